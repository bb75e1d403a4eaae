internal import Posix

/// Sounds that stand for something, found by their names.
package enum SoundIcon {
  /// The file of an icon; nil when there is none. A name with a slash in it is none.
  ///
  /// - Parameter folders: Where to look, the first one first.
  package static func path(
    _ name: String, in folders: [String] = folders(variable: Environment.variable)
  ) -> String? {
    guard !name.isEmpty, !name.contains("/"), !name.hasPrefix(".") else { return nil }
    for folder in folders {
      for ending in ["", ".wav", ".oga"] {
        let path = FileSystem.join(folder, name + ending)
        if (try? FileStatus(ofPath: path, followsLinks: true))?.isRegularFile == true {
          return path
        }
      }
    }
    return nil
  }

  /// Where icons are: speech-dispatcher's own, then the desktop's, each below the folders of the XDG
  /// Base Directory Specification.
  ///
  /// - Parameter variable: Looks up an environment variable; nil when it is unset or empty.
  package static func folders(variable: (String) -> String?) -> [String] {
    let home = variable("XDG_DATA_HOME") ?? variable("HOME").map { $0 + "/.local/share" }
    let system = variable("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share"
    let folders = [home].compactMap(\.self) + system.split(separator: ":").map(String.init)
    return ["sounds/sound-icons", "sounds/freedesktop/stereo"].flatMap { kind in
      folders.filter { $0.hasPrefix("/") }.map { FileSystem.join($0, kind) }
    }
  }
}
