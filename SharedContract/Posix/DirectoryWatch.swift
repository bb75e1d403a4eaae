internal import Glibc

/// Tells that something in a folder changed; the corresponding C functions are `inotify_init1` and
/// `inotify_add_watch`.
package struct DirectoryWatch: ~Copyable, Sendable {
  private let descriptor: Descriptor

  /// For `poll`: readable when something has happened.
  package var rawValue: Int32 { descriptor.rawValue }

  package init() throws(PosixError) {
    descriptor = Descriptor(
      owning: try checked("inotify_init1") {
        inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
      })
  }

  /// Adds a folder; a name in it that is made, moved in, removed, touched or written is a change.
  ///
  /// - Returns: The watch's number, to tell folders apart.
  @discardableResult
  package borrowing func add(_ path: String) throws(PosixError) -> Int32 {
    let number = descriptor.rawValue
    let events =
      IN_ATTRIB | IN_CLOSE_WRITE | IN_CREATE | IN_MOVED_TO | IN_DELETE | IN_DELETE_SELF
      | IN_MOVE_SELF
    return try checked("inotify_add_watch", path) {
      inotify_add_watch(number, path, UInt32(events))
    }
  }

  /// Takes a folder out; one that is gone already is no error.
  package borrowing func remove(_ watch: Int32) {
    _ = inotify_rm_watch(descriptor.rawValue, watch)
  }

  /// Takes every event that has come.
  ///
  /// - Returns: The names they were about; an empty name stands for a folder itself or for events
  ///   that were lost to a full queue.
  package borrowing func takeChangedNames() throws(PosixError) -> Set<String> {
    var names: Set<String> = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count: Int
      do {
        count = try descriptor.read(into: &buffer)
      } catch  where error.number == .wouldBlock {
        return names
      }
      names.formUnion(Self.names(in: buffer.prefix(count)))
    }
  }

  /// The names in a buffer of `inotify_event`: a header of 16 bytes, then `len` bytes of name.
  ///
  /// That a watch is gone (`IN_IGNORED`) is no change: what took it away is told before.
  private static func names(in events: ArraySlice<UInt8>) -> Set<String> {
    var names: Set<String> = []
    var rest = events
    while rest.count >= 16 {
      let length = rest.dropFirst(12).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      let mask = rest.dropFirst(4).prefix(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
      if mask & UInt32(IN_IGNORED) == 0 {
        let name = rest.dropFirst(16).prefix(length).prefix { $0 != 0 }
        names.insert(String(decoding: name, as: UTF8.self))
      }
      rest = rest.dropFirst(16 + length)
    }
    return names
  }
}
