import Foundation
import SSML
import SpeechSynthesis
import SpeechTypes
import Testing

@Suite("A provider's place in a document is a place in the utterance's text")
struct ShownRangeTests {
  /// The stretches of a document between markup and white space, in UTF-8 bytes.
  private static func place(of word: String, in ssml: String) throws -> TextRange {
    let found = try #require(ssml.range(of: word, options: .literal))
    func offset(_ index: String.Index) -> TextOffset {
      TextOffset(
        utf8: ssml.utf8.distance(from: ssml.startIndex, to: index),
        utf16: ssml.utf16.distance(from: ssml.startIndex, to: index))
    }
    return TextRange(offset(found.lowerBound), offset(found.upperBound))
  }

  @Test(
    "Words of all kinds of characters, there and back",
    arguments: ["👩‍👩‍👧 hi", "e\u{301} x", "𝒳 q", "ß ß2", "de la mañana", "한국어 텍스트", "a\u{1F3FD} 🇩🇪 z"])
  func characters(text: String) throws {
    let document = SpokenDocument([.init(text)], rate: 1)
    var last = 0
    for word in text.split(separator: " ") {
      let range = document.shownRange(of: try Self.place(of: String(word), in: document.ssml))
      #expect(range.lowerBound >= last)
      last = range.upperBound
      let indices = try #require(Range(NSRange(range), in: text))
      #expect(text[indices] == word)
      #expect(NSRange(indices, in: text) == NSRange(range))
      #expect(text.indices.contains(indices.lowerBound))
      #expect(indices.upperBound == text.endIndex || text.indices.contains(indices.upperBound))
    }
  }

  @Test("Of a document: tags and entities do not count")
  func document() throws {
    let ssml = "<speak>one <emphasis>two</emphasis> &amp; three</speak>"
    let document = try #require(SpokenDocument(ssml: ssml))
    #expect(document.shown.text == "one two & three")
    let expected = [("one", 0..<3), ("two", 4..<7), ("&amp;", 8..<9), ("three", 10..<15)]
    for (word, range) in expected {
      let place = try Self.place(of: word, in: ssml)
      #expect(document.shownRange(of: place) == range)
    }
  }

  @Test("Escaped characters count as one each")
  func escapes() throws {
    let document = SpokenDocument([.init("a<b & \u{1F600}>c end")])
    let expected = [
      ("a&lt;b", 0..<3), ("&amp;", 4..<5), ("\u{1F600}&gt;c", 6..<10), ("end", 11..<14),
    ]
    for (word, range) in expected {
      let place = try Self.place(of: word, in: document.ssml)
      #expect(document.shownRange(of: place) == range)
    }
  }

  @Test(
    "Places outside of it are held to the text",
    arguments: [(0, 0), (0, 7), (3, 9), (9, 999), (999, 9999)])
  func outside(start: Int, end: Int) {
    let document = SpokenDocument([.init("a𝒳b")])
    let range = document.shownRange(
      of: TextRange(TextOffset(utf8: start, utf16: start), TextOffset(utf8: end, utf16: end)))
    #expect(range.lowerBound >= 0 && range.upperBound <= 4)
  }
}
