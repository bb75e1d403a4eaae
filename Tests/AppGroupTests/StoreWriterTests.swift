import AppGroup
import Posix
import SpeechTypes
import TestSupport
import Testing

@Suite("A store is changed")
struct StoreWriterTests {
  let fixture: StoreFixture

  init() throws { fixture = try StoreFixture() }

  @Test("and everything written is read back")
  func roundTrip() throws {
    var voice = try StoreFixture.voice("full", name: "N'ame \u{1F600}\u{0}\"")
    let tags = try ["fr-FR", "en-US", "de"].map(StoreFixture.language)
    voice.description.primaryLanguages = [tags[0], tags[1]]
    voice.description.supportedLanguages = [tags[2], tags[0], tags[1]]
    voice.description.gender = .male
    voice.description.age = 41
    voice.description.quality = .premium
    voice.description.traits = [.novelty, .personal]
    voice.description.version = "3.2"
    voice.description.byteSize = 1 << 40
    voice.description.sampleRate = 22_050.5
    voice.checksum = "c0ffee"
    voice.isEnabled = false
    let provider = RegisteredProvider(
      identifier: "p", executablePath: "/usr/bin/p", isEnabled: false)
    try fixture.writer().transaction { change in
      try change.setVoice(voice)
      try change.setDefault(tags[2], voice.identifier)
      try change.setProvider(provider)
      try change.setPersonalVoiceAuthorisation(.denied, application: "app")
    }
    let snapshot = try fixture.reader().snapshot()
    #expect(snapshot.generation == 1)
    #expect(snapshot.voices == [voice])
    #expect(snapshot.defaults == [tags[2]: voice.identifier])
    #expect(snapshot.providers == [provider])
    #expect(snapshot.personalVoiceAuthorisations == ["app": .denied])
  }

  @Test("once for each transaction that makes a difference")
  func generation() throws {
    let writer = try fixture.writer()
    let voice = try StoreFixture.voice("a")
    let english = try StoreFixture.language("en")
    let provider = RegisteredProvider(identifier: "p", executablePath: "/p")
    let everything: (borrowing StoreChange) throws -> [Bool] = { change in
      [
        try change.setVoice(voice), try change.setEnabled(voice.identifier, true),
        try change.setDefault(english, voice.identifier), try change.setProvider(provider),
        try change.setPersonalVoiceAuthorisation(.authorized, application: "app"),
      ]
    }
    #expect(try writer.transaction(everything) == [true, false, true, true, true])
    #expect(try fixture.reader().generation() == 1)
    #expect(try writer.transaction(everything) == [false, false, false, false, false])
    #expect(try fixture.reader().generation() == 1)
    try writer.transaction { change in try change.setEnabled(voice.identifier, false) }
    #expect(try fixture.reader().generation() == 2)
    let differences = try writer.transaction { change in
      [
        try change.removeVoice(try StoreFixture.identifier("none")),
        try change.removeDefault(try StoreFixture.language("fr")),
        try change.removeProvider("none"),
        try change.setPersonalVoiceAuthorisation(nil, application: "none"),
      ]
    }
    #expect(differences == [false, false, false, false])
    #expect(try fixture.reader().generation() == 2)
  }

  @Test("not at all when the body throws")
  func bodyThrows() throws {
    struct Stop: Error {}
    try fixture.makeStore()
    let writer = try fixture.writer()
    let before = try fixture.reader().snapshot()
    #expect(throws: Stop.self) {
      try writer.transaction { change in
        try change.removeVoice(try StoreFixture.identifier("a"))
        #expect(try change.snapshot().voices.count == 1)
        throw Stop()
      }
    }
    #expect(try fixture.reader().snapshot() == before)
    try writer.transaction { change in
      try change.removeVoice(try StoreFixture.identifier("a"))
    }
    #expect(try fixture.reader().generation() == before.generation + 1)
  }

  @Test("with a removed voice's defaults, languages and traits removed too")
  func cascade() throws {
    try fixture.makeStore()
    let writer = try fixture.writer()
    let identifier = try StoreFixture.identifier("a")
    try writer.transaction { change in
      try change.setDefault(try StoreFixture.language("en"), identifier)
    }
    try writer.transaction { change in try change.removeVoice(identifier) }
    let snapshot = try fixture.reader().snapshot()
    #expect(snapshot.defaults.isEmpty)
    #expect(snapshot.voices.map(\.identifier.rawValue) == ["com.example.b"])
    #expect(try fixture.reader().integrityProblems().isEmpty)
  }

  @Test("only for voices that there are")
  func noSuchVoice() throws {
    let writer = try fixture.writer()
    let identifier = try StoreFixture.identifier("none")
    for change: (borrowing StoreChange) throws -> Void in [
      { change in try change.setEnabled(identifier, true) },
      { change in try change.setDefault(try StoreFixture.language("en"), identifier) },
    ] {
      let error = try StoreFixture.storeError { try writer.transaction(change) }
      #expect(error.code == .noSuchVoice)
      #expect("\(error)" == "\(fixture.storePath): no voice com.example.none")
    }
  }

  @Test("only to values that the schema allows, and the error does not hold them")
  func invalidValue() throws {
    var invalid = try StoreFixture.voice("a", name: "secret")
    invalid.description.age = -1
    let voice = invalid
    let writer = try fixture.writer()
    let error = try StoreFixture.storeError {
      _ = try writer.transaction { change in try change.setVoice(voice) }
    }
    #expect(error.code == .invalidValue)
    #expect(error.sqliteCode == 275)  // SQLITE_CONSTRAINT_CHECK
    #expect(error.sql.hasPrefix("INSERT INTO voices"))
    #expect(!"\(error)\(error.sql)".contains("secret"))
    #expect(try fixture.reader().snapshot() == StoreSnapshot())
  }

  @Test("in a folder and files that are the user's alone")
  func userModes() throws {
    try fixture.makeStore()
    #expect(try FileStatus(ofPath: fixture.folder.path).permissions == 0o700)
    for name in try FileSystem.names(inDirectory: fixture.folder.path) {
      #expect(try FileStatus(ofPath: fixture.path(name)).permissions == 0o600, "\(name)")
    }
    #expect(
      try FileSystem.names(inDirectory: fixture.folder.path) == [
        "changed", "voices.sqlite", "voices.sqlite-shm", "voices.sqlite-wal",
      ])
  }

  @Test("by root for everyone", .enabled(if: Environment.userIdentifier == 0))
  func systemModes() throws {
    let fixture = try StoreFixture(.system)
    try fixture.makeStore()
    #expect(try FileStatus(ofPath: fixture.folder.path).permissions == 0o755)
    for name in try FileSystem.names(inDirectory: fixture.folder.path) {
      #expect(try FileStatus(ofPath: fixture.path(name)).permissions == 0o644, "\(name)")
    }
  }

  @Test("for everyone by nobody else", .enabled(if: Environment.userIdentifier != 0))
  func systemRefused() throws {
    let fixture = try StoreFixture(.system)
    let error = try StoreFixture.storeError { try fixture.makeStore() }
    #expect(error.code == .notPermitted)
  }
}
