package import Posix

/// Gives up, for good, everything that reading a few folders does not need.
///
/// Threads that run already keep what they have of the file system: to be entered before there are
/// any. What is open stays open. `docs/security.md` says what is lost.
package enum Confinement {
  /// Descriptors that a confined process may have open at a time.
  package static let descriptorLimit = 256

  /// Where libraries are that are loaded when they are first needed.
  package static let libraries = [
    "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/etc/ld.so.cache",
  ]

  /// How far this system could go.
  package struct Extent: Hashable, Sendable {
    /// The version of Landlock that holds the folders; 0 where the kernel has none.
    package var landlockVersion: Int
    /// Whether system calls are filtered.
    package var filtersCalls: Bool
  }

  /// Enters it: limits by `setrlimit`, system calls by seccomp, then folders by Landlock.
  ///
  /// - Parameter readable: The folders and files to read, with all below; those that are not there
  ///   count for nothing.
  /// - Returns: What the kernel has of it; one that lacks something is no error.
  /// - Throws: When the system refuses what it has.
  package static func enter(readable: [String]) throws(PosixError) -> Extent {
    try ResourceLimit.coreSize.set(0)
    try ResourceLimit.descriptorCount.set(descriptorLimit)
    try Landlock.denyNewPrivileges()
    let filtersCalls = try SystemCallFilter.enter()
    let version = Landlock.version
    if version > 0 { try Landlock.enter(version: version, readable: readable) }
    return Extent(landlockVersion: version, filtersCalls: filtersCalls)
  }
}

// MARK: - CustomStringConvertible

extension Confinement.Extent: CustomStringConvertible {
  package var description: String {
    let files =
      landlockVersion > 0
      ? "Landlock \(landlockVersion) holds it to its folders"
      : "this kernel has no Landlock, so it can read every file of the user's"
    let calls =
      filtersCalls ? "system calls are filtered" : "this kernel filters no system calls"
    return "confined: \(files); \(calls)"
  }
}
