/// How long to wait before a provider is started again; pure.
///
/// Not at all the first three times that it goes; then 1 s, doubled with each attempt, to 60 s. To
/// list voices and go is no sign that it works: one that has spoken to an end, or has run for 10 s,
/// starts afresh.
package struct RestartDelay: Sendable {
  private static let freeAttemptCount = 3
  private static let firstMilliseconds = 1000
  private static let longestMilliseconds = 60_000
  private static let steadyMilliseconds = 10_000

  /// Times it has gone since it last worked.
  package private(set) var failureCount = 0

  package init() {}

  /// The provider has spoken something to its end.
  package mutating func succeeded() { failureCount = 0 }

  /// The provider has gone, so long after it was started.
  package mutating func failed(afterMilliseconds lifetime: Int) {
    failureCount = lifetime >= Self.steadyMilliseconds ? 1 : failureCount + 1
  }

  /// What to wait now.
  package var milliseconds: Int {
    guard failureCount > Self.freeAttemptCount else { return 0 }
    let doublings = min(failureCount - Self.freeAttemptCount - 1, 6)
    return min(Self.firstMilliseconds << doublings, Self.longestMilliseconds)
  }
}
