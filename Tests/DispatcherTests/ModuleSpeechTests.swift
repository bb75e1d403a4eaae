import Posix
import TestSupport
import Testing

@Suite("A module's speech", .tags(.process, .audio), .timeLimit(.minutes(5)))
struct ModuleSpeechTests {
  private static let sentence = "walk for 1 minute"
  private let folder: ModuleFolder

  init() throws { folder = try ModuleFolder() }

  private func samples(_ events: [ModuleEvent]) -> [UInt8] {
    events.flatMap { event -> [UInt8] in
      if case .audio(_, _, let samples) = event { samples } else { [] }
    }
  }

  /// Each mark, with the frames in front of it.
  private func marks(_ events: [ModuleEvent]) -> [String: Int] {
    var frameCount = 0
    var marks: [String: Int] = [:]
    for event in events {
      switch event {
      case .audio(let count, _, _): frameCount += count
      case .mark(let name): marks[name] = frameCount
      case .begin, .end, .stop, .pause, .icon, .reply: break
      }
    }
    return marks
  }

  private func isWhole(_ events: [ModuleEvent], end: ModuleEvent = .end) -> Bool {
    events.first == .begin && events.last == end && events.filter { $0 == .begin }.count == 1
      && !events.contains { if case .reply = $0 { true } else { false } }
  }

  @Test("is the very sound that voicectl makes", arguments: SampleVoice.allCases)
  func exact(voice: SampleVoice) throws {
    let expected = try folder.spoken(Self.sentence, voice).bytes
    let module = try ModuleProcess.ready(folder)
    try module.set("volume=100", "synthesis_voice=\(voice == .coach ? "Coach" : "Hello")")
    for text in [Self.sentence, "<speak>\(Self.sentence)</speak>"] {
      let events = try module.speak(text)
      #expect(isWhole(events))
      #expect(samples(events) == expected)
      for case .audio(_, let rate, _) in events { #expect(rate == 22_050) }
    }
  }

  @Test("is not told in the log", arguments: ["walk xyzzymellon", "<speak><xyzzymellon"])
  func secrecy(text: String) throws {
    let module = try ModuleProcess.ready(folder)
    _ = try module.speak(text)
    #expect(!folder.log.contains("xyzzymellon"))
  }

  @Test("tells marks at their frames")
  func marks() throws {
    let document = """
      <speak><mark name="0:4"/>walk <mark name="5:8"/>for 1 minute.<mark name="__spd_0"/> \
      <mark name="ž&amp;"/>run<mark name="last"/></speak>
      """
    let expected = try folder.spoken(document)
    let module = try ModuleProcess.ready(folder)
    let events = try module.speak(document)
    #expect(samples(events) == expected.bytes)
    #expect(marks(events) == expected.marks)
    #expect(expected.marks.count == 5)
    #expect(expected.marks["5:8"] ?? 0 > 2000)
  }

  @Test("changes with rate, pitch and volume as voicectl's does")
  func prosody() throws {
    let module = try ModuleProcess.ready(folder)
    try module.set("rate=50", "pitch=-100", "volume=0")
    let events = try module.speak(Self.sentence)
    let rate = 6.0.squareRoot()
    let options = ["--rate", "\(rate)", "--pitch", "0.5", "--volume", "\(-6.020599913279624)dB"]
    #expect(samples(events) == (try folder.spoken(Self.sentence, options: options).bytes))
  }

  @Test("names signs, spells, and tells capitals as the settings say")
  func reading() throws {
    let module = try ModuleProcess.ready(folder)
    try module.set("punctuation_mode=all", "volume=100")
    #expect(
      samples(try module.speak("walk, run"))
        == (try folder.spoken("walk, run", options: ["--punctuation", "all"]).bytes))
    try module.set("punctuation_mode=none", "spelling_mode=on", "cap_let_recogn=spell")
    #expect(
      samples(try module.speak("Ab"))
        == (try folder.spoken("Ab", options: ["--spell", "--capitals"]).bytes))
    try module.set("spelling_mode=off", "cap_let_recogn=none")
    #expect(
      samples(try module.speak("A", command: "CHAR"))
        == (try folder.spoken("A", options: ["--spell"]).bytes))
  }

  @Test(
    "comes to an end for any text",
    arguments: [
      "", " ", "space", ".", "..", ".\u{0}", "<speak></speak>", "<speak>", "</speak>", "<",
      "<speak>… & walk < x</speak>", "<speak>walk <b>run</speak>", "&#xFFFFFFFF; walk",
      "<speak><mark name=\"a\"/></speak>", "<speak><mark/><mark name=\"\"/>walk</speak>",
      "<?xml version='1.0'?><!DOCTYPE x [<!ENTITY a 'b'>]><speak>&a;</speak>", "\u{FEFF}walk",
      "<speak><audio src=\"file:///dev/zero\"/>walk</speak>", "👩‍🚀", "\u{202E}walk\u{0}",
    ])
  func texts(text: String) throws {
    let module = try ModuleProcess.ready(folder)
    #expect(isWhole(try module.speak(text)))
    #expect(try module.isSilent(milliseconds: 20))
  }

  @Test("comes to an end for every kind of message", arguments: ["CHAR", "KEY", "SOUND_ICON"])
  func kinds(command: String) throws {
    let module = try ModuleProcess.ready(folder)
    for text in ["a", "space", "A", "shift_a", "", ".", "<", "_", "no-such-icon"] {
      #expect(isWhole(try module.speak(text, command: command)), "\(command) \(text)")
    }
  }

  @Test("tells marks alone, without a sound")
  func marksAlone() throws {
    let module = try ModuleProcess.ready(folder)
    let document = "<speak><mark name=\"a\"/><mark name=\"b\"/></speak>"
    #expect(try module.speak(document) == [.begin, .mark("a"), .mark("b"), .end])
  }

  @Test("has an icon in front, or an icon alone, as one message")
  func icons() throws {
    let icons = "share/sounds/sound-icons"
    let bell = try folder.write([1], to: "\(icons)/bell.wav")
    let capital = try folder.write([1], to: "\(icons)/capital.wav")
    let module = try ModuleProcess.ready(folder)
    #expect(try module.speak("bell", command: "SOUND_ICON") == [.begin, .icon(bell), .end])
    try module.set("cap_let_recogn=icon", "volume=100")
    let upper = try module.speak("B", command: "CHAR")
    #expect(isWhole(upper))
    #expect(upper.dropFirst().first == .icon(capital))
    let lower = try module.speak("b", command: "CHAR")
    #expect(isWhole(lower))
    #expect(!lower.contains(.icon(capital)))
    #expect(samples(upper) == samples(lower))
  }

  @Test("of a text of a megabyte begins soon, and can be stopped")
  func megabyte() throws {
    let module = try ModuleProcess.ready(folder)
    let words = String(repeating: "walk and run. ", count: 75_000)
    try module.begin("<speak>\(words)</speak>")
    #expect(try module.next() == .begin)
    while true {
      if case .audio = try module.next() { break }
    }
    try module.send("STOP\n")
    #expect(try module.eventsToEnd().last == .stop)
    #expect(isWhole(try module.speak("walk")))
  }

  @Test("goes out about as fast as it is heard")
  func pace() throws {
    let module = try ModuleProcess.ready(folder)
    try module.begin("<speak>\(Self.sentence)</speak>")
    _ = try module.next()
    let start = MonotonicClock.milliseconds()
    let events = try module.eventsToEnd()
    let took = MonotonicClock.milliseconds() - start
    let duration = Int64(samples(events).count / 2) * 1000 / 22_050
    // The last event is due when 0.3 s of what was sent is not heard yet.
    #expect(took >= duration - 300 - 186 - 10)
    #expect(took <= duration + 2000)
  }

  @Test("waits for a server that does not take it, and is complete all the same")
  func backPressure() throws {
    let text = "\(Self.sentence). \(Self.sentence)."
    let expected = try folder.spoken(text).bytes
    let module = try ModuleProcess.ready(folder)
    try module.begin(text)
    // Without it two seconds would be in the pipe by then.
    Posix.pause(milliseconds: 600)
    #expect(module.unreadByteCount < 12_000)
    try module.send("LIST VOICES\n")
    #expect(samples(try module.eventsToEnd()) == expected)
  }

  // MARK: - Stop and pause

  @Test("stops in the middle, once, and goes on with the next message")
  func stop() throws {
    let module = try ModuleProcess.ready(folder)
    try module.begin("<speak>\(Self.sentence)</speak>")
    #expect(try module.next() == .begin)
    guard case .audio = try module.next() else {
      Issue.record("no sound")
      return
    }
    try module.send("STOP\nSTOP\nPAUSE\nSTOP\n")
    #expect(try module.eventsToEnd().last == .stop)
    #expect(try module.isSilent(milliseconds: 50))
    let expected = try folder.spoken("run").bytes
    #expect(samples(try module.speak("run")) == expected)
    try module.send("STOP\nPAUSE\n")
    #expect(try module.isSilent(milliseconds: 50))
  }

  @Test("has one begin and one end for each of 200 messages that are stopped at any moment")
  func keyEcho() throws {
    let module = try ModuleProcess.ready(folder)
    var random = SeededGenerator(state: 6)
    for number in 0..<200 {
      try module.begin(number % 3 == 0 ? "<speak>run</speak>" : "a", command: "SPEAK")
      // None, some or all of the message has come by then.
      var seen: [ModuleEvent] = []
      for _ in 0..<Int(random.next() % 4) where seen.last?.isEnd != true {
        seen.append(try module.next())
      }
      try module.send("STOP\n")
      if seen.last?.isEnd != true { seen += try module.eventsToEnd() }
      let isOver = isWhole(seen) || isWhole(seen, end: .stop)
      #expect(isOver, "message \(number)")
      guard isOver else { return }
    }
    #expect(try module.isSilent(milliseconds: 50))
    #expect(isWhole(try module.speak("walk")))
  }

  @Test("pauses behind the server's next mark, or stops at its end where there is none")
  func pause() throws {
    let module = try ModuleProcess.ready(folder)
    let document = "<speak>walk.<mark name=\"__spd_0\"/> run. <mark name=\"x\"/>walk</speak>"
    try module.begin(document)
    try module.send("PAUSE\n")
    let events = try module.eventsToEnd()
    #expect(events.suffix(2) == [.mark("__spd_0"), .pause])
    #expect(samples(events).count > 2000)
    #expect(try module.isSilent(milliseconds: 50))

    let expected = try folder.spoken("walk").bytes
    try module.begin("walk")
    try module.send("PAUSE\n")
    let whole = try module.eventsToEnd()
    #expect(whole.last == .stop)
    #expect(samples(whole) == expected)
    #expect(isWhole(try module.speak("walk")))
  }
}

/// The generator SplitMix64: the same numbers for the same seed.
private struct SeededGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}
