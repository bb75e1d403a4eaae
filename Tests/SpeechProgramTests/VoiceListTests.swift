import AppGroup
import Posix
import SpeechTypes
import TestSupport
import Testing

@Suite("A program's list of voices", .tags(.process, .store), .timeLimit(.minutes(5)))
struct VoiceListTests {
  private let fixture: ProgramFixture

  init() throws { fixture = try ProgramFixture(buying: [SampleVoice.hello.bundlePath]) }

  private func register(_ identifier: String, _ path: String) throws {
    try fixture.group.change { change in
      try change.setProvider(
        RegisteredProvider(identifier: identifier, executablePath: path, isEnabled: true))
    }
  }

  /// A shell script that is a provider of the sample's voices.
  private func makeSampleProvider(voicesPath: String) throws -> String {
    let path = fixture.group.pathBeside("provider")
    let script =
      "#!/bin/sh\nSAMPLE_VOICES=\(voicesPath) exec \(Executable("sample-provider").path)\n"
    try Descriptor(opening: path, .writeOnly, options: .create, permissions: 0o700)
      .writeAll(script)
    return path
  }

  private func write(_ names: String, to path: String) throws {
    try Descriptor(opening: path, .writeOnly, options: [.create, .truncate]).writeAll(names)
  }

  @Test("follows what is bought and removed, each change told once")
  func store() throws {
    let program = try RunningProgram(fixture, "follow")
    #expect(try program.line() == "voices: Hello")
    try fixture.group.change {
      try $0.setVoice(TemporaryAppGroup.storedVoice(SampleVoice.coach.bundlePath))
    }
    #expect(try program.line() == "changed: Coach Hello")
    try fixture.group.change { try $0.removeVoice(SampleVoice.hello.identifier) }
    #expect(try program.line() == "changed: Coach")
    #expect(try program.end().isEmpty)
  }

  @Test("holds the voices of a provider as soon as it is registered, and as they change")
  func provider() throws {
    let voicesPath = fixture.group.pathBeside("names")
    try write("Bob\n", to: voicesPath)
    let program = try RunningProgram(fixture, "follow")
    #expect(try program.line() == "voices: Hello")
    try register("sample", makeSampleProvider(voicesPath: voicesPath))
    #expect(try program.line() == "changed: Hello Bob")
    try write("Bob\nCarol\n", to: voicesPath)
    #expect(try program.line() == "changed: Hello Bob Carol")
    try fixture.group.change { try $0.removeProvider("sample") }
    #expect(try program.line() == "changed: Hello")
    #expect(try program.end().isEmpty)
  }

  @Test("holds a personal voice while the program may use it")
  func personal() throws {
    var stored = try TemporaryAppGroup.storedVoice(SampleVoice.coach.bundlePath)
    stored.description.traits = .personal
    try fixture.group.change { try $0.setVoice(stored) }
    let program = try RunningProgram(fixture, "follow")
    #expect(try program.line() == "voices: Hello")
    for (status, line) in [
      (PersonalVoiceAuthorisation.authorized, "changed: Coach Hello"), (.denied, "changed: Hello"),
    ] {
      try fixture.group.change {
        try $0.setPersonalVoiceAuthorisation(status, application: fixture.programs.path)
      }
      #expect(try program.line() == line)
    }
    #expect(try program.end().isEmpty)
  }

  @Test("is no longer than the providers that answer, and does not wait for the one that hangs")
  func hanging() throws {
    let path = fixture.group.pathBeside("provider")
    try Descriptor(opening: path, .writeOnly, options: .create, permissions: 0o700)
      .writeAll("#!/bin/sh\nexec cat >/dev/null\n")
    try register("hanging", path)
    let program = try RunningProgram(fixture, "follow")
    #expect(try program.line() == "voices: Hello")
    #expect(try program.end().isEmpty)
  }

  @Test("tells voices of one name apart, and prefers the better one")
  func sameName() throws {
    var stored = try TemporaryAppGroup.storedVoice(SampleVoice.coach.bundlePath)
    stored.description.name = "Hello"
    stored.description.quality = .enhanced
    try fixture.group.change { try $0.setVoice(stored) }
    let lines = try fixture.lines(of: "picker", "en-US")
    #expect(lines.dropFirst().prefix(2) == ["Hello (Enhanced, female)", "Hello (Default, female)"])
    #expect(
      try fixture.lines(of: "default", "en-US") == [SampleVoice.coach.identifier.rawValue])
    #expect(try fixture.lines(of: "default", "fr-FR") == ["none"])
    #expect(try fixture.lines(of: "default", "not a language") == ["none"])
  }
}
