internal import SSML
package import SpeechTypes

/// A request's text as a unit is handed it: one SSML document, as Apple's system makes it.
///
/// Plain text is escaped; rate, pitch and volume, for which Apple's request has no fields, stand
/// around it as a `prosody` element. A document keeps every character of its own.
package struct RequestMarkup {
  /// What is handed over.
  package private(set) var ssml = ""
  /// Where that stands in the client's text.
  package private(set) var offsets = TextOffsetMap()
  /// What was wrong in the client's text.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Markup, and the place in the client's text before which it goes.
  private struct Insertion {
    var utf8Offset: Int
    var markup: String
  }

  package init(_ text: [UInt8], _ textKind: SpeechTextKind, _ options: SpeechOptions) {
    let element = Self.prosodyElement(options.limited.prosody)
    switch textKind {
    case .plain:
      let say = options.isSpelling ? "<say-as interpret-as=\"characters\">" : ""
      let end = options.isSpelling ? "</say-as>" : ""
      read(
        text, escaping: true,
        [
          Insertion(utf8Offset: 0, markup: "<speak>" + element.start + say),
          Insertion(utf8Offset: text.count, markup: end + element.end + "</speak>"),
        ])
    case .ssml: read(text, escaping: false, Self.around(text, element))
    }
  }

  /// Where a document's prosody goes: inside its root, or around what has none.
  private static func around(
    _ text: [UInt8], _ element: (start: String, end: String)
  ) -> [Insertion] {
    switch DocumentRoot(text) {
    case .content(let range):
      return element.start.isEmpty
        ? []
        : [
          Insertion(utf8Offset: range.lowerBound, markup: element.start),
          Insertion(utf8Offset: range.upperBound, markup: element.end),
        ]
    case .empty: return []
    case .missing:
      return [
        Insertion(utf8Offset: 0, markup: "<speak>" + element.start),
        Insertion(utf8Offset: text.count, markup: element.end + "</speak>"),
      ]
    }
  }

  // MARK: - Text

  private mutating func read(_ text: [UInt8], escaping: Bool, _ insertions: [Insertion]) {
    var result: [UInt8] = []
    result.reserveCapacity(text.count + 64)
    var rest = insertions[...]
    var offset = TextOffset.zero
    var parser = Unicode.UTF8.ForwardParser()
    var bytes = text.makeIterator()
    reading: while true {
      while let next = rest.first, next.utf8Offset <= offset.utf8 {
        insert(next.markup, at: offset, into: &result)
        rest.removeFirst()
      }
      switch parser.parseScalar(from: &bytes) {
      case .emptyInput: break reading
      case .error(let length):
        if diagnostics.isEmpty { tellEncoding(text, at: offset) }
        // Each byte counts as one unit, and is spoken as nothing.
        offset = offset + TextOffset(utf8: length, utf16: length)
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        let length = TextOffset(utf8: encoded.count, utf16: UTF16.width(scalar))
        if escaping, let escape = SSMLMarkup.escape(scalar) {
          result += escape.utf8
          offsets.append(handedCount: escape.utf8.count, source: offset, length: length)
        } else {
          result += encoded
          offsets.append(handedCount: length.utf16, source: offset, length: length)
        }
        offset = offset + length
      }
    }
    ssml = String(decoding: result, as: UTF8.self)
  }

  private mutating func insert(_ markup: String, at offset: TextOffset, into result: inout [UInt8])
  {
    guard !markup.isEmpty else { return }
    result += markup.utf8
    offsets.append(handedCount: markup.utf8.count, source: offset, length: .zero)
  }

  private mutating func tellEncoding(_ text: [UInt8], at offset: TextOffset) {
    let before = String(decoding: text[..<offset.utf8], as: UTF8.self).unicodeScalars
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    let column = lines.last.map { String($0).utf16.count } ?? 0
    diagnostics.append(
      Diagnostic(
        .encoding, .error, "bytes that are not UTF-8 are spoken as nothing",
        at: TextPosition(offset: offset, line: lines.count, column: column + 1)))
  }

  // MARK: - Prosody

  /// Both tags of the element; empty where nothing is asked for.
  private static func prosodyElement(_ prosody: Prosody) -> (start: String, end: String) {
    // What comes to nothing in the one decimal that is written is not asked for.
    let attributes = SSMLMarkup.prosodyAttributes(
      pitch: (prosody.pitch * 1000).rounded() / 1000, rate: (prosody.rate * 1000).rounded() / 1000,
      volumeDecibels: (prosody.volumeDecibels * 10).rounded() / 10)
    return attributes.isEmpty ? ("", "") : ("<prosody\(attributes)>", "</prosody>")
  }
}
