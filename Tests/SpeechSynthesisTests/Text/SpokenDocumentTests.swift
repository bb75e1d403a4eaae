import SSML
import SpeechSynthesis
import SpeechTypes
import Testing

@Suite("An utterance reaches a provider as Apple's system sends it")
struct SpokenDocumentTests {
  private static func ssml(
    _ text: String, rate: Float = 0.5, pitch: Float = 1, volume: Float = 1,
    language: String? = nil
  ) -> String {
    SpokenDocument(
      [.init(text)], rate: rate, pitch: pitch, volume: volume,
      language: language.flatMap(LanguageTag.init)
    ).ssml
  }

  @Test(
    "A plain utterance is bare",
    arguments: zip(["Hello, world!", "Hello World", "你好"], [28, 26, 17]))
  func plain(text: String, length: Int) {
    #expect(Self.ssml(text) == "<speak>\(text)</speak>")
    #expect(Self.ssml(text).utf16.count == length)
  }

  @Test("Language, pitch and rate stand as they were captured")
  func captured() {
    #expect(
      Self.ssml("text", rate: 0.2, pitch: 0.6, language: "hr-HR")
        == #"<speak><lang xml:lang="hr-HR"><prosody pitch="-40.0%" rate="40.0%">text"#
        + "</prosody></lang></speak>")
  }

  @Test(
    "Rates",
    arguments: zip(
      [0, 0.1, 0.2, 0.4, 0.75, 1] as [Float],
      ["25.0%", "32.5%", "40.0%", "80.0%", "250.0%", "400.0%"]))
  func rates(rate: Float, percent: String) {
    #expect(
      Self.ssml("a", rate: rate) == #"<speak><prosody rate="\#(percent)">a</prosody></speak>"#)
  }

  @Test(
    "Pitches",
    arguments: zip([0.5, 0.6, 1.25, 2] as [Float], ["-50.0%", "-40.0%", "+25.0%", "+100.0%"]))
  func pitches(pitch: Float, percent: String) {
    #expect(
      Self.ssml("a", pitch: pitch) == #"<speak><prosody pitch="\#(percent)">a</prosody></speak>"#)
  }

  @Test(
    "Volumes",
    arguments: zip([0, 0.1, 0.5, 0.999_99] as [Float], ["silent", "-20.0dB", "-6.0dB", "+0.0dB"]))
  func volumes(volume: Float, decibels: String) {
    #expect(
      Self.ssml("a", volume: volume)
        == #"<speak><prosody volume="\#(decibels)">a</prosody></speak>"#)
  }

  @Test("All three at once, in one order")
  func all() {
    #expect(
      Self.ssml("a", rate: 1, pitch: 2, volume: 0.5)
        == #"<speak><prosody pitch="+100.0%" rate="400.0%" volume="-6.0dB">a</prosody></speak>"#)
  }

  @Test("A pronunciation is a phoneme element, its attribute escaped")
  func pronunciation() {
    let document = SpokenDocument([.init("a "), .init("b&", pronunciation: "\"<\t\u{2C8}b")])
    #expect(
      document.ssml
        == "<speak>a <phoneme alphabet=\"ipa\" ph=\"&quot;&lt; \u{2C8}b\">b&amp;</phoneme></speak>")
    #expect(document.shown.text == "a b&")
  }

  @Test(
    "Text is escaped once, and read back it is what it was",
    arguments: [
      "< > & \" '", "&amp;", "&amp;amp; &#65; &lt;b&gt;", "tab\tline\nreturn\rboth\r\nend",
      "]]>", "<speak>", "<!-- no -->", "\u{301}&\u{301}", "\\t \\n", "\u{7F}\u{85}\u{2028}",
    ])
  func escapes(text: String) {
    let document = SpokenDocument([.init(text)])
    #expect(document.shown.text == text)
    #expect(Self.decoded(document.ssml) == text)
  }

  @Test("What XML does not allow is a space")
  func forbidden() {
    let document = SpokenDocument([.init("a\u{0}b\u{7}c\u{1F}d\u{FFFE}e\u{FFFF}f")])
    #expect(document.ssml == "<speak>a b c d e f</speak>")
  }

  /// What an XML reader makes of the text between the tags, apart from the project's own reader.
  private static func decoded(_ ssml: String) -> String {
    var scalars = String.UnicodeScalarView()
    var rest = ssml.unicodeScalars.dropFirst(7).dropLast(8)
    let entities: [(name: String, scalar: Unicode.Scalar)] = [
      ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&"), ("&#13;", "\r"),
    ]
    while let first = rest.first {
      guard first == "&" else {
        // A bare carriage return is read as a line feed, a bare "<" as a tag.
        scalars.append(first == "\r" || first == "<" ? "\u{FFFD}" : first)
        rest.removeFirst()
        continue
      }
      guard let entity = entities.first(where: { rest.starts(with: $0.name.unicodeScalars) })
      else { return "not well-formed" }
      scalars.append(entity.scalar)
      rest.removeFirst(entity.name.unicodeScalars.count)
    }
    return String(scalars)
  }
}
