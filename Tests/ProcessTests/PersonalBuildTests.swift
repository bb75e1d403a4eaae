import AppGroup
import Posix
import SpeechTypes
import TestSupport
import Testing

@Suite("A personal voice is built of recordings", .tags(.process, .audio), .timeLimit(.minutes(5)))
struct PersonalBuildTests {
  private let fixture: VoicectlFixture
  private static let count = 5

  init() throws { fixture = try VoicectlFixture() }

  /// A project with the first recordings of a bundled voice.
  private func makeProject() throws {
    let bundle = SourceTree.voice("com.example.slt")
    let lines = try SourceTree.text("ProviderExtension/Voices/com.example.slt.voice/texts.tsv")
      .split(separator: "\n").prefix(Self.count).map { $0.split(separator: "\t").map(String.init) }
    var metadata = ""
    for line in lines {
      let name = try #require(line.first)
      let bytes = try Descriptor(opening: "\(bundle)/Audio/\(name).aiff", .readOnly).readAll()
      try fixture.directory.write(bytes, to: "in/\(name).aiff")
      metadata += "\(name)|\(line[2])\n"
    }
    try fixture.directory.write(metadata, to: "in/metadata.csv")
    try fixture.output(of: "personal", "new", "Anna B")
    try fixture.output(of: "personal", "import", "Anna B", fixture.directory.path("in"))
  }

  @Test("that is premium, personal, the user's alone, and says what was never recorded")
  func builds() throws {
    try makeProject()
    let outcome = try fixture.run("personal", "build", "Anna B")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.hasPrefix("personal.anna-b: speaks with \(Self.count) recordings, "))
    try fixture.output(of: "personal", "allow", fixture.voicectl.path)
    let listed = try fixture.output(of: "list")
    #expect(listed.hasPrefix("personal.anna-b\tAnna B\ten-US\tunspecified\tpremium\tpersonal\t"))
    let sound = fixture.directory.path("said.wav")
    try fixture.output(of: "say", "-v", "personal.anna-b", "-o", sound, "Another train.")
    #expect(try FileStatus(ofPath: sound, followsLinks: true).byteCount > 20_000)
    let folder = "\(fixture.directory.path("home"))/.local/share/voice-provider/personal/Anna B"
    let bundle = "\(folder)/personal.anna-b.voice"
    for (path, mode) in [
      (bundle, 0o700), ("\(bundle)/Audio", 0o700), ("\(bundle)/units.bank", 0o600),
      ("\(bundle)/voice.json", 0o600),
    ] as [(String, UInt32)] {
      #expect(try FileStatus(ofPath: path, followsLinks: false).permissions & 0o777 == mode)
    }
    #expect(!FileSystem.exists("\(bundle)/Labels") && !FileSystem.exists(bundle + ".partial"))
    try fixture.output(of: "verify")
  }

  @Test("and says so where there are none")
  func nothing() throws {
    try fixture.output(of: "personal", "new", "empty")
    let outcome = try fixture.run("personal", "build", "empty")
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.error == "voicectl: empty: no recording can be used; record some, or see above\n")
  }
}
