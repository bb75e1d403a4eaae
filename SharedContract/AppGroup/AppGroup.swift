package import Posix
package import SpeechTypes

/// The voices of this user: the store or stores of a location, read as one; one thread at a time.
///
/// Opening is cheap and touches no file; the stores are opened with the first question.
package final class AppGroup {
  package let location: AppGroupLocation
  private let readers: [StoreReader]
  private let busyTimeoutMilliseconds: Int32

  package init(_ location: AppGroupLocation, busyTimeoutMilliseconds: Int32 = 5000) {
    self.location = location
    self.busyTimeoutMilliseconds = busyTimeoutMilliseconds
    readers = location.folders.map {
      StoreReader($0, busyTimeoutMilliseconds: busyTimeoutMilliseconds)
    }
  }

  /// The sum of the stores' generations: another number than before when something changed.
  package func generation() throws(StoreError) -> UInt64 {
    var sum: UInt64 = 0
    for reader in readers { sum &+= try reader.generation() }
    return sum
  }

  /// Everything in the stores, earlier ones laid over later ones.
  package func snapshot() throws(StoreError) -> StoreSnapshot {
    try snapshot(of: readers[...])
  }

  /// What the stores below the writable one hold.
  package func lowerSnapshot() throws(StoreError) -> StoreSnapshot {
    try snapshot(of: readers.dropFirst())
  }

  /// The files of the voice's bundle when it was bought, from the first store that knows them.
  package func files(of identifier: VoiceIdentifier) throws(StoreError) -> [StoredFile] {
    for reader in readers {
      let files = try reader.files(of: identifier)
      if !files.isEmpty { return files }
    }
    return []
  }

  /// What SQLite finds wrong with each folder's store; empty for sound ones. Reads all of them.
  package func integrityProblems() throws(StoreError) -> [(folder: GroupFolder, problem: String)] {
    var result: [(folder: GroupFolder, problem: String)] = []
    for (folder, reader) in zip(location.folders, readers) {
      result += try reader.integrityProblems().map { (folder, $0) }
    }
    return result
  }

  /// Makes changes to the writable store that are seen together or not at all.
  ///
  /// A voice of a store below that is changed is copied up first.
  ///
  /// - Throws: `StoreError`, or what `body` throws; nothing is changed then.
  @discardableResult
  package func transaction<Result>(
    _ body: (borrowing StoreChange) throws -> Result
  ) throws -> Result {
    guard let folder = location.writable else {
      throw StoreError(.notPermitted, "app group", "there is none to write to")
    }
    let writer = try StoreWriter(
      folder, lower: try snapshot(of: readers.dropFirst()).voices,
      busyTimeoutMilliseconds: busyTimeoutMilliseconds)
    return try writer.transaction(body)
  }

  /// Watches every folder of the group, also those that do not exist yet.
  package func watch() throws(PosixError) -> ChangeWatch {
    try ChangeWatch(location.folders.map(\.path))
  }

  /// Makes this user's folder where it is missing, so that it can be waited for by itself, and no
  /// other folder for it.
  ///
  /// - Throws: When it may not be made here; then it is not there, as before.
  package func makeUserFolder() throws(PosixError) {
    for folder in location.folders where folder.kind == .user {
      try StoreFiles(folder: folder).makeFolder()
    }
  }

  /// Has everybody who watches the group look again, though nothing in the store has changed.
  ///
  /// - Throws: When the group has no folder yet, or may not be written to; nobody is there to be told
  ///   then, or it is not this user's to tell.
  package func signalChange() throws(PosixError) {
    guard let folder = location.writable else { return }
    try StoreFiles(folder: folder).touchSignal()
  }

  private func snapshot(of readers: ArraySlice<StoreReader>) throws(StoreError) -> StoreSnapshot {
    var result = StoreSnapshot()
    for reader in readers { result = result.laidOver(try reader.snapshot()) }
    return result
  }
}
