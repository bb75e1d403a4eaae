import Pronunciation
import Testing
import UnitBank

@Suite("What is said between two pauses is taken apart into words, syllables and phones")
struct StretchTests {
  /// `begins` and `ends` are of words, `onset` is before the vowel, `stressed` of the syllable.
  @Test("Each phone knows its place")
  func places() throws {
    let stretch = Self.stretch("AH0 B AW1 T", "EH1 K S T R AH0")
    #expect(stretch.phones.map(\.word) == [0, 0, 0, 0, 1, 1, 1, 1, 1, 1])
    // K cannot stand before STR, so it ends its syllable: ek-stra.
    #expect(stretch.phones.map(\.syllable) == [0, 1, 1, 1, 2, 2, 3, 3, 3, 3])
    #expect(stretch.syllables == [0..<2, 2..<4])
    #expect(stretch.stresses == [.unstressed, .primary, .primary, .unstressed])
    #expect(Self.indices(stretch, .beginsWord) == [0, 4])
    #expect(Self.indices(stretch, .endsWord) == [3, 9])
    #expect(Self.indices(stretch, .inOnset) == [1, 6, 7, 8])
    #expect(Self.indices(stretch, .inStressedSyllable) == [1, 2, 3, 4, 5])
    #expect(Self.indices(stretch, .inFirstWord) == [0, 1, 2, 3])
    #expect(Self.indices(stretch, .inLastWord) == [4, 5, 6, 7, 8, 9])
  }

  @Test("The end tells a question, a statement and a comma apart")
  func ends() {
    let comma = Self.stretch("OW1", "N OW1", end: .comma)
    let question = Self.stretch("OW1", "N OW1", end: .question)
    #expect(Self.indices(comma, .endsSentence).isEmpty)
    #expect(Self.indices(comma, .inQuestion).isEmpty)
    #expect(Self.indices(question, .endsSentence) == [1, 2])
    #expect(Self.indices(question, .inQuestion) == [0, 1, 2])
  }

  @Test("A word without a vowel is one syllable, a word without phones none")
  func odd() {
    let stretch = Self.stretch("SH", "", "AY1")
    #expect(stretch.phones.map(\.word) == [0, 2])
    #expect(stretch.stresses == [.unstressed, .primary])
    #expect(stretch.syllables == [0..<1, 1..<1, 1..<2])
  }

  private static func stretch(_ words: String..., end: Stretch.End = .statement) -> Stretch {
    Stretch(
      words.map { Phoneme.parse(arpabet: $0) ?? [] }, startsSentence: true, end: end)
  }

  private static func indices(_ stretch: Stretch, _ place: PhonePlace) -> [Int] {
    stretch.phones.indices.filter { stretch.phones[$0].place.contains(place) }
  }
}
