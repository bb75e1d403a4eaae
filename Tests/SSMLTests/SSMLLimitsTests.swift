import SSML
import SpeechTypes
import Testing

@Suite("Hostile documents cost no more than their length", .timeLimit(.minutes(5)))
struct SSMLLimitsTests {
  /// Reads in pieces of `byteCount`, and counts what comes.
  private func counts(
    _ text: String, pieces byteCount: Int = 4_096
  ) -> (opens: Int, closes: Int, textBytes: Int, codes: Set<String>, diagnostics: Int) {
    var reader = SSMLReader()
    var result = (opens: 0, closes: 0, textBytes: 0, codes: Set<String>(), diagnostics: 0)
    let bytes = Array(text.utf8)
    var start = 0
    var isFinished = false
    while true {
      switch reader.next() {
      case .event(.open): result.opens += 1
      case .event(.close): result.closes += 1
      case .event(.text(let text)): result.textBytes += text.text.utf8.count
      case .needsInput where start < bytes.count:
        let end = min(start + byteCount, bytes.count)
        reader.append(bytes.span.extracting(start..<end))
        start = end
      case .needsInput:
        #expect(!isFinished)
        isFinished = true
        reader.finish()
      case .end:
        let diagnostics = reader.takeDiagnostics()
        result.diagnostics = diagnostics.count
        result.codes = Set(diagnostics.map(\.code.rawValue))
        return result
      }
    }
  }

  @Test("Elements beyond the depth limit are ignored, their text is not")
  func depth() {
    let open = String(repeating: "<prosody rate='101%'>", count: 10_000)
    let close = String(repeating: "</prosody>", count: 10_000)
    let result = counts(document(open + "x" + close))
    #expect(result.opens == 256)
    #expect(result.closes == 256)
    #expect(result.textBytes == 1)
    #expect(result.codes == ["depth-limit"])
    #expect(result.diagnostics == 1)
  }

  @Test("40 000 elements without an end tag are closed")
  func unclosed() {
    let result = counts(String(repeating: "<p>", count: 40_000))
    #expect(result.opens == result.closes)
    #expect(result.codes.isSuperset(of: ["depth-limit", "not-well-formed", "no-root"]))
  }

  @Test("Many marks, with and without an end tag, all arrive")
  func marks() {
    let closed = counts(document(String(repeating: "<mark name='m'/>x", count: 10_000)))
    #expect(closed.opens == 10_001)
    #expect(closed.textBytes == 10_000)
    #expect(closed.diagnostics == 0)
    let unclosed = counts(document(String(repeating: "<mark name='m'>x", count: 10_000)))
    #expect(unclosed.opens == 10_001)
    #expect(unclosed.textBytes == 10_000)
    #expect(unclosed.diagnostics == 1_001)
  }

  @Test(
    "A run of one thing is read once",
    arguments: [
      "<", "&", "]]>", "&&lt", "<a", "</a>", "<a b='", "<a b=\"", "&a;", "&#0;", "<!--",
      "<![CDATA[",
      "<!", "<?", "\u{0}", "<p x='1'>", "=\"'", "&#", "a", "😀", "<p/", "<break>", "--", "]", "\r\n",
    ])
  func runs(piece: String) {
    let text = String(repeating: piece, count: 20_000 / piece.utf8.count)
    for start in ["<speak>", "<speak><p a='", "<!--", "<!DOCTYPE [", "<![CDATA[", "</p "] {
      let result = counts(start + text)
      #expect(result.opens == result.closes)
      #expect(result.diagnostics <= 1_001)
    }
  }

  @Test(
    "Constructs without an end are not looked at again as bytes come in one by one",
    arguments: [
      "<!--", "<![CDATA[", "<sub alias='", "<sub ", "<?", "<!DOCTYPE speak [<!ENTITY a '", "&", "a",
      "</", "<!DOCTYPE speak ",
    ])
  func byteByByte(start: String) {
    let result = counts(start + String(repeating: "x", count: 60_000), pieces: 1)
    #expect(result.opens == result.closes)
  }

  @Test("A tag past the limit keeps its name and loses its attributes")
  func longTag() {
    let alias = String(repeating: "x", count: 100_000)
    let result = DocumentReading(
      document("<p><sub a='>' alias='\(alias)'>a</sub><break a=\"\(alias)\"/>b</p>"))
    #expect(result.outline == "speak[p[sub(nil)['a'] break()[] 'b']]")
    #expect(result.codes == ["limit", "limit"])
  }

  @Test("An attribute past a limit is ignored")
  func longAttribute() {
    let alias = String(repeating: "x", count: 16_384)
    #expect(DocumentReading(document("<sub alias='\(alias)'>a</sub>")).codes == [])
    let long = DocumentReading(document("<mark name='m' xml:id='x\(alias)'/>"))
    #expect(long.outline == "speak[mark(m)[]]")
    #expect(long.codes == ["limit"])
    let many = (0..<200).map { " a\($0)='1'" }.joined()
    let result = DocumentReading(document("<p\(many)>a</p>"))
    #expect(result.codes.count { $0 == "limit" } == 72)
  }

  @Test("A message shows no more than the beginning of a long name or value")
  func messages() {
    let long = String(repeating: "x", count: 10_000)
    let reading = DocumentReading(
      document(
        "<\(long)/><p \(long)='1'/><break time='\(long)'/></\(long)><\(long):a/><\(long)&"))
    #expect(Set(reading.codes).count >= 4)
    #expect(reading.diagnostics.allSatisfy { $0.message.utf8.count < 200 })
  }

  @Test("Diagnostics stop at the limit with one that says so")
  func diagnostics() {
    let reading = DocumentReading(document(String(repeating: "& ", count: 5_000)))
    #expect(reading.diagnostics.count == 1_001)
    #expect(reading.codes.last == "limit")
    #expect(reading.diagnostics.last?.severity == .note)
  }
}
