import SSML
import SpeechTypes
import Testing

@Suite("A document that is not as it should be is read as far as it can be")
struct SSMLRepairTests {
  /// Content of an otherwise good document, its outline, and the findings with offsets into it.
  static let contents: [(String, String, [String])] = [
    ("Jack & Jill", "'Jack & Jill'", ["not-well-formed@5"]),
    (
      "a < b << c", "'a < b << c'", ["not-well-formed@2", "not-well-formed@6", "not-well-formed@7"]
    ),
    ("AT&T; &", "'AT' { } ' &'", ["undefined-entity@2", "not-well-formed@6"]),
    ("a&nosuch;b", "'a' { } 'b'", ["undefined-entity@1"]),
    (
      "a&#0;b&#xD800;&#x110000;", "'a' {\u{FFFD}} 'b' {\u{FFFD}} {\u{FFFD}}",
      ["not-well-formed@1", "not-well-formed@6", "not-well-formed@14"]
    ),
    (
      "&#; &#x; &#12a;", "'&#; &#x; &#12a;'",
      ["not-well-formed@0", "not-well-formed@4", "not-well-formed@9"]
    ),
    (
      "a\u{1}b\u{FFFF}", "'a' {\u{FFFD}} 'b' {\u{FFFD}}",
      ["not-well-formed@1", "not-well-formed@3"]
    ),
    ("a ]]> b", "'a ]]> b'", ["not-well-formed@4"]),
    ("<p>a", "p['a']", ["not-well-formed@4"]),
    ("<p><s>a</p>b", "p[s['a']] 'b'", ["not-well-formed@7"]),
    ("a</p>b", "'a' 'b'", ["not-well-formed@1"]),
    ("<p>a</s></p>", "p['a']", ["not-well-formed@4"]),
    (
      "a<break>b<break>c", "'a' break()[] 'b' break()[] 'c'",
      ["misplaced-element@8", "misplaced-element@16", "not-well-formed@17"]
    ),
    ("<mark name='m'>a<p>b</p></mark>c", "mark(m)[] 'a' p['b'] 'c'", ["misplaced-element@15"]),
    ("<mark name='m'> </mark>c", "mark(m)[] ' ' 'c'", ["misplaced-element@15"]),
    ("<speak version='1.1'>hi</speak>", "!speak['hi']", ["misplaced-element@0"]),
    ("<s>a<p>b</p></s>", "s['a' !p['b']]", ["misplaced-element@4"]),
    (
      "<sub alias='x'>a<emphasis>b</emphasis></sub>", "sub(x)['a' !emphasis['b']]",
      ["misplaced-element@16"]
    ),
    (
      "<say-as interpret-as='x'>a<mark name='m'/></say-as>", "say-as['a' mark(m)[]]",
      ["misplaced-element@26"]
    ),
    ("<desc>a</desc>", "desc['a']", ["misplaced-element@0"]),
    ("a<lexicon uri='x' xml:id='y'/>b", "'a' lexicon[] 'b'", ["misplaced-element@1"]),
    (
      "<w><foo><p>a</p></foo></w>", "token[!foo[!p['a']]]",
      ["unknown-element@3", "misplaced-element@8"]
    ),
    (
      "<phoneme malformed>a</phoneme>", "phoneme['a']",
      ["missing-attribute@0", "not-well-formed@9"]
    ),
    ("<break time=1s/>a", "break(1000.0)[] 'a'", ["not-well-formed@7"]),
    ("<break time = '1s' time='2s'/>", "break(1000.0)[]", ["not-well-formed@19"]),
    ("<break time='1s'strength='weak'/>", "break(weak1000.0)[]", ["not-well-formed@16"]),
    ("<break ='x' time='1s'/>", "break(1000.0)[]", ["not-well-formed@7"]),
    ("<break time='1s' \"/>", "break(1000.0)[]", ["not-well-formed@17"]),
    ("<sub alias='5 < 6'>x</sub>", "sub(5 < 6)['x']", ["not-well-formed@5"]),
    ("<sub alias='A&B'>x</sub>", "sub(A&B)['x']", ["not-well-formed@5"]),
    ("<sub alias='a\n\tb\r\nc'>x</sub>", "sub(a  b c)['x']", []),
    ("<sub alias='&lt;&#65;&no;'>x</sub>", "sub(<A )['x']", ["undefined-entity@5"]),
    ("<sub alias=\"x>y</sub>z", "sub(x)['y'] 'z'", ["not-well-formed@0"]),
    ("<p a='x<s>y</s></p>", "p[s['y']]", ["not-well-formed@0", "unknown-attribute@3"]),
    ("<p <s>a</s></p>", "p[s['a']]", ["not-well-formed@0"]),
    ("</ p>a</>", "'a'", ["not-well-formed@0", "not-well-formed@6"]),
    ("<p>a</p x='1'>b", "p['a'] 'b'", ["not-well-formed@4"]),
    ("<!foo>a<![bar]>b", "'a' 'b'", ["not-well-formed@0", "not-well-formed@7"]),
    ("a<?xml version='1.0'?>b", "'a' 'b'", ["not-well-formed@1"]),
    ("a<? x?>b", "'a' 'b'", ["not-well-formed@1"]),
    ("a<!DOCTYPE speak>b", "'a' 'b'", ["not-well-formed@1"]),
    ("a<!-- b -- c -->d", "'a' 'd'", ["not-well-formed@8"]),
    ("<emphasis level='huge'>a</emphasis>", "emphasis(moderate)['a']", ["bad-value@10"]),
    ("<emphasis level='STRONG'>a</emphasis>", "emphasis(strong)['a']", ["bad-value@10"]),
    ("a<break time='300,92ms'/>b", "'a' break()[] 'b'", ["bad-value@8"]),
    (
      "<voice>a</voice><prosody>b</prosody>", "!voice['a'] !prosody['b']",
      ["no-attributes@0", "no-attributes@16"]
    ),
    ("<prosody rate='x'>b</prosody>", "prosody['b']", ["bad-value@9"]),
    ("<mark/>a<mark name=' '/>", "!mark[] 'a' !mark[]", ["missing-attribute@0", "bad-value@14"]),
    (
      "<sub>a</sub><lang>b</lang><lookup>c</lookup><say-as>d</say-as>",
      "sub(nil)['a'] lang['b'] lookup['c'] say-as['d']",
      [
        "missing-attribute@0", "missing-attribute@12", "missing-attribute@26",
        "missing-attribute@44",
      ]
    ),
    ("<phoneme ph=''>a</phoneme>", "phoneme['a']", ["bad-value@9"]),
    ("<w role='q:x'>a</w>", "token['a']", ["bad-value@3"]),
  ]

  @Test("Inside the root", arguments: contents)
  func content(content: String, outline: String, findings: [String]) {
    let start = document("").utf8.firstIndexOf("</speak>")
    let reading = DocumentReading(document(content))
    #expect(reading.outline == "speak[\(outline)]")
    let inside = reading.diagnostics.map {
      "\($0.code.rawValue)@\($0.position.offset.utf8 - start)"
    }
    #expect(inside == findings)
  }

  @Test(
    "Around the root",
    arguments: [
      ("", "(speak)[]", ["no-root@0"]),
      (" \n ", "(speak)[]", ["no-root@3"]),
      ("  plain text ", "(speak)['plain text ']", ["no-root@2"]),
      ("<s>a</s> <s>b</s>", "(speak)[s['a'] ' ' s['b']]", ["no-root@0", "bad-namespace@0"]),
      ("<foo", "(speak)[]", ["not-well-formed@0", "no-root@4"]),
      ("<<foo", "(speak)['<']", ["not-well-formed@0", "no-root@0", "not-well-formed@1"]),
      ("<", "(speak)['<']", ["not-well-formed@0", "no-root@0"]),
      ("&", "(speak)['&']", ["not-well-formed@0", "no-root@0"]),
      ("&#32;", "(speak)[]", ["no-root@5"]),
      (document("a") + " b", "speak['a'] (speak)['b']", ["not-well-formed@92"]),
      (document("a") + document("b"), "speak['a'] speak['b']", ["not-well-formed@91"]),
      ("a" + document("b"), "(speak)['a'] speak['b']", ["no-root@0", "not-well-formed@1"]),
      (document("a") + "</speak>", "speak['a']", ["not-well-formed@91"]),
      (document("a") + "<!-- b", "speak['a']", ["not-well-formed@91"]),
      (
        "<speak>/speak&gt;", "speak['/speak' {>}]",
        [
          "bad-namespace@0", "missing-attribute@0", "missing-attribute@0", "not-well-formed@17",
        ]
      ),
      (
        "First.\n<break time='1234ms'/>\nSecond.",
        "(speak)['First.\n' break(1234.0)[] '\nSecond.']",
        ["no-root@0", "bad-namespace@7"]
      ),
      ("<!-- a", "(speak)[]", ["not-well-formed@0", "no-root@6"]),
      ("<![CDATA[ a ]]", "(speak)['a ]]']", ["no-root@10", "not-well-formed@0"]),
      ("<?a", "(speak)[]", ["not-well-formed@0", "no-root@3"]),
      ("<!DOCTYPE a [", "(speak)[]", ["not-well-formed@0", "no-root@13"]),
    ])
  func root(text: String, outline: String, findings: [String]) {
    let reading = DocumentReading(text)
    #expect(reading.outline == outline)
    #expect(reading.findings == findings)
  }

  @Test("A name that the end of input cuts off is never text", arguments: [0, 1, 5, 30, 80])
  func truncation(missing: Int) {
    let whole = Array(document("<prosody rate='50%'>x</prosody>").utf8)
    let reading = DocumentReading(Array(whole.dropLast(missing + 1)))
    #expect(["", "x"].contains(reading.text))
    #expect(reading.codes.contains("not-well-formed"))
    #expect(reading.isBalanced)
  }

  @Test(
    "Each byte that is not UTF-8 is one U+FFFD, with one diagnostic a run",
    arguments: [
      ([0xFF], 1), ([0xC3], 1), ([0xE2, 0x82], 2), ([0xED, 0xA0, 0x80], 3),
      ([0xF4, 0x90, 0x80, 0x80], 4), ([0xC0, 0x80], 2), ([0x80, 0x80], 2),
      ([0xF0, 0x9F, 0x98], 3),
    ] as [([UInt8], Int)])
  func encoding(bad: [UInt8], count: Int) {
    let bytes = Array("<speak>a ".utf8) + bad + Array(" b</speak>".utf8)
    let reading = DocumentReading(bytes)
    #expect(reading.text == "a " + String(repeating: "\u{FFFD}", count: count) + " b")
    #expect(reading.findings.filter { $0.hasPrefix("encoding") } == ["encoding@9"])
    guard case .close(let range)? = reading.events.last else {
      Issue.record("no end")
      return
    }
    #expect(range.start.utf8 == 11 + count)
    #expect(range.start.utf16 == 11 + count)
  }
}
