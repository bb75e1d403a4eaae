/// Where files that come with the program are looked for: voices, language data.
package enum DataSearchPath {
  /// Folders that exist, in the order of the search: real paths, each once.
  ///
  /// In this order: the folders of a variable, divided by colons; `share/voice-provider/NAME` beside
  /// the executable's folder; in a source tree that holds the executable, the nearest folder of that
  /// tree; `/usr/share/voice-provider/NAME`, which packages install.
  ///
  /// - Parameters:
  ///   - value: The variable's value.
  ///   - name: The folder's name where programs are installed: `voices`.
  ///   - sourceFolder: The same in the source tree: `ProviderExtension/Voices`.
  ///   - executablePath: This program's file; nil when it is not known.
  package static func folders(
    variable value: String?, name: String, sourceFolder: String, executablePath: String?
  ) -> [String] {
    var paths = value?.split(separator: ":").map(String.init) ?? []
    if let executablePath {
      let folder = FileSystem.parent(of: executablePath)
      paths.append(FileSystem.join(folder, "../share/voice-provider/\(name)"))
      if let nearest = nearest(sourceFolder, above: folder) { paths.append(nearest) }
    }
    paths.append("/usr/share/voice-provider/\(name)")
    var folders: [String] = []
    for path in paths {
      // A folder that does not exist, or cannot be reached, offers nothing.
      guard let folder = try? FileSystem.realPath(path), !folders.contains(folder) else { continue }
      folders.append(folder)
    }
    return folders
  }

  private static func nearest(_ sourceFolder: String, above folder: String) -> String? {
    var above = folder
    while above != "/" && above != "." {
      let path = FileSystem.join(above, sourceFolder)
      if FileSystem.exists(path) { return path }
      above = FileSystem.parent(of: above)
    }
    return nil
  }
}
