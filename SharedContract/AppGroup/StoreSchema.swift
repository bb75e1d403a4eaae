/// The store's tables, as steps from one version to the next; they are explained in
/// `docs/store.md`.
package struct StoreSchema: Sendable {
  /// Tells a voice store from any other SQLite file (`PRAGMA application_id`): "VoPr".
  static let applicationIdentifier: Int64 = 0x566F_5072

  /// SQL each; the first makes version 1 of an empty file, the next version 2 of that.
  let migrations: [String]
  /// The lowest version that this program reads as it is, before a writer migrates it.
  let oldestReadable: Int64

  /// This schema with further steps; what was before them is not read.
  package func appending(_ steps: [String]) -> StoreSchema {
    let all = migrations + steps
    return StoreSchema(migrations: all, oldestReadable: Int64(all.count))
  }

  /// What `PRAGMA user_version` says of a store with this schema.
  var version: Int64 { Int64(migrations.count) }

  /// What a file holds.
  enum State: Equatable {
    case empty
    case older(Int64)
    case current
  }

  /// Makes sure that a file is a voice store, or empty, and not too new.
  ///
  /// - Throws: `foreign` or `newerSchema`.
  func check(_ connection: Connection) throws(StoreError) {
    try connection.run("BEGIN")
    defer { connection.rollBack() }
    _ = try state(of: connection)
  }

  /// Looks at a file; a transaction must be open, or a process that makes the store is seen
  /// half-way.
  ///
  /// - Throws: `foreign` or `newerSchema`.
  func state(of connection: Connection) throws(StoreError) -> State {
    let application = try connection.integer("PRAGMA application_id")
    let found = try connection.integer("PRAGMA user_version")
    if application != Self.applicationIdentifier {
      let tableCount = try connection.integer("SELECT count(*) FROM sqlite_schema")
      guard application == 0, found == 0, tableCount == 0 else {
        throw StoreError(
          .foreign, connection.path,
          "not a voice store (a SQLite file of another program, application_id \(application))")
      }
      return .empty
    }
    guard found <= version else {
      throw StoreError(
        .newerSchema, connection.path,
        "store schema \(found) is newer than this program's \(version)")
    }
    return found == version ? .current : .older(found)
  }

  /// Brings a file to this schema, in one transaction.
  func migrate(_ connection: Connection) throws(StoreError) {
    try connection.run("BEGIN IMMEDIATE")
    do throws(StoreError) {
      switch try state(of: connection) {
      case .current: break
      case .empty: try apply(migrations[...], to: connection)
      case .older(let found): try apply(migrations.dropFirst(Int(found)), to: connection)
      }
      try connection.run("COMMIT")
    } catch {
      connection.rollBack()
      throw error
    }
  }

  private func apply(
    _ steps: ArraySlice<String>, to connection: Connection
  ) throws(StoreError) {
    for step in steps { try connection.execute(step) }
    try connection.execute("PRAGMA application_id = \(Self.applicationIdentifier)")
    try connection.execute("PRAGMA user_version = \(version)")
  }
}

extension Connection {
  /// The first column of the one row that a statement answers.
  func integer(_ sql: String) throws(StoreError) -> Int64 {
    try rows(sql) { $0.integer(0) }.first ?? 0
  }
}

// MARK: - Versions

extension StoreSchema {
  /// This program's.
  package static let current = Self(
    migrations: [version1, version2, version3, version4],
    oldestReadable: 1)

  private static let version1 = """
    CREATE TABLE meta (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      generation INTEGER NOT NULL CHECK (generation >= 0)
    ) STRICT;

    INSERT INTO meta (id, generation) VALUES (1, 0);

    CREATE TABLE voices (
      identifier TEXT NOT NULL PRIMARY KEY CHECK (
        length(identifier) BETWEEN 1 AND 200
        AND identifier GLOB '[A-Za-z0-9]*' AND identifier NOT GLOB '*[^A-Za-z0-9._-]*'),
      name TEXT NOT NULL,
      gender TEXT NOT NULL CHECK (gender IN ('unspecified', 'male', 'female')),
      age INTEGER NOT NULL CHECK (age >= 0),
      quality TEXT NOT NULL CHECK (quality IN ('default', 'enhanced', 'premium')),
      version TEXT NOT NULL,
      byte_size INTEGER NOT NULL CHECK (byte_size >= 0),
      bundle_path TEXT NOT NULL,
      checksum TEXT NOT NULL,
      purchased INTEGER NOT NULL CHECK (purchased IN (0, 1)),
      enabled INTEGER NOT NULL CHECK (enabled IN (0, 1))
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE voice_languages (
      identifier TEXT NOT NULL REFERENCES voices ON DELETE CASCADE,
      role TEXT NOT NULL CHECK (role IN ('primary', 'supported')),
      position INTEGER NOT NULL CHECK (position >= 0),
      language TEXT NOT NULL,
      PRIMARY KEY (identifier, role, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE voice_traits (
      identifier TEXT NOT NULL REFERENCES voices ON DELETE CASCADE,
      trait TEXT NOT NULL CHECK (trait IN ('novelty', 'personal')),
      PRIMARY KEY (identifier, trait)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE voice_files (
      identifier TEXT NOT NULL REFERENCES voices ON DELETE CASCADE,
      path TEXT NOT NULL,
      sha256 TEXT NOT NULL CHECK (length(sha256) = 64),
      PRIMARY KEY (identifier, path)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE defaults (
      language TEXT NOT NULL PRIMARY KEY,
      identifier TEXT NOT NULL REFERENCES voices ON DELETE CASCADE
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE personal_voice_authorisations (
      application TEXT NOT NULL PRIMARY KEY,
      status TEXT NOT NULL CHECK (status IN ('denied', 'authorized'))
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE providers (
      identifier TEXT NOT NULL PRIMARY KEY,
      executable TEXT NOT NULL,
      enabled INTEGER NOT NULL CHECK (enabled IN (0, 1))
    ) STRICT, WITHOUT ROWID;
    """

  /// Adds the lexicon; a reader of version 1 is one without entries.
  private static let version2 = """
    CREATE TABLE lexicon (
      language TEXT NOT NULL,
      word TEXT NOT NULL CHECK (length(word) BETWEEN 1 AND 100),
      phones TEXT NOT NULL CHECK (length(phones) BETWEEN 1 AND 1000),
      like_word TEXT NOT NULL,
      PRIMARY KEY (language, word)
    ) STRICT, WITHOUT ROWID;
    """

  /// Adds the voices' sample rates, unknown for those from before, the applications that have asked
  /// for personal voices, and settings. Defaults may name voices of other providers, which are not
  /// in the store.
  private static let version3 = """
    ALTER TABLE voices ADD COLUMN sample_rate REAL NOT NULL DEFAULT 0 CHECK (sample_rate >= 0);

    CREATE TABLE personal_voice_requests (
      application TEXT NOT NULL PRIMARY KEY,
      asked_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE settings (
      name TEXT NOT NULL PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE new_defaults (
      language TEXT NOT NULL PRIMARY KEY,
      identifier TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    INSERT INTO new_defaults SELECT language, identifier FROM defaults;
    DROP TABLE defaults;
    ALTER TABLE new_defaults RENAME TO defaults;

    CREATE TRIGGER defaults_of_voice AFTER DELETE ON voices BEGIN
      DELETE FROM defaults WHERE identifier = OLD.identifier;
    END;
    """

  /// Adds who has signed the voices, nobody for those from before, and whose signatures are trusted.
  private static let version4 = """
    ALTER TABLE voices ADD COLUMN signer TEXT NOT NULL DEFAULT '';

    CREATE TABLE trusted_keys (
      key TEXT NOT NULL PRIMARY KEY CHECK (length(key) = 64 AND key NOT GLOB '*[^0-9a-f]*'),
      name TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    """
}
