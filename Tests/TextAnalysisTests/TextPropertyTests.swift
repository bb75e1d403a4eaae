import SpeechTypes
import TestSupport
import Testing
import TextAnalysis

@Suite("Any text at all is read without harm", .tags(.ssml))
struct TextPropertyTests {
  /// A sequence that is the same in every run (Knuth's MMIX generator).
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private static let fragments = [
    "$", "€", "5", "1,000", "3.14", "12", "1999", "'", "\u{2019}", "-", "–", "—", "/", ":", ".",
    "...", " ", "  ", "\n", "\n\n", "\t", "am", "p.m.", "Jan", "May", "kg", "km/h", "°", "C", "%",
    "st", "th", "Mr.", "U.S.", "e.g.", "IV", "x", "²", "½", "(", ")", "\"", "@", "#", "www.",
    ".com",
    "http://", "ABC", "camelCase", "snake_case", "e\u{301}", "\u{301}", "\u{200D}", "\u{FE0F}",
    "\u{1F600}", "\u{1F1E9}", "\u{20E3}", "\u{FB01}", "\u{FF21}", "\u{0}", "\u{7}", "\u{202E}",
    "\u{5D0}", "\u{4E2D}", "\u{3002}", "\u{E000}", "\u{10FFFF}", "\u{FFFD}", "<", ">", "&", "=",
    "+",
    "*", "~", "^", "_", "\\", "|", "!", "?", ",", ";", "No.", "St", "v", "I", "a", "Call", "in",
  ]

  private static func text(seed: UInt64) -> String {
    var generator = Generator(state: seed)
    var text = ""
    for _ in 0..<Int.random(in: 1...60, using: &generator) {
      if Int.random(in: 0..<8, using: &generator) == 0 {
        let value = UInt32.random(in: 0...0x2FFFF, using: &generator)
        if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
      } else {
        text += fragments.randomElement(using: &generator) ?? ""
      }
    }
    return text
  }

  @Test("Words have text of their own, in order, whatever the text", arguments: 0..<4)
  func ranges(block: Int) {
    for seed in 0..<100 {
      let text = Self.text(seed: UInt64(block * 1000 + seed))
      check(Analysis(text, .plain), text)
    }
  }

  private func check(_ analysis: Analysis, _ text: String) {
    var last = TextOffset.zero
    var faults: [String] = []
    for word in analysis.words {
      let range = word.range
      if word.spoken.isEmpty { faults.append("a word of nothing") }
      if range.utf8.isEmpty || range.utf16.isEmpty { faults.append("\(word.spoken) has no text") }
      if range.end.utf8 > text.utf8.count || range.end.utf16 > text.utf16.count {
        faults.append("\(word.spoken) reaches behind the end")
      }
      if range.start < last { faults.append("\(word.spoken) steps back") }
      last = range.start
    }
    #expect(faults.isEmpty, "\(text.debugDescription)")
  }

  @Test("A byte at a time gives the same as all at once", arguments: 0..<4)
  func pieces(block: Int) {
    for seed in 0..<30 {
      let text = Self.text(seed: UInt64(50_000 + block * 1000 + seed))
      let whole = Analysis(text, .plain).sentences
      #expect(Analysis(text, .plain, pieceByteCount: 1).sentences == whole)
    }
  }

  @Test("Every mode and spelling take any text", arguments: PunctuationMode.allCases)
  func modes(mode: PunctuationMode) {
    for seed in 0..<40 {
      let text = Self.text(seed: UInt64(90_000 + seed))
      var options = SpeechOptions()
      options.punctuation = mode
      check(Analysis(text, .plain, options: options), text)
      options.isSpelling = true
      options.announcesCapitals = true
      check(Analysis(text, .plain, options: options), text)
    }
  }

  @Test(
    "Every kind of say-as takes any text",
    arguments: [
      "date", "date:dmy", "date:my", "time", "time:hms24", "duration", "telephone", "characters",
      "tts:key", "digits", "cardinal", "ordinal", "fraction", "unit", "currency", "address", "net",
      "expletive", "name",
    ])
  func sayAs(kind: String) {
    for seed in 0..<12 {
      let content = Self.text(seed: UInt64(70_000 + seed))
        .replacing("&", with: "&amp;").replacing("<", with: "<mark name='m'/>&lt;")
      let document =
        "<speak>a <say-as interpret-as='\(kind)'>\(content)</say-as> b <w>\(content)</w></speak>"
      let whole = Analysis(document)
      check(whole, document)
      #expect(Analysis(document, pieceByteCount: 1).sentences == whole.sentences)
    }
  }

  @Test(
    "A long hostile text takes time in proportion to its length",
    arguments: [
      "(", "$", "1,", "1-", "a.", "'", "5 ", "1/", "http://", "\u{1F600}\u{200D}", "x", "Aa", "0",
      "e\u{301}", "@a", "Mr. ", "1:2:", "1 000 ", "a1-", "--a ", "1:1-1 ", "10s and ", "S. ",
    ])
  func linearTime(unit: String) {
    func processorNanoseconds(_ count: Int) -> Int {
      let text = String(repeating: unit, count: count)
      return ThreadClock.nanoseconds { _ = Analysis(text, .plain) }
    }
    let count = 1000 / unit.utf8.count
    _ = processorNanoseconds(count)
    let short = processorNanoseconds(count)
    // Eight times the text takes eight times as long; 64 times would be quadratic.
    #expect(processorNanoseconds(8 * count) < short * 32 + 20_000_000)
  }
}
