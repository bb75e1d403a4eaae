import JSON
import TestSupport
import Testing

@Suite(
  "voicectl say and plan read and speak as they are asked to", .tags(.process),
  .timeLimit(.minutes(5)))
struct SpeakingStyleTests {
  private let fixture: VoicectlFixture

  init() throws { fixture = try VoicectlFixture(buying: .coach) }

  private func words(_ options: [String], _ text: String) throws -> [JSONObject] {
    let output = try fixture.output(of: ["plan", "--json"] + options + ["--", text])
    let plan = try #require(try JSONValue.parse(Array(output.utf8)).object)
    let events = plan["events"]?.array?.compactMap(\.object) ?? []
    return events.filter { $0["type"] == "word" }
  }

  @Test(
    "at a rate, a pitch and a volume",
    arguments: [
      (["--rate", "1.5"], 1.5, 1.0, 0.0), (["--rate", "25%"], 0.25, 1, 0),
      (["--rate=6"], 6, 1, 0), (["--pitch", "0.5"], 1, 0.5, 0), (["--pitch", "150%"], 1, 1.5, 0),
      (["--pitch", "+12st"], 1, 2, 0), (["--pitch", "-12st"], 1, 0.5, 0),
      (["--volume", "-6dB"], 1, 1, -6), (["--volume", "+12dB", "--rate", ".5"], 0.5, 1, 12),
      ([], 1, 1, 0),
    ])
  func prosody(options: [String], rate: Double, pitch: Double, volume: Double) throws {
    let word = try #require(try words(options, "walk").first)
    #expect(word["rate"] == .real(rate))
    #expect(word["pitch"] == .real(pitch))
    #expect(word["volume"] == .real(volume))
  }

  @Test("with a document's prosody as a change of that")
  func nested() throws {
    let text = "<speak version='1.1'>walk <prosody rate='200%' volume='-6dB'>run</prosody></speak>"
    let words = try words(["--rate", "150%", "--volume", "-3dB"], text)
    #expect(words.compactMap { $0["rate"]?.real } == [1.5, 3])
    #expect(words.compactMap { $0["volume"]?.real } == [-3, -9])
  }

  @Test(
    "with punctuation named, spelled, and with capitals told",
    arguments: [
      (["--punctuation", "all"], "walk, run", ["walk", "comma", "run"]),
      (["--punctuation", "none"], "walk, run", ["walk", "run"]),
      (["--spell"], "aB", ["a", "b"]), (["--spell", "--capitals"], "aB", ["a", "cap", "b"]),
    ])
  func reading(options: [String], text: String, expected: [String]) throws {
    #expect(try words(options, text).compactMap { $0["spoken"]?.string } == expected)
  }

  @Test("say as plan: the sound of a louder request is louder")
  func say() throws {
    let sounds = try [[], ["--volume", "-6dB"]].map { options in
      let path = fixture.directory.path("out.raw")
      try fixture.output(of: ["say", "-o", path, "walk"] + options)
      return try SoundFile(path: path).samples.reduce(0) { max($0, abs(Int($1))) }
    }
    // -6 dB is a factor of 0.501187.
    #expect(abs(Double(sounds[1]) / Double(sounds[0]) - 0.501187) < 0.001)
  }

  @Test("say at another rate: twice as fast takes half as long")
  func sayFaster() throws {
    let counts = try ["1", "2", "0.5"].map { rate in
      let path = fixture.directory.path("out.raw")
      try fixture.output(of: "say", "-o", path, "walk, walk", "--rate", rate)
      return try SoundFile(path: path).samples.count
    }
    // What stands before the first sound is left out at every rate.
    #expect(abs(counts[1] * 2 - counts[0]) < 220)
    #expect(abs(counts[2] - counts[0] * 2) < 220)
  }

  private static let rate = "neither a number from 0.25 to 6 nor a percentage from 25% to 600%"
  private static let pitch =
    "neither a number from 0.5 to 2, a percentage from 50% to 200% nor semitones from -12st to "
    + "+12st"

  @Test(
    "or say which value of which option is wrong, and what it may be",
    arguments: [
      (["--rate", "fast"], "--rate: \"fast\" is \(rate)"),
      (["--rate", "6.1"], "--rate: \"6.1\" is \(rate)"),
      (["--rate", "24%"], "--rate: \"24%\" is \(rate)"),
      (["--rate", "2x"], "--rate: \"2x\" is \(rate)"),
      (["--rate", "nan"], "--rate: \"nan\" is \(rate)"),
      (["--rate", "0x1p0"], "--rate: \"0x1p0\" is \(rate)"),
      (["--rate", "+10%"], "--rate: \"+10%\" is \(rate)"),
      (["--rate", ""], "--rate: \"\" is \(rate)"),
      (["--pitch", "3"], "--pitch: \"3\" is \(pitch)"),
      (["--pitch", "+13st"], "--pitch: \"+13st\" is \(pitch)"),
      (["--pitch", "st"], "--pitch: \"st\" is \(pitch)"),
      (["--volume", "3"], "--volume: \"3\" is no volume from -96dB to +12dB"),
      (["--volume", "+13dB"], "--volume: \"+13dB\" is no volume from -96dB to +12dB"),
      (
        ["--punctuation", "some more"],
        "--punctuation: \"some more\" is none of none, some, most and all"
      ),
      (["--capitals"], "--capitals: needs --spell"),
    ])
  func wrong(options: [String], message: String) throws {
    for command in ["say", "plan"] {
      let outcome = try fixture.run([command, "walk"] + options)
      #expect(outcome.exitCode == 2 && outcome.output == "")
      #expect(outcome.error == "voicectl: \(message)\n")
    }
  }
}
