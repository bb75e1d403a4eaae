internal import Synchronization

/// Memory of descriptions that somebody has a pointer to.
///
/// It is never given back, so that `AVAudioFormat(…)?.streamDescription.pointee` is no use after
/// free, which the compiler cannot see. A process knows few formats, and each is there once.
enum StreamDescriptionPool {
  private struct Entry: @unchecked Sendable {
    /// Written once, before it is shared.
    let pointer: UnsafePointer<AudioStreamBasicDescription>
  }

  private static let entries = Mutex<[AudioStreamBasicDescription: Entry]>([:])

  /// The same pointer for the same description.
  static func pointer(
    to description: AudioStreamBasicDescription
  ) -> UnsafePointer<AudioStreamBasicDescription> {
    entries.withLock { entries in
      if let entry = entries[description] { return entry }
      let memory = UnsafeMutablePointer<AudioStreamBasicDescription>.allocate(capacity: 1)
      memory.initialize(to: description)
      let entry = Entry(pointer: UnsafePointer(memory))
      entries[description] = entry
      return entry
    }.pointer
  }
}
