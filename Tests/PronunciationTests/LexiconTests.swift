import Pronunciation
import Testing

@Suite("The English lexicon")
struct LexiconTests {
  private let lexicon: Lexicon

  init() throws { lexicon = try ShippedData.lexicon() }

  @Test("knows more than a hundred thousand words")
  func size() { #expect(lexicon.wordCount > 126_000) }

  @Test("has the usual pronunciation among a word's first two", arguments: KnownWords.table)
  func words(word: String, phones: String) {
    #expect(lexicon.pronunciations(of: word).prefix(2).map(\.phonemes.arpabet).contains(phones))
  }

  @Test("keeps other pronunciations in the dictionary's order")
  func alternatives() {
    #expect(
      lexicon.pronunciations(of: "tomato").map(\.phonemes.arpabet) == [
        "T AH0 M EY1 T OW2", "T AH0 M AA1 T OW2",
      ])
    #expect(lexicon.pronunciations(of: "data").map(\.tag) == [nil, nil])
  }

  @Test(
    "tells homographs apart",
    arguments: [
      ("read", PronunciationTag.verb, "R IY1 D"), ("read", .past, "R EH1 D"),
      ("live", .adjective, "L AY1 V"), ("lead", .otherMeaning, "L EH1 D"),
      ("record", .noun, "R EH1 K ER0 D"), ("record", .verb, "R IH0 K AO1 R D"),
      ("records", .noun, "R EH1 K ER0 D Z"), ("records", .verb, "R IH0 K AO1 R D Z"),
      ("objects", .verb, "AH0 B JH EH1 K T S"), ("uses", .noun, "Y UW1 S IH0 Z"),
      ("uses", .verb, "Y UW1 Z IH0 Z"), ("minute", .adjective, "M AY0 N UW1 T"),
      ("wind", .verb, "W AY1 N D"), ("bow", .otherMeaning, "B AW1"), ("tear", .noun, "T IH1 R"),
      ("polish", .name, "P OW1 L IH0 SH"), ("close", .adjective, "K L OW1 S"),
      ("the", .reducedBeforeVowel, "DH IY0"), ("a", .strong, "EY1"), ("for", .reduced, "F AO0 R"),
    ])
  func homographs(word: String, tag: PronunciationTag, phones: String) {
    let tagged = lexicon.pronunciations(of: word).filter { $0.tag == tag }
    #expect(tagged.map(\.phonemes.arpabet) == [phones])
  }

  @Test(
    "knows words of today and of the screen",
    arguments: [
      ("wifi", "W AY1 F AY2"), ("GitHub", "G IH1 T HH AH2 B"), ("emoji", "IH0 M OW1 JH IY0"),
      ("URL", "Y UW2 AA2 R EH1 L"), ("email", "IY1 M EY2 L"), ("checkbox", "CH EH1 K B AA2 K S"),
    ])
  func modernWords(word: String, phones: String) {
    #expect(lexicon.pronunciations(of: word).first?.phonemes.arpabet == phones)
  }

  @Test(
    "does not know what is none of its words",
    arguments: [
      "", " ", "qzx", "hell0o", "helloo", "hellp", "zzzzzzzz", "aaaa", "hello ", "~", "\u{0}",
      "привет",
      "naïve", "supercalifragilisticexpialidocious", String(repeating: "a", count: 1000),
    ])
  func unknownWords(word: String) {
    #expect(lexicon.pronunciations(of: word).isEmpty && !lexicon.contains(word))
  }

  @Test("is the file that the script made, byte by byte")
  func checksum() throws {
    let bytes = try ShippedData.bytes("lexicon.bin")
    #expect(
      LexiconBuilder.littleEndian(Int(CRC32.checksum(bytes[40...])), 4) == Array(bytes[20..<24]))
  }
}
