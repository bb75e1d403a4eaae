internal import Posix
package import SpeechTypes

/// Reads one folder's store and never changes it; one thread at a time.
///
/// Each answer is one consistent state, the newest that was committed. A store that does not exist
/// is empty with generation 0, and is found when it appears.
package final class StoreReader {
  private let files: StoreFiles
  private let schema: StoreSchema
  private let busyTimeoutMilliseconds: Int32
  private var open: (connection: Connection, status: FileStatus)?
  /// The generation read last, and the state of this connection's file that it is of.
  private var known: (generation: UInt64, state: DatabaseState)?

  /// Does not touch the folder yet.
  ///
  /// - Parameter busyTimeoutMilliseconds: How long to wait for a process that is recovering or
  ///   creating the store; readers do not wait for writers.
  package init(
    _ folder: GroupFolder, schema: StoreSchema = .current, busyTimeoutMilliseconds: Int32 = 5000
  ) {
    files = StoreFiles(folder: folder)
    self.schema = schema
    self.busyTimeoutMilliseconds = busyTimeoutMilliseconds
  }

  /// How many changes were committed so far.
  ///
  /// Cheap while that is the same, since every request asks: who may touch SQLite's other files is
  /// looked at before anything new is read.
  package func generation() throws(StoreError) -> UInt64 {
    if let known, try isCurrent(known.state) { return known.generation }
    // Before the generation: a change in between is found by the next call.
    let state = try connection()?.state()
    let generation =
      try read { connection throws(StoreError) in try connection.generation() } ?? 0
    known = state.map { (generation, $0) }
    return generation
  }

  /// Whether the file that is open is there still, and nothing was committed to it since.
  private func isCurrent(_ state: DatabaseState) throws(StoreError) -> Bool {
    guard let open, let status = try files.checkStore(), open.status.isSameFile(as: status) else {
      return false
    }
    return try open.connection.state() == state
  }

  /// Everything in the store.
  package func snapshot() throws(StoreError) -> StoreSnapshot {
    let kind = files.folder.kind
    // Asked for at the start and after changes, by processes that live long.
    defer { open?.connection.releaseMemory() }
    return try read { connection throws(StoreError) in try StoreSnapshot(connection, kind) }
      ?? StoreSnapshot()
  }

  /// The files of the voice's bundle when it was bought, in the order of their paths; empty when
  /// they are not known.
  package func files(of identifier: VoiceIdentifier) throws(StoreError) -> [StoredFile] {
    try read { connection throws(StoreError) in
      try connection.rows(
        "SELECT path, sha256 FROM voice_files WHERE identifier = ?1 ORDER BY path",
        [.text(identifier.rawValue)]
      ) { StoredFile(path: $0.text(0), digest: $0.text(1)) }
    } ?? []
  }

  /// What SQLite finds wrong with the file (`PRAGMA integrity_check`, `foreign_key_check`); empty
  /// for a sound store. Reads all of it.
  package func integrityProblems() throws(StoreError) -> [String] {
    do {
      return try read(Self.integrityProblems) ?? []
    } catch {
      // Too damaged for the check itself.
      guard error.code == .corrupt else { throw error }
      return [error.cause]
    }
  }

  private static func integrityProblems(
    _ connection: Connection
  ) throws(StoreError) -> [String] {
    let problems = try connection.rows("PRAGMA integrity_check") { $0.text(0) }
    guard problems == ["ok"] else { return problems }
    return try connection.rows("PRAGMA foreign_key_check") { row in
      "\(row.text(0)): a row refers to one of \(row.text(2)) that is not there"
    }
  }

  /// Runs `body` in a read transaction; nil when there is no store.
  private func read<Result>(
    _ body: (Connection) throws(StoreError) -> Result
  ) throws(StoreError) -> Result? {
    guard let connection = try connection() else { return nil }
    try connection.run("BEGIN")
    // Ends the transaction; as nothing was written there is nothing to lose.
    defer { connection.rollBack() }
    switch try schema.state(of: connection) {
    case .empty: return nil
    case .current: return try body(connection)
    case .older(let found) where found >= schema.oldestReadable: return try body(connection)
    case .older(let found):
      throw StoreError(
        .olderSchema, connection.path,
        "store schema \(found) is older than this program's \(schema.version); "
          + "the next change to the group migrates it")
    }
  }

  /// The connection to the file that is there now.
  private func connection() throws(StoreError) -> Connection? {
    guard let status = try files.check() else {
      close()
      return nil
    }
    // Someone may have removed the store and made another one.
    if let open, open.status.isSameFile(as: status) { return open.connection }
    close()
    let connection = try Connection(
      try files.resolvedStorePath(), .readOnly, busyTimeoutMilliseconds: busyTimeoutMilliseconds)
    try connection.execute("PRAGMA trusted_schema = OFF")
    open = (connection, status)
    return connection
  }

  private func close() {
    open = nil
    known = nil
  }
}
