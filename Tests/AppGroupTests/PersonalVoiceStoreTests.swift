import AppGroup
import Posix
import SpeechTypes
import TestSupport
import Testing

@Suite("Who may use personal voices")
struct PersonalVoiceStoreTests {
  private let fixture: StoreFixture
  private let group: AppGroup
  private let system: GroupFolder
  private let time = UnixTime(seconds: 1_700_000_000)

  init() throws {
    fixture = try StoreFixture()
    // Both of the user's kind, as only root writes the system's.
    system = GroupFolder(fixture.directory.path("data/system"), .user)
    group = AppGroup(AppGroupLocation([fixture.folder, system]))
  }

  private func systemSays(_ body: (borrowing StoreChange) throws -> Void) throws {
    try StoreWriter(system).transaction(body)
  }

  @Test("is asked, waited for, decided and forgotten, a change each")
  func life() throws {
    #expect(try group.personalVoiceStatus(of: "/app") == .notDetermined)
    #expect(try group.generation() == 0)
    #expect(try group.requestPersonalVoices(for: "/app", at: time) == .waiting(since: time))
    #expect(try group.generation() == 1)
    // Asking again changes nothing, the time included.
    let later = UnixTime(seconds: time.seconds + 1)
    #expect(try group.requestPersonalVoices(for: "/app", at: later) == .waiting(since: time))
    #expect(try group.generation() == 1)
    for (generation, status) in [(2, PersonalVoiceAuthorisation.authorized), (3, .denied)] {
      try group.transaction {
        try $0.setPersonalVoiceAuthorisation(status, application: "/app")
      }
      #expect(try group.generation() == UInt64(generation))
      #expect(
        try group.requestPersonalVoices(for: "/app")
          == (status == .denied ? PersonalVoiceStatus.denied : .authorized))
    }
    #expect(try group.snapshot().personalVoiceRequests.isEmpty)
    #expect(try group.generation() == 3)
    try group.transaction { try $0.setPersonalVoiceAuthorisation(nil, application: "/app") }
    #expect(try group.personalVoiceStatus(of: "/app") == .notDetermined)
    #expect(try group.personalVoiceStatus(of: "/app2") == .notDetermined)
  }

  @Test("is refused without a note where applications may not ask, but not to those allowed")
  func askingOff() throws {
    try group.requestPersonalVoices(for: "/waiting", at: time)
    try group.transaction { change in
      try change.setPersonalVoiceAuthorisation(.authorized, application: "/allowed")
      #expect(try change.setLetsApplicationsAsk(false))
      #expect(try !change.setLetsApplicationsAsk(false))
    }
    let before = try group.generation()
    #expect(try group.requestPersonalVoices(for: "/app") == .denied)
    #expect(try group.personalVoiceStatus(of: "/waiting") == .denied)
    #expect(try group.personalVoiceStatus(of: "/allowed") == .authorized)
    #expect(try group.generation() == before)
    try group.transaction { _ = try $0.setLetsApplicationsAsk(true) }
    #expect(try group.personalVoiceStatus(of: "/waiting") == .waiting(since: time))
    try group.transaction { _ = try $0.setLetsApplicationsAsk(nil) }
    #expect(try group.snapshot().letsApplicationsAsk == nil)
  }

  @Test("is what the user says, and else what the system does")
  func layers() throws {
    try systemSays { change in
      try change.setPersonalVoiceAuthorisation(.authorized, application: "/a")
      try change.setPersonalVoiceAuthorisation(.denied, application: "/b")
      try change.setLetsApplicationsAsk(false)
    }
    try group.transaction {
      try $0.setPersonalVoiceAuthorisation(.denied, application: "/a")
    }
    let statuses = { try ["/a", "/b", "/c"].map { try group.personalVoiceStatus(of: $0) } }
    #expect(try statuses() == [.denied, .denied, .denied])
    try group.transaction { change in
      try change.setPersonalVoiceAuthorisation(nil, application: "/a")
      try change.setPersonalVoiceAuthorisation(.authorized, application: "/b")
      try change.setLetsApplicationsAsk(true)
    }
    #expect(try statuses() == [.authorized, .authorized, .notDetermined])
  }

  @Test(
    "and everything else is kept when an older store is brought up to date",
    arguments: [(1, 2, 0), (2, 4, 1)] as [(Int, UInt64, Int)])
  func migration(version: Int, generation: UInt64, wordCount: Int) throws {
    let path = SourceTree.root + "/Tests/AppGroupTests/Fixtures/version-\(version).sqlite"
    let bytes = try Descriptor(opening: path, .readOnly).readAll()
    try fixture.directory.write(bytes, to: "data/group/voices.sqlite", permissions: 0o600)
    let reader = fixture.reader()
    var expected = try reader.snapshot()
    #expect(expected.generation == generation && expected.lexicon.count == wordCount)
    #expect(expected.voices.map(\.description.sampleRate) == [0, 0])
    if version == 2 {
      #expect(expected.personalVoiceStatus(of: "/usr/bin/reader") == .authorized)
      #expect(expected.providers.map(\.identifier) == ["tones"])
    }
    try fixture.writer().transaction { change in
      try change.addPersonalVoiceRequest(by: "/app", at: time)
    }
    expected.generation += 1
    expected.personalVoiceRequests["/app"] = time
    #expect(try reader.snapshot() == expected)
    #expect(try fixture.reader().snapshot() == expected)
    #expect(try reader.integrityProblems().isEmpty)
  }
}
