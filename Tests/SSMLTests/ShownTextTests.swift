import SSML
import Testing

@Suite("A text is shown so that places in its source are found again")
struct ShownTextTests {
  /// What is shown of each stretch of the source.
  private func parts(_ shown: ShownText, _ ranges: [Range<Int>]) -> [String] {
    ranges.map { range in
      let utf8 = Array(shown.text.utf8)
      return String(decoding: utf8[shown.range(of: range)], as: UTF8.self)
    }
  }

  @Test("plain text as it is, with bytes that are no character replaced")
  func plain() {
    let source: [UInt8] = Array("caf\u{E9} ".utf8) + [0xFF, 0xE2, 0x82] + Array(" wa\nlk".utf8)
    let shown = ShownText(plain: source)
    #expect(shown.text == "caf\u{E9} \u{FFFD}\u{FFFD} wa\nlk")
    #expect(
      parts(shown, [0..<5, 6..<7, 7..<9, 10..<12, 13..<15, 0..<15])
        == ["caf\u{E9}", "\u{FFFD}", "\u{FFFD}", "wa", "lk", shown.text])
  }

  @Test("SSML without its markup, white space as one space, paragraphs as lines")
  func ssml() {
    let source = """
      <?xml version="1.0"?>
      <speak version="1.1">  <metadata>no</metadata>
        <p>Tom &amp; Zo&#xEB;<mark name="m"/> <sub alias="x">NY</sub>
        now.</p>
        <p><s>Go.</s><s>Stop</s></p>
      </speak>
      """
    let shown = ShownText(ssml: Array(source.utf8))
    #expect(shown.text == "Tom & Zo\u{EB} NY now. \nGo.\nStop ")
    let places = ["Tom", "&amp;", "Zo&#xEB;", "NY", "now", "Go", "Stop", "Zo", "&#xEB;"].map {
      source.utf8Range(of: $0)
    }
    #expect(
      parts(shown, places)
        == ["Tom", "&", "Zo\u{EB}", "NY", "now", "Go", "Stop", "Zo", "\u{EB}"])
  }

  @Test("nothing for what is not shown, and no further than the text")
  func outside() {
    let shown = ShownText(ssml: Array("<speak>a<desc>no</desc>b</speak>".utf8))
    #expect(shown.text == "ab")
    #expect(parts(shown, [0..<5, 14..<16, 100..<200, 0..<0, 7..<200]) == ["", "", "", "", "ab"])
    #expect(ShownText(plain: []).range(of: 3..<9) == 0..<0)
  }
}

extension String {
  /// The bytes of the first occurrence.
  fileprivate func utf8Range(of part: String) -> Range<Int> {
    guard let found = firstRange(of: part) else { return 0..<0 }
    let start = utf8.distance(from: startIndex, to: found.lowerBound)
    return start..<(start + part.utf8.count)
  }
}
