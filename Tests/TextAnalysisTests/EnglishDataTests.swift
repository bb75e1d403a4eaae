import Posix
import TestSupport
import Testing
import TextAnalysis
import TextTables

@Suite("The tables of English")
struct EnglishDataTests {
  @Test("What is compiled is what the data files say; else run scripts/generate-text-data")
  func generated() throws {
    let folder = "ProviderExtension/TextAnalysis/Data/en-US"
    let names = try FileSystem.names(inDirectory: SourceTree.root + "/" + folder)
    #expect(Set(names) == Set(EnglishData.all.map { $0.name + ".tsv" }))
    for (name, table) in EnglishData.all {
      let rows = try CaseTable.text(of: "\(folder)/\(name).tsv").split(separator: "\n")
        .filter { !$0.hasPrefix("# ") }
      let compiled = table.text.split(separator: "\n")
      #expect(Set(rows) == Set(compiled), "\(name)")
      #expect(rows.count == compiled.count, "\(name)")
    }
  }

  @Test(
    "Every row of every table is found by its key, and no other is",
    arguments: EnglishData.all.map(\.name))
  func lookUp(name: String) throws {
    let table = try #require(EnglishData.all.first { $0.name == name }).table
    for line in table.text.split(separator: "\n") {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
      let row = try #require(table.row(String(cells[0])), "\(line)")
      for (column, cell) in cells.enumerated() { #expect(row[column] == cell) }
      #expect(row[cells.count] == "")
      #expect(table.row(cells[0] + "\u{1}") == nil)
    }
    for key in ["", "\t", "\n", "\u{10FFFF}", "\u{1}", "no such key"] {
      #expect(table.row(key) == nil && !table.contains(key))
    }
  }

  @Test("A table of nothing has no rows")
  func empty() { #expect(TextTable("").row("a") == nil) }
}
