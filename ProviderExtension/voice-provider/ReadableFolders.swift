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
    return group.location.folders.map(\.path) + voices.bundleFolders()
      + VoiceBundle.searchPath(executablePath: executablePath) + LanguageData.searchPath()
      + documents + Confinement.libraries
  }
}
