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
    let named = variable("VOICE_PATH")?.split(separator: ":").map(String.init) ?? []
    let bundled = executablePath.map(Self.bundledFolders) ?? []
    var folders: [String] = []
    for path in named + bundled + ["/usr/share/voice-provider/voices"] {
      // A folder that does not exist, or cannot be reached, offers nothing.
      guard let folder = try? FileSystem.realPath(path), !folders.contains(folder) else { continue }
      folders.append(folder)
    }
    self.folders = folders
  }

  /// Beside an installed program, or in the source tree that the program was built in.
  private static func bundledFolders(of executablePath: String) -> [String] {
    let folder = FileSystem.parent(of: executablePath)
    var above = folder
    while above != "/" && above != "." {
      let voices = FileSystem.join(above, "ProviderExtension/Voices")
      if FileSystem.exists(voices) {
        return [FileSystem.join(folder, "../share/voice-provider/voices"), voices]
      }
      above = FileSystem.parent(of: above)
    }
    return [FileSystem.join(folder, "../share/voice-provider/voices")]
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
