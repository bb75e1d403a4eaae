import JSON
import Posix
import TestSupport
import Testing

@Suite("A Spanish voice is built of recordings", .tags(.process, .audio), .timeLimit(.minutes(5)))
struct SpanishVoiceTests {
  private let fixture: VoicectlFixture

  /// Few and short, so that a build takes seconds.
  private static let texts = [
    "Hay veintiuna mesas.", "Un gif y más.", "La viuda tiene un gato.", "¿Cuántas mesas hay?",
    "Fin de fiesta en casa.",
  ]

  init() throws { fixture = try VoicectlFixture() }

  /// A project with texts spoken by espeak-ng.
  private func makeProject() throws {
    try FileSystem.makeDirectory(fixture.directory.path("in"), permissions: 0o700)
    var metadata = ""
    for (number, text) in Self.texts.enumerated() {
      let path = fixture.directory.path("in/\(number).wav")
      let spoken = try Executable(path: "/usr/bin/espeak-ng").run(
        ["-v", "es", "-w", path, text], environment: fixture.environment)
      try #require(spoken.exitCode == 0, "\(spoken)")
      metadata += "\(number)|\(text)\n"
    }
    try fixture.directory.write(metadata, to: "in/metadata.csv")
    try fixture.output(
      of: "personal", "new", "luz", "--language", "es-ES", "--sample-rate", "16000")
    let imported = try fixture.output(of: "personal", "import", "luz", fixture.directory.path("in"))
    #expect(imported == "imported: 5, there already: 0, refused: 0\n")
  }

  @Test("and says any Spanish text, numbers as words, and the user's own way")
  func builds() throws {
    try makeProject()
    let status = try #require(try fixture.json("personal", "status", "luz").object)
    #expect(status["promptCount"] == 155 && status["recordedCount"] == 5)
    #expect(status["coverage"]?.object?["diphoneCount"] == 411)
    let built = try fixture.output(of: "personal", "build", "luz")
    #expect(built.hasPrefix("personal.luz: speaks with 5 recordings, "))
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
    try fixture.output(
      of: "say", "-v", "personal.luz", "-o", sound, "Una viuda tiene mesas en casa.")
    // One to four seconds of 16-bit samples.
    let byteCount = try FileStatus(ofPath: sound).byteCount
    #expect((32_000...128_000).contains(byteCount), "\(byteCount)")
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
