import Pronunciation
import SpeechTypes
import TestSupport
import Testing
import VoiceProject

@Suite("A list of prompts")
struct PromptListTests {
  private static let shipped = SourceTree.root + "/ProviderExtension/Languages"

  @Test("has a text a line, without remarks, empty lines and what is there already")
  func parsing() {
    let list = PromptList(parsing: "# about\n\n  One  two. \r\nThree.\nOne two.\n")
    #expect(list.texts == ["One two.", "Three."])
  }

  @Test(
    "that is shipped has short texts, and its first 150 nearly all of its diphones",
    arguments: [("en-US", 300), ("es-ES", 200)])
  func shipped(language: String, count: Int) throws {
    let tag = try #require(LanguageTag(language))
    let list = try PromptList.find(tag, in: ["/nonexistent", Self.shipped])
    #expect(list.texts.count >= count)
    #expect(list.texts.allSatisfy { $0.count <= 80 && $0.split(separator: " ").count <= 14 })
    let phones = PromptPhones(try SpokenLanguage.pronouncer(of: tag, in: [Self.shipped]))
    let all = list.texts.map { phones.phones(of: $0) }
    #expect(all.allSatisfy { $0.count > 20 })
    var coverage = DiphoneCoverage(language: all)
    for text in all.prefix(PromptList.usualCount) { coverage.add(text) }
    #expect(coverage.coveredShare > 0.97, "\(coverage.coveredShare)")
  }

  @Test("serves another region of the language, but not another language")
  func regions() throws {
    let british = try #require(LanguageTag("en-GB"))
    #expect(try !PromptList.find(british, in: [Self.shipped]).texts.isEmpty)
    let mexican = try #require(LanguageTag("es-MX"))
    #expect(try !PromptList.find(mexican, in: [Self.shipped]).texts.isEmpty)
    let german = try #require(LanguageTag("de-DE"))
    #expect(throws: VoiceProjectError.noPrompts(language: "de-DE", folders: [Self.shipped])) {
      try PromptList.find(german, in: [Self.shipped])
    }
  }

  @Test("is pronounced word by word, with pauses at its ends and at punctuation")
  func phones() throws {
    let phones = PromptPhones(
      EnglishPronouncer(data: try LanguageData(folder: Self.shipped + "/en-US")))
    #expect(phones.phones(of: "Bee, tea!") == [nil, .b, .iy, nil, .t, .iy, nil])
    #expect(phones.phones(of: "\"Bee\" - tea") == [nil, .b, .iy, nil, .t, .iy, nil])
    #expect(phones.phones(of: "") == [nil])
  }
}
