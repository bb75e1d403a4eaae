import AppGroup
import Glibc
import Posix
import TestSupport
import Testing

@Suite("A group's changes are noticed", .timeLimit(.minutes(5)))
struct ChangeWatchTests {
  let fixture: StoreFixture

  init() throws { fixture = try StoreFixture() }

  /// Whether the watch is readable now and says that something changed.
  private func isChanged(_ watch: inout ChangeWatch) throws -> Bool {
    var entries = [PollEntry(descriptor: watch.rawValue, events: .readable)]
    return try poll(&entries, timeoutMilliseconds: 0) && watch.drain()
  }

  private func setName(_ name: String) throws {
    try fixture.writer().transaction { change in
      try change.setVoice(try StoreFixture.voice("a", name: name))
    }
  }

  @Test("when one is committed, and not when none is")
  func committed() throws {
    try fixture.makeStore()
    var watch = try ChangeWatch([fixture.folder.path])
    #expect(try !isChanged(&watch))
    try setName("1")
    #expect(try isChanged(&watch))
    #expect(try !isChanged(&watch))
    try setName("1")
    #expect(try !isChanged(&watch))
    _ = try fixture.reader().snapshot()
    #expect(try !isChanged(&watch))
    try setName("2")
    #expect(try isChanged(&watch))
  }

  @Test("when the folder and those above it are made after the watch")
  func appears() throws {
    var watch = try ChangeWatch([fixture.folder.path])
    try setName("1")
    #expect(try isChanged(&watch))
    try setName("2")
    #expect(try isChanged(&watch))
  }

  @Test("when the folders above come one by one")
  func appearsSlowly() throws {
    let path = fixture.directory.path("a/b/c/group")
    var watch = try ChangeWatch([path])
    for folder in ["a", "a/b", "a/b/c"] {
      try FileSystem.makeDirectory(fixture.directory.path(folder), permissions: 0o700)
      #expect(try !isChanged(&watch), "\(folder)")
    }
    try fixture.directory.write("", to: "a/b/other")
    #expect(try !isChanged(&watch))
    try StoreWriter(GroupFolder(path, .user)).transaction { change in
      try change.setVoice(try StoreFixture.voice("a"))
    }
    #expect(try isChanged(&watch))
  }

  @Test("when the folder is removed, and when it is made again")
  func removed() throws {
    try fixture.makeStore()
    var watch = try ChangeWatch([fixture.folder.path])
    try FileSystem.rename(fixture.folder.path, to: fixture.directory.path("old"))
    #expect(try isChanged(&watch))
    try setName("1")
    #expect(try isChanged(&watch))
    try setName("2")
    #expect(try isChanged(&watch))
  }

  @Test("in each of the group's folders")
  func layers() throws {
    let other = GroupFolder(fixture.directory.path("other"), .user)
    let group = AppGroup(AppGroupLocation([fixture.folder, other]))
    var watch = try group.watch()
    for folder in [other, fixture.folder, other] {
      try StoreWriter(folder).transaction { change in
        let count = try change.snapshot().generation
        try change.setVoice(try StoreFixture.voice("a", name: "\(count)"))
      }
      #expect(try isChanged(&watch), "\(folder.path)")
    }
    #expect(try group.generation() == 3)
  }
}
