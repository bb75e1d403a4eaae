import Posix
import TestSupport
import Testing

/// The hello voice speaks `goodbye.aiff` for a text with "goodbye" in it; what is SSML shows in the
/// coach's words.
@Suite("voicectl say takes its text", .tags(.process, .ssml), .timeLimit(.minutes(5)))
struct SayTextTests {
  private let fixture: VoicectlFixture

  init() throws {
    fixture = try VoicectlFixture(buying: .hello, .coach)
  }

  /// The words that `plan` shows; it takes its text as `say` does.
  private func words(_ arguments: [String], input: String = "") throws -> String {
    let table = try fixture.output(of: ["plan", "-v", "coach"] + arguments, input: input)
    let rows = table.split(separator: "\n").map { $0.split(separator: "\t") }
    let words = rows.filter { $0.count > 2 && $0[1] == "word" }.map { String($0[2]) }
    return words.joined(separator: " ")
  }

  @Test("from its arguments, a file, or standard input")
  func sources() throws {
    let file = try fixture.directory.write("run goodbye", to: "text")
    for (arguments, input) in [
      (["run", "goodbye"], ""), (["run goodbye"], ""), (["-f", file], "x"),
      (["--file=\(file)"], ""),
      (["-f", "-"], "run goodbye"), ([], "run goodbye"), (["--", "run", "goodbye"], ""),
    ] {
      #expect(try words(arguments, input: input) == "run goodbye", "\(arguments)")
    }
    let goodbye = try recordedSamples(.hello, "goodbye.aiff")
    let out = fixture.directory.path("out.wav")
    for arguments in [["well,", "goodbye"], ["-f", file]] {
      try fixture.output(of: ["say", "-v", "hello", "-o", out] + arguments)
      #expect(try SoundFile(path: out).samples == goodbye)
    }
    try fixture.output(of: ["say", "-v", "hello", "-o", out], input: "goodbye")
    #expect(try SoundFile(path: out).samples == goodbye)
  }

  @Test(
    "for SSML when it begins like a document",
    arguments: [
      "<speak>run</speak>", "\u{FEFF}<speak>run</speak>", "\n <speak>run</speak>",
      "<?xml version=\"1.0\"?>\n<speak>run</speak>", "<!DOCTYPE speak><speak>run</speak>",
      "<x:speak xmlns:x=\"http://www.w3.org/2001/10/synthesis\">run</x:speak>", "<speak >run",
    ])
  func detectsSSML(text: String) throws {
    #expect(try words([], input: text) == "run")
    #expect(try words([text]) == "run")
  }

  @Test(
    "for plain text when it begins with anything else",
    arguments: [
      ("<speaker>run</speaker>", "speaker run speaker"), ("run <speak>", "run speak"),
      ("<run/>", "run"), ("x<speak>run</speak>", "x speak run speak"),
    ])
  func detectsText(text: String, expected: String) throws {
    #expect(try words([], input: text) == expected)
  }

  @Test("as what --ssml and --text say it is")
  func forced() throws {
    #expect(try words(["--text", "<speak>run</speak>"]) == "speak run speak")
    #expect(try words(["--ssml", "run &#119;alk"]) == "run walk")
    #expect(try words(["--ssml", "<p>run</p>"]) == "run")
    #expect(try words(["--text", "run &amp; walk"]).hasPrefix("run"))
  }

  @Test(
    "of one kind from one place",
    arguments: [
      (["--ssml", "--text", "x"], "--ssml: cannot be used with --text"),
      (["-f", "x", "text"], "--file: cannot be used with text as arguments"),
    ], ["say", "plan"])
  func usage(pair: ([String], String), command: String) throws {
    let outcome = try fixture.run([command] + pair.0)
    #expect(outcome.exitCode == 2)
    #expect(outcome.error == "voicectl: \(pair.1)\n")
  }

  @Test("and names the file that it cannot read")
  func unreadable() throws {
    let missing = fixture.directory.path("missing")
    let outcome = try fixture.run("say", "-f", missing)
    #expect(outcome.exitCode == 1)
    #expect(outcome.error == "voicectl: \(missing): No such file or directory\n")
    let folder = try fixture.run("say", "-f", fixture.directory.path)
    #expect(folder.exitCode == 1)
    #expect(folder.error == "voicectl: \(fixture.directory.path): Is a directory\n")
  }
}
