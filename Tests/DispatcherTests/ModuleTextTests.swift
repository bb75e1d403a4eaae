import DispatcherModule
import SpeechTypes
import Testing

@Suite("What is said for speech-dispatcher's commands")
struct ModuleTextTests {
  @Test(
    "for a key are the names of its parts",
    arguments: [
      ("a", "<c>a</c>"), ("shift_a", "shift <c>a</c>"),
      ("control_alt_delete", "control alt delete"), ("_", "<c>_</c>"), ("<", "<c>&lt;</c>"),
      ("Prior", "page up"), ("KP_Enter", "keypad Enter"), ("space", "space"), ("F12", "F12"),
      ("alt_&", "alt <c>&amp;</c>"), ("", ""), ("shift_", "shift"), ("ISO-Left-Tab", "left tab"),
    ])
  func keys(key: String, said: String) {
    let text = ModuleText.key(key)
    let document = text.text
      .replacing("<say-as interpret-as=\"characters\">", with: "<c>")
      .replacing("</say-as>", with: "</c>")
    #expect(document == "<speak>\(said)</speak>")
    #expect(text.kind == .ssml)
    #expect(!text.isSpelled)
  }

  @Test(
    "for a character is its name",
    arguments: [
      ("a", "a", true), ("ž", "ž", true), ("space", " ", true), ("linefeed", "\n", true),
      ("tab", "\t", true), ("👩‍🚀", "👩‍🚀", true), ("<", "<", true), ("ab", "ab", false), ("", "", false),
    ])
  func characters(character: String, text: String, isSpelled: Bool) {
    let expected = ModuleText(kind: .plain, text: text, isSpelled: isSpelled)
    #expect(ModuleText.character(character) == expected)
  }

  @Test(
    "is known to have words, or not",
    arguments: [
      ("<speak>Hello.</speak>", true), ("<speak>7</speak>", true), ("space", true),
      ("<speak><mark name=\"words\"/></speak>", false), ("<speak>…</speak>", false), ("", false),
      ("<speak>a & b < c</speak>", true), ("<speak", false),
    ])
  func words(text: String, hasWords: Bool) {
    #expect(ModuleText.message(text).hasWords == hasWords)
  }
}
