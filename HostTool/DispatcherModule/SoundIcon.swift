internal import Posix

/// Sounds that stand for something, found by their names.
enum SoundIcon {
  private static let folders = [
    "/usr/share/sounds/sound-icons", "/usr/local/share/sounds/sound-icons",
    "/usr/share/sounds/freedesktop/stereo",
  ]

  /// The file of an icon; nil when there is none. A name with a slash in it is none.
  static func path(_ name: String, in folders: [String] = folders) -> String? {
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
}
