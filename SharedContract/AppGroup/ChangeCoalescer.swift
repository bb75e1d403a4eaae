/// Makes few notifications of many signals; pure, times are given.
///
/// The first signal is passed on at once. Those that follow it closely are held until there was
/// none for `quietMilliseconds`, at the longest for `longestDelayMilliseconds`, and passed on as
/// one: a burst gives two, and the last one comes after the last change.
package struct ChangeCoalescer: Sendable {
  private let quietMilliseconds: Int64
  private let longestDelayMilliseconds: Int64
  /// When signals stop being part of the burst.
  private var burstEnd: Int64?
  /// When the first signal that is being held came.
  private var heldSince: Int64?

  package init(quietMilliseconds: Int64 = 40, longestDelayMilliseconds: Int64 = 2000) {
    self.quietMilliseconds = quietMilliseconds
    self.longestDelayMilliseconds = longestDelayMilliseconds
  }

  /// When `elapse` is to be called, on the clock of the caller; nil when nothing is held.
  package var deadlineMilliseconds: Int64? {
    guard let heldSince, let burstEnd else { return nil }
    return min(burstEnd, heldSince + longestDelayMilliseconds)
  }

  /// A signal has come.
  ///
  /// - Returns: Whether to notify now.
  package mutating func signal(atMilliseconds now: Int64) -> Bool {
    let isBurst = burstEnd.map { now < $0 } ?? false
    burstEnd = now + quietMilliseconds
    guard isBurst || heldSince != nil else { return true }
    heldSince = heldSince ?? now
    return elapse(toMilliseconds: now)
  }

  /// Time has passed.
  ///
  /// - Returns: Whether to notify now.
  package mutating func elapse(toMilliseconds now: Int64) -> Bool {
    guard let deadline = deadlineMilliseconds, now >= deadline else { return false }
    heldSince = nil
    burstEnd = now + quietMilliseconds
    return true
  }
}
