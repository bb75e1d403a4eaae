import Posix
import Pronunciation
import TestSupport
import Testing

@Suite("A word is pronounced as its place in the sentence asks for")
struct EnglishSentencePronouncerTests {
  private let pronouncer: EnglishSentencePronouncer

  init() throws { pronouncer = EnglishSentencePronouncer(try ShippedData.pronouncer()) }

  @Test(
    "a homograph by its neighbours",
    arguments: HomographCase.read("homographs-seen") + HomographCase.read("homographs-unseen"))
  func homographs(_ homograph: HomographCase) {
    let found = pronouncer.phonemes(of: homograph.words)[homograph.index].arpabet
    withKnownIssue(isIntermittent: false) {
      #expect(found == homograph.phones)
    } when: {
      homograph.isKnownToFail
    }
  }

  @Test("there are at least 250 sentences about homographs, of which few fail")
  func coverage() {
    let cases = HomographCase.read("homographs-seen") + HomographCase.read("homographs-unseen")
    #expect(cases.count >= 250)
    #expect(cases.count(where: \.isKnownToFail) * 50 <= cases.count)
  }

  @Test(
    "a name by its capital, except at the beginning of a sentence",
    arguments: [
      ("the Polish people", 1, "P OW1 L IH0 SH"), ("the shoe polish works", 2, "P AA1 L IH0 SH"),
      ("Polish the table", 0, "P AA1 L IH0 SH"), ("we stayed in Nice", 3, "N IY1 S"),
      ("a nice day", 1, "N AY1 S"), ("the august assembly", 1, "AO0 G AH1 S T"),
    ])
  func names(text: String, index: Int, phones: String) {
    let found = pronouncer.phonemes(of: HomographCase.words(of: text))
    #expect(found[index].arpabet == phones)
  }

  @Test(
    "a function word weak inside a phrase, strong at its end, and before a vowel as it is there",
    arguments: [
      ("the cat", ["DH AH0", "K AE1 T"]),
      ("the apple", ["DH IY0", "AE1 P AH0 L"]),
      ("look at him", ["L UH1 K", "AE0 T", "HH IH1 M"]),
      ("look at", ["L UH1 K", "AE1 T"]),
      ("at, the cat", ["AE1 T", "DH AH0", "K AE1 T"]),
      ("the minute", ["DH AH0", "M IH1 N AH0 T"]),
      ("to object", ["T UW0", "AH0 B JH EH1 K T"]),
      ("that is it", ["DH AE1 T", "IH0 Z", "IH1 T"]),
      ("say that it was", ["S EY1", "DH AE0 T", "IH0 T", "W AH1 Z"]),
      ("I have a cat", ["AY1", "HH AE1 V", "AH0", "K AE1 T"]),
      ("I have seen it", ["AY1", "HH AE0 V", "S IY1 N", "IH1 T"]),
      ("do it", ["D UW1", "IH1 T"]),
    ])
  func forms(text: String, expected: [String]) {
    #expect(pronouncer.phonemes(of: HomographCase.words(of: text)).map(\.arpabet) == expected)
  }

  @Test("as always when nothing is around it, and nothing for what is no word")
  func alone() {
    #expect(pronouncer.phonemes(of: []).isEmpty)
    #expect(pronouncer.phonemes(of: [SentenceWord("record")]).map(\.arpabet) == ["R EH1 K ER0 D"])
    #expect(pronouncer.phonemes(of: [SentenceWord(""), SentenceWord("日本")]) == [[], []])
    let many = [SentenceWord](repeating: SentenceWord("read"), count: 300)
    #expect(pronouncer.phonemes(of: many).count == 300)
  }

  @Test("as the user has entered it, wherever it stands")
  func userEntry() throws {
    let phonemes = try #require(Phoneme.parse(arpabet: "R UW1 D"))
    let own = EnglishSentencePronouncer(try ShippedData.pronouncer(["read": phonemes]))
    let found = own.phonemes(of: HomographCase.words(of: "I have read to read"))
    #expect(found[2] == phonemes && found[4] == phonemes)
  }
}

/// A sentence with a homograph, and how that is to be said.
struct HomographCase: CustomTestStringConvertible, Sendable {
  let text: String
  let words: [SentenceWord]
  /// The homograph's number among the words.
  let index: Int
  let phones: String
  let isKnownToFail: Bool

  var testDescription: String { text }

  /// Reads a table of `Fixtures`; none when it cannot be read.
  static func read(_ name: String) -> [HomographCase] {
    let path = SourceTree.root + "/Tests/PronunciationTests/Fixtures/\(name).tsv"
    let bytes = (try? Descriptor(opening: path, .readOnly).readAll()) ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .filter { !$0.hasPrefix("# ") }
      .compactMap { line in
        let cells = line.split(separator: "\t").map(String.init)
        guard cells.count >= 2, let star = cells[0].firstIndex(of: "*") else { return nil }
        return HomographCase(
          text: cells[0], words: words(of: cells[0].filter { $0 != "*" }),
          index: words(of: String(cells[0][..<star])).count, phones: cells[1],
          isKnownToFail: cells.count > 2)
      }
  }

  /// A text's words; speech pauses at the punctuation.
  static func words(of text: String) -> [SentenceWord] {
    text.split(separator: " ").map { word in
      let letters = word.filter { $0.isLetter || "'-".contains($0) }
      return SentenceWord(
        letters.lowercased(), isBeforePause: word.last.map { ",.!?".contains($0) } ?? false,
        isCapitalised: word.first?.isUppercase)
    }
  }
}
