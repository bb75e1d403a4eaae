import TextAnalysis

/// A pause as a row writes it: `=750ms`, `=0`, `=default`, `=cap` or `>0`.
enum ExpectedPause: Hashable {
  case milliseconds(Int)
  case standard
  case longest
  case any

  init?(_ text: String) {
    switch text {
    case "=default": self = .standard
    case "=cap": self = .longest
    case ">0": self = .any
    case "=0": self = .milliseconds(0)
    default:
      guard text.hasSuffix("ms"), let milliseconds = Int(text.dropFirst().dropLast(2)) else {
        return nil
      }
      self = .milliseconds(milliseconds)
    }
  }

  func matches(_ pause: RequestedPause) -> Bool {
    switch (self, pause) {
    case (.milliseconds(let wanted), .milliseconds(let found)): wanted == found
    case (.milliseconds(0), .none): true
    case (.standard, .strength(3)): true
    case (.longest, .milliseconds(RequestedPause.longestMilliseconds)): true
    case (.any, .milliseconds(let found)): found > 0
    case (.any, .strength): true
    default: false
    }
  }
}
