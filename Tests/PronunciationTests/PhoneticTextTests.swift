import Pronunciation
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
    #expect(try PhoneticText.phonemes(text).arpabet == phones)
  }

  @Test("is read back as it is printed")
  func roundTrip() throws {
    for phoneme in Phoneme.all where phoneme.isVowel {
      let word = [
        try #require(Phoneme(arpabet: "K")), phoneme, try #require(Phoneme(arpabet: "T")),
      ]
      #expect(try PhoneticText.phonemes(word.arpabet) == word)
      guard phoneme.stress != .unstressed else { continue }
      #expect(try PhoneticText.phonemes("/\(word.ipa)/") == word)
    }
  }

  @Test(
    "is refused with the piece that is no phone, and why",
    arguments: [
      ("HX AH0", "\"HX\": no phone; did you mean \"HH\"?; the phones are B CH D "),
      ("K AH4", "\"AH4\": a vowel's stress is 0 (none), 1 (primary) or 2 (secondary)"),
      ("K1 AH0", "\"K1\": a stress digit belongs to a vowel; K is a consonant"),
      ("", "\"\": there is no phone"), ("//", "\"//\": there is no phone"),
      ("/", "\"/\": a second slash is missing"), ("/kæt", "\"/kæt\": a second slash is missing"),
      ("/kxt/", "\"x\": no phone of English in this alphabet"),
      ("1", "\"1\": no phone"), ("日本", "\"日本\": no phone"),
    ])
  func refused(text: String, message: String) throws {
    let error = try #require(throws: UnknownPhone.self) { try PhoneticText.phonemes(text) }
    #expect("\(error)".hasPrefix(message), "\(error)")
  }
}
