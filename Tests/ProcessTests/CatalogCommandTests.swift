import JSON
import Posix
import TestSupport
import Testing

@Suite("voicectl catalog", .tags(.process), .timeLimit(.minutes(5)))
struct CatalogCommandTests {
  private let fixture: VoicectlFixture

  init() throws { fixture = try VoicectlFixture() }

  @Test("lists the bundled voices and those of VOICE_PATH, a line each, with their state")
  func lists() throws {
    try fixture.makeBundle("com.example.tiny")
    try fixture.output(of: "buy", "--enable", "com.example.tiny")
    let rows = try fixture.output(of: "catalog").split(separator: "\n").map {
      $0.split(separator: "\t").prefix(5).map(String.init)
    }
    #expect(
      rows == [
        [VoicectlFixture.coach, "on offer", "Coach", "1.0", "en-US"],
        ["com.example.kumo", "on offer", "Kumo", "1.0", "en-US"],
        ["com.example.pip", "on offer", "Pip", "1.0", "en-US"],
        [VoicectlFixture.hello, "on offer", "Hello", "1.0", "en-US"],
        ["com.example.slt", "on offer", "Slt", "1.0", "en-US"],
        ["com.example.tiny", "enabled", "Tiny", "1.0", "en-US"],
      ])
  }

  @Test("gives the same as data")
  func data() throws {
    let path = try FileSystem.realPath(
      fixture.makeBundle("com.example.tiny", languages: ["en-GB", "cy"]))
    guard case .object(let document) = try fixture.json("catalog"),
      case .array(let voices) = document["voices"]
    else {
      Issue.record("no voices")
      return
    }
    #expect(document["problems"] == [])
    #expect(
      voices.last == [
        "identifier": "com.example.tiny", "name": "Tiny", "version": "1.0",
        "primaryLanguages": ["en-GB", "cy"], "supportedLanguages": ["en-GB", "cy"],
        "gender": "unspecified", "age": 0, "quality": "default", "traits": [],
        "byteSize": .integer(try byteSize(of: path)), "sampleRate": 8000.0,
        "license": "CC0-1.0",
        "source": "made by a test", "bundle": .string(path), "state": "on offer",
      ])
  }

  private func byteSize(of bundle: String) throws -> Int64 {
    try FileStatus(ofPath: bundle + "/voice.json").byteCount
      + FileStatus(ofPath: bundle + "/Audio/go.aiff").byteCount
  }

  @Test("lets no name steer the terminal or break a row, in a table or as data")
  func controlCharacters() throws {
    let name = "A\u{1B}[2J\tB\n\u{9B}1m\u{202E}"
    try fixture.makeBundle("com.example.tiny", name: name)
    let row = try #require(fixture.output(of: "catalog").split(separator: "\n").last)
    #expect(row.contains(#"A\u{1B}[2J\u{9}B\u{A}\u{9B}1m\u{202E}"#))
    let text = try fixture.output(of: "catalog", "--json")
    #expect(!text.unicodeScalars.contains { $0 == "\u{1B}" || $0 == "\u{9B}" })
    let document = try JSONValue.parse(Array(text.utf8))
    #expect(document.serialized().contains(JSONValue.string(name).serialized()))
  }

  @Test("reports a broken bundle on standard error and lists the others")
  func brokenBundle() throws {
    try fixture.directory.write("{", to: "voices/com.example.bad.voice/voice.json")
    let outcome = try fixture.run("catalog")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.split(separator: "\n").count == 5)
    #expect(outcome.error.hasPrefix("voicectl: "))
    #expect(outcome.error.contains("com.example.bad.voice/voice.json: not JSON: line 1"))
  }

  @Test("finds the bundles that are installed beside it")
  func installed() throws {
    let program = try Descriptor(opening: fixture.voicectl.path, .readOnly).readAll()
    let installed = try fixture.directory.write(program, to: "usr/bin/voicectl", permissions: 0o700)
    let folder = "usr/share/voice-provider/voices"
    try fixture.makeBundle("com.example.installed", in: folder)
    let outcome = try Executable(path: installed).run(
      ["catalog"], environment: fixture.environment)
    let folderPath = try FileSystem.realPath(fixture.directory.path(folder))
    #expect(
      outcome.output.split(separator: "\n").contains(
        "com.example.installed\ton offer\tTiny\t1.0\ten-US\t\(folderPath)"))
  }

  @Test("ends quietly when nobody reads")
  func brokenPipe() throws {
    let pipe = try Pipe()
    let directory = try TemporaryDirectory()
    let path = directory.path("error")
    let error = try Descriptor(opening: path, .writeOnly, options: .create)
    let null = try Descriptor(opening: "/dev/null", .readOnly)
    let output = pipe.split { _, writeEnd in writeEnd }
    let child = try fixture.voicectl.start(
      ["catalog"], environment: fixture.environment, standardInput: null.rawValue,
      standardOutput: output.rawValue, standardError: error.rawValue)
    #expect(child.wait() == 141)
    #expect(try FileStatus(ofPath: path).byteCount == 0)
  }

  @Test("fails when its output cannot be written")
  func fullDevice() throws {
    let null = try Descriptor(opening: "/dev/null", .readWrite)
    let full = try Descriptor(opening: "/dev/full", .writeOnly)
    let child = try fixture.voicectl.start(
      ["catalog"], environment: fixture.environment, standardInput: null.rawValue,
      standardOutput: full.rawValue, standardError: null.rawValue)
    #expect(child.wait() == 1)
  }
}
