import JSON
import Posix
import TestSupport
import Testing

@Suite("A Spanish voice is built of recordings", .tags(.process, .audio), .timeLimit(.minutes(5)))
struct SpanishVoiceTests {
  private let fixture: VoicectlFixture
  private static let count = 4

  init() throws { fixture = try VoicectlFixture() }

  /// A project with the first prompts of the language, spoken by espeak-ng.
  private func makeProject() throws {
    let prompts = try fixture.output(of: "personal", "prompts", "--language", "es-ES")
      .split(separator: "\n").prefix(Self.count)
    #expect(prompts.count == Self.count)
    try FileSystem.makeDirectory(fixture.directory.path("in"), permissions: 0o700)
    var metadata = ""
    for (number, prompt) in prompts.enumerated() {
      let path = fixture.directory.path("in/\(number).wav")
      let spoken = try Executable(path: "/usr/bin/espeak-ng").run(
        ["-v", "es", "-w", path, String(prompt)], environment: fixture.environment)
      try #require(spoken.exitCode == 0, "\(spoken)")
      metadata += "\(number)|\(prompt)\n"
    }
    try fixture.directory.write(metadata, to: "in/metadata.csv")
    try fixture.output(
      of: "personal", "new", "luz", "--language", "es-ES", "--sample-rate", "16000")
    let imported = try fixture.output(of: "personal", "import", "luz", fixture.directory.path("in"))
    #expect(imported == "imported: \(Self.count), there already: 0, refused: 0\n")
  }

  @Test("and says any Spanish text, numbers as words, and the user's own way")
  func builds() throws {
    try makeProject()
    let status = try fixture.json("personal", "status", "luz")
    #expect(status.object?["coverage"]?.object?["coveredShare"] != nil)
    let built = try fixture.output(of: "personal", "build", "luz")
    #expect(built.hasPrefix("personal.luz: speaks with \(Self.count) recordings, "))
    try fixture.output(of: "personal", "allow", fixture.voicectl.path)
    try fixture.output(of: "lexicon", "add", "--language", "es-ES", "gif", "G", "I1", "F")
    let plan = try fixture.json("plan", "-v", "personal.luz", "Hay 21 mesas, un gif y más.")
    let words = (plan.object?["events"]?.array ?? []).compactMap(\.object).filter {
      $0["type"] == "word"
    }
    #expect(
      words.map { $0["spoken"] } == ["hay", "veintiuna", "mesas", "un", "gif", "y", "más"])
    #expect(
      words.map { $0["phonemes"] } == ["ˈaj", "bejnˈtjuna", "ˈmesas", "ˈun", "ˈɡif", "i", "ˈmas"])
    #expect(plan.object?["diagnostics"] == [])
    let sound = fixture.directory.path("said.wav")
    try fixture.output(of: "say", "-v", "personal.luz", "-o", sound, "Hay veintiuna mesas.")
    // One to four seconds of 16-bit samples.
    #expect((32_000...128_000).contains(try FileStatus(ofPath: sound).byteCount))
  }

  @Test("but none of a language that there is no data of, and that is told")
  func unknownLanguage() throws {
    let list = try fixture.directory.write("Guten Tag.\n", to: "list")
    try fixture.output(
      of: "personal", "new", "anna", "--language", "de-DE", "--prompts", list)
    let outcome = try fixture.run("personal", "build", "anna")
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.error.hasPrefix("voicectl: there is no pronunciation data for de-DE"), "\(outcome)")
  }
}
