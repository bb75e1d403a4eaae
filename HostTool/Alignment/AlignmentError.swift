/// Why a recording cannot be aligned.
package enum AlignmentError: Error, Hashable, Sendable {
  /// There is nothing to align.
  case noWords(recording: String)
  /// A word has no pronunciation, one without sounds, or more than 250; words count from 0.
  case unusablePronunciations(recording: String, word: Int)
  /// It is shorter than its words can be said.
  case tooShort(recording: String, milliseconds: Int, neededMilliseconds: Int)
  /// It would take more memory than is allowed: length times sounds is bounded.
  case tooLong(recording: String, milliseconds: Int)
  /// Its sample rate is not one of speech.
  case invalidSampleRate(recording: String, hertz: Double)
  /// Every sample is the same.
  case silent(recording: String)
  /// The caller could not hand it over, and says why.
  case unreadable(recording: String, reason: String)
}

// MARK: - CustomStringConvertible

extension AlignmentError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noWords(let recording): "\(recording): no words to align"
    case .unusablePronunciations(let recording, let word):
      "\(recording): word \(word + 1) has no usable pronunciation"
    case .tooShort(let recording, let milliseconds, let needed):
      "\(recording): \(milliseconds) ms, too short for its words, which take at least \(needed) ms"
    case .tooLong(let recording, let milliseconds):
      "\(recording): \(milliseconds) ms, too long to align in one piece"
    case .invalidSampleRate(let recording, let hertz):
      "\(recording): \(hertz) samples a second, not between 8000 and 192000"
    case .silent(let recording): "\(recording): silence"
    case .unreadable(let recording, let reason): "\(recording): \(reason)"
    }
  }
}
