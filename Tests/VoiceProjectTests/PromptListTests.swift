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

  @Test("that is shipped has short texts, and its first 150 nearly all of its diphones")
  func shipped() throws {
    let english = try #require(LanguageTag("en-US"))
    let list = try PromptList.find(english, in: ["/nonexistent", Self.shipped])
    #expect(list.texts.count >= 300)
    #expect(list.texts.allSatisfy { $0.count <= 80 && $0.split(separator: " ").count <= 14 })
    let phones = PromptPhones(
      EnglishPronouncer(data: try LanguageData(folder: Self.shipped + "/en-US")))
    let all = list.texts.map { phones.phones(of: $0) }
    var coverage = DiphoneCoverage(language: all)
    for text in all.prefix(PromptList.usualCount) { coverage.add(text) }
    #expect(coverage.coveredShare > 0.97, "\(coverage.coveredShare)")
  }

  @Test("serves another region of the language, but not another language")
  func regions() throws {
    let british = try #require(LanguageTag("en-GB"))
    #expect(try !PromptList.find(british, in: [Self.shipped]).texts.isEmpty)
    let spanish = try #require(LanguageTag("es-ES"))
    #expect(throws: VoiceProjectError.noPrompts(language: "es-ES", folders: [Self.shipped])) {
      try PromptList.find(spanish, in: [Self.shipped])
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
