/// A value to be sent over the bus; D-Bus Specification, "Type System".
package indirect enum BusValue: Hashable, Sendable {
  /// It must not hold U+0000, and what stands behind one is not sent.
  case string(String)
  case unsigned64(UInt64)
  /// Elements of one signature, which an empty array has too.
  case array(of: String, [BusValue])
  case structure([BusValue])
  case variant(BusValue)
  /// One entry of a dictionary, which is an array of entries.
  case entry(key: String, BusValue)

  /// The value's type as D-Bus writes it.
  package var signature: String {
    switch self {
    case .string: "s"
    case .unsigned64: "t"
    case .array(let element, _): "a" + element
    case .structure(let members): "(\(members.map(\.signature).joined()))"
    case .variant: "v"
    case .entry(_, let value): "{s\(value.signature)}"
    }
  }

  /// Texts as an array.
  package static func strings(_ texts: [String]) -> BusValue {
    .array(of: "s", texts.map { .string($0) })
  }

  /// Named values of any type: `a{sv}`.
  package static func dictionary(_ values: [(name: String, value: BusValue)]) -> BusValue {
    .array(of: "{sv}", values.map { .entry(key: $0.name, .variant($0.value)) })
  }
}
