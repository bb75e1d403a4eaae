import AIFF
import Glibc
import Posix
import TestSupport
import Testing

/// ALSA's `file` device is the microphone: it gives a file's sound as fast as it is read, from the
/// beginning each time it is opened. So a recording ends by the silence in the file, at the same
/// frame each time.
@Suite("voicectl personal on a terminal", .tags(.process, .audio), .timeLimit(.minutes(5)))
struct PersonalRecordTests {
  private let fixture: VoicectlFixture

  init() throws {
    fixture = try VoicectlFixture()
    let list = try fixture.directory.write(
      "Read the first text.\nRead the second one.\nAnd the last of them.\n", to: "list.txt")
    try fixture.output(of: "personal", "new", "anna", "--prompts", list)
  }

  private var takes: String {
    fixture.directory.path("home/.local/share/voice-provider/personal/anna/takes")
  }

  /// Runs a command on a terminal and types keys when their cue has been written since the last one;
  /// gives up after two minutes.
  private static let program = """
    import os, pty, signal, sys
    signal.alarm(120)
    cues = [line.split("=", 1) for line in sys.argv[1].split("|") if line]
    command, master = pty.fork()
    if command == 0: os.execv(sys.argv[2], sys.argv[2:])
    seen, position = b"", 0
    while True:
      try: more = os.read(master, 4096)
      except OSError: break
      if not more: break
      seen += more
      while cues and cues[0][0].encode() in seen[position:]:
        position = seen.index(cues[0][0].encode(), position) + len(cues[0][0].encode())
        keys = cues.pop(0)[1]
        if keys == "kill": os.kill(command, signal.SIGKILL)
        else: os.write(master, keys.replace("^C", "\\x03").replace("^J", "\\n").encode())
    sys.stdout.buffer.write(seen)
    sys.exit(os.waitstatus_to_exitcode(os.waitpid(command, 0)[1]))
    """

  /// A microphone that hears a tone as loud as that, and then silence.
  private func microphone(amplitude: Double) throws -> [String] {
    var bytes: [UInt8] = []
    for index in 0..<48_000 * 5 {
      let time = Double(index) / 48_000
      let isSpeech = (0.5..<2).contains(time)
      let noise = Double((index &* 7919) % 31 - 15) * 0.00002
      let value = isSpeech ? amplitude * sin(2 * .pi * 200 * time) : noise
      let sample = Int16(max(-32_768, min(32_767, value * 32_768)))
      bytes.append(UInt8(truncatingIfNeeded: sample))
      bytes.append(UInt8(truncatingIfNeeded: sample >> 8))
    }
    let input = try fixture.directory.write(bytes, to: "heard.raw")
    let configuration = try fixture.directory.write(
      """
      pcm.!default { type null }
      pcm.mic { type file file "/dev/null" infile "\(input)" format raw slave.pcm { type null } }
      """, to: "asound.conf")
    return ["ALSA_CONFIG_PATH=\(configuration)", "TERM=xterm", "NO_COLOR=1"]
  }

  private func record(
    _ options: [String] = [], typing cues: String, amplitude: Double = 0.2
  ) throws -> Executable.Outcome {
    try onTerminal(
      ["record", "anna", "--device", "mic", "--auto-stop"] + options, typing: cues,
      environment: microphone(amplitude: amplitude))
  }

  private func onTerminal(
    _ arguments: [String], typing cues: String, environment: [String] = []
  ) throws -> Executable.Outcome {
    try Executable(path: "/usr/bin/python3").run(
      ["-c", Self.program, cues, fixture.voicectl.path, "personal"] + arguments,
      environment: environment + fixture.environment)
  }

  private func state() throws -> [String] {
    try fixture.output(of: "personal", "prompts", "anna").split(separator: "\n").map { line in
      String(line.split(separator: "\t")[1])
    }
  }

  @Test("records prompt after prompt, and says so at the end")
  func whole() throws {
    let outcome = try record(
      typing: "Prompt 1 of 3= |Prompt 2 of 3=^J|Prompt 3 of 3=r")
    #expect(outcome.exitCode == 0, "\(outcome)")
    #expect(outcome.output.contains("Good: 1.5 seconds, level -17 dB.\r\n"))
    #expect(outcome.output.hasSuffix("That was the last prompt: 3 of 3 prompts recorded.\r\n"))
    #expect(outcome.output.contains("\r\u{1B}[K[####"))
    #expect(try state() == ["recorded", "recorded", "recorded"])
    let bytes = try Descriptor(opening: takes + "/002.aiff", .readOnly).readAll()
    let description = try AIFFDescription(parsing: bytes.span.bytes)
    #expect(description.sampleRate == 48_000 && description.channelCount == 1)
    // The tone and a quarter of a second on both sides.
    #expect(abs(description.frameCount - 96_000) <= 2 * 480)
  }

  @Test("goes on where it was left, after q and after Ctrl-C")
  func resumes() throws {
    let first = try record(typing: "Prompt 1 of 3= |Prompt 2 of 3=q")
    #expect(first.exitCode == 0)
    #expect(
      first.output.hasSuffix(
        "Saved: 1 of 3 prompts recorded. Go on with: voicectl personal record anna\r\n"))
    let second = try record(typing: "Prompt 2 of 3=s|Prompt 3 of 3=^C")
    #expect(second.exitCode == 130, "\(second)")
    #expect(!second.output.contains("Prompt 1 of 3"))
    #expect(try state() == ["recorded", "skipped", "open"])
    let third = try record(typing: "Prompt 3 of 3= ")
    #expect(third.output.hasSuffix("the last prompt: 2 of 3 prompts recorded, 1 skipped.\r\n"))
    #expect(try record(typing: "").output.contains("That was the last prompt"))
  }

  @Test("has lost nothing that was kept when it is killed")
  func killed() throws {
    let outcome = try record(typing: "Prompt 1 of 3= |Prompt 2 of 3=kill")
    // Python's number for a child that SIGKILL ended is -9.
    #expect(outcome.exitCode == 247)
    #expect(try state() == ["recorded", "open", "open"])
    #expect(try record(typing: "Prompt 2 of 3=q").exitCode == 0)
  }

  @Test("says what is wrong, and keeps a bad take only for the key that says so")
  func bad() throws {
    let outcome = try record(
      typing: "Prompt 1 of 3= |k keeps it=p^J|k keeps it=q", amplitude: 3)
    #expect(outcome.output.contains("Not good: too loud: the sound is cut off"))
    #expect(try state() == ["open", "open", "open"])
    let kept = try record(typing: "Prompt 1 of 3= |k keeps it=k|Prompt 2 of 3=q", amplitude: 3)
    #expect(kept.exitCode == 0)
    #expect(try state() == ["recorded", "open", "open"])
    let again = try fixture.output(of: "personal", "status", "anna")
    #expect(again.contains("record 1 again\ttoo loud: the sound is cut off"))
  }

  @Test("explains itself, plays, and goes back")
  func keys() throws {
    let outcome = try record(
      ["--from", "2"],
      typing: "Prompt 2 of 3=p|Nothing has been recorded=?|this help=x|does nothing= |"
        + "Prompt 3 of 3=b|recorded already=pq")
    #expect(outcome.output.contains("Prompt 2 of 3, recorded already:\r\nRead the second one.\r\n"))
  }

  @Test("draws nothing over where that is not wanted, and reads lines where nobody types keys")
  func plain() throws {
    let outcome = try record(["--plain"], typing: "Prompt 1 of 3= |Prompt 2 of 3=q")
    #expect(outcome.exitCode == 0 && !outcome.output.contains("\u{1B}"))
    let piped = try fixture.run(
      ["personal", "record", "anna", "--device", "mic", "--auto-stop"], input: "\n",
      environment: microphone(amplitude: 0.2))
    #expect(piped.exitCode == 0, "\(piped)")
    #expect(!piped.output.contains("\u{1B}") && piped.output.contains("Good: 1.5 seconds"))
    #expect(try state() == ["recorded", "recorded", "open"])
  }

  @Test("names a microphone that is not there before anything is read")
  func missing() throws {
    let outcome = try fixture.run(
      ["personal", "record", "anna", "--device", "nosuch"], environment: microphone(amplitude: 1))
    #expect(outcome.exitCode == 1 && outcome.output == "")
    #expect(
      outcome.error
        == "voicectl: microphone: sound device \"nosuch\": No such file or directory: "
        + "Unknown PCM nosuch (snd_pcm_open)\n")
  }

  @Test("asks for a passphrase twice, without showing it, and can be interrupted")
  func passphrase() throws {
    let file = fixture.directory.path("anna.sealed")
    let differing = try onTerminal(
      ["export", "anna", file], typing: "(not shown)=correct horse^J|again=correct house^J")
    #expect(differing.exitCode == 1 && !FileSystem.exists(file))
    #expect(differing.output.contains("the two are not the same"))
    let interrupted = try onTerminal(["export", "anna", file], typing: "(not shown)=corr^C")
    #expect(interrupted.exitCode == 1 && !FileSystem.exists(file))
    let exported = try onTerminal(
      ["export", "anna", file], typing: "(not shown)=correct horse^J|again=correct horse^J")
    #expect(exported.exitCode == 0 && FileSystem.exists(file), "\(exported)")
    #expect(!exported.output.contains("correct horse"))
  }

  @Test("deletes a project for its name only")
  func delete() throws {
    let kept = try onTerminal(["delete", "anna"], typing: "to delete it=yes^J")
    #expect(kept.exitCode == 1 && kept.output.contains("nothing was deleted"))
    #expect(FileSystem.exists(takes))
    let deleted = try onTerminal(["delete", "anna"], typing: "to delete it=anna^J")
    #expect(deleted.exitCode == 0 && deleted.output.contains("anna: deleted 0 recordings"))
    #expect(!FileSystem.exists(FileSystem.parent(of: takes)))
  }
}
