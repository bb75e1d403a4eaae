import SpeechTypes
import Testing

@Suite("A language tag has one casing and covers its refinements")
struct LanguageTagTests {
  @Test(
    "The usual casing (RFC 5646 §2.1.1) whatever was written",
    arguments: [
      ("en", "en"), ("EN", "en"), ("en-us", "en-US"), ("EN_us", "en-US"), ("haw-us", "haw-US"),
      ("zh-hANT-tw", "zh-Hant-TW"), ("es-419", "es-419"), ("sl-ROZAJ-biske", "sl-rozaj-biske"),
      ("de-CH-1996", "de-CH-1996"), ("en-CA-X-CA", "en-CA-x-ca"),
      ("az-LATN-x-LATN", "az-Latn-x-latn"), ("en-x-US", "en-x-us"),
      ("zh-cmn-hans-cn", "zh-cmn-Hans-CN"),
      ("en-u-CA-gregory", "en-u-ca-gregory"), ("en-4abc", "en-4abc"),
    ])
  func casing(text: String, expected: String) {
    #expect(LanguageTag(text)?.rawValue == expected)
    #expect(LanguageTag(expected)?.rawValue == expected)
    #expect(LanguageTag(text) == LanguageTag(expected))
  }

  @Test(
    "What is not of the form is none",
    arguments: [
      "", "-", "_", "e", "x", "1", "12", "en-", "-en", "en--US", "en-_US", "en US", " en", "en\0",
      "en-üs", "ën", "englishes", "en-subtagoverlong", "a1", "en.US", "en-US;", "e\u{301}n",
      "en-" + Array(repeating: "abcdefgh", count: 12).joined(separator: "-"),
    ])
  func refused(text: String) {
    #expect(LanguageTag(text) == nil)
  }

  @Test(
    "A range covers itself and what refines it, at whole subtags",
    arguments: [
      ("en-US", "en", true), ("en", "en", true), ("en-US", "en-us", true), ("en", "en-US", false),
      ("eng", "en", false), ("en-US", "en-U", false), ("en-GB", "en-US", false),
      ("zh-Hant-TW", "zh-Hant", true), ("zh-Hant-TW", "zh-TW", false),
    ])
  func covered(tag: String, range: String, expected: Bool) throws {
    let tag = try #require(LanguageTag(tag))
    guard let range = LanguageTag(range) else {
      #expect(!expected)
      return
    }
    #expect(tag.isCovered(by: range) == expected)
  }

  @Test("The primary language is the first subtag", arguments: [("en-US", "en"), ("haw", "haw")])
  func primary(text: String, expected: String) throws {
    #expect(try #require(LanguageTag(text)).primary == expected)
  }
}
