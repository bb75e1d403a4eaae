internal import CSQLite
internal import Glibc
internal import Posix

/// A value bound to a statement's parameter.
enum SQLValue {
  case text(String)
  case integer(Int64)
  case real(Double)
  case null
}

/// Which committed state of a database there is, as one connection to it sees it.
enum DatabaseState: Equatable {
  /// https://sqlite.org/walformat.html, 2.1: both copies.
  case walIndexHeader([UInt64])
  /// `PRAGMA data_version`, where SQLite has no WAL index mapped.
  case dataVersion(Int64)
}

/// One open SQLite database, with its statements prepared once each; one thread at a time.
///
/// The corresponding C type is `sqlite3`.
final class Connection {
  enum Access {
    case readOnly
    case readWrite
  }

  let path: String
  private let handle: OpaquePointer
  private let busyTimeoutMilliseconds: Int32
  private var statements: [String: OpaquePointer] = [:]

  /// Opens an existing file; SQLite looks into it only with the first statement.
  ///
  /// - Parameters:
  ///   - path: Absolute and without links.
  ///   - busyTimeoutMilliseconds: How long a statement waits for another process's lock.
  init(_ path: String, _ access: Access, busyTimeoutMilliseconds: Int32) throws(StoreError) {
    let mode = access == .readOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE
    let flags = mode | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_NOFOLLOW | SQLITE_OPEN_EXRESCODE
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(path, &opened, flags, nil)
    guard let opened, code == SQLITE_OK else {
      defer { sqlite3_close_v2(opened) }
      throw Self.error(opened, code: code, path: path, sql: "")
    }
    self.path = path
    handle = opened
    self.busyTimeoutMilliseconds = busyTimeoutMilliseconds
    sqlite3_busy_timeout(opened, busyTimeoutMilliseconds)
    // To empty the log at the end SQLite would keep everybody out while it waits for the disk.
    _ = csqlite_leave_log_on_close(opened)
    // Readers that may not write the folder need the -wal and -shm files to be there already.
    var isPersistent: Int32 = 1
    sqlite3_file_control(opened, "main", SQLITE_FCNTL_PERSIST_WAL, &isPersistent)
  }

  deinit {
    forgetStatements()
    sqlite3_close_v2(handle)
  }

  /// Gives back what is kept for statements to come: they are prepared, and pages are read, anew.
  func releaseMemory() {
    forgetStatements()
    sqlite3_db_release_memory(handle)
  }

  private func forgetStatements() {
    for statement in statements.values { sqlite3_finalize(statement) }
    statements.removeAll()
  }

  /// Rows inserted, updated or deleted since the opening (`sqlite3_total_changes64`).
  var totalChangeCount: Int64 { sqlite3_total_changes64(handle) }

  /// Runs statements one after the other (`sqlite3_exec`).
  func execute(_ script: String) throws(StoreError) {
    let code = sqlite3_exec(handle, script, nil, nil, nil)
    guard code == SQLITE_OK else { throw failure(code, script) }
  }

  /// Runs one statement that answers no rows that matter.
  func run(_ sql: String, _ values: SQLValue...) throws(StoreError) {
    _ = try rows(sql, values) { _ in }
  }

  /// Runs one statement and makes a value of each row.
  func rows<Value>(
    _ sql: String, _ values: [SQLValue] = [], _ make: (Row) throws(StoreError) -> Value
  ) throws(StoreError) -> [Value] {
    let statement = try prepared(sql)
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (index, value) in values.enumerated() {
      try check(Self.bind(value, at: Int32(index + 1), of: statement), sql)
    }
    var result: [Value] = []
    while true {
      let code = sqlite3_step(statement)
      guard code == SQLITE_ROW else {
        guard code == SQLITE_DONE else { throw failure(code, sql) }
        return result
      }
      result.append(try make(Row(statement: statement)))
    }
  }

  /// Another one than before when another connection has committed something, and seldom without.
  ///
  /// The WAL index's header is what SQLite itself goes by to keep pages. It is mapped after the first
  /// statement, and looked at without a lock or a system call. In the middle of a commit its two
  /// copies differ from each other, and from every state before.
  func state() throws(StoreError) -> DatabaseState {
    if let header = walIndexHeader() { return .walIndexHeader(header) }
    let version = try integer("PRAGMA data_version")
    return walIndexHeader().map(DatabaseState.walIndexHeader) ?? .dataVersion(version)
  }

  private func walIndexHeader() -> [UInt64]? {
    let count = csqlite_wal_index_header_word_count
    let words = [UInt64](unsafeUninitializedCapacity: count) { words, found in
      found = csqlite_copy_wal_index_header(handle, words.baseAddress) == 1 ? count : 0
    }
    return words.isEmpty ? nil : words
  }

  /// Moves what is committed from the log into the file and empties the log, which the next to open
  /// the store would have to go through, as far as that keeps nobody waiting.
  func checkpoint() {
    sqlite3_busy_timeout(handle, 0)
    // What is not moved now is later: it counts where it is.
    _ = sqlite3_wal_checkpoint_v2(handle, nil, SQLITE_CHECKPOINT_TRUNCATE, nil, nil)
    sqlite3_busy_timeout(handle, busyTimeoutMilliseconds)
  }

  /// Ends a transaction that SQLite has not ended itself.
  func rollBack() {
    guard sqlite3_get_autocommit(handle) == 0 else { return }
    // It fails only when there is nothing to undo.
    try? run("ROLLBACK")
  }

  private func prepared(_ sql: String) throws(StoreError) -> OpaquePointer {
    if let statement = statements[sql] { return statement }
    var statement: OpaquePointer?
    let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
    try check(sqlite3_prepare_v3(handle, sql, -1, flags, &statement, nil), sql)
    guard let statement else { throw failure(SQLITE_MISUSE, sql) }
    statements[sql] = statement
    return statement
  }

  private static func bind(
    _ value: SQLValue, at index: Int32, of statement: OpaquePointer
  ) -> Int32 {
    switch value {
    case .text(let text):
      // SQLITE_TRANSIENT, a cast that Swift does not import: SQLite makes its own copy.
      let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
      return sqlite3_bind_text(statement, index, text, Int32(text.utf8.count), transient)
    case .real(let number): return sqlite3_bind_double(statement, index, number)
    case .integer(let integer): return sqlite3_bind_int64(statement, index, integer)
    case .null: return sqlite3_bind_null(statement, index)
    }
  }

  private func check(_ code: Int32, _ sql: String) throws(StoreError) {
    guard code == SQLITE_OK else { throw failure(code, sql) }
  }

  private func failure(_ code: Int32, _ sql: String) -> StoreError {
    Self.error(handle, code: code, path: path, sql: sql)
  }

  private static func error(
    _ handle: OpaquePointer?, code: Int32, path: String, sql: String
  ) -> StoreError {
    let kind = code & 0xFF
    var systemErrno: Int32 = 0
    if kind == SQLITE_IOERR || kind == SQLITE_CANTOPEN {
      // SQLite 3.40 does not keep the number when it is COMMIT that fails.
      let latest = errno
      systemErrno = sqlite3_system_errno(handle)
      if systemErrno == 0 { systemErrno = latest }
    }
    return StoreError(
      path: path, sqliteCode: code, message: String(cString: sqlite3_errmsg(handle)),
      systemErrno: Errno(rawValue: systemErrno), sql: sql)
  }
}

extension Connection {
  /// The current row of a statement; to be used only while it is handed out.
  struct Row {
    fileprivate let statement: OpaquePointer

    /// A column as text; empty for NULL.
    func text(_ column: Int32) -> String {
      guard let start = sqlite3_column_text(statement, column) else { return "" }
      let count = Int(sqlite3_column_bytes(statement, column))
      return String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
    }

    /// A column as an integer; 0 for NULL.
    func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

    /// A column as a real number; 0 for NULL.
    func real(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }
  }
}
