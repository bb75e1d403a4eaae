import Pronunciation
import SpeechTypes
import Testing

@Suite("A language of a tag")
struct SpokenLanguageTests {
  @Test(
    "is known by its first part, and Spanish by its region",
    arguments: [
      ("en-US", .english), ("en", .english), ("es", .spanish(.spain)), ("es-ES", .spanish(.spain)),
      ("es-MX", .spanish(.america)), ("es-419", .spanish(.america)), ("de-DE", nil), ("est", nil),
    ] as [(String, SpokenLanguage?)])
  func tags(tag: String, language: SpokenLanguage?) throws {
    #expect(SpokenLanguage(try #require(LanguageTag(tag))) == language)
  }

  @Test("has phones of its own")
  func symbols() {
    #expect(SpokenLanguage.english.symbols.count == 39)
    #expect(SpokenLanguage.spanish(.spain).symbols.count == 25)
    #expect(!SpokenLanguage.spanish(.america).symbols.contains(.th))
  }

  @Test("has no pronouncer where the program does not know it, and says so")
  func unknown() throws {
    let german = try #require(LanguageTag("de-DE"))
    #expect(throws: PronunciationError.noData(language: "de-DE", folders: ["/none"])) {
      try SpokenLanguage.pronouncer(of: german, in: ["/none"])
    }
  }

  @Test("needs no data where rules are all")
  func rules() throws {
    let spanish = try #require(LanguageTag("es-ES"))
    let pronouncer = try SpokenLanguage.pronouncer(of: spanish, in: [])
    #expect(pronouncer.pronunciation(of: "año").phonemes().arpabet == "A1 NY O0")
  }

  @Test(
    "reads phones as people write them",
    arguments: [
      ("P E1 RR O0", "P E1 RR O0"), ("k a s a", "K A1 S A0"), ("/ˈpero/", "P E1 RR O0"),
      ("/aˈɲo/", "A0 NY O1"), ("/ˈθjelo/", "TH Y E1 L O0"), ("/ˈkaβɾa/", "K A1 B DX A0"),
      ("/ˈkaʎe/", "K A1 JJ E0"), ("/xoˈta/", "X O0 T A1"), ("/ɡato/", "G A1 T O0"),
      ("/ˈaɣwa/", "A1 G W A0"), ("/ʃou/", "CH O1 W"),
    ])
  func phones(text: String, phones: String) throws {
    #expect(try PhoneticText.phonemes(text, of: .spanish(.spain)).arpabet == phones)
  }

  @Test("has not the phones of another one")
  func foreignPhones() {
    #expect(throws: UnknownPhone.self) { try PhoneticText.phonemes("AE1", of: .spanish(.spain)) }
    #expect(throws: UnknownPhone.self) { try PhoneticText.phonemes("X", of: .english) }
    #expect(throws: UnknownPhone.self) { try PhoneticText.phonemes("TH", of: .spanish(.america)) }
  }
}
