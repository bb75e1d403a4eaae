import SpeechTypes
import SpielService
import Testing

@Suite("A text for Spiel")
struct SpielTextTests {
  private let french = LanguageTag("fr-CA")

  private func range(_ bytes: [UInt8], _ part: String) throws -> TextRange {
    let text = String(decoding: bytes, as: UTF8.self)
    let found = try #require(text.firstRange(of: part))
    func offset(_ index: String.Index) -> TextOffset {
      TextOffset(
        utf8: text.utf8.distance(from: text.startIndex, to: index),
        utf16: text.utf16.distance(from: text.startIndex, to: index))
    }
    return TextRange(offset(found.lowerBound), offset(found.upperBound))
  }

  @Test("is sent as it is", arguments: [false, true])
  func verbatim(isSSML: Bool) throws {
    let source = "<speak>\u{1F600} walk &amp; run</speak>"
    let text = SpielText(source, isSSML: isSSML, language: nil)
    #expect(text.kind == (isSSML ? .ssml : .plain))
    #expect(text.bytes == Array(source.utf8))
    #expect(text.characters(of: try range(text.bytes, "walk")) == 9..<13)
  }

  @Test("keeps its places in a document that tells its language")
  func language() throws {
    let text = SpielText("\u{1F600} a<b & walk\r\u{1}.", isSSML: false, language: french)
    #expect(text.kind == .ssml)
    let sent = String(decoding: text.bytes, as: UTF8.self)
    #expect(
      sent == "<speak><lang xml:lang=\"fr-CA\">\u{1F600} a&lt;b &amp; walk&#13; .</lang></speak>")
    #expect(text.characters(of: try range(text.bytes, "walk")) == 8..<12)
    #expect(text.characters(of: try range(text.bytes, "a&lt;b")) == 2..<5)
    #expect(text.characters(of: try range(text.bytes, "&amp;")) == 6..<7)
    #expect(text.characters(of: try range(text.bytes, ".")) == 14..<15)
  }

  @Test("leaves the language of a document to the document")
  func document() {
    let source = "<speak>walk</speak>"
    #expect(SpielText(source, isSSML: true, language: french).bytes == Array(source.utf8))
  }

  @Test(
    "has words or has none",
    arguments: [
      ("walk", false, true), ("7", false, true), (" ...", false, false), ("", false, false),
      ("<speak><break/></speak>", true, false), ("<speak>a</speak>", true, true),
    ])
  func words(source: String, isSSML: Bool, hasWords: Bool) {
    #expect(SpielText(source, isSSML: isSSML, language: nil).hasWords == hasWords)
  }
}
