/// Why a recording should be made again.
package enum TakeProblem: Hashable, Sendable {
  /// Nobody speaks in it.
  case silent
  /// The sound is cut off at full scale in so many places.
  case clipped(placeCount: Int)
  /// In dB of full scale.
  case tooLoud(Double)
  /// In dB of full scale.
  case tooQuiet(Double)
  /// Speech stands above the noise by this, in dB.
  case noisy(Double)
  /// The mean of the samples, in hundredths of full scale.
  case offCentre(percent: Double)
  /// Speech lasts so long, at least `expected` seconds would be usual for the text.
  case tooShort(seconds: Double, expected: Double)
  /// Speech lasts so long, at most `expected` seconds would be usual for the text.
  case tooLong(seconds: Double, expected: Double)
  /// Speech is there from the first moment.
  case beginningMissing
  /// Speech is there to the last moment.
  case endMissing
  /// The machine was too slow to take the sound in so many times.
  case soundLost(times: Int)

  /// A name for programs, which does not change.
  package var code: String {
    switch self {
    case .silent: "silent"
    case .clipped: "clipped"
    case .tooLoud: "tooLoud"
    case .tooQuiet: "tooQuiet"
    case .noisy: "noisy"
    case .offCentre: "offCentre"
    case .tooShort: "tooShort"
    case .tooLong: "tooLong"
    case .beginningMissing: "beginningMissing"
    case .endMissing: "endMissing"
    case .soundLost: "soundLost"
    }
  }
}

// MARK: - CustomStringConvertible

extension TakeProblem: CustomStringConvertible {
  /// What is wrong and what to do, for the person who speaks.
  package var description: String {
    switch self {
    case .silent:
      "nothing was heard: is the microphone on, and is it the one that is chosen?"
    case .clipped(let placeCount):
      "too loud: the sound is cut off \(placeCount == 1 ? "once" : "\(placeCount) times"); "
        + "turn the microphone down or move back a little"
    case .tooLoud(let level):
      "too loud (\(level.rounded1) dB): turn the microphone down or move back a little"
    case .tooQuiet(let level):
      "too quiet (\(level.rounded1) dB): come closer to the microphone or turn it up"
    case .noisy(let distance):
      "too much noise (your voice is only \(distance.rounded1) dB above it): close the window, "
        + "switch off what hums, come closer to the microphone"
    case .offCentre(let percent):
      "the signal is off centre (\(percent.rounded1) %): try another input or cable"
    case .tooShort(let seconds, let expected):
      "too short (\(seconds.rounded1) s; \(expected.rounded1) s or more is usual): "
        + "was every word read?"
    case .tooLong(let seconds, let expected):
      "too long (\(seconds.rounded1) s; \(expected.rounded1) s or less is usual): "
        + "read without long pauses, and only the text"
    case .beginningMissing:
      "the beginning is missing: wait a moment after the recording has started"
    case .endMissing:
      "the end is missing: wait a moment before you stop the recording"
    case .soundLost(let times):
      "sound was lost \(times == 1 ? "once" : "\(times) times"): the machine was too busy; "
        + "close other programs"
    }
  }
}

extension Double {
  /// With one decimal.
  fileprivate var rounded1: String {
    let tenths = Int((magnitude * 10).rounded())
    return "\(self < 0 && tenths > 0 ? "-" : "")\(tenths / 10).\(tenths % 10)"
  }
}
