import SpeechTypes

extension PunctuationMode {
  /// Whether a sign is named whose name the table `symbols` gives from `level` on.
  func names(_ level: Substring) -> Bool {
    switch level {
    case "some": self >= .some
    case "most": self >= .most
    default: self >= .all
    }
  }
}
