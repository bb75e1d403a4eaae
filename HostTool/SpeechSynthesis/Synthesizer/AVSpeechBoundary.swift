/// Where a pause or a stop takes effect. Apple symbol: `AVSpeechBoundary`.
public enum AVSpeechBoundary: Int, Sendable {
  /// At once; speech that goes on goes on with the very sample.
  case immediate = 0
  /// Behind the word that is being spoken.
  case word = 1

  var boundary: SpeechQueue.Boundary {
    switch self {
    case .immediate: .immediate
    case .word: .word
    }
  }
}
