/// A URI reference that names a file of this machine (RFC 3986, RFC 8089).
struct LocalURI: Hashable {
  /// Decoded; absolute when it begins with `/`.
  let path: String

  /// Reads a reference: `file:///a/b`, `/a/b`, `b%20c.pls`; query and fragment are left out.
  ///
  /// - Throws: When it is of another scheme or another machine, or does not decode to a path.
  init(_ text: String) throws(FileRefusal) {
    var rest = text[...]
    if let scheme = Self.takeScheme(from: &rest), scheme.lowercased() != "file" {
      throw FileRefusal("only files of this machine are used")
    }
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let authority = rest.prefix { $0 != "/" }
      guard authority.isEmpty || authority.lowercased() == "localhost" else {
        throw FileRefusal("only files of this machine are used")
      }
      rest = rest.dropFirst(authority.count)
    }
    guard let path = Self.decoded(rest.prefix { $0 != "?" && $0 != "#" }) else {
      throw FileRefusal("this is not the URI of a file")
    }
    self.path = path
  }

  /// Takes `file:` and the like off; the rest stays as it is without one.
  private static func takeScheme(from text: inout Substring) -> Substring? {
    guard let colon = text.firstIndex(where: { ":/?#".contains($0) }), text[colon] == ":",
      let first = text.first, first.isASCII, first.isLetter
    else { return nil }
    defer { text = text[text.index(after: colon)...] }
    return text[..<colon]
  }

  /// The text with `%20` and the like undone; nil for a bad escape, a NUL or what is not UTF-8.
  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
      guard digits.count == 2 else { return nil }
      bytes.append(UInt8(digits[0] * 16 + digits[1]))
      rest = rest.dropFirst(2)
    }
    return bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
  }
}
