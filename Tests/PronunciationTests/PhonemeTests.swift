import Pronunciation
import Testing

@Suite("A phoneme")
struct PhonemeTests {
  @Test(
    "has the number that the data files give it",
    arguments: [
      ("B", 0), ("HH", 6), ("ZH", 23), ("AA0", 24), ("AA1", 25), ("AH0", 30), ("ER2", 47),
      ("UW2", 68), ("DX", 69), ("X", 73), ("A0", 74), ("U2", 88),
    ])
  func numbers(name: String, number: UInt8) {
    #expect(Phoneme(arpabet: name)?.rawValue == number)
  }

  @Test("keeps its name, its symbol and its stress")
  func roundTrip() {
    #expect(Phoneme.all.count == 89 && Set(Phoneme.all.map(\.arpabet)).count == 89)
    for phoneme in Phoneme.all {
      #expect(Phoneme(arpabet: phoneme.arpabet) == phoneme)
      #expect(Phoneme(phoneme.symbol, stress: phoneme.stress) == phoneme)
    }
    #expect(Set(Phoneme.all.map(\.symbol)).count == 49)
  }

  @Test(
    "is not made of what is none",
    arguments: [
      "", "Q", "X1", "B1", "AH3", "AH10", "AH-1", "AH1 ", "1", "É", "ＡＨ1", "AH٣",
    ])
  func notPhonemes(name: String) { #expect(Phoneme(arpabet: name) == nil) }

  @Test("is not made of a number beyond the last")
  func numbersOutOfRange() {
    #expect(Phoneme(rawValue: 89) == nil && Phoneme(rawValue: 255) == nil)
    #expect(Phoneme(.b, stress: .primary) == nil && Phoneme(.aa) == nil)
  }

  @Test("is read in either case, a vowel without a digit as unstressed")
  func lenience() {
    #expect(Phoneme.parse(arpabet: " hh ah l  ow1 ")?.arpabet == "HH AH0 L OW1")
    #expect(Phoneme.parse(arpabet: "HH QQ") == nil)
    #expect(Phoneme.parse(arpabet: "  ") == nil)
  }

  @Test("takes another stress only as a vowel")
  func stressing() throws {
    let vowel = try #require(Phoneme(.ow, stress: .primary))
    #expect(vowel.stressed(.secondary).arpabet == "OW2")
    #expect(Phoneme(.t)?.stressed(.primary).arpabet == "T")
  }

  @Test(
    "is written in IPA with marks before its syllable",
    arguments: [
      ("HH AH0 L OW1", "həˈloʊ"), ("S T R EH1 NG K TH", "ˈstɹɛŋkθ"), ("B ER1 D", "ˈbɝd"),
      ("EH2 K S P L AH0 N EY1 SH AH0 N", "ˌɛkspləˈneɪʃən"), ("AH0 B AW1 T", "əˈbaʊt"),
      ("M EH1 ZH ER0", "ˈmɛʒɚ"), ("DH IH1 NG K IH0 NG", "ˈðɪŋkɪŋ"), ("CH ER1 CH", "ˈtʃɝtʃ"),
      ("AH0 K Y UW1 Z", "əˈkjuz"), ("IH0 G Z AE1 M P AH0 L", "ɪɡˈzæmpəl"), ("DH AH0", "ðə"),
      ("JH OY1", "ˈdʒɔɪ"), ("IH0 K S T R IY1 M", "ɪkˈstɹim"), ("P E1 RR O0", "ˈpero"),
      ("A0 B DX I1 G O0", "aˈbɾiɡo"), ("P A0 I1 S", "paˈis"), ("K A0 M B Y A1 NY A0", "kamˈbjaɲa"),
      ("A0 T L A1 N T I0 K O0", "aˈtlantiko"), ("O0 B S E1 K Y O0", "obˈsekjo"),
    ])
  func ipa(arpabet: String, ipa: String) throws {
    #expect(try #require(Phoneme.parse(arpabet: arpabet)).ipa == ipa)
  }

  @Test(
    "belongs to the classes of its sound",
    arguments: [
      ("P", Phoneme.Manner.stop, false), ("G", .stop, true), ("CH", .affricate, false),
      ("JH", .affricate, true), ("TH", .fricative, false), ("ZH", .fricative, true),
      ("HH", .fricative, false), ("NG", .nasal, true), ("R", .liquid, true), ("Y", .glide, true),
      ("AY1", .vowel, true), ("RR", .liquid, true), ("DX", .liquid, true), ("NY", .nasal, true),
      ("JJ", .fricative, true), ("X", .fricative, false), ("A1", .vowel, true),
      ("U0", .vowel, true),
    ])
  func classes(name: String, manner: Phoneme.Manner, isVoiced: Bool) throws {
    let phoneme = try #require(Phoneme(arpabet: name))
    #expect(phoneme.manner == manner && phoneme.isVoiced == isVoiced)
    #expect(phoneme.isVowel == (manner == .vowel))
  }

  @Test("is a hiss, or a diphthong, when it is one of a few")
  func sets() {
    func names(_ isMember: (Phoneme) -> Bool) -> Set<String> {
      Set(Phoneme.all.filter(isMember).map { "\($0.symbol)" })
    }
    #expect(names(\.isSibilant) == ["ch", "jh", "s", "sh", "z", "zh"])
    #expect(names(\.isDiphthong) == ["aw", "ay", "ey", "ow", "oy"])
  }

  @Test(
    "is most like the one that a listener takes for it",
    arguments: [
      ("ZH", "SH"), ("SH", "ZH"), ("JH", "CH"), ("TH", "DH"), ("NG", "N"), ("Z", "S"), ("V", "F"),
      ("UH1", "UW1"), ("OY1", "OW1"), ("ZH", "ZH"),
    ])
  func nearest(name: String, expected: String) throws {
    let phoneme = try #require(Phoneme(arpabet: name))
    // Every other one of English, and itself where that is expected.
    let others = Phoneme.all.prefix(Phoneme.englishCount).filter {
      $0.symbol != phoneme.symbol || name == expected
    }
    let nearest = others.filter { $0.difference(from: phoneme) != nil }
      .min { ($0.difference(from: phoneme) ?? 0) < ($1.difference(from: phoneme) ?? 0) }
    #expect(nearest?.symbol == Phoneme(arpabet: expected)?.symbol)
  }

  @Test("is as unlike another as that is unlike it, and a vowel is no consonant")
  func differences() {
    for first in Phoneme.all {
      let isRight = Phoneme.all.allSatisfy { second in
        let difference = first.difference(from: second)
        return difference == second.difference(from: first)
          && (difference == nil) == (first.isVowel != second.isVowel)
      }
      #expect(isRight, "\(first.arpabet)")
    }
  }
}
