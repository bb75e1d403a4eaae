import SpeechTypes
import TestSupport
import Testing
import TextAnalysis

@Suite("A document is spoken from startmark to endmark", .tags(.ssml))
struct MarkExtentTests {
  private func analysis(_ attributes: String, _ body: String) -> Analysis {
    Analysis(
      "<speak version='1.1' xmlns='http://www.w3.org/2001/10/synthesis' xml:lang='en-US' "
        + "\(attributes)>\(body)</speak>")
  }

  @Test(
    "What is outside is not spoken, nor its marks told",
    arguments: [
      (
        "startmark='b'", "1. <mark name='a'/>2. 3 <mark name='b'/>4 <mark name='c'/>5",
        "@b four @c five"
      ),
      (
        "endmark='b'", "One. Two <mark name='b'/>3. <p>4<mark name='c'/><break/></p>",
        "one / two @b"
      ),
      ("startmark='a' endmark='b'", "1 <mark name='b'/>2 <mark name='a'/>3", ""),
      ("startmark='a' endmark='a'", "1 <mark name='a'/>2", ""),
      ("startmark='a'", "1 <mark name='a'/>2 <mark name='a'/>3", "@a two @a three"),
      ("startmark=' a  b '", "1 <mark name='a b'/>2", "@a b two"),
      ("startmark='a'", "<p>1</p><p>2 <mark name='a'/>3</p><p>4</p>", "@a three / four"),
      ("startmark='a'", "<w>x<mark name='a'/>y</w> z", "@a y z"),
      ("startmark='a'", "1 <prosody rate='fast'>2<mark name='a'/>x</prosody> 2", "@a x two"),
      ("startmark='a' endmark='b'", "<mark name='a'/><mark name='b'/>1", "@a @b"),
    ])
  func extent(attributes: String, body: String, outline: String) {
    let analysis = analysis(attributes, body)
    #expect(analysis.outline == outline)
    #expect(analysis.diagnostics == [])
  }

  @Test("What holds at the first mark holds although its beginning is not spoken")
  func state() {
    let analysis = analysis(
      "startmark='a'", "<prosody rate='150%'>1 <mark name='a'/>2</prosody> 3")
    #expect(analysis.words.map(\.style.prosody.rate) == [1.5, 1])
  }

  @Test("A say-as goes on behind the first mark")
  func sayAs() {
    let analysis = analysis(
      "startmark='a'", "1<say-as interpret-as='digits'>23<mark name='a'/>45</say-as> 67")
    #expect(analysis.outline == "@a four five sixty seven")
  }

  @Test(
    "A name that is no mark's is told and ignored",
    arguments: [
      ("startmark='x'", "1 <mark name='b'/>two. Three", "one @b two / three", ["startmark"]),
      ("endmark='x'", "1 2", "one two", ["endmark"]),
      ("startmark='x' endmark='b'", "1 <mark name='b'/>2", "one @b", ["startmark"]),
      ("startmark='x' endmark='y'", "", "", ["startmark", "endmark"]),
    ])
  func unknown(attributes: String, body: String, outline: String, names: [String]) {
    let analysis = analysis(attributes, body)
    #expect(analysis.outline == outline)
    #expect(analysis.diagnostics.map(\.code) == names.map { _ in .unknownMark })
    for (diagnostic, name) in zip(analysis.diagnostics, names) {
      #expect(diagnostic.message.hasPrefix("speak \(name)="))
    }
  }

  @Test("Without end a document does not wait for a mark without end")
  func held() {
    var analyzer = TextAnalyzer(.ssml)
    analyzer.append(Array("<speak startmark='a'>First. ".utf8)[...])
    #expect(analyzer.next() == .needsText)
    var sentence: SpokenSentence?
    for _ in 0..<100 {
      analyzer.append(Array(String(repeating: "word ", count: 200).utf8)[...])
      if case .sentence(let found) = analyzer.next() {
        sentence = found
        break
      }
    }
    #expect(sentence?.text == "First.")
    #expect(analyzer.takeDiagnostics().contains { $0.code == .unknownMark })
  }
}
