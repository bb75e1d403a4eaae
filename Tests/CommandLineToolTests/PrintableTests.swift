import CommandLineTool
import Testing

@Suite("A printable text")
struct PrintableTests {
  @Test(
    "escapes what would steer a terminal, and nothing else",
    arguments: [
      ("Anna", "Anna"), ("Zoë 日本 😀 👩\u{200D}🚀", "Zoë 日本 😀 👩\u{200D}🚀"),
      ("a\nb", #"a\u{A}b"#), ("\r", #"\u{D}"#), ("\u{0}", #"\u{0}"#), ("\u{7F}", #"\u{7F}"#),
      ("\u{1B}]0;x\u{7}", #"\u{1B}]0;x\u{7}"#), ("\u{9B}2J", #"\u{9B}2J"#),
      ("a\u{202E}b", #"a\u{202E}b"#), ("\u{2066}", #"\u{2066}"#), ("\u{2028}", #"\u{2028}"#),
    ])
  func escapes(text: String, expected: String) {
    #expect(text.printable == expected)
  }
}
