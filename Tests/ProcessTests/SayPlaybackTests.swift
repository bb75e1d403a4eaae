import Posix
import TestSupport
import Testing

/// ALSA's own `file` device over its `null` device stands for a sound card and keeps what it heard.
@Suite("voicectl say plays", .tags(.process, .audio), .timeLimit(.minutes(5)))
struct SayPlaybackTests {
  private let fixture: VoicectlFixture

  init() throws { fixture = try VoicectlFixture(buying: .coach) }

  private var heard: String { fixture.directory.path("heard") }

  /// Configures ALSA: `default` and `other` keep what they hear in files of their own.
  private func configuration() throws -> [String] {
    let path = try fixture.directory.write(
      """
      pcm.!default { type file file "\(heard)" format raw slave.pcm { type null } }
      pcm.other { type file file "\(heard).other" format raw slave.pcm { type null } }
      """, to: "asound.conf")
    return ["ALSA_CONFIG_PATH=\(path)"]
  }

  @Test(
    "the samples that a file gets, on the default device or the one that --device names",
    arguments: [("heard", []), ("heard.other", ["--device", "other"])])
  func plays(file: String, options: [String]) throws {
    let text = "walk for 1 minute and 30 seconds"
    let written = fixture.directory.path("out.raw")
    try fixture.output(of: "say", "-o", written, text)
    let markers = fixture.directory.path("markers")
    let outcome = try fixture.run(
      ["say", "--markers", markers, text] + options, environment: configuration())
    #expect(outcome.exitCode == 0)
    #expect(outcome.output + outcome.error == "")
    let expected = try SoundFile(path: written).samples
    let sound = try SoundFile(
      raw: Descriptor(opening: fixture.directory.path(file), .readOnly).readAll())
    #expect(firstDifference(sound.samples, expected) == nil)
    let lines = try Descriptor(opening: markers, .readOnly).readAll()
    // A paragraph, a sentence and seven words.
    #expect(lines.count { $0 == UInt8(ascii: "\n") } == 9)
  }

  @Test("nothing, and names the device that is not there")
  func missingDevice() throws {
    let outcome = try fixture.run(
      ["say", "--device", "nosuch", "walk"], environment: configuration())
    #expect(outcome.exitCode == 1)
    #expect(outcome.output == "")
    #expect(
      outcome.error
        == "voicectl: sound device \"nosuch\": No such file or directory: Unknown PCM nosuch "
        + "(snd_pcm_open)\n")
  }

  @Test("until Ctrl-C, and then no more")
  func interrupted() throws {
    let text = String(repeating: "walk for 1 minute and 30 seconds. ", count: 3000)
    let command = try RunningCommand(
      fixture, ["say", "--markers", "-"], input: text, environment: configuration())
    _ = try command.output.line()
    command.send(.interrupt)
    #expect(try command.end() == (130, ""))
    let file = try SoundFile(raw: Descriptor(opening: heard, .readOnly).readAll())
    // Less than a tenth of the two hours that the whole takes.
    #expect(file.samples.count < 22_050 * 720)
  }
}
