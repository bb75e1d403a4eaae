import Spelling
import Testing

@Suite("The nearest name")
struct NearestNameTests {
  private let names = ["recordings", "rules", "name", "age", "source"]

  @Test(
    "is found for a mistyped one",
    arguments: [
      ("recordngs", "recordings"), ("Rules", "rules"), ("nmae", "name"), ("ages", "age"),
      ("sorce", "source"), ("recordinsg", "recordings"),
    ])
  func found(text: String, expected: String) {
    #expect(NearestName.of(text, in: names) == expected)
  }

  @Test(
    "of names that begin alike is judged by the rest",
    arguments: [
      ("com.example.coahc", "com.example.coach"), ("com.exmaple.coach", "com.example.coach"),
      ("com.example.sampl.hello", "com.example.sample.hello"),
      ("com.example.tiny", nil), ("com.example.zzz", nil), ("com.example", nil),
    ])
  func dotted(text: String, expected: String?) {
    let names = ["com.example.coach", "com.example.sample.hello"]
    #expect(NearestName.of(text, in: names) == expected)
  }

  @Test(
    "is none for another word",
    arguments: ["", "zzz", "voices", String(repeating: "a", count: 999)]
  )
  func none(text: String) {
    #expect(NearestName.of(text, in: names) == nil)
  }
}
