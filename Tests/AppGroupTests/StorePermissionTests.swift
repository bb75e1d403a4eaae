import AppGroup
import Glibc
import Posix
import TestSupport
import Testing

@Suite("A store that others may change is refused")
struct StorePermissionTests {
  let fixture: StoreFixture

  init() throws {
    fixture = try StoreFixture()
    try fixture.makeStore()
  }

  /// Reading and writing must both be refused; the error of both.
  private func refusal() throws -> StoreError {
    let reading = try StoreFixture.storeError { _ = try fixture.reader().snapshot() }
    let writing = try StoreFixture.storeError { try fixture.makeStore() }
    #expect(reading == writing)
    return reading
  }

  @Test(
    "whichever file it is",
    arguments: [
      ("", 0o777), ("", 0o720), ("voices.sqlite", 0o620), ("voices.sqlite-wal", 0o602),
      ("voices.sqlite-shm", 0o666), ("changed", 0o660),
    ])
  func mode(name: String, mode: UInt32) throws {
    let path = name.isEmpty ? fixture.folder.path : fixture.path(name)
    try FileSystem.setPermissions(path, mode)
    let error = try refusal()
    #expect(error.code == .unsafePermissions)
    let digits = "0" + String(mode, radix: 8)
    #expect(
      "\(error)" == "\(path): mode \(digits) lets other users write it; chmod go-w \(path)")
  }

  @Test(
    "with files that only the owner may read and write allowed", arguments: [0o600, 0o644, 0o400])
  func allowed(mode: UInt32) throws {
    try FileSystem.setPermissions(fixture.storePath, mode)
    #expect(try fixture.reader().snapshot().voices.count == 2)
  }

  @Test(
    "when it belongs to someone else", .enabled(if: Environment.userIdentifier == 0),
    arguments: ["", "voices.sqlite", "changed"])
  func owner(name: String) throws {
    let path = name.isEmpty ? fixture.folder.path : fixture.path(name)
    #expect(chown(path, 65534, 65534) == 0)
    let error = try refusal()
    #expect(error.code == .unsafePermissions)
    #expect(
      "\(error)" == "\(path): belongs to user 65534, not to this user (0) or root; "
        + "use another group, or chown 0 \(path)")
  }

  @Test("when a file is a link", arguments: ["voices.sqlite", "voices.sqlite-wal", "changed"])
  func link(name: String) throws {
    let moved = fixture.directory.path("elsewhere")
    try FileSystem.rename(fixture.path(name), to: moved)
    try StoreFixture.makeLink(fixture.path(name), to: moved)
    let error = try refusal()
    #expect(error.code == .unsafePermissions)
    #expect("\(error)" == "\(fixture.path(name)): is a link or no regular file; remove it")
  }
}
