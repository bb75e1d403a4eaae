import Posix
import TestSupport
import Testing
import TextAnalysis
import TextTables

@Suite("The tables of the languages")
struct TextDataTests {
  private static let languages = [("en-US", EnglishData.all), ("es-ES", SpanishData.all)]

  @Test(
    "What is compiled is what the data files say; else run scripts/generate-text-data",
    arguments: ["en-US", "es-ES"])
  func generated(language: String) throws {
    let folder = "ProviderExtension/TextAnalysis/Data/\(language)"
    let all = try #require(Self.languages.first { $0.0 == language }).1
    let names = try FileSystem.names(inDirectory: SourceTree.root + "/" + folder)
    #expect(Set(names) == Set(all.map { $0.name + ".tsv" }))
    for (name, table) in all {
      let rows = try CaseTable.text(of: "\(folder)/\(name).tsv").split(separator: "\n")
        .filter { !$0.hasPrefix("# ") }
      let compiled = table.text.split(separator: "\n")
      #expect(Set(rows) == Set(compiled), "\(name)")
      #expect(rows.count == compiled.count, "\(name)")
    }
  }

  @Test(
    "Every row of every table is found by its key, and no other is",
    arguments: languages.flatMap { language, all in all.map { "\(language) \($0.name)" } })
  func lookUp(name: String) throws {
    let tables = Self.languages.flatMap { language, all in
      all.map { (name: "\(language) \($0.name)", table: $0.table) }
    }
    let table = try #require(tables.first { $0.name == name }).table
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

  @Test("A cell behind the key is found in the columns asked for, and whole")
  func cells() {
    let table = TextTable("a\tb\tcd\ne\tf\tg\n", places: "ooo")
    #expect(table.hasCell("b", in: 1...1) && table.hasCell("g", in: 1...2))
    #expect(!table.hasCell("cd", in: 1...1) && !table.hasCell("f", in: 2...2))
    #expect(!table.hasCell("c", in: 1...2) && !table.hasCell("e", in: 1...2))
  }

  @Test("A table of nothing has no rows")
  func empty() { #expect(TextTable("", places: "ooo").row("a") == nil) }

  @Test("Keys of the same slot are found one behind the other, and around the end")
  func sameSlot() {
    // The hashes of all four end in binary 11: the last of four slots.
    let table = TextTable("d\t1\nh\t2\n", places: "400" + "ooo" + "ooo" + "000")
    #expect(table.row("d")?[1] == "1" && table.row("h")?[1] == "2")
    #expect(table.row("l") == nil && table.row("p") == nil)
  }

  @Test("A key is a whole cell: no row is found by a part of it or by more than it")
  func wholeKeys() {
    // One slot of two: whatever is looked for comes to the row or to the free slot.
    for places in ["000ooo", "ooo000"] {
      let table = TextTable("ab\t1\n", places: places)
      for key in ["a", "abc", "ab\t", "ab\t1", "ab\t1\n", ""] { #expect(table.row(key) == nil) }
    }
  }
}
