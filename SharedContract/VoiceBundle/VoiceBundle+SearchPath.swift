internal import Posix

extension VoiceBundle {
  /// The folders that bundles on offer lie in, in the order of the search: real paths, each once.
  ///
  /// In this order: the folders of `$VOICE_PATH`, divided by colons; the bundles that came with this
  /// program; those that packages install.
  ///
  /// - Parameter executablePath: This program's file; nil when it is not known.
  package static func searchPath(
    executablePath: String?, variable: (String) -> String? = Environment.variable
  ) -> [String] {
    DataSearchPath.folders(
      variable: variable("VOICE_PATH"), name: "voices", sourceFolder: "ProviderExtension/Voices",
      executablePath: executablePath)
  }
}
