/// Tells SSML from plain text where a request does not say which it is.
package enum SSMLDetection {
  /// Whether `text` begins like an SSML document: with an XML declaration, a document type
  /// declaration for `speak`, or the start tag of `speak`, whatever its prefix.
  ///
  /// A byte order mark and white space may come before. `<speaker>` is plain text.
  package static func looksLikeSSML(_ text: String) -> Bool {
    var rest = text.utf8[...]
    if rest.starts(with: "\u{FEFF}".utf8) { rest = rest.dropFirst(3) }
    rest = rest.drop(while: XMLByte.isWhiteSpace)
    if remove("<?xml", from: &rest) { return rest.first.map(XMLByte.isWhiteSpace) ?? false }
    if remove("<!DOCTYPE", from: &rest) {
      guard rest.first.map(XMLByte.isWhiteSpace) == true else { return false }
      return beginsWithSpeak(rest.drop(while: XMLByte.isWhiteSpace), ending: "[>")
    }
    return remove("<", from: &rest) && beginsWithSpeak(rest, ending: "/>")
  }

  private static func beginsWithSpeak(_ text: Substring.UTF8View, ending: String) -> Bool {
    let name = text.prefix(while: XMLByte.isName)
    let localName = name.split(separator: 0x3A, maxSplits: 1).last
    guard localName?.elementsEqual("speak".utf8) == true, name.endIndex < text.endIndex else {
      return false
    }
    let next = text[name.endIndex]
    return XMLByte.isWhiteSpace(next) || ending.utf8.contains(next)
  }

  private static func remove(_ prefix: String, from text: inout Substring.UTF8View) -> Bool {
    guard text.starts(with: prefix.utf8) else { return false }
    text = text.dropFirst(prefix.utf8.count)
    return true
  }
}
