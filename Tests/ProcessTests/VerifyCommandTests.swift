import JSON
import Posix
import TestSupport
import Testing

@Suite("voicectl verify", .tags(.process), .timeLimit(.minutes(5)))
struct VerifyCommandTests {
  private let fixture: VoicectlFixture
  private let bundle: String

  init() throws {
    fixture = try VoicectlFixture()
    bundle = try FileSystem.realPath(fixture.makeBundle("com.example.tiny"))
    try fixture.output(of: "buy", "com.example.tiny", VoicectlFixture.hello)
  }

  @Test("finds nothing wrong with what was bought")
  func sound() throws {
    #expect(
      try fixture.output(of: "verify") == "no fault found in the store and 2 voices\n")
    #expect(
      try fixture.output(of: "verify", "com.example.tiny")
        == "no fault found in the store and 1 voice\n")
    #expect(
      try fixture.json("verify") == ["ok": true, "voiceCount": 2, "findings": []])
  }

  @Test("names each file that was changed, added or lost, and the recording that is unreadable")
  func changes() throws {
    try fixture.directory.write("broken", to: "voices/com.example.tiny.voice/Audio/go.aiff")
    try fixture.directory.write("new", to: "voices/com.example.tiny.voice/NEW")
    let outcome = try fixture.run("verify")
    #expect(outcome.exitCode == 1)
    #expect(outcome.error == "")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 3)
    #expect(
      lines.first?.hasPrefix("com.example.tiny: \(bundle)/Audio/go.aiff: not an AIFF file") == true)
    #expect(
      lines.dropFirst() == [
        "com.example.tiny: \(bundle)/Audio/go.aiff: changed since the voice was bought",
        "com.example.tiny: \(bundle)/NEW: added since the voice was bought",
      ])
    #expect(try fixture.run("verify", VoicectlFixture.hello).exitCode == 0)

    try fixture.output(of: "verify", VoicectlFixture.hello)
    try FileSystem.removeFile("\(bundle)/voice.json")
    let data = try fixture.run("verify", "--json", "com.example.tiny")
    #expect(data.exitCode == 1)
    guard case .object(let document) = try JSONValue.parse(Array(data.output.utf8)),
      case .array(let findings) = document["findings"]
    else {
      Issue.record("no findings")
      return
    }
    #expect(document["ok"] == false)
    #expect(
      findings.contains([
        "subject": "com.example.tiny",
        "message": .string("\(bundle)/voice.json: missing since the voice was bought"),
      ]))
  }

  @Test("knows only voices that were bought")
  func unknown() throws {
    let outcome = try fixture.run("verify", "com.example.tinny")
    #expect(outcome.exitCode == 3)
    #expect(
      outcome.error == "voicectl: com.example.tinny: no such voice has been bought; "
        + "did you mean \"com.example.tiny\"?\n")
  }

  @Test("finds a store whose pages are damaged")
  func damagedStore() throws {
    let path = "\(fixture.group)/voices.sqlite"
    // Everything into the one file: a reader would take it from the log.
    for suffix in ["-wal", "-shm"] {
      #expect(try FileStatus(ofPath: path + suffix).isRegularFile)
    }
    var bytes = try Descriptor(opening: path, .readOnly).readAll()
    try #require(bytes.count > 8192)
    // The second page on: tables, not the header.
    for index in 4096..<bytes.count { bytes[index] = 0xA5 }
    try fixture.directory.write(bytes, to: "damaged/voices.sqlite")
    let outcome = try fixture.run("verify", "--group", fixture.directory.path("damaged"))
    #expect([1, 4].contains(outcome.exitCode))
    #expect((outcome.output + outcome.error).contains(fixture.directory.path("damaged")))
  }
}
