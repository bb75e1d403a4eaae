import SpeechTypes
import Testing

@Suite("A voice identifier is safe as a file name and in SSML")
struct VoiceIdentifierTests {
  @Test(
    "What is of the form is kept as it is",
    arguments: [
      "a", "0", "com.example.coach", "A-b_C.9", "a..b", "1.-_", String(repeating: "x", count: 200),
    ])
  func accepted(text: String) {
    let identifier = VoiceIdentifier(text)
    #expect(identifier?.rawValue == text)
    #expect(identifier?.description == text)
  }

  @Test(
    "What is not is refused",
    arguments: [
      "", ".", "..", "../x", "a/b", "/a", "-a", "_a", ".a", "a b", " a", "a ", "a\0", "\0", "a\n",
      "a\"b", "a<b", "a&b", "a:b", "a\\b", "é", "e\u{301}", "a\u{301}", "ａ", "а", "１", "a\u{202E}",
      "👍", String(repeating: "x", count: 201),
    ])
  func refused(text: String) {
    #expect(VoiceIdentifier(text) == nil)
  }

  @Test("Identifiers are ordered by their text, and case counts")
  func order() throws {
    let texts = ["B", "a", "a-b", "a.b", "ab"]
    let identifiers = texts.compactMap(VoiceIdentifier.init)
    #expect(identifiers.reversed().sorted() == identifiers)
    #expect(VoiceIdentifier("a") != VoiceIdentifier("A"))
  }
}
