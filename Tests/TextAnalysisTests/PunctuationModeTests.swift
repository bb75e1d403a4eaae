import SpeechTypes
import TestSupport
import Testing
import TextAnalysis

@Suite("Punctuation and letters are named for who asks", .tags(.ssml))
struct PunctuationModeTests {
  private func words(_ text: String, _ change: (inout SpeechOptions) -> Void) -> String {
    var options = SpeechOptions()
    change(&options)
    return Analysis(text, .plain, options: options).words.map(\.spoken).joined(separator: " ")
  }

  @Test(
    "Each mode names what it says",
    arguments: [
      (
        "Hi (a), *b* \"c\"!",
        [
          "hi a b c", "hi a star b star c",
          "hi open paren a close paren star b star quote c quote",
          "hi open paren a close paren comma star b star quote c quote exclamation mark",
        ]
      ),
      (
        "a-b ----- c.",
        ["a b c", "a b c", "a dash b five dash c", "a dash b five dash c dot"]
      ),
      ("a < b", ["a is less than b", "a less than b", "a less than b", "a less than b"]),
      (
        "$5, 3.14",
        Array(repeating: "five dollars three point one four", count: 3)
          + ["five dollars comma three point one four"]
      ),
    ])
  func modes(text: String, expected: [String]) {
    for (mode, wanted) in zip(PunctuationMode.allCases, expected) {
      #expect(words(text) { $0.punctuation = mode } == wanted, "\(mode)")
    }
  }

  @Test(
    "Spelling names every character",
    arguments: [
      ("aB 1!", "a b space one exclamation mark", "a cap b space one exclamation mark"),
      ("\u{C9}\u{1F600}", "\u{E9} grinning face", "cap \u{E9} grinning face"),
      ("x\u{5D0}", "x hebrew letter alef", "x hebrew letter alef"),
    ])
  func spelling(text: String, plain: String, withCapitals: String) {
    #expect(words(text) { $0.isSpelling = true } == plain)
    #expect(
      words(text) {
        $0.isSpelling = true
        $0.announcesCapitals = true
      } == withCapitals)
  }

  @Test("A spelled character has its own range")
  func spelledRanges() {
    var options = SpeechOptions()
    options.isSpelling = true
    let words = Analysis("a\u{1F44D}\u{1F3FD}b", .plain, options: options).words
    #expect(words.map(\.range.utf8) == [0..<1] + Array(repeating: 1..<9, count: 5) + [9..<10])
    #expect(words.last?.range.utf16 == 5..<6)
  }
}
