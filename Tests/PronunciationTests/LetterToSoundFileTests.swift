import Pronunciation
import Testing

@Suite("A letter-to-sound file")
struct LetterToSoundFileTests {
  private static let headerByteCount = 192
  private let good: [UInt8]

  init() throws { good = try ShippedData.bytes("letter-to-sound.bin") }

  @Test("is the file that the script made, byte by byte")
  func checksum() {
    let checksum = CRC32.checksum(good[Self.headerByteCount...])
    #expect(LexiconBuilder.littleEndian(Int(checksum), 4) == Array(good[20..<24]))
  }

  @Test("is opened by its header alone, and harmless with nothing behind it", arguments: [0, 0xff])
  func openingReadsTheHeader(filling: UInt8) throws {
    let header = good.prefix(Self.headerByteCount)
    let rest = [UInt8](repeating: filling, count: good.count - header.count)
    let model = try LetterToSound(bytes: header + rest, name: "test")
    #expect(model.phonemes(for: "word").count <= 10)
  }

  @Test("cut short is refused, or harmless when it lies about its length")
  func truncation() {
    for count in Array(0..<Self.headerByteCount) + [193, 1000, 100_000, good.count - 1] {
      var bytes = Array(good.prefix(count))
      #expect(throws: PronunciationError.self) { _ = try LetterToSound(bytes: bytes, name: "cut") }
      guard count >= 20 else { continue }
      bytes.replaceSubrange(16..<20, with: LexiconBuilder.littleEndian(count, 4))
      #expect(throws: PronunciationError.self) { _ = try LetterToSound(bytes: bytes, name: "cut") }
    }
  }

  @Test("damaged at random in its header is refused, or gives phones, and no trap")
  func headerMutation() {
    var generator = SplitMix64(state: 2)
    var bytes = good
    for _ in 0..<400 {
      let index = Int.random(in: 8..<Self.headerByteCount, using: &generator)
      let before = bytes[index]
      bytes[index] = UInt8.random(in: 0...255, using: &generator)
      pronounceSomething(bytes)
      bytes[index] = before
    }
  }

  @Test("damaged at random behind its header gives phones, and no trap")
  func mutation() {
    var generator = SplitMix64(state: 3)
    var bytes = good
    for round in 0..<300 {
      // The tables, the graphones and the short n-grams are at the front.
      let end = round.isMultiple(of: 2) ? 4000 : bytes.count
      for _ in 0..<40 {
        let index = Int.random(in: Self.headerByteCount..<end, using: &generator)
        bytes[index] = UInt8.random(in: 0...255, using: &generator)
      }
      pronounceSomething(bytes)
    }
  }

  private func pronounceSomething(_ bytes: [UInt8]) {
    guard let model = try? LetterToSound(bytes: bytes, name: "damaged") else { return }
    for word in ["the", "quick", "o'brown"] {
      // The word's end may have phones too, in a damaged file.
      #expect(model.phonemes(for: word).count <= 2 * (word.utf8.count + 1))
    }
  }
}
