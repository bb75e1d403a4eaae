package import AppGroup
internal import Posix

/// Which provider program to start, and how.
package struct ProviderLaunch: Hashable, Sendable {
  /// The name that a registered provider has in the store; nil for the system's own.
  package var identifier: String?
  /// The program's file.
  package var path: String
  package var arguments: [String]
  /// The app group's folder, for the program's `$VOICE_APP_GROUP`; nil to pass the variable on as
  /// it is.
  package var groupFolder: String?

  package init(
    identifier: String? = nil, path: String, arguments: [String] = [], groupFolder: String? = nil
  ) {
    self.identifier = identifier
    self.path = path
    self.arguments = arguments
    self.groupFolder = groupFolder
  }

  /// A provider that someone has registered.
  ///
  /// It is given no arguments, which it may not know.
  ///
  /// - Parameter group: The app group that the client reads; nil for the default.
  package init(_ provider: RegisteredProvider, group: String?) {
    self.init(
      identifier: provider.identifier, path: provider.executablePath, groupFolder: group)
  }

  /// Every provider to start: the system's own, then those that are registered and enabled, in the
  /// order of their identifiers.
  ///
  /// - Parameters:
  ///   - state: The app group's.
  ///   - group: Where it is, when it is not the default.
  ///   - documentFolders: For `system`.
  /// - Throws: `notFound` when there is neither the system's own nor another.
  package static func all(
    in state: StoreSnapshot, group: String?, documentFolders: [String] = []
  ) throws(ProviderError) -> [ProviderLaunch] {
    let registered = state.providers.filter(\.isEnabled).map { ProviderLaunch($0, group: group) }
    do throws(ProviderError) {
      return [try system(group: group, documentFolders: documentFolders)] + registered
    } catch {
      guard registered.isEmpty else { return registered }
      throw error
    }
  }

  /// Finds the provider of this system: `$VOICE_PROVIDER`; else `voice-provider` in the folder of
  /// the running program, then where packages install it.
  ///
  /// - Parameters:
  ///   - group: The app group it is to read; nil for the default.
  ///   - documentFolders: Whatever requests will name as a document's folders: the provider gives up
  ///     reading any other before it is spoken to.
  package static func system(
    group: String?, documentFolders: [String] = []
  ) throws(ProviderError) -> ProviderLaunch {
    let candidates = candidates()
    guard let path = candidates.first(where: FileSystem.isExecutable) else {
      throw .notFound(searched: candidates)
    }
    let arguments =
      (group.map { ["--group", $0] } ?? [])
      + documentFolders.flatMap { ["--documents", $0] }
    return ProviderLaunch(path: path, arguments: arguments)
  }

  /// This process's environment, with the group's folder.
  var environment: [String] {
    guard let groupFolder else { return Environment.all() }
    let name = "VOICE_APP_GROUP="
    return Environment.all().filter { !$0.hasPrefix(name) } + [name + groupFolder]
  }

  private static func candidates() -> [String] {
    if let path = Environment.variable("VOICE_PROVIDER") { return [path] }
    let own = (try? Environment.executablePath()).map {
      FileSystem.join(FileSystem.parent(of: $0), "voice-provider")
    }
    return [own, "/usr/libexec/voice-provider/voice-provider", "/usr/bin/voice-provider"]
      .compactMap(\.self)
  }
}
