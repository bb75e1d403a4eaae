import AppGroup
import Posix
import TestSupport
import Testing

@Suite("A module's replies", .tags(.process), .timeLimit(.minutes(5)))
struct ModuleProtocolTests {
  private typealias Reply = ModuleProcess.Reply

  private let folder: ModuleFolder

  init() throws { folder = try ModuleFolder() }

  @Test("are those that a server expects while it starts the module")
  func start() throws {
    let module = try ModuleProcess(folder)
    #expect(
      try module.reply(to: "INIT")
        == Reply(299, ["voice-provider is ready", "OK LOADED SUCCESSFULLY"]))
    try module.exchange("AUDIO", ["audio_output_method=server"], replies: [207, 203])
    try module.exchange("LOGLEVEL", ["log_level=5"], replies: [207, 203])
    let list = try module.reply(to: "LIST VOICES")
    #expect(list.code == 200)
    #expect(list.lines == ["Coach\ten-US\tnone", "Hello\ten-US\tnone", "OK VOICE LIST SENT"])
    #expect(try module.reply(to: "LIST VOICES de").code == 304)
    #expect(try module.voiceNames("LIST VOICES en") == ["Coach", "Hello"])
    #expect(try module.reply(to: "DEBUG ON /tmp/log ") == Reply(200, ["OK DEBUGGING ON"]))
    #expect(try module.reply(to: "DEBUG OFF ") == Reply(200, ["OK DEBUGGING OFF"]))
    #expect(try module.reply(to: "SING").code == 300)
    #expect(try module.reply(to: "QUIT") == Reply(210, ["OK QUIT"]))
    #expect(try module.exitCode() == 0)
    #expect(folder.log == "")
  }

  @Test("refuse to play the sound itself")
  func audio() throws {
    let module = try ModuleProcess(folder)
    try module.exchange(
      "AUDIO", ["audio_output_method=alsa", "audio_alsa_device=default"], replies: [207, 300])
  }

  @Test("to settings are good ones, whatever is set, since a server drops the message else")
  func settings() throws {
    let module = try ModuleProcess.ready(folder)
    try module.set(
      "pitch=0", "pitch_range=0", "rate=1000", "volume=100", "punctuation_mode=every",
      "cap_let_recogn=NULL", "language=c", "synthesis_voice=Nobody", "", "nonsense")
    #expect(try module.speak("walk").last == .end)
    #expect(folder.log.contains("\"rate=1000\""))
  }

  @Test(
    "refuse a character, key or icon of several lines", arguments: ["CHAR", "KEY", "SOUND_ICON"])
  func lines(command: String) throws {
    let module = try ModuleProcess.ready(folder)
    try module.exchange(command, ["a", "b"], replies: [202, 305])
    try module.exchange(command, [], replies: [202, 305])
    #expect(try module.speak("walk").last == .end)
  }

  @Test("list what the catalogue holds now")
  func catalogue() throws {
    let module = try ModuleProcess.ready(folder)
    for isEnabled in [false, true, false] {
      try folder.group.change { change in
        try change.setEnabled(SampleVoice.hello.identifier, isEnabled)
      }
      #expect(try module.voiceNames() == (isEnabled ? ["Coach", "Hello"] : ["Coach"]))
    }
    try folder.group.change { change in
      try change.setEnabled(SampleVoice.coach.identifier, false)
    }
    #expect(try module.reply(to: "LIST VOICES").code == 304)
    // Nobody is left to speak; the client is told that it is over, and was not spoken.
    #expect(try module.speak("walk") == [.begin, .stop])
  }

  @Test("never have an event between them")
  func order() throws {
    let module = try ModuleProcess.ready(folder)
    for _ in 0..<20 {
      try module.begin("<speak>walk for 1 minute and 30 seconds</speak>")
      try module.send("SPEAK\n")
      // The message under way ends before the first reply; `next` fails on what is malformed.
      var events: [ModuleEvent] = []
      while true {
        let event = try module.next()
        if case .reply(202, _) = event { break }
        events.append(event)
      }
      #expect(events.first == .begin)
      #expect(events.last == .stop)
      try module.send("hello\n.\n")
      guard case .reply(200, _) = try module.next() else {
        Issue.record("something came before the second reply")
        return
      }
      try module.send("STOP\n")
      let rest = try module.eventsToEnd()
      #expect(rest.first == .begin)
      #expect(rest.last == .stop)
    }
    #expect(try module.isSilent(milliseconds: 50))
  }

  @Test("hold events back while a command's lines are still to come")
  func held() throws {
    let module = try ModuleProcess.ready(folder)
    try module.begin("<speak>walk for 1 minute and 30 seconds. run for 2 minutes.</speak>")
    #expect(try module.next() == .begin)
    try module.send("SET\n")
    while true {
      if case .reply(203, _) = try module.next() { break }
    }
    #expect(try module.isSilent(milliseconds: 400))
    try module.send("rate=0\n.\n")
    guard case .reply(203, _) = try module.next() else {
      Issue.record("an event came between two replies")
      return
    }
    #expect(try module.eventsToEnd().last == .end)
  }
}
