import AppGroup
import Posix
import SpeechTypes
import TestSupport
import Testing

@Suite("The store's lexicon")
struct LexiconStoreTests {
  let fixture: StoreFixture

  init() throws { fixture = try StoreFixture() }

  private func entry(
    _ word: String, _ phones: String, like: String = "", language: String = "en-US"
  ) throws -> LexiconEntry {
    LexiconEntry(
      LexiconEntry.Key(word, try StoreFixture.language(language)), phones: phones, likeWord: like)
  }

  @Test("holds entries by word and language, in their order")
  func entries() throws {
    let gif = try entry("gif", "JH IH1 F")
    let british = try entry("gif", "G IH1 F", language: "en-GB")
    let like = try entry("fnord", "F AO1 R D", like: "ford")
    let writer = try fixture.writer()
    try writer.transaction { change in
      for entry in [gif, british, like] { try change.setLexiconEntry(entry) }
    }
    #expect(try fixture.reader().snapshot().lexicon == [british, like, gif])
    try writer.transaction { change in
      let removals = [
        try change.removeLexiconEntry(british.key), try change.removeLexiconEntry(british.key),
      ]
      #expect(removals == [true, false])
    }
    #expect(try fixture.reader().snapshot().lexicon == [like, gif])
    #expect(try fixture.reader().generation() == 2)
  }

  @Test("raises the generation by a change only")
  func generation() throws {
    let writer = try fixture.writer()
    let first = try entry("gif", "JH IH1 F")
    let second = try entry("gif", "G IH1 F", like: "gift")
    for (entry, generation) in [(first, 1), (first, 1), (second, 2), (second, 2)] {
      try writer.transaction { try $0.setLexiconEntry(entry) }
      #expect(try fixture.reader().generation() == UInt64(generation))
    }
    #expect(try fixture.reader().snapshot().lexicon == [second])
  }

  @Test("refuses what is no word or has no phones", arguments: [("", "K"), ("x", "")])
  func invalid(word: String, phones: String) throws {
    let writer = try fixture.writer()
    let invalid = try entry(word, phones)
    let error = try StoreFixture.storeError {
      try writer.transaction { change in _ = try change.setLexiconEntry(invalid) }
    }
    #expect(error.code == .invalidValue)
    #expect(try fixture.reader().generation() == 0)
  }

  @Test("is lost to no one of several writers")
  func concurrent() async throws {
    let folder = fixture.folder
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<4 {
        group.addTask {
          for number in 0..<10 {
            let language = try StoreFixture.language("en-US")
            try StoreWriter(folder, busyTimeoutMilliseconds: 30_000).transaction { change in
              try change.setLexiconEntry(
                LexiconEntry(LexiconEntry.Key("w\(writer)-\(number)", language), phones: "K"))
            }
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try fixture.reader().snapshot().lexicon.count == 40)
    #expect(try fixture.reader().generation() == 40)
  }

  @Test("of the user is laid over the system's")
  func layers() throws {
    let system = GroupFolder(fixture.directory.path("system"), .user)
    try StoreWriter(system).transaction { change in
      for word in ["a", "b"] { try change.setLexiconEntry(try entry(word, "S")) }
    }
    try fixture.writer().transaction { change in
      for word in ["b", "c"] { try change.setLexiconEntry(try entry(word, "K")) }
    }
    let group = AppGroup(AppGroupLocation([fixture.folder, system]))
    #expect(try group.snapshot().lexicon.map { $0.key.word + $0.phones } == ["aS", "bK", "cK"])
    try fixture.writer().transaction {
      try $0.removeLexiconEntry(try entry("b", "").key)
    }
    #expect(try group.snapshot().lexicon.map { $0.key.word + $0.phones } == ["aS", "bS", "cK"])
  }

  /// A store that was made by the program of schema 1: two voices, a default, generation 2.
  private func putOldStore() throws {
    let path = SourceTree.root + "/Tests/AppGroupTests/Fixtures/version-1.sqlite"
    let bytes = try Descriptor(opening: path, .readOnly).readAll()
    try fixture.directory.write(bytes, to: "data/group/voices.sqlite", permissions: 0o600)
    try FileSystem.setPermissions(fixture.folder.path, 0o700)
  }

  @Test("is empty in a store of schema 1, whose voices are there before any change")
  func oldStoreIsRead() throws {
    try putOldStore()
    let snapshot = try fixture.reader().snapshot()
    #expect(snapshot.lexicon.isEmpty && snapshot.generation == 2)
    #expect(
      snapshot.voices.map(\.identifier.rawValue) == [
        "com.example.coach", "com.example.sample.hello",
      ])
  }

  @Test("comes with the first change of a store of schema 1, which loses nothing")
  func migration() throws {
    try putOldStore()
    let reader = fixture.reader()
    var expected = try reader.snapshot()
    let files = try reader.files(of: expected.voices[0].identifier)
    #expect(!files.isEmpty)
    let gif = try entry("gif", "JH IH1 F")
    try fixture.writer().transaction { try $0.setLexiconEntry(gif) }
    expected.generation = 3
    expected.lexicon = [gif]
    // The reader that was there before and one that comes after.
    #expect(try reader.snapshot() == expected)
    #expect(try fixture.reader().snapshot() == expected)
    #expect(try reader.files(of: expected.voices[0].identifier) == files)
    #expect(try reader.integrityProblems().isEmpty)
  }
}
