import ProviderClient
import SpeechTypes
import TestSupport
import Testing

@Suite("A sound that was cut off goes on at the very frame")
struct SoundSpliceTests {
  /// What was delivered.
  private struct Sound: Equatable {
    var samples: [Int] = []
    var markers: [SpeechMarker] = []

    mutating func take(_ piece: SoundSplice.Piece) {
      markers += piece.markers
      let bytes = Array(piece.audio)
      for index in stride(from: 0, to: bytes.count, by: 2) {
        samples.append(
          Int(Int16(truncatingIfNeeded: Int(bytes[index]) | Int(bytes[index + 1]) << 8)))
      }
    }
  }

  private static let frameCount = 1000

  /// A word of ten bytes each 90 frames, and a sentence at its front.
  private static func bytes(_ samples: some Sequence<Int>) -> ArraySlice<UInt8> {
    samples.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }[...]
  }

  private static func markers(scale: Int = 1) -> [SpeechMarker] {
    (0..<11).flatMap { index -> [SpeechMarker] in
      func offset(_ utf8: Int) -> TextOffset { TextOffset(utf8: utf8, utf16: utf8) }
      let range = TextRange(offset(index * 11), offset(index * 11 + 10))
      let word = SpeechMarker(.word, framePosition: index * 90 * scale, textRange: range)
      return index == 0
        ? [SpeechMarker(.sentence, framePosition: 0, textRange: range), word] : [word]
    }
  }

  /// Plays an attempt in random pieces, up to a frame, as a provider sends it.
  private static func play(
    _ splice: inout SoundSplice, _ sound: inout Sound, until end: Int, total: Int = frameCount,
    value: Int = 0, scale: Int = 1, _ numbers: inout SeededNumbers
  ) {
    var markers = Self.markers(scale: scale)
    var position = 0
    while position < end {
      let next = min(end, position + Int.random(in: 1...150, using: &numbers))
      // Markers come before their audio, some of them long before.
      let reach = Bool.random(using: &numbers) ? next : next + 200
      let due = markers.prefix { $0.framePosition < reach }
      markers.removeFirst(due.count)
      splice.take(Array(due))
      sound.take(splice.take(audio: Self.bytes((position..<next).map { value + $0 })))
      position = next
    }
    if end == total { sound.markers += splice.finish() }
  }

  @Test("The same sound once more: nothing is lost or doubled", arguments: 0..<200 as Range<UInt64>)
  func sameSound(seed: UInt64) {
    var numbers = SeededNumbers(state: seed)
    var splice = SoundSplice()
    var sound = Sound()
    for _ in 0..<Int.random(in: 0...3, using: &numbers) {
      let end = Int.random(in: 0..<Self.frameCount, using: &numbers)
      Self.play(&splice, &sound, until: end, &numbers)
      splice.continueSameSound()
    }
    Self.play(&splice, &sound, until: Self.frameCount, &numbers)
    #expect(sound.samples == Array(0..<Self.frameCount))
    #expect(sound.markers == Self.markers())
    #expect(splice.deliveredFrameCount == Self.frameCount)
  }

  @Test("Another sound goes on with the next word", arguments: 1000..<1200 as Range<UInt64>)
  func nextWord(seed: UInt64) {
    var numbers = SeededNumbers(state: seed)
    var splice = SoundSplice()
    var sound = Sound()
    let end = Int.random(in: 1..<900, using: &numbers)
    Self.play(&splice, &sound, until: end, &numbers)
    splice.continueSameSound()
    Self.play(&splice, &sound, until: end / 2, &numbers)
    splice.continueWithNextWord()
    let total = 2 * Self.frameCount
    Self.play(&splice, &sound, until: total, total: total, value: 5000, scale: 2, &numbers)
    let word = (end - 1) / 90 + 1
    #expect(sound.samples == Array(0..<end) + Array((5000 + word * 180)..<(5000 + total)))
    #expect(
      sound.markers.filter { $0.kind == .word }.map(\.framePosition)
        == (0..<word).map { $0 * 90 } + (word..<11).map { end + ($0 - word) * 180 })
    #expect(!splice.isBeforeNextWord)
  }

  @Test("Where no word is left nothing is added, and that is known")
  func noWordLeft() {
    var numbers = SeededNumbers(state: 1)
    var splice = SoundSplice()
    var sound = Sound()
    Self.play(&splice, &sound, until: 950, &numbers)
    splice.continueWithNextWord()
    Self.play(&splice, &sound, until: Self.frameCount, &numbers)
    #expect(splice.isBeforeNextWord && sound.samples.count == 950)
  }

  @Test("Before any sound another one is all of it")
  func nothingDelivered() {
    var numbers = SeededNumbers(state: 2)
    var splice = SoundSplice()
    var sound = Sound()
    splice.continueWithNextWord()
    Self.play(&splice, &sound, until: Self.frameCount, &numbers)
    #expect(sound.samples == Array(0..<Self.frameCount) && sound.markers == Self.markers())
  }
}
