internal import CPosix
internal import Glibc

/// Files, network and signals that a process gives up by itself; see landlock(7).
package enum Landlock {
  /// The version of the kernel's interface; 0 where there is none, or where it is turned off.
  package static var version: Int { max(0, Int(cposix_landlock_version())) }

  /// Makes sure that no program run from here on gets more rights than this process has
  /// (`PR_SET_NO_NEW_PRIVS`); Landlock and seccomp ask for it.
  package static func denyNewPrivileges() throws(PosixError) {
    try checked("prctl(PR_SET_NO_NEW_PRIVS)") { cposix_no_new_privileges() }
  }

  /// Leaves this thread, and those it starts, files to read and nothing else: no file to write or
  /// run, no TCP, no signals to others, as far as the version goes.
  ///
  /// - Parameters:
  ///   - version: The kernel's.
  ///   - readable: Folders and files; one that is not there, or cannot be reached, is left out.
  package static func enter(version: Int, readable: [String]) throws(PosixError) {
    let rules = Descriptor(
      owning: try checked("landlock_create_ruleset") { cposix_landlock_ruleset(Int32(version)) })
    let number = rules.rawValue
    for path in readable {
      do throws(PosixError) {
        try checked("landlock_add_rule", path) { cposix_landlock_allow_reading(number, path) }
      } catch {
        guard error.number.isOutOfReach else { throw error }
      }
    }
    try checked("landlock_restrict_self") { cposix_landlock_enter(number) }
  }
}
