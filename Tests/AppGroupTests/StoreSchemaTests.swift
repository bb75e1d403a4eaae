import AppGroup
import Testing

@Suite("The store's schema")
struct StoreSchemaTests {
  let fixture: StoreFixture

  init() throws {
    fixture = try StoreFixture()
    try fixture.makeStore()
  }

  private var later: StoreSchema {
    StoreSchema.current.appending([
      "ALTER TABLE voices ADD COLUMN note TEXT NOT NULL DEFAULT ''",
      "CREATE TABLE extra (id INTEGER PRIMARY KEY) STRICT; INSERT INTO extra VALUES (1);",
    ])
  }

  @Test("is brought up to date step by step, with nothing lost")
  func migration() throws {
    let before = try fixture.reader().snapshot()
    let writer = try StoreWriter(fixture.folder, schema: later)
    #expect(try StoreReader(fixture.folder, schema: later).snapshot() == before)
    try writer.transaction { change in
      try change.setVoice(try StoreFixture.voice("c"))
    }
    // Once more: nothing is left to do, and the steps would fail.
    _ = try StoreWriter(fixture.folder, schema: later)
    #expect(try StoreReader(fixture.folder, schema: later).generation() == 2)
  }

  @Test("stays as it is when a step fails, with all the steps before it undone")
  func failingMigration() throws {
    let before = try fixture.reader().snapshot()
    let broken = later.appending(["CREATE TABLE extra (id INTEGER) STRICT"])
    let error = try StoreFixture.storeError {
      _ = try StoreWriter(fixture.folder, schema: broken)
    }
    #expect("\(error)".contains("table extra already exists"))
    #expect(try fixture.reader().snapshot() == before)
    _ = try StoreWriter(fixture.folder, schema: later)
  }

  @Test("of an earlier program is read after the next change only")
  func older() throws {
    let error = try StoreFixture.storeError {
      _ = try StoreReader(fixture.folder, schema: later).snapshot()
    }
    #expect(error.code == .olderSchema)
    #expect(
      "\(error)" == "\(fixture.storePath): store schema 4 is older than this program's 6; "
        + "the next change to the group migrates it")
  }

  @Test("of a later program is refused, also under a reader that was there before")
  func newer() throws {
    let reader = fixture.reader()
    #expect(try reader.generation() == 1)
    _ = try StoreWriter(fixture.folder, schema: later)
    for error in [
      try StoreFixture.storeError { _ = try reader.generation() },
      try StoreFixture.storeError { _ = try fixture.reader().snapshot() },
      try StoreFixture.storeError { _ = try fixture.writer() },
    ] {
      #expect(error.code == .newerSchema)
      #expect(
        "\(error)" == "\(fixture.storePath): store schema 6 is newer than this program's 4")
    }
  }
}
