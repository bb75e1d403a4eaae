/// Why a store cannot be read or changed. What it held before is as it was.
package struct StoreError: Error, Hashable, CustomStringConvertible {
  package enum Code: Sendable {
    /// The system or the group's kind does not let this user do it.
    case notPermitted
    /// On a file system that cannot be written.
    case readOnly
    /// No space is left.
    case full
    /// Another process kept it busy for longer than the timeout.
    case locked
    /// A store, but damaged.
    case corrupt
    /// No voice store, though it may be a sound file of another kind.
    case foreign
    /// Made by a later program.
    case newerSchema
    /// Made by an earlier program, and not yet migrated.
    case olderSchema
    /// Someone else may write the folder or a file in it.
    case unsafePermissions
    /// A change names a voice that the group does not have.
    case noSuchVoice
    /// A value that the schema does not allow.
    case invalidValue
    /// Any other failure.
    case inputOutput
  }

  package var code: Code
  /// The folder or file it is about.
  package var path: String
  /// What is wrong, and what to do about it where something can be done.
  package var cause: String
  /// SQLite's extended result code; 0 when SQLite was not the one to fail.
  package var sqliteCode: Int32
  /// The statement that failed, without the values that were bound to it; empty when there is none.
  package var sql: String

  package init(
    _ code: Code, _ path: String, _ cause: String, sqliteCode: Int32 = 0, sql: String = ""
  ) {
    self.code = code
    self.path = path
    self.cause = cause
    self.sqliteCode = sqliteCode
    self.sql = sql
  }

  package var description: String { "\(path): \(cause)" }
}
