/// How long to wait before a provider is started again; pure.
///
/// Not at all after it has listed its voices; else 1 s, doubled with each attempt, to 60 s.
struct RestartDelay {
  private static let firstMilliseconds = 1000
  private static let longestMilliseconds = 60_000

  /// Attempts since the provider last listed its voices.
  private(set) var failureCount = 0

  /// The provider works.
  mutating func succeeded() { failureCount = 0 }

  /// The provider has gone.
  mutating func failed() { failureCount += 1 }

  /// What to wait now.
  var milliseconds: Int {
    guard failureCount > 1 else { return 0 }
    let doublings = min(failureCount - 2, 6)
    return min(Self.firstMilliseconds << doublings, Self.longestMilliseconds)
  }
}
