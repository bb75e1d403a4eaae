internal import CommandLineTool
internal import Posix
internal import VoiceBundle

/// Where voice bundles on offer are looked for.
struct BundleSearchPath {
  /// In the order of the search: real paths, each once.
  let folders: [String]

  /// In this order: the folders of `$VOICE_PATH`, divided by colons; the bundles that came with
  /// this program; those that packages install.
  ///
  /// - Parameter executablePath: This program's file; nil when it is not known.
  init(executablePath: String?, variable: (String) -> String?) {
    folders = VoiceBundle.searchPath(executablePath: executablePath, variable: variable)
  }
}

extension CommandContext {
  /// Where this program looks for bundles.
  var searchPath: BundleSearchPath {
    BundleSearchPath(executablePath: try? Environment.executablePath(), variable: variable)
  }

  /// What is on offer.
  func catalog() -> BundleCatalog { BundleCatalog.find(in: searchPath.folders) }
}
