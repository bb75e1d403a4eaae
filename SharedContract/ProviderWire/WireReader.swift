/// Takes the fields of one message's body in order.
struct WireReader {
  private var rest: ArraySlice<UInt8>
  private let message: () -> String

  /// - Parameter message: What errors call the message.
  init(_ body: ArraySlice<UInt8>, message: @autoclosure @escaping () -> String) {
    rest = body
    self.message = message
  }

  mutating func integer<Value: FixedWidthInteger>(_: Value.Type = Value.self) throws(WireError)
    -> Value
  {
    let field = try bytes(Value.bitWidth / 8)
    return field.reversed().reduce(0) { $0 << 8 | Value(truncatingIfNeeded: $1) }
  }

  /// - Throws: Also when it is not a number, which no field can be.
  mutating func real() throws(WireError) -> Double {
    let value = Double(bitPattern: try integer())
    guard !value.isNaN else { throw WireError("message \(message()): NaN is not a number") }
    return value
  }

  mutating func flag() throws(WireError) -> Bool {
    let raw: UInt8 = try integer()
    guard raw <= 1 else { throw WireError("message \(message()): \(raw) is not a flag") }
    return raw == 1
  }

  mutating func string() throws(WireError) -> String {
    let field = try bytes(Int(try integer(UInt16.self)))
    guard let text = String(validating: field, as: UTF8.self) else {
      throw WireError("message \(message()): a string is not UTF-8")
    }
    return text
  }

  mutating func bytes(_ count: Int) throws(WireError) -> ArraySlice<UInt8> {
    guard rest.count >= count else {
      throw WireError("message \(message()) ends \(count - rest.count) bytes early")
    }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  /// Everything that is left.
  mutating func remainder() -> ArraySlice<UInt8> {
    defer { rest = [] }
    return rest
  }

  /// A value of an enumeration sent as its raw value.
  mutating func value<Value: RawRepresentable<UInt8>>(_: Value.Type = Value.self) throws(WireError)
    -> Value
  {
    let raw: UInt8 = try integer()
    guard let value = Value(rawValue: raw) else {
      throw WireError("message \(message()): \(raw) is not a \(Value.self)")
    }
    return value
  }

  /// To be called last: a message has no bytes that nobody reads.
  func finish() throws(WireError) {
    guard rest.isEmpty else {
      throw WireError("message \(message()) has \(rest.count) bytes too many")
    }
  }
}
