import ProviderService
import SpeechTypes
import Testing

@Suite("A unit is handed a request as one document")
struct RequestMarkupTests {
  private static func options(
    rate: Double = 1, pitch: Double = 1, decibels: Double = 0, isSpelling: Bool = false
  ) -> SpeechOptions {
    var options = SpeechOptions()
    options.prosody = Prosody(rate: rate, pitch: pitch, volumeDecibels: decibels)
    options.isSpelling = isSpelling
    return options
  }

  @Test(
    "Plain text is escaped once",
    arguments: [
      ("", "<speak></speak>"),
      ("Hello, world!", "<speak>Hello, world!</speak>"),
      ("a<b>&\"'\t\n", "<speak>a&lt;b&gt;&amp;\"'\t\n</speak>"),
      ("&amp;", "<speak>&amp;amp;</speak>"),
      ("a\r\nb", "<speak>a&#13;\nb</speak>"),
      ("\u{0}\u{1B}[0m\u{FFFE}\u{7F}", "<speak>  [0m \u{7F}</speak>"),
      ("<speak>x</speak>", "<speak>&lt;speak&gt;x&lt;/speak&gt;</speak>"),
      ("\u{1F600}日", "<speak>\u{1F600}日</speak>"),
    ])
  func plain(text: String, ssml: String) {
    let markup = RequestMarkup(Array(text.utf8), .plain, SpeechOptions())
    #expect(markup.ssml == ssml)
    #expect(markup.diagnostics.isEmpty)
  }

  @Test(
    "Rate, pitch and volume stand around it, each only where it is not normal",
    arguments: [
      (options(rate: 1.5), #"<prosody rate="150.0%">"#),
      (options(rate: 0.4, pitch: 0.6), #"<prosody pitch="-40.0%" rate="40.0%">"#),
      (options(pitch: 1.2), #"<prosody pitch="+20.0%">"#),
      (options(decibels: -6), #"<prosody volume="-6.0dB">"#),
      (options(decibels: 3.06), #"<prosody volume="+3.1dB">"#),
      (
        options(rate: 1.5, pitch: 1.2, decibels: -6.02),
        #"<prosody pitch="+20.0%" rate="150.0%" volume="-6.0dB">"#
      ),
      (
        options(rate: 100, pitch: 0, decibels: -.infinity),
        #"<prosody pitch="-50.0%" rate="600.0%" volume="-96.0dB">"#
      ),
    ])
  func prosody(options: SpeechOptions, element: String) {
    let plain = RequestMarkup(Array("a".utf8), .plain, options).ssml
    #expect(plain == "<speak>\(element)a</prosody></speak>")
    let document = RequestMarkup(Array("<speak>a</speak>".utf8), .ssml, options).ssml
    #expect(document == plain)
  }

  @Test("What rounds to normal is no prosody, and spelling is an element")
  func others() {
    let almost = Self.options(rate: 1.0004, pitch: 0.9996, decibels: 0.04)
    #expect(RequestMarkup([0x61], .plain, almost).ssml == "<speak>a</speak>")
    let spelled = RequestMarkup([0x61], .plain, Self.options(rate: 2, isSpelling: true)).ssml
    #expect(
      spelled == #"<speak><prosody rate="200.0%"><say-as interpret-as="characters">a</say-as>"#
        + "</prosody></speak>")
  }

  @Test(
    "A document keeps its own characters, and has the prosody inside its root",
    arguments: [
      ("<speak version=\"1.1\" a='>'>x</speak>\n", "<speak version=\"1.1\" a='>'>P x Q</speak>\n"),
      (
        "\u{FEFF}<?xml version=\"1.0\"?>\n<!-- <speak> --><!DOCTYPE speak [<!ENTITY a \"b\">]>"
          + "<speak>&a;</speak>",
        "\u{FEFF}<?xml version=\"1.0\"?>\n<!-- <speak> --><!DOCTYPE speak [<!ENTITY a \"b\">]>"
          + "<speak>P &a; Q</speak>"
      ),
      ("<speak>a<p>b", "<speak>P a<p>b Q"),
      ("<speak/>", "<speak/>"),
      ("<speak></speak>", "<speak>P  Q</speak>"),
      ("a <b/> c", "<speak>P a <b/> c Q</speak>"),
      ("<speaker>a</speaker>", "<speak>P <speaker>a</speaker> Q</speak>"),
      ("</speak><speak>", "<speak>P </speak><speak> Q</speak>"),
      ("<speak", "<speak>P <speak Q</speak>"),
      ("", "<speak>P  Q</speak>"),
      ("<!-- a", "<speak>P <!-- a Q</speak>"),
    ])
  func document(text: String, pattern: String) {
    let markup = RequestMarkup(Array(text.utf8), .ssml, Self.options(rate: 2))
    let wanted = pattern.replacing("P ", with: #"<prosody rate="200.0%">"#)
      .replacing(" Q", with: "</prosody>")
    #expect(markup.ssml == wanted)
  }

  @Test("Bytes that are not UTF-8 are left out, told once, and counted")
  func encoding() {
    let text = Array("a\né".utf8) + [0xFF, 0xE2, 0x82] + Array("b".utf8)
    for kind in [SpeechTextKind.plain, .ssml] {
      let markup = RequestMarkup(text, kind, SpeechOptions())
      #expect(markup.ssml == "<speak>a\néb</speak>")
      #expect(markup.diagnostics.map(\.code) == [.encoding])
      let position = markup.diagnostics.first?.position
      #expect(position?.line == 2 && position?.column == 2 && position?.offset.utf8 == 4)
      let range = markup.offsets.sourceRange(10..<11)  // The b.
      #expect(range == TextRange(TextOffset(utf8: 7, utf16: 6), TextOffset(utf8: 8, utf16: 7)))
    }
  }
}
