import AppGroup
import SpeechTypes
import TestSupport
import Testing

@Suite("The app group is the user's store laid over the system's")
struct AppGroupTests {
  let directory: TemporaryDirectory
  let user: GroupFolder
  let system: GroupFolder
  let group: AppGroup

  init() throws {
    directory = try TemporaryDirectory()
    user = GroupFolder(directory.path("user"), .user)
    // Of the user's kind, so that the test needs not be root; it is the lower layer all the same.
    system = GroupFolder(directory.path("system"), .user)
    group = AppGroup(AppGroupLocation([user, system]))
  }

  private func change(
    _ folder: GroupFolder, _ body: (borrowing StoreChange) throws -> Void
  ) throws {
    try StoreWriter(folder).transaction(body)
  }

  /// A voice whose bundle's manifest is there.
  private func voice(_ name: String) throws -> StoredVoice {
    var voice = try StoreFixture.voice(name)
    voice.bundlePath = directory.path("\(name).voice")
    try directory.write("{}", to: "\(name).voice/voice.json")
    return voice
  }

  @Test("and empty without either")
  func empty() throws {
    #expect(try group.snapshot().voiceList == VoiceList())
  }

  @Test("so that the user's word counts for the same voice and language")
  func overlay() throws {
    let english = try StoreFixture.language("en")
    let french = try StoreFixture.language("fr")
    try change(system) { change in
      for name in ["a", "b", "c"] { try change.setVoice(try StoreFixture.voice(name, name: "S")) }
      try change.setDefault(english, try StoreFixture.identifier("b"))
      try change.setDefault(french, try StoreFixture.identifier("b"))
    }
    try change(user) { change in
      for name in ["b", "d"] { try change.setVoice(try StoreFixture.voice(name, name: "U")) }
      try change.setDefault(english, try StoreFixture.identifier("d"))
    }
    let snapshot = try group.snapshot()
    #expect(snapshot.generation == 2)
    #expect(
      snapshot.voices.map { "\($0.identifier) \($0.description.name)" } == [
        "com.example.a S", "com.example.b U", "com.example.c S", "com.example.d U",
      ])
    #expect(
      snapshot.defaults == [
        english: try StoreFixture.identifier("d"), french: try StoreFixture.identifier("b"),
      ])
  }

  @Test("and advertises what is bought and enabled")
  func advertised() throws {
    let english = try StoreFixture.language("en")
    let french = try StoreFixture.language("fr")
    try change(user) { change in
      var disabled = try voice("disabled")
      disabled.isEnabled = false
      var offered = try voice("offered")
      offered.isPurchased = false
      for voice in [disabled, offered, try voice("a")] { try change.setVoice(voice) }
      try change.setDefault(english, disabled.identifier)
      try change.setDefault(french, try StoreFixture.identifier("a"))
    }
    let list = try group.snapshot().voiceList
    #expect(list.generation == 1)
    #expect(list.voices == [try voice("a").description])
    #expect(list.defaults == [french: try StoreFixture.identifier("a")])
  }

  @Test("and a change to a voice of the system is made to the user's copy")
  func copyUp() throws {
    let english = try StoreFixture.language("en")
    try change(system) { change in
      for name in ["a", "b"] { try change.setVoice(try voice(name)) }
    }
    let before = try StoreReader(system).snapshot()
    try group.transaction { change in
      try change.setEnabled(try StoreFixture.identifier("a"), false)
      try change.setDefault(english, try StoreFixture.identifier("b"))
    }
    #expect(try group.snapshot().voiceList.voices.map(\.identifier.rawValue) == ["com.example.b"])
    #expect(try group.snapshot().voiceList.defaults == [english: try StoreFixture.identifier("b")])
    #expect(try StoreReader(system).snapshot() == before)
    try group.transaction { change in
      try change.removeVoice(try StoreFixture.identifier("a"))
    }
    #expect(try group.snapshot().voiceList.voices.count == 2)
  }

  @Test("and nothing is made by a change that makes no difference")
  func noDifference() throws {
    try change(system) { change in try change.setVoice(try StoreFixture.voice("a")) }
    let before = try group.generation()
    try group.transaction { change in
      try change.setEnabled(try StoreFixture.identifier("a"), true)
    }
    #expect(try group.generation() == before)
    #expect(try StoreReader(user).snapshot() == StoreSnapshot())
  }
}
