/// Says whether a recording will do, and which part of it to keep.
///
/// The limits are those of docs/personal-voice.md. They let pass what a person with an ordinary
/// microphone at home records with some care.
package struct TakeExamination: Hashable, Sendable {
  /// Usual levels of speech, in dB of full scale.
  package static let speechLevels = -40.0 ... -9.0
  /// Speech stands above the noise by this at least, in dB.
  package static let leastSignalToNoise = 18.0
  /// The mean of the samples, full scale being 1, is no farther from 0.
  package static let largestOffset = 0.02
  /// A phone lasts so long, in seconds, when somebody reads fast, and when slowly.
  package static let secondsPerPhone = 0.045...0.2
  /// Pauses that a slow reader makes, in seconds.
  package static let pauseSeconds = 2.0
  /// Left before and behind speech, in seconds.
  package static let marginSeconds = 0.25
  /// A recording that begins or ends with a level above that of speech less this, in dB, is cut off.
  private static let edgeDistance = 9.0

  package let measure: TakeMeasure
  /// What is wrong, the most important first; empty when the recording will do.
  package let problems: [TakeProblem]
  /// The frames to keep: speech with a margin on both sides; all when nobody speaks.
  package let kept: Range<Int>

  /// Examines a recording of one channel.
  ///
  /// - Parameters:
  ///   - phoneCount: Of the text; nil when it is not known, which leaves out whether the length fits.
  ///   - lostSoundCount: How often sound was lost while it was recorded.
  ///   - isCut: Whether somebody has cut the recording to what is spoken, so that speech may begin
  ///     and end with it.
  package init(
    _ measure: TakeMeasure, phoneCount: Int?, lostSoundCount: Int = 0, isCut: Bool = false
  ) {
    self.measure = measure
    var problems: [TakeProblem] = []
    if lostSoundCount > 0 { problems.append(.soundLost(times: lostSoundCount)) }
    if measure.speech.isEmpty {
      problems.append(.silent)
      kept = 0..<measure.frameCount
    } else {
      problems += Self.levelProblems(measure)
      if !isCut { problems += Self.edgeProblems(measure) }
      problems += Self.lengthProblems(measure, phoneCount)
      let margin = Int(Self.marginSeconds * Double(measure.sampleRate))
      kept =
        max(
          measure.speech.lowerBound - margin, 0)..<min(
          measure.speech.upperBound + margin, measure.frameCount)
    }
    if abs(measure.offset) > Self.largestOffset {
      problems.append(.offCentre(percent: measure.offset * 100))
    }
    self.problems = problems
  }

  private static func levelProblems(_ measure: TakeMeasure) -> [TakeProblem] {
    var problems: [TakeProblem] = []
    let level = measure.speechLevel
    if measure.clippedRunCount > 0 {
      problems.append(.clipped(placeCount: measure.clippedRunCount))
    } else if level > speechLevels.upperBound {
      problems.append(.tooLoud(level))
    }
    if level < speechLevels.lowerBound { problems.append(.tooQuiet(level)) }
    if measure.signalToNoise < leastSignalToNoise {
      problems.append(.noisy(measure.signalToNoise))
    }
    return problems
  }

  private static func edgeProblems(_ measure: TakeMeasure) -> [TakeProblem] {
    var problems: [TakeProblem] = []
    let speechEdge = measure.speechLevel - edgeDistance
    if measure.firstLevel > speechEdge { problems.append(.beginningMissing) }
    if measure.lastLevel > speechEdge { problems.append(.endMissing) }
    return problems
  }

  private static func lengthProblems(
    _ measure: TakeMeasure, _ phoneCount: Int?
  ) -> [TakeProblem] {
    guard let phoneCount else { return [] }
    var problems: [TakeProblem] = []
    let shortest = Double(phoneCount) * secondsPerPhone.lowerBound
    let longest = Double(phoneCount) * secondsPerPhone.upperBound + pauseSeconds
    let seconds = measure.speechSeconds
    if seconds < shortest { problems.append(.tooShort(seconds: seconds, expected: shortest)) }
    if seconds > longest { problems.append(.tooLong(seconds: seconds, expected: longest)) }
    return problems
  }
}
