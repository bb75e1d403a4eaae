internal import SSML
package import SpeechTypes

/// A text as it is sent to a provider, and where its parts stand in what the client sent.
package struct SpielText: Sendable {
  package let kind: SpeechTextKind
  /// What is sent, UTF-8.
  package let bytes: [UInt8]
  /// Whether no sound at all would be a failure.
  package let hasWords: Bool
  /// Of the client's text.
  private let offsets: CharacterOffsets
  /// The client's text in the markup that is sent; nil where it is sent as it is.
  private let markedUp: ShownText?

  /// - Parameter language: What to say that a plain text's language is; nil for nothing. A document
  ///   says itself.
  package init(_ text: String, isSSML: Bool, language: LanguageTag?) {
    let client = Array(text.utf8)
    offsets = CharacterOffsets(client)
    let spoken = isSSML ? ShownText(ssml: client).text : text
    hasWords = spoken.hasWords
    guard !isSSML, let language else {
      kind = isSSML ? .ssml : .plain
      bytes = client
      markedUp = nil
      return
    }
    var shown = ShownText()
    kind = .ssml
    bytes = Self.markUp(text, language, &shown)
    markedUp = shown
  }

  /// The characters of the client's text that a stretch of what was sent stands for.
  package func characters(of range: TextRange) -> Range<Int> {
    let client = markedUp?.range(of: range.utf8) ?? range.utf8
    let start = offsets.count(beforeByte: client.lowerBound)
    return start..<max(start, offsets.count(beforeByte: client.upperBound))
  }

  private static func markUp(
    _ text: String, _ language: LanguageTag, _ shown: inout ShownText
  ) -> [UInt8] {
    var sent = Array("<speak><lang xml:lang=\"\(language)\">".utf8)
    for scalar in text.unicodeScalars {
      let plain = String(scalar)
      let escaped = SSMLMarkup.escape(scalar) ?? plain
      let start = sent.count
      sent += escaped.utf8
      shown.append(plain, for: start..<sent.count, isVerbatim: escaped == plain)
    }
    return sent + Array("</lang></speak>".utf8)
  }
}
