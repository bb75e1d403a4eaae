import Pronunciation
import RecordedVoice
import SpeechTypes
import TestSupport
import Testing

@Suite("A word is said in the form that its place asks for")
struct WordFormTests {
  @Test(
    "weak inside a phrase, strong at its end, and before a vowel as it is said there",
    arguments: [
      ("the cat", ["DH AH0", "K AE1 T"]),
      ("the apple", ["DH IY0", "AE1 P AH0 L"]),
      ("look at him", ["L UH1 K", "AH0 T", "HH IH1 M"]),
      ("look at", ["L UH1 K", "AE1 T"]),
      ("at | the cat", ["AE1 T", "DH AH0", "K AE1 T"]),
    ])
  func forms(text: String, expected: [String]) throws {
    let language = try #require(LanguageTag("en-US"))
    let data = try LanguageData.find(
      language, in: [SourceTree.root + "/ProviderExtension/Languages"])
    let pronouncer = EnglishPronouncer(data: data)
    var words: [WordPronunciation] = []
    var isBeforePause: [Bool] = []
    for word in text.split(separator: " ") {
      if word == "|" {
        isBeforePause[isBeforePause.count - 1] = true
      } else {
        words.append(pronouncer.pronunciation(of: word))
        isBeforePause.append(false)
      }
    }
    let phonemes = WordForm.phonemes(of: words, isBeforePause: isBeforePause)
    #expect(phonemes.map(\.arpabet) == expected)
  }
}
