internal import TextAnalysis

/// How long speech pauses where the document does not say it, in milliseconds.
enum PausePolicy {
  /// Between recordings that follow each other without any boundary.
  static let joinMilliseconds = 20

  /// By punctuation and structure. Two sentences are less than 250 ms apart, since a screen reader
  /// sends its items as sentences and people wait for each.
  static func milliseconds(_ boundary: PhraseBoundary) -> Int {
    switch boundary {
    case .none: 0
    case .phrase: 150
    case .sentence: 220
    case .paragraph: 450
    }
  }

  /// For `break` with a strength (SSML 1.1 §3.2.3), 1 x-weak to 5 x-strong.
  static func milliseconds(strength: Int) -> Int {
    switch strength {
    case ...1: 75
    case 2: 150
    case 3: 300
    case 4: 500
    default: 1000
    }
  }
}
