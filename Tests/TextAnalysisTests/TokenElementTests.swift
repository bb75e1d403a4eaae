import SpeechTypes
import TestSupport
import Testing
import TextAnalysis

@Suite("A token is one word, and a sub is spoken as its alias", .tags(.ssml))
struct TokenElementTests {
  private static func document(_ body: String) -> String {
    "<speak version='1.1' xmlns='http://www.w3.org/2001/10/synthesis' xml:lang='en-US'>"
      + "\(body)</speak>"
  }

  @Test(
    "White space and markup inside do not divide it; what stands inside comes behind it",
    arguments: [
      ("<w>New York</w>", ["new york"], "new york"),
      ("<token>  San \n Francisco </token>", ["san francisco"], "san francisco"),
      ("<w>Coca-Cola</w>", ["coca-cola"], "coca-cola"),
      ("<w>Rock 'n' Roll</w>!", ["rock 'n' roll"], "rock 'n' roll"),
      ("<w>south<mark name='m'/>west</w>", ["southwest"], "southwest @m"),
      ("<w><mark name='a'/>x<mark name='b'/></w>y", ["x", "y"], "@a x @b y"),
      ("<w>cup<break time='1s'/>board</w>", ["cupboard"], "cupboard <1000>"),
      ("<w>un<emphasis>break</emphasis>able</w>", ["unbreakable"], "unbreakable"),
      ("<w>this</w><w>that</w>", ["this", "that"], "this that"),
      ("a<w>b</w>c", ["a", "b", "c"], "a b c"),
      ("<w>12<mark name='m'/>kg</w>", ["twelve", "kilograms"], "twelve kilograms @m"),
      ("<w><sub alias='new york'>NY</sub> State</w>", ["new york state"], "new york state"),
      ("<w><say-as interpret-as='digits'>12</say-as></w>", ["one", "two"], "one two"),
      ("<w> </w>x<w/>", ["x"], "x"),
      ("<w>One.</w> <w>Two.</w>", ["one", "two"], "one / two"),
      ("<w>\u{4E2D}\u{56FD}</w>", ["\u{4E2D}\u{56FD}"], "\u{4E2D}\u{56FD}"),
    ])
  func words(body: String, words: [String], outline: String) {
    let analysis = Analysis(Self.document(body))
    #expect(analysis.words.map(\.spoken) == words)
    #expect(analysis.outline == outline)
  }

  @Test("Its range is all of its text")
  func range() {
    let document = Self.document("<w>New &#89;ork</w> <w>south<mark name='m'/>west</w>")
    #expect(
      Analysis(document).sources(in: document) == ["New &#89;ork", "south<mark name='m'/>west"])
  }

  @Test("Its roles are known by their namespaces, and only inside")
  func roles() {
    let analysis = Analysis(
      Self.document(
        "<w role='c:VV c:PAST' xmlns:c='urn:claws'>read</w> <w role='x'>12 kg</w> it"
          + "<w role='no:such'>read</w><w role=''>a</w>"))
    #expect(
      analysis.words.map(\.role) == [
        "{urn:claws}VV {urn:claws}PAST", "{http://www.w3.org/2001/10/synthesis}x",
        "{http://www.w3.org/2001/10/synthesis}x", nil, nil, nil,
      ])
    #expect(analysis.diagnostics.map(\.code) == [.badValue])
  }

  @Test("More marks than can be held back divide it")
  func manyMarks() {
    let marks = String(repeating: "<mark name='m'/>", count: 3000)
    let analysis = Analysis(Self.document("<w>a\(marks)b</w>"))
    #expect(analysis.marks.count == 3000)
    #expect(analysis.words.map(\.spoken) == ["a", "b"])
  }

  @Test(
    "Marks without number take time in proportion to theirs",
    arguments: ["w", "say-as interpret-as='digits'", "sub alias='x'", "w role='a'"])
  func linearTime(tag: String) {
    let name = tag.prefix { $0 != " " }
    func nanoseconds(_ count: Int) -> Int {
      let marks = String(repeating: "1<mark name='m'/>", count: count)
      let document = "<speak><\(tag)>\(marks)</\(name)></speak>"
      return ThreadClock.nanoseconds { _ = Analysis(document) }
    }
    _ = nanoseconds(100)
    let short = nanoseconds(2000)
    // Four times the marks take four times as long; 16 times would be quadratic.
    #expect(nanoseconds(8000) < short * 10 + 20_000_000)
  }

  @Test(
    "An alias is read as text is, for the text inside",
    arguments: [
      ("<sub alias='3 kg'>x y</sub>", ["three", "kilograms"], ["x y", "x y"]),
      ("<sub alias='a'>&amp;</sub>", ["a"], ["&amp;"]),
      ("a <sub alias=''>b</sub> c", ["a", "c"], ["a", "c"]),
      ("<sub>b</sub>", ["b"], ["b"]), ("<sub alias='a'/>", ["a"], ["<sub alias='a'/>"]),
      ("<sub alias='A. B'><![CDATA[c]]></sub>", ["a", "b"], ["c", "c"]),
      ("<sub alias='a'>b<mark name='m'/>c</sub>", ["a"], ["b<mark name='m'/>c"]),
      ("<sub alias='a'>b<emphasis>c</emphasis></sub>", ["a"], ["b<emphasis>c"]),
    ])
  func alias(body: String, words: [String], sources: [String]) {
    let document = Self.document(body)
    let analysis = Analysis(document)
    #expect(analysis.words.map(\.spoken) == words)
    #expect(analysis.sources(in: document) == sources)
  }
}
