import AIFF
import AppGroup
import Posix
import ProviderWire
import SpeechTypes
import TestSupport
import Testing

@Suite("The provider is confined", .tags(.process), .timeLimit(.minutes(5)))
struct ConfinedProviderTests {
  private static let hasLandlock = Landlock.version > 0

  @Test("before it says welcome")
  func status() throws {
    let group = try TemporaryAppGroup()
    let provider = try ProviderProcess.welcomed(group)
    let status = try lines(of: "/proc/\(provider.identifier)/status")
    #expect(status.contains("NoNewPrivs:\t1"))
    // A kernel without filters has no such line.
    #expect(!status.contains("Seccomp:\t0") && !status.contains("Seccomp:\t1"))
    let limits = try lines(of: "/proc/\(provider.identifier)/limits")
    let core = limits.first { $0.hasPrefix("Max core file size") }
    #expect(core?.split(separator: " ").dropFirst(4).prefix(2) == ["0", "0"])
  }

  @Test(
    "to its documents' folders, whatever a request allows", .enabled(if: hasLandlock),
    arguments: [true, false])
  func documents(isNamed: Bool) throws {
    let group = try TemporaryAppGroup()
    let folder = group.pathBeside("documents")
    try FileSystem.makeDirectory(folder, permissions: 0o700)
    var sound = try AIFFWriter(sampleRate: 22_050).header(frameCount: 100)
    sound += [UInt8](repeating: 0, count: 200)
    try Descriptor(opening: folder + "/a.aiff", .writeOnly, options: .create).writeAll(sound)
    let provider = try ProviderProcess(
      "voice-provider",
      arguments: ["--group", group.path] + (isNamed ? ["--documents", folder] : []),
      logPath: group.pathBeside("log"), keeping: group)
    try provider.greet()
    var options = SpeechOptions()
    options.allowedFolders = [folder]
    try provider.speak(
      "<speak><audio src='\(folder)/a.aiff'/></speak>", SampleVoice.coach.identifier,
      purpose: .plan, kind: .ssml, options: options)
    let plan = Transcript(try provider.messages(throughEndOf: 1))
    let isPlayed = plan.events.contains { event in
      if case .audio(_, let isPlayable) = event.content { isPlayable } else { false }
    }
    #expect(plan.outcome == .finished)
    #expect(isPlayed == isNamed)
    #expect(plan.diagnostics.contains { $0.code == .audioFetch } == !isNamed)
  }

  @Test("and reads a store that has lost SQLite's files beside it, as a copy or a backup may have")
  func bareStore() throws {
    let group = try TemporaryAppGroup()
    for suffix in ["-wal", "-shm"] {
      let path = "\(group.path)/voices.sqlite\(suffix)"
      if FileSystem.exists(path) { try FileSystem.removeFile(path) }
    }
    let provider = try ProviderProcess.welcomed(group)
    try provider.speak("walk", SampleVoice.coach.identifier, purpose: .plan)
    #expect(Transcript(try provider.messages(throughEndOf: 1)).outcome == .finished)
  }

  @Test("and speaks with a voice that is bought later from a folder of the search path")
  func laterVoice() throws {
    let group = try TemporaryAppGroup(buying: [])
    let bundle = try group.copyBundle(.hello)
    let provider = try ProviderProcess(
      "voice-provider", arguments: ["--group", group.path],
      environment: ["VOICE_PATH=\(FileSystem.parent(of: bundle))"],
      logPath: group.pathBeside("log"), keeping: group)
    try provider.greet()
    try group.change { try $0.setVoice(try TemporaryAppGroup.storedVoice(bundle)) }
    #expect(try provider.voices().list.voices.count == 1)
    try provider.speak("hello", .hello)
    #expect(Transcript(try provider.messages(throughEndOf: 1)).outcome == .finished)
  }

  @Test("and speaks with a voice of a system's group that is made later")
  func laterGroup() throws {
    let directory = try TemporaryDirectory()
    let folder = directory.path("var/voice-provider")
    try FileSystem.makeDirectory(directory.path("var"), permissions: 0o755)
    let provider = try ProviderProcess(
      "voice-provider",
      environment: [
        "VOICE_SYSTEM_APP_GROUP=\(folder)", "XDG_DATA_HOME=\(directory.path("data"))",
      ], logPath: directory.path("log"), keeping: directory)
    try provider.greet()
    #expect(try provider.voices().list.voices.isEmpty)
    try AppGroup(AppGroupLocation([GroupFolder(folder, .system)])).transaction { change in
      try change.setVoice(try TemporaryAppGroup.storedVoice(SampleVoice.hello.bundlePath))
    }
    #expect(try provider.voices().list.voices.count == 1)
    try provider.speak("hello", .hello)
    #expect(Transcript(try provider.messages(throughEndOf: 1)).outcome == .finished)
  }

  @Test(
    "and does not list one from elsewhere, and tells what to do about it", .enabled(if: hasLandlock)
  )
  func voiceElsewhere() throws {
    let group = try TemporaryAppGroup(buying: [])
    let bundle = try group.copyBundle(.hello)
    let provider = try ProviderProcess.welcomed(group)
    try group.change { try $0.setVoice(try TemporaryAppGroup.storedVoice(bundle)) }
    #expect(try provider.voices().list.voices.isEmpty)
    try provider.speak("hello", .hello)
    let answer = Transcript(try provider.messages(throughEndOf: 1))
    #expect(answer.failures.map(\.code) == [.voiceUnusable])
    #expect(answer.failures.first?.message.contains("by the next one that is started") == true)
    let next = try ProviderProcess(group, log: "next")
    try next.greet()
    #expect(try next.voices().list.voices.count == 1)
    try next.speak("hello", .hello)
    #expect(Transcript(try next.messages(throughEndOf: 1)).outcome == .finished)
  }

  private func lines(of path: String) throws -> [Substring] {
    String(decoding: try Descriptor(opening: path, .readOnly).readAll(), as: UTF8.self)
      .split(separator: "\n")
  }
}
