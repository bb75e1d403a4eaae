import SpeechTypes
import TestSupport
import Testing
import TextAnalysis

@Suite("A text becomes sentences of words", .tags(.ssml))
struct TextAnalyzerTests {
  @Test(
    "Plain text is split into sentences and normalised words",
    arguments: [
      ("Hello, world!", "hello , world"),
      ("Walk for 1 minute and 30 seconds.", "walk for one minute and thirty seconds"),
      ("One. Two? Three! four", "one / two / three / four"),
      ("He said \"Stop.\" Then he left.", "he said stop / then he left"),
      ("Dr. Smith met J. Doe at no. 5.", "doctor smith met j doe at number five"),
      ("No. I will not.", "no / i will not"),
      ("apples, e.g. pears", "apples , for example pears"),
      ("a well-known fact", "a well known fact"),
      ("I\u{2019}m here", "i'm here"),
      (
        "1,234,567 rows",
        "one million two hundred thirty four thousand five hundred sixty seven rows"
      ),
      ("3.14 and 0 and 007", "three point one four and zero and zero zero seven"),
      ("12kg", "twelve kilograms"),
      ("cup & ball 50%", "cup and ball fifty percent"),
      ("", ""),
      ("?! ...", ""),
      ("<b>&amp;", "b and amp ,"),
      ("e\u{301}te\u{301} \u{1D4B3} \u{1F600} x", "\u{E9}t\u{E9} x grinning face x"),
      ("\u{65E5}\u{672C}\u{3002}\u{6771}\u{4EAC}", "\u{65E5}\u{672C} / \u{6771}\u{4EAC}"),
    ])
  func plainText(text: String, expected: String) {
    #expect(Analysis(text, .plain).outline == expected)
  }

  @Test(
    "Markup shapes sentences, pauses, marks and words",
    arguments: [
      ("<speak><p>One</p><p>Two</p></speak>", "one / two"),
      ("<speak><s>One. Two</s><s>Three</s></speak>", "one two / three"),
      (
        "<speak>a<break time='750ms'/>b<break strength='none'/>c<break/>d</speak>",
        "a <750> b <none> c <s3> d"
      ),
      (
        "<speak>a <mark name='m'/> b. <mark name='n'/>c<mark name='o'/></speak>",
        "a @m b / @n c @o"
      ),
      ("<speak><mark name='only'/></speak>", "@only"),
      ("<speak>cup<break/>board</speak>", "cup <s3> board"),
      ("<speak>cup<!-- no -->board wo<?pi?>rd</speak>", "cupboard word"),
      ("<speak>a<p xml:space='preserve'>  b\n c<s>d</s>e</p>f</speak>", "a / b c / d / e / f"),
      ("<speak>a<p/>b<s> </s></speak>", "a / b"),
      ("<speak>Jack &amp; Jill &#x41;</speak>", "jack and jill a"),
      ("<speak><![CDATA[a < b]]></speak>", "a is less than b"),
      ("<speak><sub alias='New York'>NY</sub> is big</speak>", "new york is big"),
      ("<speak>x <metadata><a>hidden</a></metadata> y</speak>", "x y"),
      ("<speak>Dr. <emphasis>Smith</emphasis>, no. <w>5</w></speak>", "doctor smith , number five"),
      ("<speak>un<emphasis>break</emphasis>able</speak>", "un break able"),
      (
        "<speak>in <emphasis>1976</emphasis> and 12<mark name='m'/>kg</speak>",
        "in nineteen seventy six and twelve @m k g"
      ),
      (
        "<speak><sub alias='3 kg'>x</sub> <sub alias='$5'>y</sub></speak>",
        "three kilograms five dollars"
      ),
      ("<x:speak xmlns:x='http://www.w3.org/2001/10/synthesis'><x:p>hi</x:p></x:speak>", "hi"),
    ])
  func markup(document: String, expected: String) {
    #expect(Analysis(document).outline == expected)
  }

  @Test("The words of a number share the range of its digits")
  func numberRange() {
    let words = Analysis("go 130 m", .plain).words
    #expect(words.map(\.spoken) == ["go", "one", "hundred", "thirty", "meters"])
    for word in words[1...3] {
      #expect(word.range.utf8 == 3..<6)
      #expect(word.range.utf16 == 3..<6)
    }
  }

  @Test("Ranges count entities, aliases and astral characters as they stand in the source")
  func ranges() {
    let document = "<speak>\u{1F600} caf\u{E9} I&apos;m <sub alias='New York'>NY</sub></speak>"
    let words = Analysis(document).words
    let utf8 = Array(document.utf8)
    let utf16 = Array(document.utf16)
    let sources = words.map { String(decoding: utf8[$0.range.utf8], as: UTF8.self) }
    #expect(words.map(\.spoken) == ["grinning", "face", "caf\u{E9}", "i'm", "new", "york"])
    #expect(sources == ["\u{1F600}", "\u{1F600}", "caf\u{E9}", "I&apos;m", "NY", "NY"])
    #expect(
      words.map { String(decoding: utf16[$0.range.utf16], as: UTF16.self) } == sources)
  }

  @Test(
    "Volume resolves by nesting and version",
    arguments: [
      (
        "<speak version='1.1'><prosody volume='+6dB'>a <prosody volume='-6dB'>b</prosody></prosody> c</speak>",
        [6.0, 0, 0]
      ),
      (
        "<speak version='1.1'><prosody volume='silent'>a</prosody> b</speak>",
        [-Double.infinity, 0]
      ),
      ("<speak version='1.0'><prosody volume='50'>a</prosody> b</speak>", [-6.0206, 0]),
      ("<speak version='1.0'><prosody volume='0'>a</prosody></speak>", [-Double.infinity]),
    ])
  func volume(document: String, expected: [Double]) {
    let volumes = Analysis(document).words.map(\.style.prosody.volumeDecibels)
    #expect(volumes.count == expected.count)
    for (volume, wanted) in zip(volumes, expected) {
      #expect(volume == wanted || abs(volume - wanted) < 0.001)
    }
  }

  @Test("Markup without effect is spoken through and told once, where it stands")
  func unsupported() {
    let analysis = Analysis(
      "<speak version='1.1' xmlns='http://www.w3.org/2001/10/synthesis' xml:lang='en'>\n"
        + "<say-as interpret-as='x'>a</say-as> b"
        + "<say-as interpret-as='interjection'>c</say-as> <say-as interpret-as='x'>d</say-as>"
        + "</speak>")
    #expect(analysis.outline == "a b c d")
    #expect(
      analysis.diagnostics.map(\.code) == [.unsupported, .unsupported])
    #expect(analysis.diagnostics.map(\.position.line) == [2, 2])
    #expect(analysis.diagnostics.first?.position.column == 1)
  }

  @Test(
    "Text that arrives a byte at a time gives the same sentences",
    arguments: [
      "<speak>One. <p>Tw\u{F6}<mark name='\u{1F600}'/> 1,000.5</p> <![CDATA[x]]> &amp; y</speak>",
      "Plain d\u{E9}j\u{E0} vu.\n\nNext \u{1F600} \u{4E2D}\u{3002} 12",
    ])
  func pieces(text: String) {
    for kind in [SpeechTextKind.plain, .ssml] {
      #expect(Analysis(text, kind, pieceByteCount: 1).sentences == Analysis(text, kind).sentences)
    }
  }

  @Test("A blank line ends a paragraph of plain text")
  func plainParagraphs() {
    let sentences = Analysis("One.\nTwo\n\nThree", .plain).sentences
    #expect(sentences.map(\.startsParagraph) == [true, false, true])
    #expect(sentences.map(\.ending) == [.sentence, .paragraph, .sentence])
  }

  @Test("The first sentence comes before the second has arrived")
  func laziness() {
    var analyzer = TextAnalyzer(.ssml)
    analyzer.append(Array("<speak>First one. Sec".utf8)[...])
    guard case .sentence(let sentence) = analyzer.next() else {
      Issue.record("no sentence yet")
      return
    }
    #expect(sentence.text == "First one.")
    #expect(analyzer.next() == .needsText)
  }

  @Test("A text without an end is cut into pieces of one sentence")
  func longSentence() {
    let sentences = Analysis(String(repeating: "word ", count: 1000), .plain).sentences
    #expect(sentences.count > 5)
    #expect(sentences.map(\.continuesSentence) == [false] + sentences.dropFirst().map { _ in true })
    #expect(sentences.flatMap(\.elements).count == 1000)
  }

  @Test("Stray bytes are reported and spoken as nothing")
  func badBytes() {
    var analyzer = TextAnalyzer(.plain)
    analyzer.append([0x61, 0xFF, 0x20, 0x62])
    analyzer.finish()
    guard case .sentence(let sentence) = analyzer.next() else {
      Issue.record("no sentence")
      return
    }
    #expect(sentence.range?.utf8 == 0..<4)
    let diagnostics = analyzer.takeDiagnostics()
    #expect(diagnostics.map(\.code) == [.encoding])
    #expect(diagnostics.first?.position.offset.utf8 == 1)
  }

  @Test("A run of stray bytes is reported once, and each counts as one UTF-16 unit")
  func manyBadBytes() {
    var analyzer = TextAnalyzer(.plain)
    for _ in 0..<1000 { analyzer.append([0xFF, 0xE2, 0x82]) }
    analyzer.append([0x20, 0x62])
    analyzer.finish()
    var last: SpokenSentence?
    while case .sentence(let sentence) = analyzer.next() { last = sentence }
    #expect(last?.range?.utf8 == 3001..<3002)
    #expect(last?.range?.utf16 == 3001..<3002)
    #expect(analyzer.takeDiagnostics().map(\.position.offset.utf8) == [0])
  }

  @Test(
    "The user's own words are said whole, with their endings",
    arguments: [
      ("SQL", "sql"), ("the SQL's", "the sql's"), ("SQLs", "sqls"), ("an mp3", "an mp3"),
      ("E-Mail.", "e-mail"), ("e-mail-like", "e-mail like"), ("emailed", "emailed"),
      ("SQLite", "sqlite"), ("e mail", "e mail"),
    ])
  func wholeWords(text: String, words: String) {
    let voice = SpeakingVoice(wholeWords: ["sql", "mp3", "e-mail"])
    let analysis = Analysis(text, .plain, voice: voice)
    #expect(analysis.words.map(\.spoken).joined(separator: " ") == words)
  }
}
