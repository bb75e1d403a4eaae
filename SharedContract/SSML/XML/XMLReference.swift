/// What an `&` begins (XML 1.0 §4.1).
enum XMLReference {
  /// A character reference; nil when it names a character that XML does not allow.
  case character(Unicode.Scalar?, end: Int)
  /// An entity reference.
  case entity(name: String, end: Int)
  /// Only the character `&`.
  case none
  /// Too little has arrived to tell.
  case cut

  /// The longest reference that is looked for, from `&` to `;`.
  static let longestByteCount = 128

  /// Looks at `bytes` from the `&` at `index` up to `end`.
  init(in bytes: [UInt8], at index: Int, end: Int, isComplete: Bool) {
    let bound = min(end, index + Self.longestByteCount)
    var cursor = index + 1
    while cursor < bound, bytes[cursor] != XMLByte.semicolon {
      guard XMLByte.isName(bytes[cursor]) || Self.isHash(bytes[cursor], cursor == index + 1) else {
        self = .none
        return
      }
      cursor += 1
    }
    guard cursor < bound else {
      self = bound == end && !isComplete ? .cut : .none
      return
    }
    let text = String(decoding: bytes[(index + 1)..<cursor], as: UTF8.self)
    if text.utf8.first == UInt8(ascii: "#") {
      self = Self.character(text.dropFirst(), end: cursor + 1)
    } else if let first = text.utf8.first, XMLByte.isNameStart(first) {
      self = .entity(name: text, end: cursor + 1)
    } else {
      self = .none
    }
  }

  /// The character that each XML document knows under `name` (XML 1.0 §4.6).
  static func predefined(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "lt": "<"
    case "gt": ">"
    case "amp": "&"
    case "apos": "'"
    case "quot": "\""
    default: nil
    }
  }

  private static func isHash(_ byte: UInt8, _ isFirst: Bool) -> Bool {
    isFirst && byte == UInt8(ascii: "#")
  }

  private static func character(_ digits: Substring, end: Int) -> Self {
    let isHexadecimal = digits.first == "x"
    let digits = isHexadecimal ? digits.dropFirst() : digits
    guard !digits.isEmpty, digits.allSatisfy({ isHexadecimal ? $0.isHexDigit : $0.isNumber }),
      digits.utf8.allSatisfy({ $0 < 0x80 })
    else { return .none }
    let value = UInt32(digits, radix: isHexadecimal ? 16 : 10)
    let scalar = value.flatMap(Unicode.Scalar.init)
    return .character(scalar.flatMap { XMLByte.isLegal($0) ? $0 : nil }, end: end)
  }
}
