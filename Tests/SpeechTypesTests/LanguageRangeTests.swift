import SpeechTypes
import Testing

@Suite("A language range is matched by extended filtering")
struct LanguageRangeTests {
  @Test(
    "RFC 4647 §3.3.2, with its own examples",
    arguments: [
      (
        "de-*-DE", ["de-DE", "de-Latn-DE", "de-Latf-DE", "de-DE-x-goethe", "de-Latn-DE-1996"], true
      ),
      ("de-de", ["de-DE", "de-Latn-DE", "de-Deva-DE"], true),
      ("de-*-DE", ["de", "de-x-DE", "de-Deva", "en-DE"], false),
      ("en", ["en", "en-US", "en-GB-oxendict"], true), ("en", ["fr", "eng", "de-en"], false),
      ("en-US", ["en", "en-GB"], false), ("*", ["en", "zh-Hant-TW"], true),
      ("*-CH", ["de-CH", "fr-CH"], true), ("*-CH", ["de-DE", "de"], false),
      ("zh-TW", ["zh-Hant-TW"], true), ("zh-Hant-TW", ["zh-TW"], false),
    ] as [(String, [String], Bool)])
  func matching(range: String, tags: [String], expected: Bool) throws {
    let range = try #require(LanguageRange(range))
    for tag in try tags.map({ try #require(LanguageTag($0)) }) {
      #expect(range.matches(tag) == expected, "\(range) \(tag)")
    }
  }

  @Test(
    "An accent is matched without script and extensions",
    arguments: [
      ("zh-Hant-TW", "zh-TW", true), ("zh-TW", "zh-Hant-TW", true), ("pt", "pt-BR", true),
      ("pt-BR", "pt", false), ("pt-BR-x-rio", "pt-BR", true), ("en-US", "en-GB", false),
    ])
  func accent(range: String, tag: String, expected: Bool) throws {
    let range = try #require(LanguageRange(range))
    #expect(range.matches(accent: try #require(LanguageTag(tag))) == expected)
  }

  @Test(
    "What is not of the form of a range is none",
    arguments: ["", "-", "en-", "-en", "1", "en us", "en-ninechars", "e*", "\u{E9}n"])
  func malformed(text: String) {
    #expect(LanguageRange(text) == nil)
  }

  @Test("A range of a tag's form has the casing of one")
  func casing() {
    #expect(LanguageRange("EN_us")?.rawValue == "en-US")
    #expect(LanguageRange("DE-*-de")?.rawValue == "de-*-de")
    #expect(LanguageRange("*-CH")?.primary == "*")
  }
}
