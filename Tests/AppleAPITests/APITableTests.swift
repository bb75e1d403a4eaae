import Foundation
import TestSupport
import Testing

@Suite("The table of Apple's API")
struct APITableTests {
  /// What members are called that come with a conformance; they need no rows.
  private static let conformanceMembers: Set = [
    "==(_:_:)", "hash(into:)", "hash", "isEqual(_:)", "description", "rawValue", "init(rawValue:)",
    "errorCode", "errorDomain", "errorDescription", "errorUserInfo",
  ]

  private static let table = Result {
    APITable(
      markdown: try String(contentsOfFile: SourceTree.root + "/docs/apple-api.md", encoding: .utf8))
  }
  private static let symbols = Result { try PublicSymbols(modules: ["AVFAudio", "CoreAudioKit"]) }

  @Test("can be read, names each symbol once, and explains what is not the same")
  func rows() throws {
    let table = try Self.table.get()
    #expect(table.unreadableLines == [])
    let counts = Dictionary(table.rows.map { ($0.symbol, 1) }, uniquingKeysWith: +)
    #expect(counts.filter { $0.value > 1 }.keys.sorted() == [])
    let unexplained = table.rows.filter { $0.note.isEmpty && $0.status != .same }
    #expect(unexplained.map(\.symbol) == [])
    let misplaced = table.rows.filter { ($0.status == .addition) != ($0.section == "Additions") }
    #expect(misplaced.map(\.symbol) == [])
  }

  @Test("has every public symbol")
  func symbolsHaveRows() throws {
    let rows = try Self.table.get().existing
    let missing = try Self.symbols.get().names.filter { name in
      let member = name.split(separator: ".").last.map(String.init) ?? name
      return !rows.contains(name) && !Self.conformanceMembers.contains(member)
    }
    #expect(missing.sorted() == [])
  }

  @Test("has no symbol that does not exist")
  func rowsHaveSymbols() throws {
    let symbols = try Self.symbols.get()
    #expect(symbols.names.count > 400)
    let invented = try Self.table.get().existing.filter { !symbols.contains($0) }
    #expect(invented.sorted() == [])
  }

  @Test("calls nothing not applicable that exists")
  func absentSymbols() throws {
    let symbols = try Self.symbols.get()
    let absent = try Self.table.get().rows.filter { $0.status == .notApplicable }
    #expect(absent.map(\.symbol).filter { symbols.contains($0) } == [])
  }

  @Test("has Apple's symbols, and no others, in Apple's sections")
  func appleSymbols() throws {
    let path = SourceTree.root + "/Tests/AppleAPITests/Fixtures/apple-symbols.txt"
    var expected: [String: Set<String>] = [:]
    var section = ""
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("# ") {
        section = String(line.dropFirst(2))
      } else {
        expected[section, default: []].insert(String(line))
      }
    }
    #expect(expected.count == 15)
    let rows = Dictionary(grouping: try Self.table.get().rows, by: \.section)
    for (section, symbols) in expected {
      let found = Set(rows[section, default: []].map(\.symbol))
      #expect(symbols.symmetricDifference(found).sorted() == [], "section \(section)")
    }
    #expect(rows["E"]?.allSatisfy { $0.status == .notApplicable } == true)
  }
}
