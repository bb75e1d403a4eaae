import AppGroup
import Posix
import SpeechTypes
import TestSupport
import Testing

@Suite("A store is read")
struct StoreReaderTests {
  let fixture: StoreFixture

  init() throws { fixture = try StoreFixture() }

  @Test("as empty while there is none, and nothing is made")
  func missing() throws {
    let reader = fixture.reader()
    #expect(try reader.snapshot() == StoreSnapshot())
    #expect(try reader.generation() == 0)
    #expect(try reader.integrityProblems().isEmpty)
    #expect(!FileSystem.exists(fixture.folder.path))
  }

  @Test("as soon as there is one, and as the newest one when it was made anew")
  func appears() throws {
    let reader = fixture.reader()
    #expect(try reader.generation() == 0)
    try fixture.makeStore()
    #expect(try reader.snapshot().voices.count == 2)
    try removeStore()
    #expect(try reader.snapshot() == StoreSnapshot())
    try makeStore(changeCount: 3)
    #expect(try reader.generation() == 3)
    // Without a look in between.
    try removeStore()
    try makeStore(changeCount: 5)
    #expect(try reader.generation() == 5)
    #expect(try reader.snapshot().voices.map(\.description.name) == ["4"])
  }

  private func removeStore() throws {
    for name in ["voices.sqlite", "voices.sqlite-wal", "voices.sqlite-shm"] {
      try FileSystem.removeFile(fixture.path(name))
    }
  }

  private func makeStore(changeCount: Int) throws {
    let writer = try fixture.writer()
    for number in 0..<changeCount {
      try writer.transaction { change in
        try change.setVoice(try StoreFixture.voice("c", name: "\(number)"))
      }
    }
  }

  @Test("as it was before a transaction until that is committed")
  func isolation() throws {
    try fixture.makeStore()
    let reader = fixture.reader()
    let before = try reader.snapshot()
    try fixture.writer().transaction { change in
      try change.removeVoice(try StoreFixture.identifier("a"))
      #expect(try reader.snapshot() == before)
    }
    #expect(try reader.snapshot().voices.count == 1)
    #expect(try reader.generation() == before.generation + 1)
  }

  @Test("through a link to the folder")
  func linkedFolder() throws {
    try fixture.makeStore()
    let link = fixture.directory.path("link")
    try StoreFixture.makeLink(link, to: fixture.folder.path)
    #expect(try StoreReader(GroupFolder(link, .user)).snapshot().voices.count == 2)
  }

  @Test("as empty from an empty file")
  func emptyFile() throws {
    try fixture.directory.write("", to: "data/group/voices.sqlite")
    #expect(try fixture.reader().snapshot() == StoreSnapshot())
    try fixture.makeStore()
    #expect(try fixture.reader().generation() == 1)
  }
}
