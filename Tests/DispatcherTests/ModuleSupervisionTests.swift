import Glibc
import Posix
import TestSupport
import Testing

@Suite("A module whose provider or server goes", .tags(.process), .timeLimit(.minutes(5)))
struct ModuleSupervisionTests {
  private static let sentence = "walk for 1 minute"
  private let folder: ModuleFolder

  init() throws { folder = try ModuleFolder() }

  @Test("speaks on at the very sample when its provider is killed in the middle")
  func killed() throws {
    let text = "<speak>\(Self.sentence). \(Self.sentence).</speak>"
    let expected = try folder.spoken(text).bytes
    let module = try ModuleProcess.ready(folder)
    try module.begin(text)
    var events = [try module.next(), try module.next()]
    try module.provider().send(SIGKILL)
    events += try module.eventsToEnd()
    #expect(events.first == .begin)
    #expect(events.last == .end)
    #expect(events.filter(\.isEnd).count == 1)
    let samples = events.flatMap { event -> [UInt8] in
      if case .audio(_, _, let samples) = event { samples } else { [] }
    }
    #expect(samples == expected)
  }

  @Test("speaks with a new provider when the old one was killed in between")
  func killedIdle() throws {
    let module = try ModuleProcess.ready(folder)
    for _ in 0..<3 {
      let provider = try module.provider()
      provider.send(SIGKILL)
      #expect(provider.hasEnded(withinMilliseconds: 5000))
      #expect(try module.speak("walk").count >= 3)
      #expect(try module.voiceNames() == ["Coach", "Hello"])
    }
  }

  @Test("answers while its provider hangs, and replaces it for the next message")
  func hanging() throws {
    let module = try ModuleProcess.ready(folder)
    let provider = try module.provider()
    provider.send(SIGSTOP)
    try module.begin(Self.sentence)
    #expect(try module.next() == .begin)
    #expect(try module.voiceNames() == ["Coach", "Hello"])
    try module.send("STOP\n")
    #expect(try module.next() == .stop)
    let events = try module.speak("walk")
    #expect(events.count >= 3)
    #expect(events.last == .end)
    #expect(provider.hasEnded(withinMilliseconds: 5000))
  }

  @Test("ends with its provider when the server has gone, whatever it says", arguments: [0, 1, 2])
  func serverGone(how: Int) throws {
    let module = try ModuleProcess.ready(folder)
    let provider = try module.provider()
    try module.begin(Self.sentence)
    #expect(try module.next() == .begin)
    switch how {
    case 0:
      module.closeInput()
      #expect(try module.exitCode() == 0)
    case 1:
      module.closeOutput()
      #expect(try module.exitCode() == 0)
    default:
      module.signal(.terminate)
      #expect(try module.exitCode() == 128 + SIGTERM)
    }
    #expect(provider.hasEnded(withinMilliseconds: 5000))
  }

  @Test("ends in the middle of a command that does not end")
  func cutOff() throws {
    for command in ["SPEAK\nwalk\n", "SET\nrate=1\n", "AUDIO\n", "LOGLEVEL\n.", "SPE"] {
      let module = try ModuleProcess(folder)
      try module.send(command)
      module.closeInput()
      #expect(try module.exitCode() == 0)
    }
  }

  @Test("says that there is no voice, and gets over messages, where no provider is")
  func noProvider() throws {
    let module = try ModuleProcess(folder, environment: ["VOICE_PROVIDER=/nowhere"])
    #expect(try module.reply(to: "INIT").code == 299)
    #expect(try module.reply(to: "LIST VOICES").code == 304)
    #expect(try module.speak("walk") == [.begin, .stop])
    #expect(folder.log.contains("/nowhere"))
  }
}
