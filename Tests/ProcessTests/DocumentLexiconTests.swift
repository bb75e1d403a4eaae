import AppGroup
import JSON
import TestSupport
import Testing

@Suite(
  "A document's phonemes and lexicons reach the voice", .tags(.process, .ssml),
  .timeLimit(.minutes(5)))
struct DocumentLexiconTests {
  private static let recordings = [
    "a": "SIL B CH D DH F G HH JH K L M N NG P SIL",
    "b": "SIL R S SH T TH V W Y Z ZH AA1 AE1 AH0 AH1 AO1 SIL",
    "c": "SIL AW1 AY1 EH1 ER0 ER1 EY1 IH0 IH1 IY0 IY1 OW0 OW1 OY1 UH1 UW1 SIL",
  ]
  private static let head =
    "<speak version='1.1' xmlns='http://www.w3.org/2001/10/synthesis' xml:lang='en-US'>"

  private let fixture: VoicectlFixture

  init() throws {
    fixture = try VoicectlFixture()
    try fixture.buyUnitVoice("com.example.units", recordings: Self.recordings)
    let lexicon = """
      <lexicon version='1.0' xmlns='http://www.w3.org/2005/01/pronunciation-lexicon'
        alphabet='ipa' xml:lang='en-US'>
        <lexeme><grapheme>tomato</grapheme><phoneme>təˈmɑːtoʊ</phoneme></lexeme>
        <lexeme><grapheme>W3C</grapheme><alias>the web</alias></lexeme>
      </lexicon>
      """
    for path in ["docs/t.pls", "more/t.pls", "secret/t.pls"] {
      try fixture.directory.write(lexicon, to: path)
    }
  }

  /// What `plan -f` says: each word with its phones, and each diagnostic's code and message.
  private func plan(
    _ document: String, _ options: String...
  ) throws -> (words: [String], problems: [String]) {
    let file = try fixture.directory.write(document, to: "docs/page.ssml")
    let text = try fixture.output(of: ["plan", "-v", "units", "--json", "-f", file] + options)
    let plan = try #require(try JSONValue.parse(Array(text.utf8)).object)
    let words = (plan["events"]?.array ?? []).compactMap(\.object).filter { $0["type"] == "word" }
    let problems = (plan["diagnostics"]?.array ?? []).compactMap(\.object)
    return (
      words.map { ($0["spoken"]?.string ?? "") + "=" + ($0["phonemes"]?.string ?? "") },
      problems.map { ($0["code"]?.string ?? "") + ": " + ($0["message"]?.string ?? "") }
    )
  }

  @Test(
    "in each alphabet",
    arguments: [
      ("ipa", "təˈmɑːtoʊ"), ("x-sampa", "t@&quot;mA:toU"), ("xsampa", "t@&quot;mA:toU"),
      ("x-arpabet", "T AH0 M AA1 T OW0"), ("cmu", "T AH0 M AA1 T OW0"),
    ])
  func phonemes(alphabet: String, text: String) throws {
    let plan = try plan(
      Self.head + "<phoneme alphabet='\(alphabet)' ph='\(text)'>tomato</phoneme></speak>")
    #expect(plan.words == ["tomato=təˈmɑtoʊ"])
    #expect(plan.problems.isEmpty)
  }

  @Test("with the nearest phones for foreign sounds, and the weak the before a vowel")
  func nearest() throws {
    let plan = try plan(Self.head + "the <phoneme ph='ˈøʀ'>x</phoneme></speak>")
    #expect(plan.words == ["the=ði", "x=ˈɝɹ"])
    #expect(
      plan.problems == [
        "nearest-phone: phoneme ph: no sound of English: \"ø\" is said as ER, \"ʀ\" is said as R"
      ])
  }

  @Test("from lexicons beside the document, in its allowed folders, and nowhere else")
  func files() throws {
    func lookUp(_ uri: String, _ options: String...) throws -> (words: [String], problems: [String])
    {
      let document =
        Self.head + "<lexicon xml:id='t' uri='\(uri)'/><lookup ref='t'>W3C tomato</lookup></speak>"
      return options.isEmpty ? try plan(document) : try plan(document, options[0], options[1])
    }
    let known = ["the=ðə", "web=ˈwɛb", "tomato=təˈmɑtoʊ"]
    #expect(try lookUp("t.pls").words == known)
    #expect(try lookUp("t.pls").problems == [])
    let more = fixture.directory.path("more")
    #expect(try lookUp("../more/t.pls", "--allow-folder", more).words == known)
    #expect(try lookUp("file://\(more)/t.pls", "--allow-folder", more).words == known)
    let refused = "; left out"
    let outside = ": the file is in no folder that the document may use" + refused
    for uri in ["../more/t.pls", "../secret/t.pls", "\(fixture.directory.path("secret"))/t.pls"] {
      let plan = try lookUp(uri)
      #expect(plan.words.last?.hasPrefix("tomato=təˈm") == true)
      #expect(plan.words.count == 4)
      #expect(plan.problems.first == "lexicon-fetch: lexicon \"\(uri)\"\(outside)")
    }
    #expect(
      try lookUp("http://127.0.0.1/t.pls").problems.first
        == "lexicon-fetch: lexicon \"http://127.0.0.1/t.pls\": only files of this machine are used"
        + refused)
    #expect(
      try lookUp("none.pls").problems.first
        == "lexicon-fetch: lexicon \"none.pls\": No such file or directory" + refused)
  }

  @Test("spoken, too, and a folder that is not there is a failure")
  func say() throws {
    let file = try fixture.directory.write(
      Self.head + "<lexicon xml:id='t' uri='t.pls'/><lookup ref='t'>tomato</lookup></speak>",
      to: "docs/page.ssml")
    let out = fixture.directory.path("out.raw")
    let markers = try fixture.output(
      of: "say", "-v", "units", "-o", out, "--markers", "-", "-f", file)
    #expect(markers.split(separator: "\n").filter { $0.contains("\"phoneme\"") }.count == 6)
    let missing = fixture.directory.path("none")
    let outcome = try fixture.run("say", "-o", out, "--allow-folder", missing, "walk")
    #expect(outcome.exitCode == 1)
    #expect(outcome.error.hasSuffix("\(missing): No such file or directory\n"))
  }
}
