import Posix
import Pronunciation
import TestSupport
import Testing

@Suite("The tables that choose between pronunciations")
struct ContextDataTests {
  private static let folder = SourceTree.root + "/SharedContract/Pronunciation"
  private static let classNames = Set(WordClass.allCases.map { "\($0)" })

  private static func lines(_ path: String) throws -> [String] {
    let bytes = try Descriptor(opening: folder + "/" + path, .readOnly).readAll()
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private static func rows(_ name: String) throws -> [[String]] {
    try lines("Data/en-US/\(name).tsv").filter { !$0.hasPrefix("# ") }
      .map { $0.split(separator: "\t").map(String.init) }
  }

  @Test("are in the program as they are in their files")
  func generated() throws {
    let program = try Self.lines("Context/EnglishContext.swift")
      .filter { $0.contains("\t") }
    let files = try ["context-patterns", "context-weights", "word-classes"].flatMap { name in
      try Self.rows(name).map { $0.joined(separator: "\t") }
    }
    #expect(program == files)
  }

  @Test("name classes that there are")
  func classes() throws {
    for row in try Self.rows("word-classes") {
      #expect(row.count == 2 && Self.classNames.contains(row[0]), "\(row)")
    }
    let places = ["before", "after", "question", "anywhere"]
    for row in try Self.rows("context-weights") {
      #expect(row.count == 8 && places.contains(row[0]), "\(row)")
      #expect(Self.classNames.contains(row[1]) && row[2...].allSatisfy { Int8($0) != nil })
    }
  }

  @Test("have patterns for pronunciations that the lexicon has")
  func patterns() throws {
    let lexicon = try ShippedData.lexicon()
    for row in try Self.rows("context-patterns") {
      try #require(row.count == 4 && Int(row[2]) != nil, "\(row)")
      for word in row[0].split(separator: " ") {
        let tags = lexicon.pronunciations(of: word).compactMap { $0.tag.map { "\($0)" } }
        #expect(tags.contains(row[1]), "\(word): \(row)")
      }
      let parts = row[3].split(separator: " ")
      #expect(parts.count { $0 == "_" } <= 1, "\(row)")
      for choice in parts.flatMap({ $0.split(separator: "|") }) where choice.first == "[" {
        #expect(choice.last == "]", "\(row)")
        #expect(Self.classNames.contains(String(choice.dropFirst().dropLast())), "\(row)")
      }
    }
  }
}
