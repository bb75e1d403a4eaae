package import AppGroup
internal import Posix

/// Which provider program to start, and how.
package struct ProviderLaunch: Hashable, Sendable {
  /// The program's file.
  package var path: String
  package var arguments: [String]

  package init(path: String, arguments: [String] = []) {
    self.path = path
    self.arguments = arguments
  }

  /// Finds the provider of this system: `$VOICE_PROVIDER`; else `voice-provider` in the folder of
  /// the running program, then where packages install it.
  ///
  /// - Parameter group: The app group it is to read; nil for the default.
  package static func system(group: String?) throws(ProviderError) -> ProviderLaunch {
    let candidates = candidates()
    guard let path = candidates.first(where: FileSystem.isExecutable) else {
      throw .notFound(searched: candidates)
    }
    return ProviderLaunch(path: path, arguments: group.map { ["--group", $0] } ?? [])
  }

  private static func candidates() -> [String] {
    if let path = Environment.variable("VOICE_PROVIDER") { return [path] }
    let own = (try? Environment.executablePath()).map {
      FileSystem.join(FileSystem.parent(of: $0), "voice-provider")
    }
    return [own, "/usr/libexec/voice-provider/voice-provider", "/usr/bin/voice-provider"]
      .compactMap(\.self)
  }

  /// The providers of a group: the system's first, then those that are registered.
  package static func all(of group: AppGroup) throws(ProviderError) -> [ProviderLaunch] {
    [try system(group: nil)]
  }
}
