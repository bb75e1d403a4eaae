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

  @Test("are in the program what they are in their files; else run scripts/generate-context-data")
  func generated() throws {
    var expected: Set<String> = []
    var classes: [String: UInt32] = [:]
    for row in try Self.rows("word-classes") {
      for word in row[1].split(separator: " ") {
        classes[String(word), default: 0] |= Self.bit(row[0])
      }
    }
    for (word, bits) in classes { expected.insert("\(word)\t\(bits)") }
    var patterns: [String: String] = [:]
    for row in try Self.rows("context-patterns") {
      let tag = try #require(PronunciationTag.allCases.first { "\($0)" == row[1] })
      let pattern = row[3].replacing(/\[(\w+)\]/) { "[\(Self.bit(String($0.1)))]" }
      for word in row[0].split(separator: " ") {
        patterns["\(word) \(tag.rawValue)", default: ""] += "\t\(row[2])\t\(pattern)"
      }
    }
    for (key, cells) in patterns { expected.insert(key + cells) }
    let program = try Self.lines("Context/EnglishContext.swift")
    #expect(Set(program.filter { $0.contains("\t") }) == expected)
    let weights = program.filter { $0.contains(",  // ") }
    for row in try Self.rows("context-weights") {
      let line = "    \(row[2...].joined(separator: ", ")),  // \(row[0]) \(row[1])"
      #expect(weights.contains(line), "\(row)")
    }
    let places = ["before", "after", "question", "anywhere"]
    let order = places.flatMap { place in WordClass.allCases.map { "\(place) \($0)" } }
    #expect(weights.compactMap { $0.split(separator: "  // ").last.map(String.init) } == order)
  }

  private static func bit(_ name: String) -> UInt32 {
    WordClass.allCases.first { "\($0)" == name }.map { 1 << UInt32($0.rawValue) } ?? 0
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
