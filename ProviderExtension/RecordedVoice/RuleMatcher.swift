import SpeechTypes
internal import TextAnalysis
internal import VoiceBundle

/// Chooses the one recording that a voice with match rules answers a request with.
///
/// It sees the whole text, so it answers at its end; it keeps no more of it than the longest text
/// that a rule looks for.
struct RuleMatcher {
  private let rules: [MatchRule]
  /// In Unicode scalars, as texts are compared: a character may begin in one text and end in the
  /// next.
  private let longestCount: Int
  private var tail: ArraySlice<Unicode.Scalar> = []
  private var firstMatch: Int?

  init(_ rules: [MatchRule]) {
    self.rules = rules
    longestCount = rules.map { $0.contains?.unicodeScalars.count ?? 0 }.max() ?? 0
    firstMatch = rules.firstIndex { $0.contains == nil }
  }

  /// Looks at the next text of the request.
  mutating func add(_ text: String) {
    let window = tail + text.unicodeScalars
    for index in 0..<(firstMatch ?? rules.count) {
      guard let wanted = rules[index].contains, Self.contains(window, wanted) else { continue }
      firstMatch = index
      break
    }
    tail = window.suffix(max(0, longestCount - 1))
  }

  /// The file to play, or nil when no rule matches.
  var file: String? { firstMatch.map { rules[$0].play } }

  /// Whether the characters of `wanted` stand in `text`, case and all.
  private static func contains(_ text: ArraySlice<Unicode.Scalar>, _ wanted: String) -> Bool {
    let wanted = Array(wanted.unicodeScalars)
    guard wanted.count <= text.count else { return false }
    return (text.startIndex...(text.endIndex - wanted.count)).contains { start in
      text[start..<(start + wanted.count)].elementsEqual(wanted)
    }
  }
}
