internal import Posix

/// Changes one folder's store, which it makes where there is none; one thread at a time.
///
/// Several writers, in one process or many, wait for each other and lose nothing. A process that
/// ends at any moment leaves the state before its transaction or after it.
package final class StoreWriter {
  private let files: StoreFiles
  private let lower: [StoredVoice]
  private let connection: Connection

  /// Opens the store, makes it or migrates it.
  ///
  /// - Parameters:
  ///   - lower: Voices of the groups this one is laid over: a change to one of them is made to a
  ///     copy in this store.
  ///   - busyTimeoutMilliseconds: How long to wait for another writer before `locked`.
  package init(
    _ folder: GroupFolder, lower: [StoredVoice] = [], schema: StoreSchema = .current,
    busyTimeoutMilliseconds: Int32 = 5000
  ) throws(StoreError) {
    files = StoreFiles(folder: folder)
    self.lower = lower
    guard folder.kind == .user || Environment.userIdentifier == 0 else {
      throw StoreError(
        .notPermitted, folder.path, "the system's group is written by root only; use sudo")
    }
    try files.make()
    connection = try Connection(
      try files.resolvedStorePath(), .readWrite, busyTimeoutMilliseconds: busyTimeoutMilliseconds)
    // Before anything is written to what may be another program's file.
    try schema.check(connection)
    try connection.useWriteAheadLog(timeoutMilliseconds: busyTimeoutMilliseconds)
    try connection.execute(
      """
      PRAGMA synchronous = FULL;
      PRAGMA foreign_keys = ON;
      PRAGMA trusted_schema = OFF;
      """)
    try schema.migrate(connection)
  }

  /// Makes changes that are seen together or not at all, and signals them.
  ///
  /// The generation rises by one when rows changed; when none did nothing is committed or
  /// signalled. `body` is to let the errors of a change out, since part of that change may be made.
  ///
  /// - Throws: `StoreError`, or what `body` throws; the store is as it was then.
  @discardableResult
  package func transaction<Result>(
    _ body: (borrowing StoreChange) throws -> Result
  ) throws -> Result {
    let before = connection.totalChangeCount
    try connection.run("BEGIN IMMEDIATE")
    do {
      let result = try body(StoreChange(connection, files.folder.kind, lower: lower))
      let isChanged = connection.totalChangeCount != before
      if isChanged { try connection.run("UPDATE meta SET generation = generation + 1") }
      try connection.run("COMMIT")
      // A lost signal does no harm: readers compare the generation.
      if isChanged {
        try? files.touchSignal()
        connection.checkpoint()
      }
      return result
    } catch {
      connection.rollBack()
      throw error
    }
  }
}

extension Connection {
  /// Switches a new file to WAL, which stays with the file.
  fileprivate func useWriteAheadLog(timeoutMilliseconds: Int32) throws(StoreError) {
    let stepMilliseconds: Int32 = 5
    var waitedMilliseconds: Int32 = 0
    while true {
      do throws(StoreError) {
        let mode = try rows("PRAGMA journal_mode = WAL") { $0.text(0) }
        guard mode == ["wal"] else {
          throw StoreError(.inputOutput, path, "its file system does not allow a write-ahead log")
        }
        return
      } catch {
        // SQLite does not wait here itself when two processes make the same store.
        guard error.code == .locked, waitedMilliseconds < timeoutMilliseconds else { throw error }
        waitedMilliseconds += stepMilliseconds
        pause(milliseconds: stepMilliseconds)
      }
    }
  }
}
