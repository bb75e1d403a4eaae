import Pronunciation
import Testing

@Suite("Letter-to-sound")
struct LetterToSoundTests {
  private let letterToSound: LetterToSound

  init() throws { letterToSound = try ShippedData.letterToSound() }

  @Test(
    "reads made-up words as English is read",
    arguments: [
      ("blick", "B L IH1 K"), ("flarp", "F L AA1 R P"), ("sprute", "S P R UW1 T"),
      ("trane", "T R EY1 N"), ("vask", "V AE1 S K"), ("plonk", "P L AA1 NG K"),
      ("shreem", "SH R IY1 M"), ("chode", "CH OW1 D"), ("phlip", "F L IH1 P"),
      ("quibe", "K W AY1 B"), ("thwick", "TH W IH1 K"), ("knoat", "N OW1 T"),
      ("gromble", "G R AA1 M B AH0 L"), ("zight", "Z AY1 T"), ("stration", "S T R EY1 SH AH0 N"),
    ])
  func madeUpWords(word: String, phones: String) {
    #expect(letterToSound.phonemes(for: word).arpabet == phones)
  }

  @Test("takes no account of case, nor of what is no letter")
  func caseAndSymbols() {
    #expect(letterToSound.phonemes(for: "BLICK") == letterToSound.phonemes(for: "blick"))
    #expect(letterToSound.phonemes(for: "b-l1i😀ck") == letterToSound.phonemes(for: "blick"))
  }

  @Test("says nothing where there is no letter", arguments: ["", "'", "123", "привет", "\u{0}"])
  func noLetters(word: String) { #expect(letterToSound.phonemes(for: word).isEmpty) }

  @Test(
    "says something for every word of letters",
    arguments: [
      "x", "zzzz", "qqqqqq", "aeiou", "bcdfghjklmnpqrstvwxyz", "rhythms", "'tis",
      String(repeating: "ough", count: 250),
    ])
  func anyLetters(word: String) {
    let phonemes = letterToSound.phonemes(for: word)
    #expect(!phonemes.isEmpty && phonemes.count <= 2 * word.utf8.count)
  }

  @Test("agrees with the lexicon on words that it was trained on")
  func trainedWords() throws {
    let lexicon = try ShippedData.lexicon()
    let words = KnownWords.table.map(\.0)
    let right = words.filter { word in
      let phonemes = letterToSound.phonemes(for: word)
      return lexicon.pronunciations(of: word).contains { $0.phonemes == phonemes }
    }
    #expect(Double(right.count) >= 0.85 * Double(words.count))
  }

  @Test("stresses one syllable most of nearly every word, and one at least of every word")
  func primaryStress() {
    let counts = KnownWords.table.map { word, _ in
      letterToSound.phonemes(for: word).filter { $0.stress == .primary }.count
    }
    #expect(counts.filter { $0 == 1 }.count >= counts.count - 2)
    #expect(!counts.contains(0))
    #expect(letterToSound.phonemes(for: "thwock").contains { $0.stress == .primary })
  }
}
