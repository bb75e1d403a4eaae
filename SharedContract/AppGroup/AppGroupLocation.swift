internal import Posix

/// Where the app group is: one folder, or the user's laid over the system's.
package struct AppGroupLocation: Hashable, Sendable {
  /// The folders that are read; what an earlier one says wins. Need not exist.
  package let folders: [GroupFolder]

  package init(_ folders: [GroupFolder]) { self.folders = folders }

  /// The folder that changes go to: the first.
  package var writable: GroupFolder? { folders.first }

  /// Finds the group.
  ///
  /// `explicit`, else `$VOICE_APP_GROUP`, is a group that stands alone. Without either it is
  /// `$XDG_DATA_HOME/voice-provider` (`~/.local/share/voice-provider`), left out when there is no
  /// home, laid over the system's: `$VOICE_SYSTEM_APP_GROUP`, else `/var/lib/voice-provider`.
  ///
  /// - Parameters:
  ///   - explicit: What the user asked for with `--group`. The system's folder named here is still
  ///     the system's, and this is how root changes it.
  ///   - variable: Looks up an environment variable.
  package static func resolve(
    explicit: String?, variable: (String) -> String? = Environment.variable
  ) -> AppGroupLocation {
    let system = system(variable: variable)
    if let path = explicit ?? variable("VOICE_APP_GROUP") {
      let isSystem = canonical(path) == canonical(system.path)
      return AppGroupLocation([isSystem ? system : GroupFolder(path, .user)])
    }
    let user = dataHome(variable).map { GroupFolder("\($0)/voice-provider", .user) }
    return AppGroupLocation([user, system].compactMap(\.self))
  }

  /// The group of every user: `$VOICE_SYSTEM_APP_GROUP`, else `/var/lib/voice-provider`.
  package static func system(
    variable: (String) -> String? = Environment.variable
  ) -> GroupFolder {
    GroupFolder(variable("VOICE_SYSTEM_APP_GROUP") ?? "/var/lib/voice-provider", .system)
  }

  private static func dataHome(_ variable: (String) -> String?) -> String? {
    // A relative one is to be ignored (XDG Base Directory Specification).
    if let path = variable("XDG_DATA_HOME"), path.hasPrefix("/") { return path }
    return variable("HOME").map { "\($0)/.local/share" }
  }

  private static func canonical(_ path: String) -> String {
    if let resolved = try? FileSystem.realPath(path) { return resolved }
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}
