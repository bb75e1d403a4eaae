import Pronunciation
import Testing

@Suite("A lexicon file")
struct LexiconFileTests {
  private static let builder = LexiconBuilder(
    """
    a [reduced] AH0
    a [strong] EY1
    an AE1 N
    ant AE1 N T
    anthem AE1 N TH AH0 M
    antidisestablishmentarianism AE2 N T IY0
    antidisestablishmentarianisms AE2 N T IY0 Z
    anvil AE1 N V AH0 L
    b B IY1
    bee B IY1
    it's IH1 T S
    record [noun] R EH1 K ER0 D
    record [verb] R IH0 K AO1 R D
    record R AH0 K AO1 R D
    zoo Z UW1
    zoos Z UW1 Z
    """)

  @Test("gives back every word that was written", arguments: 1...17)
  func everyWord(wordsPerBlock: Int) throws {
    let bytes = Self.builder.bytes(wordsPerBlock: wordsPerBlock)
    let lexicon = try Lexicon(bytes: bytes, name: "test")
    #expect(lexicon.wordCount == Self.builder.words.count)
    for (word, pronunciations) in Self.builder.words {
      #expect(lexicon.pronunciations(of: word) == pronunciations, "\(word)")
    }
    for word in [
      "", "A1", "am", "ants", "antidis", "ann", "anx", "c", "it", "rec", "zo", "zz", "0",
    ] {
      #expect(lexicon.pronunciations(of: word).isEmpty, "\(word)")
    }
  }

  @Test("is opened by its header alone")
  func openingReadsTheHeader() throws {
    var bytes = Self.builder.bytes()
    for index in 40..<bytes.count { bytes[index] = 0xff }
    #expect(try Lexicon(bytes: bytes, name: "test").wordCount == Self.builder.words.count)
  }

  @Test("that holds no word knows none")
  func empty() throws {
    let lexicon = try Lexicon(bytes: LexiconBuilder("").bytes(), name: "test")
    #expect(lexicon.pronunciations(of: "a").isEmpty)
  }

  @Test("of another kind, version or length is refused by name")
  func refusals() {
    let good = Self.builder.bytes()
    func error(_ change: (inout [UInt8]) -> Void) -> String {
      var bytes = good
      change(&bytes)
      do {
        _ = try Lexicon(bytes: bytes, name: "x.bin")
        return "none"
      } catch { return "\(error)" }
    }
    #expect(error { $0[0] = 0 } == "x.bin: it does not begin as such a file does")
    #expect(error { $0[8] = 7 } == "x.bin: its format version is 7, this program reads 1")
    #expect(error { $0.append(0) } == "x.bin: the file's length is \(good.count)")
    #expect(error { $0[35] = 1 } == "x.bin: the blocks' offset is \(40 + 32 + 1 << 24)")
    #expect(error { $0 = [] } == "x.bin: it does not begin as such a file does")
  }

  @Test("that is not there is an error with its path")
  func missing() {
    #expect(throws: PronunciationError.self) { _ = try Lexicon(path: "/nowhere/lexicon.bin") }
  }

  @Test("cut anywhere is refused, and harmless when it lies about its length")
  func truncation() throws {
    let good = Self.builder.bytes()
    for count in 0..<good.count {
      var bytes = Array(good.prefix(count))
      #expect(throws: PronunciationError.self) { _ = try Lexicon(bytes: bytes, name: "cut") }
      guard count >= 20 else { continue }
      bytes.replaceSubrange(16..<20, with: LexiconBuilder.littleEndian(count, 4))
      lookUpEverything(bytes)
    }
  }

  @Test("damaged at random gives phones or none, and no trap")
  func mutation() {
    var generator = SplitMix64(state: 1)
    let good = Self.builder.bytes()
    for _ in 0..<5000 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        let index = Int.random(in: 8..<bytes.count, using: &generator)
        bytes[index] = UInt8.random(in: 0...255, using: &generator)
      }
      // Keep the cheap checks out of the way, so that the damage reaches what is behind them.
      bytes.replaceSubrange(8..<10, with: [1, 0])
      bytes.replaceSubrange(16..<20, with: LexiconBuilder.littleEndian(bytes.count, 4))
      lookUpEverything(bytes)
    }
  }

  private func lookUpEverything(_ bytes: [UInt8]) {
    guard let lexicon = try? Lexicon(bytes: bytes, name: "damaged") else { return }
    for word in Self.builder.words.keys {
      for pronunciation in lexicon.pronunciations(of: word) {
        #expect(!pronunciation.phonemes.isEmpty && pronunciation.phonemes.count < 256)
      }
    }
  }
}
