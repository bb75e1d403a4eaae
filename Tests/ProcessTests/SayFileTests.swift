import Posix
import TestSupport
import Testing

@Suite("voicectl say -o", .tags(.process, .audio), .timeLimit(.minutes(5)))
struct SayFileTests {
  private static let sentence = "walk for 1 minute and 30 seconds"
  private let fixture: VoicectlFixture

  init() throws {
    fixture = try VoicectlFixture(buying: .hello, .coach)
  }

  private func file(_ name: String) -> String { fixture.directory.path(name) }

  @Test(
    "writes exactly the recording, in the format of the suffix",
    arguments: ["out.wav", "out.aiff", "out.raw"])
  func recording(name: String) throws {
    let path = file(name)
    let output = try fixture.output(of: "say", "-v", "hello", "-o", path, "hi")
    let recorded = try recordedSamples(.hello, "hello.aiff")
    let sound = try SoundFile(path: path)
    #expect(firstDifference(sound.samples, recorded) == nil)
    #expect(sound.sampleRate == 22_050)
    #expect(output == "\(path): 0.39 s, Hello (com.example.sample.hello)\n")
  }

  @Test("writes the format that --format names, whatever the suffix")
  func format() throws {
    try fixture.output(of: "say", "-v", "hello", "-o", file("a"), "--format", "raw", "hi")
    try fixture.output(of: "say", "-v", "hello", "-o", file("b.aiff"), "--format=wav", "hi")
    let raw = try Descriptor(opening: file("a"), .readOnly).readAll()
    let wav = try Descriptor(opening: file("b.aiff"), .readOnly).readAll()
    #expect(try SoundFile(wav: wav).samples == SoundFile(raw: raw).samples)
    #expect(wav.count == raw.count + 44)
  }

  @Test("says how long the sound is, and replaces what was there")
  func summary() throws {
    let path = try fixture.directory.write(String(repeating: "x", count: 1 << 20), to: "out.wav")
    let output = try fixture.output(of: "say", "-v", "coach", "-o", path, Self.sentence)
    let sound = try SoundFile(path: path)
    let hundredths = (sound.samples.count * 100 + 11_025) / 22_050
    #expect((150...400).contains(hundredths))
    let fraction = String(hundredths % 100 + 100).dropFirst()
    #expect(output == "\(path): \(hundredths / 100).\(fraction) s, Coach (com.example.coach)\n")
  }

  @Test("writes the same when it is started without standard streams")
  func closedStreams() throws {
    let path = file("closed.raw")
    let shell = Executable(path: "/bin/sh")
    let command = "exec \(fixture.voicectl.path) say -v hello -o \(path) hi <&- >&- 2>&-"
    let outcome = try shell.run(["-c", command], environment: fixture.environment)
    #expect(outcome.exitCode == 0)
    let recorded = try recordedSamples(.hello, "hello.aiff")
    #expect(firstDifference(try SoundFile(path: path).samples, recorded) == nil)
  }

  @Test("makes a sound of no frames of a text of nothing", arguments: ["", " \n"])
  func nothing(text: String) throws {
    try fixture.output(of: "say", "-v", "coach", "-o", file("out.wav"), text)
    #expect(try SoundFile(path: file("out.wav")).samples.isEmpty)
  }

  @Test("streams to standard output the samples that a file gets")
  func streams() throws {
    try fixture.output(of: "say", "-v", "coach", "-o", file("out.wav"), Self.sentence)
    let expected = try SoundFile(path: file("out.wav")).samples
    let wav = try RunningCommand(fixture, ["say", "-v", "coach", "-o", "-", Self.sentence])
    let header = try wav.output.bytes(44)
    #expect(header.starts(with: "RIFF".utf8))
    // A pipe's length is not known when its header goes out.
    #expect(header[40..<44].allSatisfy { $0 == 0xFF })
    #expect(firstDifference(SoundFile(raw: try wav.output.rest()).samples, expected) == nil)
    #expect(try wav.end() == (0, ""))
    let raw = try RunningCommand(
      fixture, ["say", "-v", "coach", "-o", "-", "--format", "raw", Self.sentence])
    #expect(SoundFile(raw: try raw.output.rest()).samples == expected)
  }

  @Test("streams as it is rendered, and ends quietly when the reader goes")
  func streamsLongText() throws {
    // An hour and more of sound: it cannot have been rendered when its beginning is here.
    let text = String(repeating: Self.sentence + ". ", count: 2000)
    let arguments = ["say", "-v", "coach", "-o", "-"]
    let command = try RunningCommand(fixture, arguments, input: text)
    #expect(try command.output.bytes(100_000).count == 100_000)
    let ending = try command.endAfterClosingOutput()
    // Had it rendered everything before, it would have ended well.
    #expect(ending.exitCode == 141)
    #expect(ending.error == "")
  }

  @Test("says that the disk is full")
  func fullDisk() throws {
    let outcome = try fixture.run("say", "-o", "/dev/full", "--format", "wav", "walk")
    #expect(outcome.exitCode == 1)
    #expect(outcome.error == "voicectl: /dev/full: No space left on device (write)\n")
  }

  @Test("names the file that cannot be made")
  func unwritable() throws {
    let outcome = try fixture.run("say", "-o", file("none/out.wav"), "walk")
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.error == "voicectl: \(file("none/out.wav")): No such file or directory (open)\n")
  }

  @Test(
    "refuses a command line that does not say what is wanted",
    arguments: [
      (
        ["-o", "out.mp3"],
        #"--output: "out.mp3" does not end in .wav, .aiff or .raw; say --format"#
      ),
      (["-o", "out"], #"--output: "out" does not end in .wav, .aiff or .raw; say --format"#),
      (["-o", "out.wav", "--format", "mp3"], #"--format: "mp3" is none of wav, aiff and raw"#),
      (["--format", "wav"], "--format: needs --output"),
      (["-o", "-", "--markers", "-"], "--markers: cannot share standard output with --output"),
      (["-o", "out.wav", "--device", "null"], "--device: cannot be used with --output"),
      (["-o"], "-o: needs a value, FILE"),
    ])
  func usage(options: [String], message: String) throws {
    let outcome = try fixture.run(["say", "walk"] + options)
    #expect(outcome.exitCode == 2)
    #expect(outcome.error == "voicectl: \(message)\n")
  }
}
