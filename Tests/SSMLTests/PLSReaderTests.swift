import SSML
import SpeechTypes
import Testing

@Suite("A pronunciation lexicon is read")
struct PLSReaderTests {
  private static let head = """
    <lexicon version="1.0" xmlns="http://www.w3.org/2005/01/pronunciation-lexicon" \
    alphabet="ipa" xml:lang="en-US">
    """

  private func read(_ text: String, limits: SSMLLimits = .standard) -> PLSDocument {
    PLSReader.read(Array(text.utf8).span, limits: limits)
  }

  /// `a|b=/phones/,~alias` for each lexeme.
  private func outline(_ document: PLSDocument) -> String {
    document.lexemes.map { lexeme in
      let forms = lexeme.pronunciations.map { form in
        switch form {
        case .phonemes(let text, let alphabet): "/\(text)/" + (alphabet ?? "")
        case .alias(let text): "~\(text)"
        }
      }
      let roles = lexeme.roles.map { "(\($0.namespace)\($0.localName))" }.joined()
      return roles + lexeme.graphemes.joined(separator: "|") + "=" + forms.joined(separator: ",")
    }.joined(separator: " ")
  }

  @Test(
    "with spellings, pronunciations in the order of preference, and roles",
    arguments: [
      ("<lexeme><grapheme>a</grapheme><phoneme>ə</phoneme></lexeme>", "a=/ə/"),
      (
        "<lexeme><grapheme>a</grapheme><grapheme>b</grapheme><phoneme>1</phoneme>"
          + "<phoneme prefer='false'>2</phoneme><phoneme prefer='true'>3</phoneme></lexeme>",
        "a|b=/3/,/1/,/2/"
      ),
      (
        "<lexeme><grapheme>W3C</grapheme><alias>World &amp; <!-- x -->Web</alias>"
          + "<phoneme alphabet='x-sampa'>w</phoneme></lexeme>", "W3C=~World & Web,/w/x-sampa"
      ),
      (
        "<lexeme role='verb x:y' xmlns:x='urn:x#'><grapheme> \n New\t York </grapheme>"
          + "<alias><![CDATA[<b>]]></alias><example>x</example></lexeme>",
        "(http://www.w3.org/2005/01/pronunciation-lexiconverb)(urn:x#y)New York=~<b>"
      ),
      (
        "<meta name='a' content='b'/><metadata><lexeme><grapheme>no</grapheme></lexeme></metadata>"
          + "<lexeme><grapheme>a</grapheme><alias>b</alias></lexeme>", "a=~b"
      ),
      (
        "<p:lexeme xmlns:p='http://www.w3.org/2005/01/pronunciation-lexicon'>"
          + "<p:grapheme>a</p:grapheme><p:alias>b</p:alias></p:lexeme>", "a=~b"
      ),
      ("", ""),
    ])
  func lexemes(body: String, expected: String) {
    let document = read("<?xml version='1.0'?>\n" + Self.head + body + "</lexicon>")
    #expect(outline(document) == expected)
    #expect(document.diagnostics.isEmpty, "\(document.diagnostics)")
    #expect(document.alphabet == "ipa")
    #expect(document.language == LanguageTag("en-US"))
  }

  @Test("without a namespace too")
  func noNamespace() {
    let document = read(
      "<lexicon version='1.0' alphabet='ipa' xml:lang='en'><lexeme><grapheme>a</grapheme>"
        + "<alias>b</alias></lexeme></lexicon>")
    #expect(outline(document) == "a=~b")
    #expect(document.diagnostics.isEmpty)
  }

  @Test(
    "as far as it can be, and what is wrong is told",
    arguments: [
      ("", "", ["no-root"]), ("not XML", "", ["no-root"]),
      ("<speak><lexeme/></speak>", "", ["unknown-element"]),
      ("<lexicon xmlns='urn:other'/>", "", ["unknown-element"]),
      ("<lexicon/>", "", ["missing-attribute", "missing-attribute", "missing-attribute"]),
      (
        "<lexicon version='2' alphabet='' xml:lang='?'/>", "",
        ["bad-value", "bad-value", "bad-value"]
      ),
      ("HEAD<lexeme/></lexicon>", "", ["missing-attribute"]),
      ("HEAD<lexeme><grapheme>a</grapheme></lexeme></lexicon>", "", ["missing-attribute"]),
      ("HEAD<lexeme><alias>a</alias></lexeme></lexicon>", "", ["missing-attribute"]),
      (
        "HEAD<lexeme><grapheme> </grapheme><alias>a</alias></lexeme></lexicon>", "",
        ["bad-value", "missing-attribute"]
      ),
      ("HEADGOOD<lexeme><grapheme>b", "a=~x", ["not-well-formed"]),
      ("HEADGOOD</lexeme></lexicon>", "a=~x", ["not-well-formed"]),
      (
        "HEAD<lexeme><grapheme>b</lexeme>GOOD</lexicon>", "a=~x",
        ["missing-attribute", "not-well-formed"]
      ),
      ("HEAD<p>GOOD</p>GOOD</lexicon>", "a=~x", ["misplaced-element"]),
      ("HEAD<alias>x</alias>GOOD</lexicon>", "a=~x", ["misplaced-element"]),
      ("HEADGOOD</lexicon>HEADGOOD</lexicon>", "a=~x", ["not-well-formed"]),
      (
        "HEADGOOD&x;<lexeme><grapheme>&y;c</grapheme><alias>x</alias></lexeme></lexicon>",
        "a=~x c=~x",
        ["undefined-entity", "undefined-entity"]
      ),
      (
        "HEAD<lexeme><grapheme>a</grapheme><alias prefer='maybe'>x</alias></lexeme></lexicon>",
        "a=~x", ["bad-value"]
      ),
    ])
  func faults(text: String, expected: String, codes: [String]) {
    let good = "<lexeme><grapheme>a</grapheme><alias>x</alias></lexeme>"
    let document = read(
      text.replacing("HEAD", with: Self.head).replacing("GOOD", with: good))
    #expect(outline(document) == expected)
    #expect(document.diagnostics.map(\.code.rawValue).sorted() == codes.sorted())
  }

  @Test("with a place for each fault")
  func places() {
    let document = read(Self.head + "\n\n  <lexeme><grapheme>a</grapheme></lexeme></lexicon>")
    #expect(
      document.diagnostics.map(\.message) == ["a lexeme has no phoneme and no alias; left out"])
    #expect(document.diagnostics.map(\.position.line) == [3])
    #expect(document.diagnostics.map(\.position.column) == [3])
  }

  @Test("with limits on what one field, the nesting and the entities may hold")
  func limits() {
    let long = String(repeating: "x", count: PLSReader.fieldScalarLimit)
    let fields = read(
      Self.head
        + "<lexeme><grapheme>\(long)</grapheme><alias>b</alias><alias>\(long)y</alias></lexeme>"
        + "</lexicon>")
    #expect(fields.lexemes.map(\.graphemes) == [[long]])
    #expect(fields.lexemes.map(\.pronunciations) == [[.alias("b")]])
    #expect(fields.diagnostics.map(\.code) == [.limit])

    let deep = read(Self.head + String(repeating: "<x>", count: 100_000))
    #expect(deep.lexemes.isEmpty)

    var entities = "<!DOCTYPE lexicon [<!ENTITY a 'aaaaaaaaaa'>"
    for (name, inner) in zip("bcdefghij", "abcdefghi") {
      entities += "<!ENTITY \(name) '" + String(repeating: "&\(inner);", count: 10) + "'>"
    }
    let laughs = read(
      entities + "]>" + Self.head
        + "<lexeme><grapheme>a</grapheme><alias>&j;</alias><alias>b</alias></lexeme></lexicon>")
    #expect(laughs.lexemes.map(\.pronunciations) == [[.alias("b")]])
    #expect(laughs.diagnostics.allSatisfy { $0.code == .limit })

    let external = read(
      "<!DOCTYPE lexicon [<!ENTITY e SYSTEM 'file:///etc/passwd'>]>" + Self.head
        + "<lexeme><grapheme>a</grapheme><alias>&e;b</alias></lexeme></lexicon>")
    #expect(outline(external) == "a=~b")
    #expect(external.diagnostics.map(\.code) == [.externalEntity])
  }

  @Test("whatever was cut off, put in or changed")
  func mutations() {
    let whole = Array(
      ("<!DOCTYPE lexicon [<!ENTITY e 'x'>]>" + Self.head
        + "<lexeme role='a'><grapheme>a&e;</grapheme><phoneme prefer='true'>ə</phoneme>"
        + "<!-- c --><alias><![CDATA[b]]></alias></lexeme></lexicon>").utf8)
    for index in whole.indices {
      _ = PLSReader.read(Array(whole[..<index]).span)
      _ = PLSReader.read(Array(whole[index...]).span)
      for byte in "<>&;'/ \u{0}".utf8 + [0xFF, 0xC3] {
        var changed = whole
        changed[index] = byte
        let document = PLSReader.read(changed.span)
        #expect(document.lexemes.count <= 1)
        changed.insert(byte, at: index)
        _ = PLSReader.read(changed.span)
      }
    }
  }
}
