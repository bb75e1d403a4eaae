package import Posix

/// Tells that a group may have changed; see `docs/store.md` for the signal.
///
/// Make it before reading the state that is to be kept up to date, so that no change falls between.
/// The system has a number of watches for all programs of a user together. Where none is left, it
/// says once a second that there may have been a change.
package struct ChangeWatch: ~Copyable, Sendable {
  private static let intervalMilliseconds: Int32 = 1000

  private var folders: FolderWatch?
  private let timer: IntervalTimer?
  /// Why the folders are not watched; nil when they are.
  package let problem: PosixError?

  /// For `poll`: readable when `drain` has something to look at.
  package let rawValue: Int32

  package init(_ folders: [String]) throws(PosixError) {
    do throws(PosixError) {
      let watch = try FolderWatch(folders)
      rawValue = watch.rawValue
      self.folders = consume watch
      timer = nil
      problem = nil
    } catch {
      guard error.number == .tooManyOpenFiles || error.number == .noSpace else { throw error }
      let timer = try IntervalTimer(milliseconds: Self.intervalMilliseconds)
      rawValue = timer.rawValue
      self.folders = nil
      self.timer = consume timer
      problem = error
    }
  }

  /// Takes what has come.
  ///
  /// - Returns: Whether the group may have changed; a true for no change is possible, and cheap to
  ///   find out by the generation.
  package mutating func drain() throws(PosixError) -> Bool {
    timer?.clear()
    return try folders?.drain() ?? true
  }
}
