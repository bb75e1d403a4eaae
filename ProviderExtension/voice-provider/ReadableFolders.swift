internal import AppGroup
internal import Confinement
internal import Posix
internal import Pronunciation
internal import RecordedVoice
internal import VoiceBundle

/// What a confined provider reads.
enum ReadableFolders {
  /// The group, bundles that are bought, folders where others are bought from, language data,
  /// documents, and libraries: codecs are loaded with the first sound of a document.
  static func all(
    _ group: AppGroup, _ voices: AppGroupVoices, documents: [String]
  ) -> [String] {
    let executablePath = try? Environment.executablePath()
    return group.location.folders.map(reachable) + voices.bundleFolders()
      + VoiceBundle.searchPath(executablePath: executablePath) + LanguageData.searchPath()
      + documents + Confinement.libraries
  }

  /// The folder; for the system's that is not there yet, and is not this process's to make, the
  /// nearest one above it, unless that is the root.
  private static func reachable(_ folder: GroupFolder) -> String {
    guard folder.kind == .system else { return folder.path }
    var path = folder.path
    while !FileSystem.exists(path), FileSystem.parent(of: path) != path {
      path = FileSystem.parent(of: path)
    }
    return path == "/" ? folder.path : path
  }
}
