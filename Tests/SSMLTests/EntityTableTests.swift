import SSML
import SpeechTypes
import Testing

@Suite("Entities that the document declares are read in place, within limits")
struct EntityTableTests {
  private func reading(
    _ declarations: String, _ content: String, limits: SSMLLimits = .standard
  ) -> DocumentReading {
    DocumentReading("<!DOCTYPE speak [\(declarations)]>" + document(content), limits: limits)
  }

  @Test(
    "A declaration says what a reference stands for",
    arguments: [
      ("<!ENTITY who 'world'>", "hello &who;", "'hello ' {world}", [String]()),
      ("<!ENTITY a 'x'><!ENTITY a 'y'>", "&a;", "{x}", []),
      ("<!ENTITY a 'x&amp;&#38;#60;&#x42;'>", "&a;", "{x} {&} {<} {B}", []),
      ("<!ENTITY a '<p>x</p>'>", "1&a;2", "'1' p[{x}] '2'", []),
      ("<!ENTITY a '[&b;]'><!ENTITY b 'x'>", "&a;", "{[} {x} {]}", []),
      ("<!ENTITY a ']>'><!-- '> ]> --><?x '> ]> ?>", "&a;", "{]>}", []),
      ("<!ELEMENT a ANY><!ATTLIST a b CDATA '&x;'><!ENTITY c '&#233;'>", "&c;", "{é}", []),
      ("<!ENTITY a 'x'>", "<sub alias='1&a;2'>y</sub>", "sub(1x2)['y']", []),
      (
        "<!ENTITY a '&b;&b;'><!ENTITY b ' x&lt;'>", "<sub alias='&a;'>y</sub>",
        "sub( x< x<)['y']", []
      ),
      ("<!ENTITY a '&a;'>", "1&a;2", "'1' { } '2'", ["not-well-formed"]),
      (
        "<!ENTITY a '&b;'><!ENTITY b '&a;'>", "<sub alias='&a;'>y</sub>", "sub( )['y']",
        ["not-well-formed"]
      ),
      (
        "<!ENTITY a SYSTEM 'file:///etc/passwd'>", "1&a;2&a;", "'1' { } '2' { }",
        ["external-entity"]
      ),
      ("<!ENTITY % a SYSTEM 'http://x/y'>%a;", "1", "'1'", ["external-entity"]),
      ("<!ENTITY a '<'>", "1&a;2", "'1' {<} '2'", ["not-well-formed"]),
    ])
  func declarations(
    declarations: String, content: String, outline: String, codes: [String]
  ) {
    let reading = reading(declarations, content)
    #expect(reading.outline == "speak[\(outline)]")
    #expect(reading.codes == codes)
  }

  @Test("All that an entity holds stands where the outermost reference stands")
  func range() {
    let reading = reading("<!ENTITY a '1<break/>&b;'><!ENTITY b '2'>", "x&a;y")
    let start = reading.events.firstIndex { if case .text = $0 { true } else { false } } ?? 0
    guard case .text(let before) = reading.events[start] else { return }
    let end = TextOffset(utf8: before.range.end.utf8 + 3, utf16: before.range.end.utf16 + 3)
    let reference = TextRange(before.range.end, end)
    #expect(
      Array(reading.events[(start + 1)...(start + 4)]) == [
        .text(SSMLText(text: "1", range: reference, isVerbatim: false)),
        .open(.breakPause(nil, nil), reference),
        .close(TextRange(end, end)),
        .text(SSMLText(text: "2", range: reference, isVerbatim: false)),
      ])
  }

  @Test("A public document type is noted and not fetched")
  func publicDoctype() {
    let reading = DocumentReading(
      """
      <?xml version="1.0"?>
      <!DOCTYPE speak PUBLIC "-//W3C//DTD SYNTHESIS 1.0//EN"
        "http://www.w3.org/TR/speech-synthesis/synthesis.dtd">
      \(document("hello", version: "1.0"))
      """)
    #expect(reading.outline == "speak['hello']")
    #expect(reading.codes == ["external-entity"])
    #expect(reading.diagnostics.first?.severity == .note)
  }

  @Test("A billion laughs stop at the limit, in content and in an attribute")
  func billionLaughs() {
    var declarations = "<!ENTITY l0 'lol'>"
    for level in 1...9 {
      let reference = "&l\(level - 1);"
      declarations += "<!ENTITY l\(level) '\(String(repeating: reference, count: 10))'>"
    }
    let content = reading(declarations, "&l9;")
    #expect(content.codes == ["limit"])
    #expect(content.text.utf8.count < 100_000)
    let attribute = reading(declarations, "<sub alias='&l9;'>x</sub>")
    #expect(attribute.codes == ["limit"])
  }

  @Test("Entities inside one another stop at the depth limit")
  func depth() {
    var declarations = "<!ENTITY e0 'x'>"
    for level in 1...50 { declarations += "<!ENTITY e\(level) '&e\(level - 1);'>" }
    var limits = SSMLLimits.standard
    limits.entityDepth = 51
    #expect(reading(declarations, "&e50;", limits: limits).outline == "speak[{x}]")
    limits.entityDepth = 50
    #expect(reading(declarations, "&e50;", limits: limits).codes == ["limit"])
  }

  @Test("A document type declaration that is too long declares nothing")
  func longDoctype() {
    let filler = "<!-- '] " + String(repeating: "x", count: 70_000) + " -->"
    let reading = reading("<!ENTITY a 'x'>" + filler, "1&a;2")
    #expect(reading.outline == "speak['1' { } '2']")
    #expect(reading.codes == ["limit", "undefined-entity"])
  }
}
