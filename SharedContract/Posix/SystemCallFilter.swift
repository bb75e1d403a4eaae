internal import CPosix
internal import Glibc

/// Keeps this process from system calls that reading, computing and pipes do not need; see seccomp(2).
package enum SystemCallFilter {
  /// Filters the calls of every thread from here on, for good: no network, no other programs or
  /// processes, no file to write. `docs/security.md` has the list.
  ///
  /// - Returns: False where the kernel filters no calls.
  package static func enter() throws(PosixError) -> Bool {
    do {
      try checked("seccomp") { cposix_filter_calls() }
      return true
    } catch {
      guard [.invalidArgument, .notImplemented].contains(error.number) else { throw error }
      return false
    }
  }
}
