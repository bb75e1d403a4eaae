import AppGroup
import Glibc
import Posix
import SpeechTypes
import TestSupport
import Testing

/// A group folder, not made yet, in a temporary folder.
struct StoreFixture {
  let directory: TemporaryDirectory
  let folder: GroupFolder

  init(_ kind: GroupFolder.Kind = .user) throws {
    directory = try TemporaryDirectory()
    folder = GroupFolder(directory.path("data/group"), kind)
  }

  var storePath: String { path("voices.sqlite") }

  func path(_ name: String) -> String { FileSystem.join(folder.path, name) }

  func writer(busyTimeoutMilliseconds: Int32 = 5000) throws -> StoreWriter {
    try StoreWriter(folder, busyTimeoutMilliseconds: busyTimeoutMilliseconds)
  }

  func reader() -> StoreReader { StoreReader(folder) }

  /// Makes the store with the voices `a` and `b`: generation 1.
  func makeStore() throws {
    try writer().transaction { change in
      try change.setVoice(try Self.voice("a"))
      try change.setVoice(try Self.voice("b"))
    }
  }

  static func identifier(_ last: String) throws -> VoiceIdentifier {
    try #require(VoiceIdentifier("com.example.\(last)"))
  }

  static func language(_ text: String) throws -> LanguageTag { try #require(LanguageTag(text)) }

  static func voice(_ last: String, name: String = "Voice") throws -> StoredVoice {
    let english = try language("en-US")
    return StoredVoice(
      description: VoiceDescription(
        identifier: try identifier(last), name: name, primaryLanguages: [english],
        supportedLanguages: [english]),
      bundlePath: "/voices/com.example.\(last).voice")
  }

  static func makeLink(_ path: String, to target: String) throws {
    try #require(symlink(target, path) == 0)
  }

  /// The error that `body` throws.
  static func storeError(_ body: () throws -> Void) throws -> StoreError {
    try #require(throws: StoreError.self, performing: body)
  }
}
