import Testing
import VoiceProject

@Suite("The end of speech")
struct SpeechEndDetectorTests {
  /// When it is noticed, in seconds; nil for never. The sound comes in parts of odd lengths.
  private func noticedTime(in take: SyntheticTake) -> Double? {
    let samples = take.samples
    var detector = SpeechEndDetector(sampleRate: SyntheticTake.sampleRate)
    var position = 0
    while position < samples.count {
      let next = min(position + 333, samples.count)
      detector.take(samples.span.extracting(position..<next))
      position = next
      if detector.hasEnded { return Double(position) / Double(SyntheticTake.sampleRate) }
    }
    return nil
  }

  @Test("is noticed after 1.2 s of silence", arguments: [0.0005, 0.004])
  func noticed(noise: Double) throws {
    let end = try #require(noticedTime(in: SyntheticTake(noise: noise, rest: 3)))
    #expect(abs(end - (0.5 + 2 + 1.2)) < 0.06, "\(end)")
  }

  @Test("is noticed in spite of a key that clicked at the beginning")
  func clickFirst() throws {
    let end = try #require(noticedTime(in: SyntheticTake(rest: 3, click: 0.02)))
    #expect(abs(end - 3.7) < 0.06)
  }

  @Test("is not noticed before anybody has spoken, nor for a click, nor in a short pause")
  func notNoticed() {
    #expect(noticedTime(in: SyntheticTake(speech: 0, rest: 9)) == nil)
    #expect(noticedTime(in: SyntheticTake(speech: 0, rest: 9, click: 1)) == nil)
    #expect(noticedTime(in: SyntheticTake(rest: 1.1)) == nil)
  }
}
