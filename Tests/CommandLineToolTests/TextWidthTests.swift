import CommandLineTool
import Testing

@Suite("A text's width on a terminal")
struct TextWidthTests {
  @Test(
    "counts wide characters twice and combining ones not at all",
    arguments: [
      ("", 0), ("abc", 3), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("ｱ", 1), ("Ａ", 2), ("한국", 4),
      ("😀", 2), ("👩\u{200D}🚀", 2), ("❤\u{FE0F}", 2), ("🇩🇪", 2), ("\u{301}", 0), ("Ω", 1),
      ("\u{200B}", 0),
    ])
  func width(text: String, expected: Int) {
    #expect(TextWidth.columnCount(of: text) == expected)
  }

  @Test(
    "is kept to a limit with a sign that something is missing",
    arguments: [
      ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("日本語", 6, "日本語"), ("日本語", 5, "日本…"),
      ("日本語", 4, "日…"), ("abc", 1, "…"), ("abc", 0, ""), ("", 0, ""),
    ])
  func truncated(text: String, limit: Int, expected: String) {
    let result = TextWidth.truncated(text, toColumnCount: limit)
    #expect(result == expected)
    #expect(TextWidth.columnCount(of: result) <= limit)
  }
}
