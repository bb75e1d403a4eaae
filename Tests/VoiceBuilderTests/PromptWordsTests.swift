import Posix
import Pronunciation
import Testing
import VoiceBuilder

@Suite("A prompt's words and the ways to say them")
struct PromptWordsTests {
  private static func pronouncer() throws -> EnglishPronouncer {
    let folder = FileSystem.join(
      FileSystem.parent(of: FileSystem.parent(of: FileSystem.parent(of: #filePath))),
      "ProviderExtension/Languages/en-US")
    return EnglishPronouncer(data: try LanguageData(folder: folder))
  }

  @Test("stand in the text's order, without its punctuation")
  func words() throws {
    let text = " “Don't go,” she said — and the 'old' twenty-one dogs'… stayed/left? Yes.\n"
    let words = try PromptWords(text, Self.pronouncer()).words
    #expect(
      words.map(\.text) == [
        "Don't", "go", "she", "said", "and", "the", "old", "twenty-one", "dogs", "stayed", "left",
        "Yes",
      ])
    #expect(words.allSatisfy { word in word.pronunciations.allSatisfy { !$0.isEmpty } })
  }

  @Test("have first the way that their place asks for, then all others")
  func pronunciations() throws {
    let words = try PromptWords("I read it yesterday. The apple is the best.", Self.pronouncer())
      .words
    #expect(words[1].pronunciations.map(\.arpabet) == ["R EH1 D", "R IY1 D"])
    #expect(words[4].pronunciations.first?.arpabet == "DH IY0")
    #expect(words[7].pronunciations.first?.arpabet == "DH AH0")
    for word in words {
      #expect(Set(word.pronunciations).count == word.pronunciations.count)
    }
  }

  @Test("are none for a text without words", arguments: ["", " \n", "… — !", "'"])
  func none(text: String) throws {
    #expect(try PromptWords(text, Self.pronouncer()).words.isEmpty)
  }

  @Test("are refused where a word cannot be said", arguments: ["a 42 b", "日本", "b2b"])
  func unpronounceable(text: String) throws {
    let pronouncer = try Self.pronouncer()
    #expect(throws: UnpronounceableWord.self) { try PromptWords(text, pronouncer) }
  }
}
