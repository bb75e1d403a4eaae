import AppGroup
import Glibc
import Posix
import TestSupport
import Testing

@Suite("A store that cannot be used says why")
struct StoreFailureTests {
  let fixture: StoreFixture

  init() throws { fixture = try StoreFixture() }

  private func readError() throws -> StoreError {
    try StoreFixture.storeError { _ = try fixture.reader().snapshot() }
  }

  private func writeError() throws -> StoreError {
    try StoreFixture.storeError { try fixture.makeStore() }
  }

  /// The database file's bytes, with SQLite not looking on.
  private func bytes() throws -> [UInt8] {
    try Descriptor(opening: fixture.storePath, .readOnly).readAll()
  }

  @Test("when it is a file of another kind, which stays as it is")
  func foreignText() throws {
    let text = String(repeating: "This is my diary. ", count: 100)
    try fixture.directory.write(text, to: "data/group/voices.sqlite")
    for error in [try readError(), try writeError()] {
      #expect(error.code == .foreign)
      #expect("\(error)".hasPrefix("\(fixture.storePath): not a voice store ("))
    }
    #expect(try bytes() == Array(text.utf8))
  }

  @Test("when it is another program's database, which stays as it is")
  func foreignDatabase() throws {
    try fixture.makeStore()
    var changed = try bytes()
    changed.replaceSubrange(68..<72, with: [0, 0, 0, 7])  // application_id
    try fixture.directory.write(changed, to: "data/group/voices.sqlite")
    for error in [try readError(), try writeError()] {
      #expect(error.code == .foreign)
      #expect("\(error)".hasSuffix("(a SQLite file of another program, application_id 7)"))
    }
    #expect(try bytes() == changed)
  }

  @Test("when it is cut short", arguments: [100, 4096, 10_000, 20_000])
  func truncated(byteCount: Int) throws {
    try fixture.makeStore()
    let whole = try bytes()
    try #require(whole.count > byteCount)
    try fixture.directory.write(Array(whole.prefix(byteCount)), to: "data/group/voices.sqlite")
    for error in [try readError(), try writeError()] {
      #expect(error.code == .corrupt)
      #expect("\(error)".hasPrefix("\(fixture.storePath): the store is damaged ("))
    }
  }

  @Test("when its pages are overwritten")
  func overwritten() throws {
    try fixture.makeStore()
    var changed = try bytes()
    for index in changed.indices.dropFirst(4096) { changed[index] = 0xA5 }
    try fixture.directory.write(changed, to: "data/group/voices.sqlite")
    #expect(try readError().code == .corrupt)
    #expect(try !fixture.reader().integrityProblems().isEmpty)
  }

  @Test("when another writer keeps it, and readers do not wait for that one")
  func locked() throws {
    try fixture.makeStore()
    try fixture.writer().transaction { change in
      try change.removeVoice(try StoreFixture.identifier("a"))
      let error = try StoreFixture.storeError {
        _ = try fixture.writer(busyTimeoutMilliseconds: 20)
      }
      #expect(error.code == .locked)
      #expect("\(error)".hasPrefix("\(fixture.storePath): another process keeps it locked"))
      #expect(try fixture.reader().snapshot().voices.count == 2)
    }
    #expect(try fixture.reader().snapshot().voices.count == 1)
  }

  @Test("when the user may not write it", .enabled(if: Environment.userIdentifier != 0))
  func notWritable() throws {
    try fixture.makeStore()
    try FileSystem.setPermissions(fixture.storePath, 0o400)
    let error = try writeError()
    #expect(error.code == .notPermitted)
    #expect("\(error)" == "\(fixture.storePath): Permission denied (access)")
    #expect(try fixture.reader().snapshot().voices.count == 2)
  }

  @Test("when the folder is a file")
  func notAFolder() throws {
    try fixture.directory.write("", to: "data/group")
    #expect("\(try readError())" == "\(fixture.folder.path): is not a folder")
    #expect("\(try writeError())" == "\(fixture.folder.path): is not a folder")
  }

  @Test("when no file can grow, and keeps what was committed")
  func sizeLimit() throws {
    let tool = try StoreClient.run("fill", fixture.folder.path, "300000")
    #expect(tool.exitCode == 1)
    #expect(tool.output.hasPrefix("full: \(fixture.storePath)"), "\(tool.output)")
    let snapshot = try fixture.reader().snapshot()
    #expect(snapshot.voices.count > 1)
    #expect(snapshot.generation == UInt64(snapshot.voices.count))
    #expect(try fixture.reader().integrityProblems().isEmpty)
  }

  @Test("when the disk is full, or cannot be written", .enabled(if: SmallDisk.isPossible))
  func disk() throws {
    let disk = try SmallDisk(fixture.directory.path("disk"))
    let folder = GroupFolder(disk.path + "/group", .user)
    let tool = try StoreClient.run("fill", folder.path, "100000000")
    #expect(tool.output.hasPrefix("full: \(folder.path)/voices.sqlite"), "\(tool.output)")
    let snapshot = try StoreReader(folder).snapshot()
    #expect(snapshot.voices.count > 1)
    #expect(snapshot.generation == UInt64(snapshot.voices.count))

    try disk.makeReadOnly()
    #expect(try StoreReader(folder).snapshot() == snapshot)
    let error = try StoreFixture.storeError { _ = try StoreWriter(folder) }
    #expect(error.code == .readOnly)
    #expect("\(error)" == "\(folder.path)/voices.sqlite: Read-only file system (access)")
    let new = try StoreFixture.storeError {
      _ = try StoreWriter(GroupFolder(disk.path + "/new", .user))
    }
    #expect(new.code == .readOnly)
    #expect("\(new)" == "\(disk.path)/new: Read-only file system (mkdir)")
  }
}
