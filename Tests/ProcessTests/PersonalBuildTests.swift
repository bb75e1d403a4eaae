import AppGroup
import Posix
import SpeechTypes
import TestSupport
import Testing

@Suite("A personal voice is built of recordings", .tags(.process, .audio), .timeLimit(.minutes(5)))
struct PersonalBuildTests {
  private let fixture: VoicectlFixture
  private static let count = 2

  init() throws { fixture = try VoicectlFixture() }

  private static let audio = SourceTree.voice("com.example.slt") + "/Audio"

  private var bundle: String {
    fixture.directory.path("home")
      + "/.local/share/voice-provider/personal/Anna B/personal.anna-b.voice"
  }

  /// Names and texts of a bundled voice's recordings.
  private static func recordings() throws -> [(name: String, text: String)] {
    try SourceTree.text("ProviderExtension/Voices/com.example.slt.voice/texts.tsv")
      .split(separator: "\n").map { line in
        let fields = line.split(separator: "\t").map(String.init)
        return (fields[0], fields[2])
      }
  }

  /// A project with the first recordings of a bundled voice, at their sample rate.
  private func makeProject() throws {
    var metadata = ""
    for (name, text) in try Self.recordings().prefix(Self.count) {
      let bytes = try Descriptor(opening: "\(Self.audio)/\(name).aiff", .readOnly).readAll()
      try fixture.directory.write(bytes, to: "in/\(name).aiff")
      metadata += "\(name)|\(text)\n"
    }
    try fixture.directory.write(metadata, to: "in/metadata.csv")
    try fixture.output(of: "personal", "new", "Anna B", "--sample-rate", "22050")
    try fixture.output(of: "personal", "import", "Anna B", fixture.directory.path("in"))
  }

  /// Samples of what the voice says.
  private func said(_ text: String) throws -> [Int16] {
    let path = fixture.directory.path("said.wav")
    try fixture.output(of: "say", "-v", "personal.anna-b", "-o", path, text)
    return try SoundFile(path: path).samples
  }

  // A build takes long without optimisation: there are two in all, and one that is killed.
  @Test("that says any text, phrases as they were, and outlives a build that is killed")
  func builds() throws {
    try makeProject()
    let (name, text) = try #require(try Self.recordings().dropFirst(200).first)
    let added = try fixture.output(
      of: "personal", "phrase", "add", "Anna B", text, "\(Self.audio)/\(name).aiff")
    #expect(added.hasSuffix("recorded; it is spoken so after: voicectl personal build Anna B\n"))
    let outcome = try fixture.run("personal", "build", "Anna B")
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.hasPrefix("personal.anna-b: speaks with \(Self.count) recordings, "))
    #expect(outcome.output.contains(" phones, 1 phrase\n"))
    #expect(outcome.output.contains("\ntried with 8 sentences, "))
    try fixture.output(of: "personal", "allow", fixture.voicectl.path)
    let listed = try fixture.output(of: "list")
    #expect(listed.hasPrefix("personal.anna-b\tAnna B\ten-US\tunspecified\tpremium\tpersonal\t"))
    let before = try said("The noisy train was empty.")
    #expect(before.count > 10_000)
    try checkFiles()
    try checkPhrase(name, text)
    try kill(buildThatHasBegun: RunningCommand(fixture, ["personal", "build", "Anna B"]))
    #expect(try said("The noisy train was empty.") == before)
    try fixture.output(of: "bundle", "require-signature", "on")
    let unsigned = try fixture.run("personal", "build", "Anna B")
    #expect(
      unsigned.error.hasSuffix(
        "\"personal.anna-b\" is not signed, and a signature is required; sign it with: "
          + "voicectl bundle sign --key FILE \(bundle)\n"), "\(unsigned.error)")
    try fixture.output(of: "bundle", "require-signature", "off")
    #expect(!FileSystem.exists(bundle + ".partial"))
    #expect(try said("The noisy train was empty.") == before)
  }

  /// They are the user's alone, and as the store says.
  private func checkFiles() throws {
    for (path, mode) in [
      (bundle, 0o700), ("\(bundle)/Audio", 0o700), ("\(bundle)/units.bank", 0o600),
      ("\(bundle)/voice.json", 0o600),
    ] as [(String, UInt32)] {
      #expect(try FileStatus(ofPath: path, followsLinks: false).permissions & 0o777 == mode)
    }
    #expect(!FileSystem.exists("\(bundle)/Labels") && !FileSystem.exists(bundle + ".partial"))
    try fixture.output(of: "verify")
  }

  /// It is heard as it was recorded, but for its level, alone and within a sentence.
  private func checkPhrase(_ name: String, _ text: String) throws {
    let recorded = try recordedSamples(path: "\(Self.audio)/\(name).aiff")
    let middle = recorded[10_000..<30_000].map(Double.init)
    let alone = try said(text)
    let gain = Double(alone.map(\.magnitude).max() ?? 0) / (middle.map(\.magnitude).max() ?? 1)
    for samples in [alone, try said("The train. \(text)"), try said("train \(text.uppercased())")] {
      let place = (0..<samples.count - middle.count).first { start in
        zip(samples[start...], middle).allSatisfy { abs(Double($0) - $1 * gain) <= 2 }
      }
      #expect(place != nil)
    }
  }

  private func kill(buildThatHasBegun build: RunningCommand) throws {
    for _ in 0..<100_000 where !FileSystem.exists(bundle + ".partial") { pause(milliseconds: 1) }
    build.send(.kill)
    #expect(try build.end().exitCode == 128 + 9)
    #expect(FileSystem.exists(bundle + ".partial"))
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
