import TestSupport
import Testing
import VoiceProject

@Suite("The examination of a take", .tags(.audio))
struct TakeExaminationTests {
  private func examine(
    _ take: SyntheticTake, phoneCount: Int? = 25, lost: Int = 0, isCut: Bool = false
  ) -> TakeExamination {
    let samples = take.samples
    return TakeExamination(
      TakeMeasure(samples.span, sampleRate: SyntheticTake.sampleRate), phoneCount: phoneCount,
      lostSoundCount: lost, isCut: isCut)
  }

  @Test("is content with a clean take, and keeps a quarter of a second around the speech")
  func good() {
    let examination = examine(SyntheticTake())
    #expect(examination.problems == [])
    let measure = examination.measure
    #expect(abs(measure.speechSeconds - 2) < 0.05)
    // The tone is 2·0.1/√2 times the root mean square of 0.3 + |sin|.
    #expect(abs(measure.speechLevel - -17.1) < 1, "\(measure.speechLevel)")
    #expect(abs(measure.noiseLevel - -66) < 1.5, "\(measure.noiseLevel)")
    #expect(abs(Double(examination.kept.lowerBound) / 16_000 - 0.25) < 0.03)
    #expect(abs(Double(examination.kept.upperBound) / 16_000 - 2.75) < 0.03)
  }

  @Test(
    "says in one word what is wrong",
    arguments: [
      (SyntheticTake(speech: 0), "silent"), (SyntheticTake(speech: 1.5), "clipped"),
      (SyntheticTake(speech: 0.002, noise: 0.00005), "tooQuiet"),
      (SyntheticTake(noise: 0.03), "noisy"), (SyntheticTake(offset: 0.05), "offCentre"),
      (SyntheticTake(length: 0.6), "tooShort"), (SyntheticTake(length: 9), "tooLong"),
      (SyntheticTake(start: 0), "beginningMissing"), (SyntheticTake(rest: 0), "endMissing"),
    ])
  func problems(take: SyntheticTake, code: String) {
    let problems = examine(take).problems
    #expect(problems.map(\.code) == [code], "\(problems)")
    #expect(problems.allSatisfy { $0.description.contains(" ") })
  }

  @Test("finds speech that is too loud without being cut off")
  func tooLoud() {
    // Full scale for most of the time, but never three samples in a row.
    let samples = (0..<32_000).map { index -> Int16 in
      (8000..<24_000).contains(index) ? [20_000, 32_767, -20_000, -32_767][index % 4] : 0
    }
    let measure = TakeMeasure(samples.span, sampleRate: 16_000)
    #expect(measure.clippedRunCount == 0)
    #expect(TakeExamination(measure, phoneCount: nil).problems.map(\.code) == ["tooLoud"])
  }

  @Test(
    "counts runs of three samples at full scale, not peaks",
    arguments: [(1, 0), (2, 0), (3, 1), (9, 1)])
  func clipping(length: Int, count: Int) {
    var samples = [Int16](repeating: 0, count: 1000)
    for index in 100..<100 + length { samples[index] = .max }
    #expect(TakeMeasure(samples.span, sampleRate: 16_000).clippedRunCount == count)
  }

  @Test("counts a negative run too, whose lowest sample has no positive twin")
  func negativeClipping() {
    let samples = [Int16](repeating: .min, count: 3) + [0] + [Int16](repeating: .min, count: 4)
    #expect(TakeMeasure(samples.span, sampleRate: 16_000).clippedRunCount == 2)
  }

  @Test("does not take a key's click for speech", arguments: [0.1, 2.9])
  func click(time: Double) {
    let examination = examine(SyntheticTake(click: time))
    #expect(examination.problems == [])
    #expect(abs(examination.measure.speechSeconds - 2) < 0.05)
  }

  @Test("asks nothing of the ends of a recording that was cut")
  func cut() {
    #expect(examine(SyntheticTake(start: 0, rest: 0.1), isCut: true).problems == [])
  }

  @Test("does not judge the length when the phones are not known")
  func unknownPhones() {
    #expect(examine(SyntheticTake(length: 9), phoneCount: nil).problems == [])
  }

  @Test("tells of lost sound first")
  func lost() {
    #expect(examine(SyntheticTake(), lost: 2).problems == [.soundLost(times: 2)])
  }

  @Test("takes recordings without a sample, or with a few", arguments: [0, 1, 159, 161])
  func tiny(count: Int) {
    let samples = [Int16](repeating: 100, count: count)
    let measure = TakeMeasure(samples.span, sampleRate: 16_000)
    let examination = TakeExamination(measure, phoneCount: 10)
    #expect(examination.problems.first == .silent)
    #expect(examination.kept == 0..<count)
  }

  @Test("tells a person what to do")
  func sentences() {
    #expect(
      "\(TakeProblem.tooQuiet(-42.04))"
        == "too quiet (-42.0 dB): come closer to the microphone or turn it up")
    #expect(
      "\(TakeProblem.tooShort(seconds: 1, expected: 1.25))"
        == "too short (1.0 s; 1.3 s or more is usual): was every word read?")
    #expect(
      "\(TakeProblem.clipped(placeCount: 1))".hasPrefix("too loud: the sound is cut off once"))
  }
}
