internal import Posix

/// Watches the folders of a group by inotify; see `ChangeWatch`.
///
/// A folder that does not exist is waited for in the nearest one above it that does.
struct FolderWatch: ~Copyable, Sendable {
  /// A folder of the group, and the one that stands for it now.
  private struct Target {
    let folder: String
    var watched: String
    var number: Int32
  }

  private let watch: DirectoryWatch
  private var targets: [Target]

  /// For `poll`: readable when `drain` has something to look at.
  var rawValue: Int32 { watch.rawValue }

  init(_ folders: [String]) throws(PosixError) {
    let watch = try DirectoryWatch()
    targets = try folders.map { folder throws(PosixError) in
      let (watched, number) = try Self.arm(watch, folder)
      return Target(folder: folder, watched: watched, number: number)
    }
    self.watch = watch
  }

  /// Takes what has come.
  ///
  /// - Returns: Whether the group may have changed; a true for no change is possible, and cheap to
  ///   find out by the generation.
  mutating func drain() throws(PosixError) -> Bool {
    let names = try watch.takeChangedNames()
    guard !names.isEmpty else { return false }
    // An empty name stands for a watched folder itself, or for events that were lost.
    let isLost = names.contains("")
    var isChanged = isLost || names.contains(StoreFiles.signalName)
    for index in targets.indices {
      let target = targets[index]
      guard isLost || target.watched != target.folder else { continue }
      let (watched, number) = try Self.arm(watch, target.folder)
      targets[index].watched = watched
      targets[index].number = number
      if watched != target.watched { isChanged = isChanged || watched == target.folder }
      if number != target.number, !targets.contains(where: { $0.number == target.number }) {
        watch.remove(target.number)
      }
    }
    return isChanged
  }

  /// Watches the folder, or the nearest one above it that exists.
  private static func arm(
    _ watch: borrowing DirectoryWatch, _ folder: String
  ) throws(PosixError) -> (watched: String, number: Int32) {
    var path = folder
    while true {
      do {
        let number = try watch.add(path)
        // A folder made meanwhile, between the failure below it and this watch, gave no event.
        if path == folder || !FileSystem.exists(child(of: path, towards: folder)) {
          return (path, number)
        }
        path = folder
      } catch {
        let parent = FileSystem.parent(of: path)
        guard error.number == .noSuchFile, parent != path else { throw error }
        path = parent
      }
    }
  }

  /// The folder below `path` on the way to `folder`.
  private static func child(of path: String, towards folder: String) -> String {
    var child = folder
    while FileSystem.parent(of: child) != path, FileSystem.parent(of: child) != child {
      child = FileSystem.parent(of: child)
    }
    return child
  }
}
