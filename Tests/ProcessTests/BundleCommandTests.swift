import JSON
import Posix
import ProviderWire
import SpeechTypes
import TestSupport
import Testing

@Suite("voicectl bundle", .tags(.process, .store), .timeLimit(.minutes(5)))
struct BundleCommandTests {
  private static let tiny = "com.example.tiny"
  private let fixture: VoicectlFixture
  private let bundle: String
  private let keyFile: String
  private let key: String

  init() throws {
    fixture = try VoicectlFixture()
    bundle = try FileSystem.realPath(fixture.makeBundle(Self.tiny))
    keyFile = fixture.directory.path("key")
    key = String(try fixture.output(of: "bundle", "keygen", keyFile).dropLast())
  }

  private func sign() throws {
    let output = try fixture.output(of: "bundle", "sign", "--key", keyFile, bundle)
    #expect(output == "\(bundle): signed by \(key)\n")
  }

  @Test("makes a key that only its owner reads, and never another in its place")
  func keygen() throws {
    #expect(key.count == 64 && key.allSatisfy { "0123456789abcdef".contains($0) })
    #expect(try FileStatus(ofPath: keyFile).permissions == 0o600)
    let again = try fixture.run("bundle", "keygen", keyFile)
    #expect(again.exitCode == 1 && again.error == "voicectl: \(keyFile): File exists\n")
  }

  @Test("tells who has signed, whether that is trusted, and what was changed since")
  func verify() throws {
    func verdict() throws -> (Int32, String) {
      let outcome = try fixture.run("bundle", "verify", bundle)
      return (outcome.exitCode, outcome.output)
    }
    #expect(try verdict() == (1, "\(bundle): not signed\n"))
    try sign()
    #expect(try verdict() == (1, "\(bundle): signed by \(key), which is not trusted\n"))
    try fixture.output(of: "bundle", "trust", "--name", "Maker", key)
    #expect(try verdict() == (0, "\(bundle): signed by \(key), trusted: Maker\n"))
    let keys: JSONValue = [
      "requiresSignature": false, "keys": [["key": .string(key), "name": "Maker"]],
    ]
    #expect(try fixture.json("bundle", "keys") == keys)
    try fixture.directory.write("new", to: "voices/\(Self.tiny).voice/NEW")
    let changed = "\(bundle)/voice.sig: the signature is not of these files; they were changed\n"
    #expect(try verdict() == (1, changed))
    let purchase = try fixture.run("buy", Self.tiny)
    #expect(purchase.exitCode == 1)
    #expect(purchase.error == "voicectl: \(Self.tiny): \(changed)")
  }

  @Test("has only what a trusted key has signed bought, once that is required")
  func buying() throws {
    try fixture.output(of: "bundle", "require-signature", "on")
    let unsigned = try fixture.run("buy", Self.tiny)
    #expect(unsigned.exitCode == 1)
    #expect(
      unsigned.error
        == "voicectl: \"\(Self.tiny)\" is not signed, and a signature is required\n")
    try sign()
    let untrusted = try fixture.run("buy", Self.tiny)
    #expect(untrusted.exitCode == 1)
    #expect(untrusted.error.hasSuffix("trust it with: voicectl bundle trust \(key)\n"))
    try fixture.output(of: "bundle", "trust", key)
    try fixture.output(of: "buy", "--enable", Self.tiny)
    #expect(try fixture.run("verify").exitCode == 0)
    try FileSystem.removeFile(bundle + "/voice.sig")
    let gone = try fixture.run("verify")
    #expect(gone.exitCode == 1)
    #expect(gone.output.contains("the signature by \(key) was bought; it is gone"))
  }

  @Test("has the provider refuse the others, and speak when they are signed or trusted")
  func speaking() throws {
    try fixture.output(of: "buy", "--enable", Self.tiny)
    let voice = try #require(VoiceIdentifier(Self.tiny))
    let provider = try ProviderProcess(
      "voice-provider", arguments: ["--group", fixture.group], environment: fixture.environment,
      logPath: fixture.directory.path("log"), keeping: fixture.directory)
    try provider.greet()
    var number: UInt32 = 0
    func failures() throws -> [SpeechFailure] {
      number += 1
      try provider.speak("go", voice, request: number)
      return Transcript(try provider.messages(throughEndOf: number), request: number).failures
    }
    #expect(try failures().isEmpty)
    try fixture.output(of: "bundle", "require-signature", "on")
    let refused = try failures()
    #expect(refused.map(\.code) == [.voiceUnusable])
    #expect(refused.first?.message.contains("is not signed") == true)
    #expect(try provider.voices().list.voices.isEmpty)
    // Of a voice that is bought the signature is noted.
    try sign()
    #expect(try failures().first?.message.contains("which is not trusted") == true)
    try fixture.output(of: "bundle", "trust", key)
    #expect(try failures().isEmpty)
    #expect(try provider.voices().list.voices.count == 1)
    try fixture.output(of: "bundle", "distrust", key)
    #expect(try failures().map(\.code) == [.voiceUnusable])
    try fixture.output(of: "bundle", "require-signature", "reset")
    #expect(try failures().isEmpty)
  }

  @Test(
    "says what is wrong with the command line",
    arguments: [
      (["bundle", "sgin"], 2, "is none of keygen, sign, verify"),
      (["bundle", "keygen"], 2, "bundle keygen: give one FILE"),
      (["bundle", "sign", "x"], 2, "bundle sign: --key is missing"),
      (["bundle", "sign", "--key", "/dev/null", "x"], 1, "/dev/null: not a signing key"),
      (["bundle", "trust", "abc"], 2, "\"abc\" is not a key of 64 digits"),
      (["bundle", "require-signature", "maybe"], 2, "say on, off or reset"),
      (["bundle", "verify", "/"], 1, "voice.json"),
    ])
  func usage(arguments: [String], exitCode: Int32, message: String) throws {
    let outcome = try fixture.run(arguments)
    #expect(outcome.exitCode == exitCode)
    #expect(outcome.error.contains(message))
  }
}
