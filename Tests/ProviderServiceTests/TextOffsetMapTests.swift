import ProviderService
import SpeechTypes
import Testing

@Suite("A place in the document that a unit was handed is found in the client's text")
struct TextOffsetMapTests {
  /// The client's text that a word of the document is about.
  private static func found(
    _ text: String, _ word: String, _ kind: SpeechTextKind = .plain, rate: Double = 1
  ) -> (text: String, range: TextRange)? {
    var options = SpeechOptions()
    options.prosody.rate = rate
    let markup = RequestMarkup(Array(text.utf8), kind, options)
    guard let place = markup.ssml.firstRange(of: word) else { return nil }
    let ssml = markup.ssml
    let start = ssml.utf16.distance(from: ssml.startIndex, to: place.lowerBound)
    let end = ssml.utf16.distance(from: ssml.startIndex, to: place.upperBound)
    let range = markup.offsets.sourceRange(start..<end)
    return (String(decoding: Array(text.utf8)[range.utf8], as: UTF8.self), range)
  }

  @Test(
    "Exactly, whatever stands before it",
    arguments: [
      ("one two", "two", "two"),
      ("a & b two", "two", "two"),
      ("é日\u{1F600} & zwei", "zwei", "zwei"),
      ("x <y> z", "&lt;y&gt;", "<y>"),
      ("a\r\nb", "&#13;\nb", "\r\nb"),
      ("\u{1F600}\u{1F600}\u{1F600}", "\u{1F600}\u{1F600}", "\u{1F600}\u{1F600}"),
    ])
  func words(text: String, word: String, wanted: String) throws {
    for rate in [1.0, 2.0] {
      let found = try #require(Self.found(text, word, rate: rate))
      #expect(found.text.utf8.elementsEqual(wanted.utf8))
      let before = Array(text.utf8)[..<found.range.start.utf8]
      #expect(found.range.start.utf16 == String(decoding: before, as: UTF8.self).utf16.count)
      #expect(found.range.utf16.count == wanted.utf16.count)
    }
  }

  @Test("In a document, behind markup that was put in")
  func document() throws {
    let text = "<speak>é <b>two</b> &amp; three</speak>"
    for (word, rate) in [("two", 1.0), ("two", 2), ("three", 2), ("</speak>", 2)] {
      #expect(try #require(Self.found(text, word, .ssml, rate: rate)).text == word)
    }
  }

  @Test("Inside what stands for one character that character is meant")
  func inside() {
    let offsets = RequestMarkup(Array("a&b".utf8), .plain, SpeechOptions()).offsets
    func utf8(_ range: Range<Int>) -> Range<Int> { offsets.sourceRange(range).utf8 }
    // <speak>a&amp;b</speak>: the a is at 7, the b at 13.
    #expect(utf8(9..<10) == 1..<2)
    #expect(utf8(8..<13) == 1..<2)
    #expect(utf8(7..<9) == 0..<2)
    #expect(utf8(9..<9) == 1..<2)
    #expect(utf8(0..<7) == 0..<0)
    #expect(utf8(2..<5) == 0..<0)
    #expect(utf8(0..<22) == 0..<3)
    #expect(utf8(15..<17) == 3..<3)
  }

  @Test("A place that is in no text is held to the client's", arguments: [0, 1, 5])
  func outside(length: Int) {
    let text = String(repeating: "a", count: length)
    let offsets = RequestMarkup(Array(text.utf8), .plain, SpeechOptions()).offsets
    for range in [1000..<1001, 0..<Int.max, Int.max..<Int.max, 15 + length..<Int.max] {
      let found = offsets.sourceRange(range).utf8
      #expect(found.upperBound == length && (0...length).contains(found.lowerBound))
    }
    #expect(TextOffsetMap().sourceRange(3..<9) == .empty)
  }
}
