internal import CJansson

extension JSONValue {
  /// Objects and arrays inside each other may be this many.
  ///
  /// It keeps every recursive walk over a value, the release of it too, within a small stack.
  package static let depthLimit = 128

  /// Reads a text; the corresponding C function is `json_loadb`.
  ///
  /// Refused, besides what is not JSON: an object with the same key twice, a string with U+0000, an
  /// integer that 64 bits do not hold, a number too large for a double, ill-formed UTF-8 and more
  /// than `depthLimit` levels. Any value may be at the top, not only an object.
  package static func parse(_ bytes: [UInt8]) throws(JSONError) -> JSONValue {
    guard !bytes.isEmpty else { throw JSONError("the text is empty", in: bytes, at: 0) }
    if let offset = offsetBeyondDepthLimit(bytes) {
      throw JSONError("nested deeper than \(depthLimit) levels", in: bytes, at: offset)
    }
    var failure = json_error_t()
    let flags = Int(JSON_REJECT_DUPLICATES | JSON_DECODE_ANY)
    let root = bytes.withUnsafeBytes { buffer in
      buffer.baseAddress.flatMap { json_loadb($0, buffer.count, flags, &failure) }
    }
    guard let root else { throw JSONError(failure, in: bytes) }
    defer { json_decref(root) }
    return JSONValue(root)
  }

  /// Where the first level too many opens; strings are skipped, nothing else is judged.
  private static func offsetBeyondDepthLimit(_ bytes: [UInt8]) -> Int? {
    var depth = 0
    var isString = false
    var isEscaped = false
    for (offset, byte) in bytes.enumerated() {
      switch byte {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\") where isString: isEscaped = true
      case UInt8(ascii: "\""): isString.toggle()
      case _ where isString: break
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        if depth > depthLimit { return offset }
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: break
      }
    }
    return nil
  }

  private init(_ json: UnsafeMutablePointer<json_t>) {
    switch json.pointee.type {
    case JSON_TRUE: self = .bool(true)
    case JSON_FALSE: self = .bool(false)
    case JSON_INTEGER: self = .integer(Int64(json_integer_value(json)))
    case JSON_REAL: self = .real(json_real_value(json))
    case JSON_STRING:
      self = .string(Self.string(json_string_value(json), json_string_length(json)))
    case JSON_ARRAY:
      self = .array(
        (0..<json_array_size(json)).compactMap { json_array_get(json, $0).map(JSONValue.init) })
    case JSON_OBJECT: self = .object(Self.object(json))
    default: self = .null
    }
  }

  private static func object(_ json: UnsafeMutablePointer<json_t>) -> JSONObject {
    var object = JSONObject()
    var member = json_object_iter(json)
    while let current = member {
      if let value = json_object_iter_value(current) {
        let key = string(json_object_iter_key(current), json_object_iter_key_len(current))
        object.append(key, JSONValue(value))
      }
      member = json_object_iter_next(json, current)
    }
    return object
  }

  private static func string(_ start: UnsafePointer<CChar>?, _ byteCount: Int) -> String {
    let bytes = UnsafeRawBufferPointer(start: start, count: byteCount)
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension JSONError {
  /// Finds line and column of an offset.
  fileprivate init(_ message: String, in bytes: [UInt8], at byteOffset: Int) {
    let before = bytes.prefix(byteOffset)
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    self.message = message
    self.byteOffset = byteOffset
    line = 1 + before.count { $0 == UInt8(ascii: "\n") }
    column = 1 + before[lineStart...].count { $0 & 0xC0 != 0x80 }
  }

  fileprivate init(_ failure: json_error_t, in bytes: [UInt8]) {
    let message = withUnsafeBytes(of: failure.text) { text in
      String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
    }
    let offset = min(max(0, Int(failure.position)), bytes.count)
    self.init(message, in: bytes, at: offset)
  }
}
