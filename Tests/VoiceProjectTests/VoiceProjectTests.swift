import Posix
import SpeechTypes
import TestSupport
import Testing
import VoiceProject

@Suite("A voice project")
struct VoiceProjectTests {
  private let directory: TemporaryDirectory
  private var folder: String { directory.path("anna") }

  init() throws { directory = try TemporaryDirectory() }

  static func document(
    _ texts: [String] = ["One.", "Two.", "Three."]
  ) throws -> ProjectDocument {
    ProjectDocument(
      name: try #require(ProjectName("anna")), language: try #require(LanguageTag("en-US")),
      sampleRate: 16_000, prompts: texts.map { Prompt($0) })
  }

  @Test("is there again when it is opened, with what was changed")
  func reopened() throws {
    var project = try VoiceProject(creating: folder, Self.document())
    try project.setSkipped(true, 2)
    #expect(try project.append(Prompt("Four \"4\"\t\n", source: "a/b.wav")) == 4)
    let opened = try VoiceProject(opening: folder)
    #expect(opened.document == project.document)
    #expect(opened.document.prompts.map(\.isSkipped) == [false, true, false, false])
    #expect(opened.document.prompts.last?.source == "a/b.wav")
  }

  @Test("keeps phrases among its prompts, each once, and forgets those that are removed")
  func phrases() throws {
    var project = try VoiceProject(creating: folder, Self.document())
    #expect(try project.addPhrase("Mind the cat!") == 4)
    #expect(try project.addPhrase("One.") == 5)
    #expect(try project.addPhrase("Mind the cat!") == 4)
    try project.writeTake([1, 2], 4)
    #expect(try VoiceProject(opening: folder).document.phraseNumbers == [4, 5])
    try project.removePhrase(4)
    #expect(try project.recordedNumbers().isEmpty)
    let opened = try VoiceProject(opening: folder)
    #expect(opened.document == project.document)
    #expect(opened.document.phraseNumbers == [5])
    let text = try Descriptor(opening: folder + "/project.json", .readOnly).readAll()
    #expect(!String(decoding: text, as: UTF8.self).contains("cat"))
    #expect(opened.document.prompts[3] == Prompt(VoiceProject.removedText, isSkipped: true))
    #expect(try project.addPhrase("Mind the cat!") == 6)
  }

  @Test("is for nobody else's eyes")
  func permissions() throws {
    let project = try VoiceProject(creating: folder, Self.document())
    try project.writeTake([1, 2], 1)
    for (path, mode) in [
      (folder, 0o700), (folder + "/takes", 0o700), (folder + "/project.json", 0o600),
      (project.takePath(1), 0o600),
    ] as [(String, UInt32)] {
      #expect(try FileStatus(ofPath: path).permissions == mode, "\(path)")
    }
  }

  @Test("knows its takes by their files alone")
  func takes() throws {
    let project = try VoiceProject(creating: folder, Self.document())
    let samples: [Int16] = [0, 1, -1, .max, .min]
    try project.writeTake(samples, 3)
    try project.writeTake([5], 1)
    try project.writeTake([6, 7], 1)
    #expect(project.takePath(3).hasSuffix("/takes/003.aiff"))
    #expect(try project.recordedNumbers() == [1, 3])
    #expect(try project.readTake(3) == samples)
    #expect(try project.readTake(1) == [6, 7])
  }

  @Test("is as it was when a writer was killed before the end")
  func killed() throws {
    let project = try VoiceProject(creating: folder, Self.document())
    try project.writeTake([1], 1)
    try directory.write("{", to: "anna/project.json.partial")
    try directory.write("FORM", to: "anna/takes/001.aiff.partial")
    try directory.write("FORM", to: "anna/takes/002.aiff.partial")
    let opened = try VoiceProject(opening: folder)
    #expect(try opened.recordedNumbers() == [1])
    #expect(try opened.readTake(1) == [1])
    #expect(try opened.remove().leftPaths == [])
    #expect(!FileSystem.exists(folder))
  }

  @Test("does not count files that are no takes of it")
  func strangers() throws {
    let project = try VoiceProject(creating: folder, Self.document())
    for name in ["0001.aiff", "004.aiff", "000.aiff", "1.aiff", "001.wav", "-01.aiff"] {
      try directory.write("", to: "anna/takes/\(name)")
    }
    #expect(try project.recordedNumbers() == [])
  }

  @Test("refuses a take of another rate, or that is broken, by its path")
  func badTakes() throws {
    let project = try VoiceProject(creating: folder, Self.document())
    try directory.write("no sound", to: "anna/takes/001.aiff")
    #expect(throws: VoiceProjectError.self) { try project.readTake(1) }
    let other = try VoiceProject(
      creating: directory.path("other"),
      ProjectDocument(
        name: project.document.name, language: project.document.language, sampleRate: 22_050))
    try other.writeTake([1], 2)
    try FileSystem.rename(other.takePath(2), to: project.takePath(2))
    let message = #expect(throws: VoiceProjectError.self) { try project.readTake(2) }
    #expect(
      message?.description
        == "\(project.takePath(2)): it has 1 channels at 22050.0 Hz, the project one at 16000 Hz")
  }

  @Test("is not made where something is")
  func occupied() throws {
    _ = try VoiceProject(creating: folder, Self.document())
    #expect(throws: VoiceProjectError.occupied(folder: folder)) {
      try VoiceProject(creating: folder, Self.document())
    }
    #expect(throws: VoiceProjectError.missing(folder: "/nonexistent")) {
      try VoiceProject(opening: "/nonexistent")
    }
  }

  @Test("removes what is its own and names what it leaves")
  func removed() throws {
    let project = try VoiceProject(creating: folder, Self.document())
    try project.writeTake([1, 2, 3], 1)
    try project.writeTake([1], 2)
    let stranger = try directory.write("mine", to: "anna/takes/notes.txt")
    let removal = try project.remove()
    #expect(removal.takeCount == 2 && removal.leftPaths == [stranger])
    #expect(!FileSystem.exists(folder + "/project.json"))
    #expect(try FileSystem.names(inDirectory: folder + "/takes") == ["notes.txt"])
  }

  @Test(
    "says what is wrong with its document",
    arguments: [
      ("", "project.json: line 1, column 1: the text is empty"),
      ("[]", "project.json: $: expected an object, found an array"),
      (
        #"{"format":2,"anything":1}"#,
        "project.json: $: its format is 2; this program knows 1"
      ),
      (
        #"{"format":1,"name":"../x","language":"en-US","sampleRate":1,"prompts":[{"text":""}]}"#,
        "$.name: expected 1 to 64 letters"
      ),
    ])
  func malformed(text: String, message: String) throws {
    try directory.write(text, to: "anna/project.json")
    let error = #expect(throws: VoiceProjectError.self) { try VoiceProject(opening: folder) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
  }

  @Test(
    "has a name that is a folder's and nothing else",
    arguments: [
      ("anna", true), ("Anna 2.1_b-c", true), ("Ánna", true), ("", false), (".anna", false),
      ("a/b", false), ("..", false), ("-a", false), ("a\n", false), ("a ", false),
      (String(repeating: "a", count: 65), false),
    ])
  func names(text: String, isName: Bool) {
    #expect((ProjectName(text) != nil) == isName)
  }
}
