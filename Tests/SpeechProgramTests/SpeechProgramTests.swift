import AppGroup
import Posix
import SpeechTypes
import TestSupport
import Testing

@Suite(
  "A program written for Apple's speech API", .tags(.process, .audio), .timeLimit(.minutes(5)))
struct SpeechProgramTests {
  private static let coach = SampleVoice.coach.identifier.rawValue

  @Test("drives a view model by what its delegate is told")
  func viewModel() throws {
    let fixture = try ProgramFixture(buying: [SampleVoice.coach.bundlePath])
    let lines = try fixture.lines(of: "view-model", "three two one go")
    #expect(
      lines == [
        "didStart -> speaking, speaking true", "didFinish -> idle, speaking false",
        "progress 1.0", "state idle",
      ])
  }

  @Test("pauses in the delay before an utterance, which nobody is told of, and goes on")
  func pausedBefore() throws {
    let fixture = try ProgramFixture(buying: [SampleVoice.coach.bundlePath])
    let lines = try fixture.lines(of: "view-model-paused", "go")
    #expect(
      lines == [
        "paused true true, speaking true", "paused again false",
        "didStart -> speaking, speaking true", "didFinish -> idle, speaking false",
        "progress 1.0", "stopped false",
      ])
  }

  @Test("highlights each word of a text once, whatever it is read as")
  func highlight() throws {
    let fixture = try ProgramFixture(buying: [SampleVoice.coach.bundlePath])
    let lines = try fixture.lines(of: "highlight", "Walk 25 more <seconds>!")
    #expect(
      lines == [
        "[Walk] 25 more <seconds>!", "Walk [25] more <seconds>!", "Walk 25 [more] <seconds>!",
        "Walk 25 more <[seconds]>!",
      ])
  }

  @Test("highlights the words of a document without its markup")
  func highlightDocument() throws {
    let fixture = try ProgramFixture(buying: [SampleVoice.coach.bundlePath])
    let document = #"<speak>one <emphasis>two</emphasis> &amp;<mark name="m"/> three</speak>"#
    let lines = try fixture.lines(of: "highlight-ssml", document)
    #expect(
      lines == [
        "[one] two & three", "one [two] & three", "one two [&] three", "bookmark m",
        "one two & [three]",
      ])
  }

  @Test("picks voices by language, quality, novelty and owner")
  func picker() throws {
    let fixture = try ProgramFixture()
    try fixture.group.change { change in
      var stored = try TemporaryAppGroup.storedVoice(SampleVoice.hello.bundlePath)
      stored.description.traits = .novelty
      try change.setVoice(stored)
    }
    let lines = try fixture.lines(of: "picker", "en")
    #expect(
      lines == [
        "languages en-US", "Coach (Default, female)", "Hello (Default, female)",
        "serious Coach", "personal ", "default Coach", "unknown none",
      ])
  }

  @Test("holds its settings to the ranges that are documented")
  func settings() throws {
    let fixture = try ProgramFixture()
    #expect(try fixture.lines(of: "settings", Self.coach) == ["\(Self.coach) 1.0 2.0 0.0"])
  }

  @Test("waits for the end of what its one speaker says")
  func speaker() throws {
    let fixture = try ProgramFixture(buying: [SampleVoice.coach.bundlePath])
    #expect(try fixture.lines(of: "speaker", "go") == ["said true", "said again true"])
    // The coach has no recording of it: nothing was said.
    #expect(try fixture.lines(of: "speaker", "xylophone") == ["said false", "said again false"])
  }

  @Test("writes a file of the voice's own format, with every word")
  func write() throws {
    let fixture = try ProgramFixture(buying: [SampleVoice.coach.bundlePath])
    let path = fixture.group.pathBeside("three.wav")
    let lines = try fixture.lines(of: "write", path)
    let byteCount = try FileStatus(ofPath: path, followsLinks: true).byteCount
    // 32-bit samples of one channel behind the header of an extensible WAV file.
    #expect(lines.dropLast() == ["words One two three", "empty 1, formats 1"])
    let frameCount = try #require(lines.last?.split(separator: " ").last.flatMap { Int($0) })
    #expect(lines.last == "rate 22050, frames \(frameCount)")
    #expect(frameCount > 20_000)
    #expect((frameCount * 4..<frameCount * 4 + 200).contains(Int(byteCount)))
  }

  @Test("asks for personal voices, and is refused where nobody can answer")
  func personal() throws {
    let fixture = try ProgramFixture(buying: [SampleVoice.hello.bundlePath])
    var stored = try TemporaryAppGroup.storedVoice(SampleVoice.coach.bundlePath)
    stored.description.traits = .personal
    try fixture.group.change { try $0.setVoice(stored) }
    #expect(
      try fixture.lines(of: "personal") == ["status notDetermined", "request denied", "personal "])
    try fixture.group.change {
      try $0.setPersonalVoiceAuthorisation(.authorized, application: fixture.programs.path)
    }
    let lines = try fixture.lines(of: "personal")
    #expect(
      lines == [
        "status authorized", "request authorized", "personal Coach",
      ])
    try fixture.group.change {
      try $0.setPersonalVoiceAuthorisation(.denied, application: fixture.programs.path)
    }
    #expect(
      try fixture.lines(of: "personal") == ["status denied", "request denied", "personal "])
  }

  @Test("is the one that README shows, and speaks")
  func readme() throws {
    let fixture = try ProgramFixture(buying: [SampleVoice.coach.bundlePath])
    let source = try SourceTree.text("Tests/readme-client/main.swift")
    #expect(try SourceTree.text("README.md").contains("```swift\n\(source)```"))
    let outcome = try Executable("readme-client").run([], environment: fixture.environment)
    #expect(outcome.exitCode == 0)
  }
}
