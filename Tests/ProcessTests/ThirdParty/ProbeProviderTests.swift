import Posix
import ProviderWire
import SpeechTypes
import TestSupport
import Testing

@Suite(
  "Whatever another's unit does, its client is served", .tags(.process), .timeLimit(.minutes(5)))
struct ProbeProviderTests {
  private static func echoed(_ answer: Transcript) -> String {
    String(decoding: answer.samples.map { UInt8(clamping: $0) }, as: UTF8.self)
  }

  @Test("Voices that cannot be offered are left out, with one line each on the log")
  func list() throws {
    let provider = try ProviderProcess.probe()
    for _ in 0..<3 { _ = try provider.voices() }
    let voices = try provider.voices().list.voices
    #expect(
      voices.map(\.identifier.rawValue) == [
        "probe.echo", "probe.empty", "probe.endless", "probe.failing", "probe.hanging",
        "probe.markers", "probe.own", "probe.preflight", "probe.ramp", "probe.stuck",
        "probe.threaded",
      ])
    let echo = try #require(voices.first)
    #expect(echo.name == "echo" && echo.gender == .female && echo.age == 30)
    #expect(echo.version == "2.0" && echo.byteSize == 1234 && echo.sampleRate == 16_000)
    #expect(echo.supportedLanguages.map(\.rawValue) == ["en-US"])
    let lines = provider.log.split(separator: "\n")
    #expect(lines.count == 4)
    for name in ["\"probe.echo\"", "\"probe voice\"", "\"probe.mute\"", "\"probe.lost\""] {
      #expect(lines.count { $0.contains(name) } == 1)
    }
  }

  @Test("A provider is confined when it asks for it, and speaks, from threads too")
  func confinement() throws {
    for isConfined in [false, true] {
      let provider = try ProviderProcess.probe(isConfined: isConfined)
      #expect(Self.echoed(try provider.answer("a", "probe.echo")) == "<speak>a</speak>")
      #expect(
        try provider.answer("a", "probe.threaded", request: 2).outcome == .finished)
      let status = try Descriptor(
        opening: "/proc/\(provider.identifier)/status", .readOnly
      ).readAll()
      let lines = String(decoding: status, as: UTF8.self).split(separator: "\n")
      #expect(lines.contains("NoNewPrivs:\t1") || !isConfined)
      // A kernel without filters has no such line; who runs the tests may have put one up.
      #expect(!lines.contains("Seccomp:\t0") || !isConfined)
    }
  }

  @Test(
    "Text reaches the unit once escaped",
    arguments: [
      ("a < b > c & d \" ' \t\n&amp;", "a &lt; b &gt; c &amp; d \" ' \t\n&amp;amp;"), ("", ""),
      ("\u{1F600} \u{7}é", "\u{1F600}  é"),
    ])
  func escaped(text: String, inside: String) throws {
    let provider = try ProviderProcess.probe()
    #expect(Self.echoed(try provider.answer(text, "probe.echo")) == "<speak>\(inside)</speak>")
  }

  @Test("Rate, pitch and volume reach it as markup, and a document as it is")
  func markup() throws {
    let provider = try ProviderProcess.probe()
    var options = SpeechOptions()
    options.prosody = Prosody(rate: 1.5, pitch: 1.2, volumeDecibels: -6)
    let start = #"<speak><prosody pitch="+20.0%" rate="150.0%" volume="-6.0dB">"#
    let plain = try provider.answer("hi", "probe.echo", options: options)
    #expect(Self.echoed(plain) == start + "hi</prosody></speak>")
    let document = "<speak><s>hi</s>&amp;</speak>"
    #expect(Self.echoed(try provider.answer(document, "probe.echo", kind: .ssml)) == document)
    let changed = try provider.answer(document, "probe.echo", kind: .ssml, options: options)
    #expect(Self.echoed(changed) == start + "<s>hi</s>&amp;</prosody></speak>")
  }

  @Test(
    "Any format comes as one channel of 16 bits",
    arguments: ["float", "stereo", "int16", "int32-interleaved", "double"])
  func formats(format: String) throws {
    let provider = try ProviderProcess.probe(format: format)
    let answer = try provider.answer("", "probe.ramp")
    let isStereo = ["stereo", "int32-interleaved", "double"].contains(format)
    let wanted = (3000..<6000).map { value in
      // The second channel has half of the first, rounded down; the mean is rounded to even.
      let sum = value + (isStereo ? value / 2 : value)
      return Int16((Double(sum) / 2).rounded(.toNearestOrEven))
    }
    #expect(firstDifference(answer.samples, wanted) == nil)
    #expect(answer.format?.sampleRate == 16_000 && answer.outcome == .finished)
  }

  @Test("A format that nobody can use is why the request fails")
  func badFormat() throws {
    let provider = try ProviderProcess.probe(format: "big-endian")
    let answer = try provider.answer("", "probe.ramp")
    #expect(answer.failures.map(\.code) == [.voiceUnusable] && answer.samples.isEmpty)
    #expect(answer.outcome == .failed && answer.format == nil)
  }

  @Test("Short counts and pauses between them leave no trace, and a new request begins anew")
  func ramp() throws {
    let provider = try ProviderProcess.probe()
    let voice = try #require(VoiceIdentifier("probe.ramp"))
    for round in 1...4 {
      try provider.speak("", voice, request: 1, credit: 1000)
      _ = try provider.messages { if case .audio = $0 { true } else { false } }
      try provider.send(.cancel(RequestIdentifier(rawValue: 1)))
      #expect(Transcript(try provider.messages(throughEndOf: 1)).outcome == .cancelled)
      let answer = try provider.answer("", "probe.ramp", request: 2)
      let first = 2 * round * 3000
      #expect(firstDifference(answer.samples, (first..<first + 3000).map { Int16($0) }) == nil)
    }
  }

  @Test("A unit that never has anything, or never ends, is cancelled", arguments: [false, true])
  func neverEnding(hasSound: Bool) throws {
    let provider = try ProviderProcess.probe()
    let voice = try #require(VoiceIdentifier(hasSound ? "probe.endless" : "probe.stuck"))
    try provider.speak("", voice, credit: 100_000)
    _ = try provider.messages { if case .started = $0 { true } else { false } }
    let own = try provider.answer("a", "probe.echo", request: 2)
    #expect(Self.echoed(own) == "<speak>a</speak>")
    try provider.send(.cancel(RequestIdentifier(rawValue: 1)))
    let answer = Transcript(try provider.messages(throughEndOf: 1))
    #expect(answer.outcome == .cancelled && answer.samples.allSatisfy { $0 == 0 })
    #expect(try provider.settled().isEmpty)
  }

  @Test("Nothing of a request that was cancelled comes with a later one, whatever threads do")
  func threads() throws {
    let provider = try ProviderProcess.probe()
    let voice = try #require(VoiceIdentifier("probe.threaded"))
    for number in 1...200 as ClosedRange<UInt32> {
      try provider.speak("", voice, request: number)
      let isCancelled = number % 4 != 0
      if isCancelled { try provider.send(.cancel(RequestIdentifier(rawValue: number))) }
      let answer = Transcript(try provider.messages(throughEndOf: number), request: number)
      #expect(answer.samples.allSatisfy { $0 == Int16(number) } && answer.lateCount == 0)
      #expect(answer.markers.allSatisfy { $0.name == "\(number)" })
      #expect(answer.outcome == (isCancelled ? .cancelled : .finished))
      if !isCancelled { #expect(answer.samples.count == 64 && !answer.markers.isEmpty) }
    }
  }

  @Test("A unit that does not come back from a call does not outlive its client")
  func hanging() throws {
    let provider = try ProviderProcess.probe()
    try provider.speak("", #require(VoiceIdentifier("probe.hanging")))
    try provider.waitForLog("render call without end")
    provider.closeInput()
    #expect(try provider.exitCode() == 1)
    #expect(provider.log.contains("has not come back"))
  }

  @Test("Waiting for a unit that has nothing takes no processor time")
  func idle() throws {
    let provider = try ProviderProcess.probe()
    try provider.speak("", #require(VoiceIdentifier("probe.stuck")))
    _ = try provider.messages { if case .started = $0 { true } else { false } }
    let before = try provider.processorTicks()
    pause(milliseconds: 500)
    #expect(try provider.processorTicks() - before <= 5)
  }

  @Test("A status ends the request, after what came before it, and says the number")
  func status() throws {
    let provider = try ProviderProcess.probe()
    for _ in 0..<2 {
      let answer = try provider.answer("", "probe.failing")
      #expect(answer.samples == Array(repeating: 7, count: 700))
      #expect(answer.failures.map(\.code) == [.voiceUnusable])
      #expect(answer.failures.first?.message.contains("-10863") == true)
      #expect(answer.outcome == .failed && answer.finishedFrameCount == 700)
    }
  }

  @Test(
    "No frames, memory of its own, and the preflight flag",
    arguments: [
      ("probe.empty", []), ("probe.own", (0..<1024).map { Int16($0) }),
      ("probe.preflight", Array(repeating: 9, count: 100)),
    ] as [(String, [Int16])])
  func others(voice: String, samples: [Int16]) throws {
    let provider = try ProviderProcess.probe()
    let answer = try provider.answer("x", voice)
    #expect(answer.samples == samples && answer.outcome == .finished)
    #expect(answer.finishedFrameCount == samples.count)
  }

  @Test("Markers are about the client's text, in order, and hostile ones do no harm")
  func markers() throws {
    let provider = try ProviderProcess.probe(format: "stereo")
    let text = "wé & w\u{1F600} w<3 wx"
    let answer = try provider.answer(text, "probe.markers")
    #expect(answer.samples.count == 2000 && answer.lateCount == 0)
    let words = answer.markers.filter { $0.kind == .word }
    #expect(words.map(\.framePosition) == [0, 300, 600, 900])
    let bytes = Array(text.utf8)
    #expect(
      words.map { String(decoding: bytes[$0.textRange.utf8], as: UTF8.self) }
        == ["wé", "w\u{1F600}", "w<3", "wx"])
    let positions = answer.markers.map(\.framePosition)
    #expect(positions == positions.sorted() && positions.allSatisfy { (0...2000).contains($0) })
    #expect(answer.markers.filter { $0.kind == .sentence }.map(\.framePosition) == [2000])
    #expect(answer.markers.filter { $0.kind == .bookmark }.map(\.name.count) == [65_535])
    #expect(answer.markers.count { $0.kind == .phoneme } == 2000)
    #expect(
      answer.markers.allSatisfy { $0.textRange.end.utf8 <= bytes.count })
  }

  @Test("A provider without a unit says so, and goes on", arguments: ["none", "base"])
  func noUnit(_ unit: String) throws {
    let provider = try ProviderProcess.probe(unit: unit)
    try provider.send(.listVoices)
    guard case .failure(nil, let failure) = try provider.next() else {
      Issue.record("no failure")
      return
    }
    #expect(failure.code == .voiceUnusable)
    let answer = try provider.answer("x", "probe.echo")
    #expect(answer.failures.map(\.code) == [.voiceUnusable] && answer.outcome == .failed)
  }

  @Test("A plan is what such a voice cannot make")
  func plan() throws {
    let provider = try ProviderProcess.probe()
    try provider.speak("x", #require(VoiceIdentifier("probe.echo")), purpose: .plan)
    let answer = Transcript(try provider.messages(throughEndOf: 1))
    #expect(answer.failures.map(\.code) == [.voiceUnusable] && answer.events.isEmpty)
  }
}
