import CommandLineTool
import Testing

@Suite("A table")
struct TextTableTests {
  private func table() -> TextTable {
    var table = TextTable(["NAME", "LANGUAGE"])
    table.append(["a", "en-US"])
    table.append(["日本語", "ja"])
    table.append(["e\u{301}te", "fr"])
    return table
  }

  private func terminal(_ columnCount: Int? = nil, color: Bool = false) -> ConsoleStream {
    ConsoleStream(isTerminal: true, columnCount: columnCount, usesColor: color) { _ in }
  }

  private let pipe = ConsoleStream { _ in }

  @Test("has a header and columns that line up on a terminal")
  func aligned() {
    #expect(
      table().text(for: terminal()) == """
        NAME    LANGUAGE
        a       en-US
        日本語  ja
        e\u{301}te     fr
        """)
  }

  @Test("has a bold header where there is colour, and lines up as well")
  func bold() {
    #expect(
      table().text(for: terminal(color: true)).hasPrefix(
        "\u{1B}[1mNAME    LANGUAGE\u{1B}[0m\na       en-US\n"))
  }

  @Test("is tab-separated rows alone in a pipe")
  func plain() {
    #expect(table().text(for: pipe) == "a\ten-US\n日本語\tja\ne\u{301}te\tfr")
  }

  @Test("is narrowed at its widest columns to fit the terminal")
  func narrowed() {
    var table = TextTable(["A", "B", "C"])
    table.append(["1234567890", "1234", "123456789012"])
    let expected = [
      (32, "1234567890  1234  123456789012"), (28, "1234567890  1234  123456789…"),
      (20, "12345…  1234  12345…"), (3, "123…  1234  123…"),
    ]
    for (width, line) in expected {
      let text = table.text(for: terminal(width)).split(separator: "\n").last
      #expect(text.map(String.init) == line, "width \(width)")
    }
  }

  @Test("keeps a cell from breaking rows or steering the terminal")
  func escaped() {
    var table = TextTable(["NAME", "X"])
    table.append(["a\tb\n\u{1B}[2J", "1"])
    #expect(table.text(for: pipe) == #"a\u{9}b\u{A}\u{1B}[2J"# + "\t1")
    #expect(table.text(for: terminal()).hasSuffix(#"a\u{9}b\u{A}\u{1B}[2J  1"#))
  }

  @Test("is nothing without rows")
  func empty() {
    #expect(TextTable(["NAME"]).text(for: terminal()) == "")
    #expect(TextTable(["NAME"]).text(for: pipe) == "")
  }
}
