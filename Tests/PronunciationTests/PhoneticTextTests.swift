import Posix
import Pronunciation
import TestSupport
import Testing

@Suite("A pronunciation as people write it")
struct PhoneticTextTests {
  @Test(
    "is read from ARPAbet and from the International Phonetic Alphabet",
    arguments: [
      ("HH AH0 L OW1", "HH AH0 L OW1"), ("  hh  ah0 l ow1 ", "HH AH0 L OW1"),
      ("JH IH F", "JH IH1 F"), ("K", "K"), ("AH0", "AH0"), ("HH AH L OW1", "HH AH0 L OW1"),
      ("/həˈloʊ/", "HH AH0 L OW1"), ("/dʒɪf/", "JH IH1 F"), (" /ˌd͡ʒɪˈɹæf/ ", "JH IH2 R AE1 F"),
      ("/ˈθɜː.ti/", "TH ER1 T IY0"), ("/ˈt͡ʃɝt͡ʃ/", "CH ER1 CH"),
      ("/ˈɔɪ aɪ aʊ eɪ/", "OY1 AY0 AW0 EY0"),
    ])
  func readings(text: String, phones: String) throws {
    #expect(try PhoneticText.phonemes(text, of: .english).arpabet == phones)
  }

  @Test("is read back as it is printed")
  func roundTrip() throws {
    for phoneme in Phoneme.all.prefix(Phoneme.englishCount) where phoneme.isVowel {
      let word = [
        try #require(Phoneme(arpabet: "K")), phoneme, try #require(Phoneme(arpabet: "T")),
      ]
      #expect(try PhoneticText.phonemes(word.arpabet, of: .english) == word)
      guard phoneme.stress != .unstressed else { continue }
      #expect(try PhoneticText.phonemes("/\(word.ipa)/", of: .english) == word)
    }
  }

  @Test(
    "is refused with the piece that is no phone, and why",
    arguments: [
      ("HX AH0", "\"HX\" at character 1: no phone; did you mean \"HH\"?; the phones are B CH D "),
      (
        "K AH4",
        "\"AH4\" at character 3: a vowel's stress is 0 (none), 1 (primary) or 2 (secondary)"
      ),
      ("K1 AH0", "\"K1\" at character 1: a stress digit belongs to a vowel; K is a consonant"),
      ("", "\"\": there is no phone"), ("//", "\"//\": there is no phone"),
      ("/", "\"/\": a second slash is missing"), ("/kæt", "\"/kæt\": a second slash is missing"),
      ("/kæt6/", "\"6\" at character 5: no symbol of the phonetic alphabet"),
      ("1", "\"1\" at character 1: no phone"), ("日本", "\"日本\" at character 1: no phone"),
    ])
  func refused(text: String, message: String) throws {
    let error = try #require(throws: UnknownPhone.self) {
      try PhoneticText.phonemes(text, of: .english)
    }
    #expect("\(error)".hasPrefix(message), "\(error)")
  }

  @Test(
    "has stress, syllables, length, ties and diacritics in any legal spelling",
    arguments: [
      ("təmei̥ɾou̥", "T AH0 M EY1 D OW0"), ("tə.ˈmɑː.toʊ", "T AH0 M AA1 T OW0"),
      ("[ˈbʌtn̩]", "B AH1 T AH0 N"), ("ˈbɒtl̩", "B AA1 T AH0 L"), ("ˈlɛtɹ̩", "L EH1 T ER0"),
      ("ə˞", "ER1"), ("kɔ˞", "K AO1 R"), ("ˈt͡sɛ", "T S EH1"), ("kʰæt̚", "K AE1 T"),
      ("ˈθɜːɹti", "TH ER1 T IY0"), ("ɹiˈækt", "R IY0 AE1 K T"), ("ði‿ˈænt", "DH IY0 AE1 N T"),
      ("he.ˈi", "HH EH0 IY1"), ("bo\u{303}", "B OW1"), ("bõ", "B OW1"), ("mǎ", "M AA1"),
      ("hɛˈloʊ ˈwɝld", "HH EH0 L OW1 W ER1 L D"), ("ə", "AH1"), ("ðə", "DH AH1"),
      ("ˈˈa ˌa", "AA1 AA2"), ("kɑ(ɹ)", "K AA1 R"), ("a˥˩ka ↗", "AA1 K AA0"),
    ])
  func ipa(text: String, phones: String) throws {
    let reading = try PhoneticText.reading(text, in: .ipa, of: .english)
    #expect(reading.phonemes.arpabet == phones)
    #expect(reading.substitutions.isEmpty)
  }

  @Test(
    "has the nearest phones for the sounds that English lacks, and tells them",
    arguments: [
      ("ʀyː", "R UW1", "ʀ=r y=uw"), ("ˈʃøːn", "SH ER1 N", "ø=er"), ("ɲo", "N Y OW1", "ɲ=n y"),
      ("aɲ", "AA1 N", "ɲ=n"), ("xwan", "HH W AA1 N", "x=hh"), ("bax", "B AA1 K", "x=k"),
      ("ʔaʔ", "AA1", "ʔ="), ("ɪç", "IH1 SH", "ç=sh"), ("zeː", "Z EY1", "e=ey"),
    ])
  func nearest(text: String, phones: String, substitutions: String) throws {
    let reading = try PhoneticText.reading(text, in: .ipa, of: .english)
    #expect(reading.phonemes.arpabet == phones)
    let told = reading.substitutions.map { substitution in
      substitution.symbol + "=" + substitution.phonemes.map { "\($0)" }.joined(separator: " ")
    }
    #expect(told.joined(separator: " ") == substitutions)
  }

  @Test("has a phone, or none, for every letter of the alphabet")
  func complete() throws {
    let consonants =
      "pbtdʈɖcɟkɡqɢʔmɱnɳɲŋɴʙrʀⱱɾɽɸβfvθðszʃʒʂʐçʝxɣχʁħʕhɦɬɮʋɹɻjɰlɭʎʟʘǀǃǂǁɓɗʄɠʛʍwɥʜʢʡɕʑɺɧ"
    let vowels = "iyɨʉɯuɪʏʊeøɘɵɤoəɛœɜɞʌɔæɐaɶɑɒ"
    for scalar in (consonants + vowels).unicodeScalars {
      #expect(throws: Never.self) {
        try PhoneticText.reading("a\(scalar)a", in: .ipa, of: .english)
      }
    }
  }

  @Test(
    "is read from X-SAMPA",
    arguments: [
      ("pI\"kA:n", "P IH0 K AA1 N"), ("t@\"meI4oU", "T AH0 M EY1 D OW0"),
      ("h@\"loU", "HH AH0 L OW1"),
      ("\"bVt_hn=", "B AH1 T AH0 N"), ("@`", "ER1"), ("\"TIN%k{t", "TH IH1 NG K AE2 T"),
      ("dZ3\\_\"", "JH ER1"), ("tS{-p_d", "CH AE1 P"), ("r\\E_H_Td<F>", "R EH1 D"),
      ("J\\_<a", "JH AA1"), ("a_?\\ a", "AA1 AA0"), ("{||{", "AE1 AE0"),
    ])
  func xSAMPA(text: String, phones: String) throws {
    #expect(try PhoneticText.reading(text, in: .xSAMPA, of: .english).phonemes.arpabet == phones)
  }

  @Test(
    "is refused in an alphabet with the symbol and its place",
    arguments: [
      (PhoneticAlphabet.ipa, "pɪk☃n", "\"☃\" at character 4: no symbol of the phonetic alphabet"),
      (.ipa, "pIk", "\"I\" at character 2: no symbol of the phonetic alphabet"),
      (.ipa, " ˈ. ", "\" ˈ. \": there is no phone"), (.ipa, "", "\"\": there is no phone"),
      (.ipa, "ʔ", "\"ʔ\": there is no phone"),
      (.xSAMPA, "pI$", "\"$\" at character 3: no symbol of X-SAMPA"),
      (.xSAMPA, "pɪ", "\"ɪ\" at character 2: no symbol of X-SAMPA"),
      (.xSAMPA, "a<", "\"<\" at character 2: no symbol of X-SAMPA"),
      (.xSAMPA, "a_", "\"_\" at character 2: no symbol of X-SAMPA"),
      (.arpabet, "K  QQ", "\"QQ\" at character 4: no phone"),
    ])
  func refused(alphabet: PhoneticAlphabet, text: String, message: String) throws {
    let error = try #require(throws: UnknownPhone.self) {
      try PhoneticText.reading(text, in: alphabet, of: .english)
    }
    #expect("\(error)".hasPrefix(message), "\(error)")
  }

  @Test(
    "is in an alphabet that documents name",
    arguments: [
      ("ipa", PhoneticAlphabet.ipa), ("IPA", .ipa), ("x-sampa", .xSAMPA), ("xsampa", .xSAMPA),
      ("X-SAMPA", .xSAMPA), ("x-arpabet", .arpabet), ("cmu", .arpabet), ("x-cmu", .arpabet),
      ("sapi", nil), ("x-microsoft-ups", nil), ("", nil),
    ])
  func names(name: String, alphabet: PhoneticAlphabet?) {
    #expect(PhoneticAlphabet(name: name) == alphabet)
  }

  @Test(
    "has the tables of its files in the program; else run scripts/generate-phonetic-data",
    arguments: ["en-US/ipa", "x-sampa"])
  func generated(file: String) throws {
    let folder = SourceTree.root + "/SharedContract/Pronunciation/"
    let table = try Descriptor(opening: folder + "Data/\(file).tsv", .readOnly).readAll()
    let program = try Descriptor(
      opening: folder + "Phonetic/PhoneticData.swift", .readOnly
    ).readAll()
    let rows = String(decoding: table, as: UTF8.self).split(separator: "\n")
      .filter { !$0.hasPrefix("# ") }
    let sorted = rows.sorted { left, right in
      left.prefix { $0 != "\t" }.utf8.lexicographicallyPrecedes(right.prefix { $0 != "\t" }.utf8)
    }
    #expect(rows == sorted)
    #expect(
      String(decoding: program, as: UTF8.self).contains(
        "\"\"\"\n" + rows.joined(separator: "\n") + "\n\n\"\"\"#, places: #"))
  }
}
