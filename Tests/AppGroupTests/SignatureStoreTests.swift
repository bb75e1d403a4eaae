import AppGroup
import Posix
import SpeechTypes
import TestSupport
import Testing

@Suite("Whose signatures are trusted")
struct SignatureStoreTests {
  private static let key = String(repeating: "0a", count: 32)
  private static let other = String(repeating: "ff", count: 32)
  private let fixture: StoreFixture
  private let group: AppGroup
  private let system: GroupFolder

  init() throws {
    fixture = try StoreFixture()
    // Both of the user's kind, as only root writes the system's.
    system = GroupFolder(fixture.directory.path("data/system"), .user)
    group = AppGroup(AppGroupLocation([fixture.folder, system]))
  }

  @Test("is kept with the voices, a change each, and of two stores seen as one")
  func layers() throws {
    var voice = try StoreFixture.voice("a")
    voice.signer = Self.key
    try StoreWriter(system).transaction { change in
      try change.setVoice(voice)
      #expect(try change.setTrustedKey(Self.key, name: "Maker"))
      #expect(try !change.setTrustedKey(Self.key, name: "Maker"))
      #expect(try change.setRequiresSignature(true))
    }
    try group.transaction { change in
      try change.setTrustedKey(Self.other, name: "")
      #expect(try !change.removeTrustedKey(Self.key))
    }
    let state = try group.snapshot()
    #expect(state.voices.map(\.signer) == [Self.key])
    #expect(state.trustedKeys == [Self.key: "Maker", Self.other: ""])
    #expect(state.requiresSignature == true)
    try group.transaction { change in
      try change.setRequiresSignature(false)
      #expect(try change.removeTrustedKey(Self.other))
    }
    #expect(try group.snapshot().requiresSignature == false)
    let isReset = try group.transaction { try $0.setRequiresSignature(nil) }
    #expect(isReset)
    #expect(try group.snapshot().requiresSignature == true)
  }

  @Test("decides what may be spoken with, once a signature is required")
  func policy() throws {
    var state = StoreSnapshot()
    var voice = try StoreFixture.voice("a")
    #expect(state.signatureProblem(of: voice) == nil)
    state.requiresSignature = true
    #expect(state.signatureProblem(of: voice)?.contains("is not signed") == true)
    voice.signer = Self.key
    let advice = "trust it with: voicectl bundle trust \(Self.key)"
    #expect(state.signatureProblem(of: voice)?.hasSuffix(advice) == true)
    state.trustedKeys[Self.key] = ""
    #expect(state.signatureProblem(of: voice) == nil)
    state.requiresSignature = false
    state.trustedKeys = [:]
    #expect(state.signatureProblem(of: voice) == nil)
  }

  @Test("is unknown in a store of schema 3, and comes with its first change")
  func migration() throws {
    let path = SourceTree.root + "/Tests/AppGroupTests/Fixtures/version-3.sqlite"
    let bytes = try Descriptor(opening: path, .readOnly).readAll()
    try fixture.directory.write(bytes, to: "data/group/voices.sqlite", permissions: 0o600)
    try FileSystem.setPermissions(fixture.folder.path, 0o700)
    var expected = try fixture.reader().snapshot()
    #expect(expected.voices.count == 2 && expected.voices.allSatisfy(\.signer.isEmpty))
    #expect(expected.trustedKeys.isEmpty && expected.requiresSignature == nil)
    try fixture.writer().transaction { try $0.setTrustedKey(Self.key, name: "Maker") }
    expected.generation += 1
    expected.trustedKeys = [Self.key: "Maker"]
    #expect(try fixture.reader().snapshot() == expected)
  }

  @Test("is no key but 64 digits", arguments: ["", "0a", String(repeating: "0A", count: 32)])
  func malformed(key: String) throws {
    let error = try StoreFixture.storeError {
      _ = try group.transaction { change in try change.setTrustedKey(key, name: "") }
    }
    #expect("\(error)".contains("CHECK"))
  }
}
