/// Which whole recording answers a request; of a voice's rules the first that matches counts.
package struct MatchRule: Hashable, Sendable {
  /// A text that the request must hold; nil matches every request.
  package var contains: String?
  /// The recording's file.
  package var play: String

  package init(contains: String? = nil, play: String) {
    self.contains = contains
    self.play = play
  }
}
