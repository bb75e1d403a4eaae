internal import CSQLite
internal import Posix

extension StoreError.Code {
  init(_ number: Errno) {
    switch number {
    case .accessDenied, .notPermitted: self = .notPermitted
    case .readOnlyFileSystem: self = .readOnly
    case .noSpace, .fileTooLarge, .quotaExceeded: self = .full
    default: self = .inputOutput
    }
  }
}

extension StoreError {
  /// From a failed call to the system.
  init(_ error: PosixError, path: String) {
    self.init(Code(error.number), path, "\(error.number) (\(error.call))")
  }

  /// From a failed call to SQLite; see https://sqlite.org/rescode.html.
  ///
  /// - Parameters:
  ///   - sqliteCode: The extended result code.
  ///   - message: `sqlite3_errmsg`.
  ///   - systemErrno: `sqlite3_system_errno`; 0 when the system was not at fault.
  init(path: String, sqliteCode: Int32, message: String, systemErrno: Errno, sql: String) {
    let isSystem = systemErrno.rawValue != 0
    let (code, summary): (Code, String) =
      switch sqliteCode & 0xFF {
      case SQLITE_PERM, SQLITE_AUTH: (.notPermitted, "not permitted")
      case SQLITE_READONLY: (.readOnly, "cannot be written")
      case SQLITE_FULL: (.full, "no space is left")
      case SQLITE_BUSY, SQLITE_LOCKED: (.locked, "another process keeps it locked")
      case SQLITE_CORRUPT: (.corrupt, "the store is damaged")
      case SQLITE_NOTADB: (.foreign, "not a voice store")
      case SQLITE_CONSTRAINT: (.invalidValue, "a value is not allowed")
      case SQLITE_CANTOPEN where isSystem: (Code(systemErrno), "cannot be opened")
      case SQLITE_IOERR where isSystem: (Code(systemErrno), "cannot be read or written")
      default: (.inputOutput, "the store cannot be used")
      }
    let reason = isSystem ? "\(message): \(systemErrno)" : message
    self.init(code, path, "\(summary) (\(reason))", sqliteCode: sqliteCode, sql: sql)
  }
}
