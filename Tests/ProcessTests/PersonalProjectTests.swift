import JSON
import Posix
import TestSupport
import Testing

@Suite("voicectl personal with a project", .tags(.process), .timeLimit(.minutes(5)))
struct PersonalProjectTests {
  private let fixture: VoicectlFixture

  init() throws { fixture = try VoicectlFixture() }

  private var folder: String {
    fixture.directory.path("home/.local/share/voice-provider/personal/anna")
  }

  @Test("makes it with 150 prompts that cover English")
  func new() throws {
    #expect(
      try fixture.output(of: "personal", "new", "anna")
        == "anna: made in \(folder), with 150 prompts\n"
        + "record it with: voicectl personal record anna\n")
    #expect(try FileStatus(ofPath: folder).permissions == 0o700)
    let status = try fixture.json("personal", "status", "anna")
    guard case .object(let members) = status, case .object(let coverage)? = members["coverage"],
      case .real(let share)? = coverage["finalShare"]
    else {
      Issue.record("\(status)")
      return
    }
    #expect(members["promptCount"] == 150 && members["recordedCount"] == 0)
    #expect(share > 0.97 && share < 1)
    let again = try fixture.run("personal", "new", "anna")
    #expect(again.exitCode == 1)
    #expect(again.error == "voicectl: \(folder): there is something here already\n")
  }

  @Test("keeps phrases, with a recording or to be recorded, and removes them")
  func phrases() throws {
    let list = try fixture.directory.write("Only this.\n", to: "list")
    try fixture.output(of: "personal", "new", "anna", "--prompts", list, "--sample-rate", "22050")
    let sound = SourceTree.voice("com.example.coach") + "/Audio/three-final.aiff"
    #expect(
      try fixture.output(of: "personal", "phrase", "add", "anna", " Three,  please ", sound)
        == "2: recorded; it is spoken so after: voicectl personal build anna\n")
    #expect(
      try fixture.output(of: "personal", "phrase", "add", "anna", "Mind the cat!")
        == "3: to be recorded, with: voicectl personal record anna\n")
    let rows = "2\trecorded\tThree, please\n3\topen\tMind the cat!\n"
    #expect(try fixture.output(of: "personal", "phrase", "list", "anna") == rows)
    #expect(
      try fixture.output(of: "personal", "phrase", "list", "--project", folder) == rows)
    try fixture.output(of: "personal", "phrase", "remove", "anna", "2")
    #expect(
      try fixture.output(of: "personal", "prompts", "anna")
        == "1\topen\tOnly this.\n2\tskipped\t(removed)\n3\topen\tMind the cat!\n")
    #expect(!FileSystem.exists(folder + "/takes/002.aiff"))
    for (arguments, error) in [
      (["remove", "anna", "2"], "\"2\" is no phrase of anna, nor a phrase's number"),
      (
        ["add", "anna", "Hi", fixture.directory.path("none.wav")],
        "\(fixture.directory.path("none.wav")): No such file or directory"
      ),
      (["add", "anna", " ?! "], "personal phrase: \"?!\" has nothing to say"),
      (
        ["list"], "personal phrase: NAME is missing"
      ),
      (
        ["say", "anna"],
        "personal phrase: say add NAME TEXT [FILE], list NAME, or remove NAME TEXT|NUMBER"
      ),
    ] as [([String], String)] {
      let outcome = try fixture.run(["personal", "phrase"] + arguments)
      #expect(outcome.exitCode != 0)
      #expect(outcome.error.hasPrefix("voicectl: \(error)"), "\(outcome.error)")
    }
  }

  @Test("imports the recordings of a voice, moves them sealed, and deletes them")
  func importExportDelete() throws {
    let list = try fixture.directory.write("Only this.\n", to: "list")
    try fixture.output(of: "personal", "new", "anna", "--prompts", list, "--sample-rate", "22050")
    let audio = SourceTree.voice("com.example.coach") + "/Audio"
    let names = try FileSystem.names(inDirectory: audio).filter { $0.hasSuffix(".aiff") }.prefix(2)
    for name in names {
      let bytes = try Descriptor(opening: "\(audio)/\(name)", .readOnly).readAll()
      try fixture.directory.write(bytes, to: "in/\(name)")
      try fixture.directory.write("oh", to: "in/\(name.dropLast(5)).txt")
    }
    try fixture.directory.write([1, 2, 3], to: "in/broken.wav")
    try fixture.directory.write("oh", to: "in/broken.txt")
    let recordings = fixture.directory.path("in")
    let imported = try fixture.run("personal", "import", "anna", recordings)
    #expect(imported.output == "imported: 2, there already: 0, refused: 1\n", "\(imported)")
    #expect(imported.exitCode == 1)
    #expect(imported.error == "voicectl: broken.wav: it begins like no sound file that is read\n")

    let file = fixture.directory.path("anna.sealed")
    let exported = try fixture.run(
      ["personal", "export", "anna", file], input: "correct horse battery\n")
    #expect(exported.exitCode == 0, "\(exported)")
    let deleted = try fixture.output(of: "personal", "delete", "anna", "--yes")
    #expect(deleted.hasPrefix("anna: deleted 2 recordings and the prompts, "))
    #expect(!FileSystem.exists(folder))
    let wrong = try fixture.run(["personal", "import-voice", file], input: "correct horse\n")
    #expect(wrong.exitCode == 1 && !FileSystem.exists(folder))
    #expect(
      wrong.error
        == "voicectl: \(file): the passphrase is wrong (or the beginning of the file was altered)\n"
    )
    try fixture.output(
      of: ["personal", "import-voice", file], input: "correct horse battery\n")
    #expect(try FileSystem.names(inDirectory: folder + "/takes") == ["002.aiff", "003.aiff"])
  }

  @Test(
    "says what is wrong with the command line",
    arguments: [
      (["record", "nobody"], "nobody: there is no such voice project"),
      (["record"], "personal record: NAME is missing"),
      (["new", "a/b"], "personal: \"a/b\" is no name of a project"),
      (["new", "a", "--device", "x"], "personal new: takes no --device"),
      (["new", "a", "--count", "0"], "--count: \"0\" is no number from 1 to 20000"),
      (["new", "a", "--language", "de-DE"], "there is no list of prompts for de-DE"),
      (["recrd", "a"], "\"recrd\" is none of new, prompts, record, import"),
      (["allow", "/x", "--yes"], "personal allow: takes no --yes"),
    ])
  func usage(arguments: [String], message: String) throws {
    let outcome = try fixture.run(["personal"] + arguments)
    #expect(outcome.exitCode != 0 && outcome.output == "")
    #expect(outcome.error.contains(message), "\(outcome.error)")
  }

  @Test("does not delete when nobody can be asked")
  func notAsked() throws {
    try fixture.output(of: "personal", "new", "anna", "--count", "1")
    let outcome = try fixture.run("personal", "delete", "anna")
    #expect(outcome.exitCode == 2 && FileSystem.exists(folder))
  }
}
