import Pronunciation
import SSML
import SpeechTypes
import TestSupport
import Testing
import TextAnalysis

/// `Fixtures/pronunciation-cases.tsv`: words, `word=PH_ON1_ES` for one with phones of the document's,
/// whose own words stand between spaces in front; and the codes of the diagnostics, in order.
@Suite("A document says how words are pronounced", .tags(.ssml))
struct PronunciationMarkupTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var document: String
    var words: String
    var codes: String
  }

  static let cases: [Case] =
    (try? CaseTable.rows("pronunciation-cases.tsv", inputColumn: 1).map { cells in
      Case(
        testDescription: cells[0], document: cells[1], words: cells[2], codes: cells[3])
    }) ?? []

  @Test("The table of cases can be read")
  func table() { #expect(Self.cases.count == 54) }

  @Test("as each case has it", arguments: cases)
  func words(of example: Case) {
    let analysis = Analysis(example.document, lexicons: FixtureLexicons())
    if example.words != "*" { #expect(Self.outline(analysis.words) == example.words) }
    #expect(analysis.diagnostics.map(\.code.rawValue).joined(separator: " ") == example.codes)
    let slow = Analysis(example.document, pieceByteCount: 1, lexicons: FixtureLexicons())
    #expect(slow.words == analysis.words)
    #expect(slow.diagnostics == analysis.diagnostics)
  }

  private static func outline(_ words: [SpokenWord]) -> String {
    words.map { word in
      let phones = word.phonemes.map(\.arpabet).joined(separator: "_")
      return word.spoken + (phones.isEmpty ? "" : "=" + phones)
    }.joined(separator: " ")
  }

  @Test(
    "with the exact range of what is said so",
    arguments: [
      ("<speak>a <phoneme ph='ˈkæt'>cat</phoneme>.</speak>", ["a", "cat"]),
      ("<speak>a <phoneme ph='ˈkæt'> Dr.&#32;X \n</phoneme>.</speak>", ["a", "Dr.&#32;X"]),
      ("<speak>🐈 <phoneme ph='ˈkæt'>c&amp;t</phoneme>.</speak>", ["🐈", "c&amp;t"]),
      ("<speak>a <phoneme ph='ˈkæt'/> b</speak>", ["a", "", "b"]),
      ("<speak>a <phoneme ph='ˈkæt'>.</phoneme> b</speak>", ["a", ".", "b"]),
      ("<speak><lexicon uri='x'/>one  New\nYork, W3C.</speak>", ["one", "New\nYork"] + w3c),
    ])
  func ranges(document: String, texts: [String]) {
    let lexicon = OneLexicon(
      """
      <lexeme><grapheme>New York</grapheme><phoneme>ˈjɔːk</phoneme></lexeme>
      <lexeme><grapheme>W3C</grapheme><alias>World Wide Web Consortium</alias></lexeme>
      """)
    let words = Analysis(document, lexicons: lexicon).words
    let utf8 = Array(document.utf8)
    let utf16 = Array(document.utf16)
    #expect(words.map { String(decoding: utf8[$0.range.utf8], as: UTF8.self) } == texts)
    #expect(words.map { String(decoding: utf16[$0.range.utf16], as: UTF16.self) } == texts)
  }

  private static let w3c = Array(repeating: "W3C", count: 4)

  @Test(
    "and what is wrong with it is told with the symbol and its place",
    arguments: [
      (
        "<speak version='1.1'>\n<phoneme ph='pɪ☃n'>x</phoneme></speak>",
        "phoneme ph: \"☃\" at character 3: no symbol of the phonetic alphabet; the text is spoken"
      ),
      (
        "<speak version='1.1'>\n<phoneme alphabet='x-sampa' ph='pI$'>x</phoneme></speak>",
        "phoneme ph: \"$\" at character 3: no symbol of X-SAMPA; the text is spoken"
      ),
      (
        "<speak version='1.1'>\n<phoneme alphabet='sapi' ph='p'>x</phoneme></speak>",
        "phoneme alphabet=\"sapi\": not a known alphabet; the text is spoken"
      ),
      (
        "<speak version='1.1'>\n<phoneme ph='ʀyʔ'>x</phoneme></speak>",
        "phoneme ph: no sound of English: \"ʀ\" is said as R, \"y\" is said as UW, \"ʔ\" is left out"
      ),
      (
        "<speak version='1.1'>\n<lookup ref='t'>x</lookup></speak>",
        "lookup ref=\"t\": no lexicon has this xml:id; the text is spoken as without it"
      ),
      (
        "<speak version='1.1'>\n<lexicon xml:id='t' uri='none.pls'/>x</speak>",
        "lexicon \"none.pls\": No such file or directory; left out"
      ),
      (
        "<speak version='1.1'>\n<lexicon xml:id='t' uri='u.pls' type='a/b'/>x</speak>",
        "lexicon \"u.pls\": lexicons of type a/b are not read; left out"
      ),
    ])
  func messages(document: String, message: String) throws {
    let analysis = Analysis(document, lexicons: FixtureLexicons())
    let diagnostic = try #require(
      analysis.diagnostics.first { $0.message == message }, "\(analysis.diagnostics)")
    #expect(diagnostic.position.line == 2)
    #expect(diagnostic.position.column == 1)
  }

  @Test("and a lexicon's own faults are told with their places in it, eight of them")
  func faults() {
    let lexeme = "\n<lexeme><grapheme>x</grapheme><phoneme>☃</phoneme></lexeme>"
    let lexicon = OneLexicon(String(repeating: lexeme, count: 20))
    let document = "<speak version='1.1'><lexicon xml:id='x' uri='x.pls'/>x</speak>"
    let faults = Analysis(document, lexicons: lexicon).diagnostics
      .filter { $0.code == .badLexicon }.map(\.message)
    #expect(faults.count == 9)
    #expect(
      faults.first
        == "lexicon \"x.pls\", line 2, column 1: \"x\": \"☃\" at character 1: no symbol of the "
        + "phonetic alphabet; left out")
    #expect(faults.last == "lexicon \"x.pls\": 12 more faults")
  }

  @Test("to a voice of recorded words only by aliases; phones are told to have no effect")
  func withoutPhones() {
    let lexicon = OneLexicon(
      """
      <lexeme><grapheme>cat</grapheme><phoneme>ˈdɔɡ</phoneme></lexeme>
      <lexeme><grapheme>pet</grapheme><phoneme>ˈdɔɡ</phoneme><alias>an animal</alias></lexeme>
      """)
    let document = """
      <speak version='1.0' xmlns='http://www.w3.org/2001/10/synthesis' xml:lang='en'>\
      <lexicon uri='x'/><phoneme ph='a'>two cats</phoneme> <phoneme ph='b'>x</phoneme> cat pet</speak>
      """
    let analysis = Analysis(
      document, voice: SpeakingVoice(saysPhones: false), lexicons: lexicon)
    #expect(Self.outline(analysis.words) == "two cats x cat an animal")
    #expect(
      analysis.diagnostics.map(\.message) == [
        "phoneme has no effect with this voice; the text is spoken",
        "the phonemes of lexicons have no effect with this voice; the text is spoken",
      ])
  }

  @Test("starting from xml:base")
  func base() {
    let head = "<speak version='1.1' xmlns='http://www.w3.org/2001/10/synthesis' xml:lang='en'"
    let rest = "><lexicon xml:id='t' uri='u.pls'/><lookup ref='t'>pecan</lookup></speak>"
    let near = Analysis(head + " xml:base='./'" + rest, lexicons: FixtureLexicons())
    #expect(Self.outline(near.words) == "pecan=D_AO1_G")
    let far = Analysis(head + " xml:base='far/'" + rest, lexicons: FixtureLexicons())
    #expect(far.diagnostics.map(\.code) == [.lexiconFetch])
  }

  @Test("in time and memory that the text's length bounds, be the lexicon as bad as it may")
  func hostile() {
    let long = String(repeating: "a ", count: 240)
    let lexicon = OneLexicon(
      "<lexeme><grapheme>a a a a a a a a a a a a a a a b</grapheme><alias>c</alias></lexeme>"
        + "<lexeme><grapheme>\(long)</grapheme><alias>c</alias></lexeme>"
        + "<lexeme><grapheme>x</grapheme><alias>\(long)</alias></lexeme>")
    let words = String(repeating: "a x ", count: 50)
    let analysis = Analysis("<speak><lexicon uri='x'/>\(words)</speak>", lexicons: lexicon)
    #expect(analysis.words.count == 50 + 50 * 240)
    #expect(
      analysis.diagnostics.contains { $0.message.contains("more than 16 words and signs") })
  }
}
