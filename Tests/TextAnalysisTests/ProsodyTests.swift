import SpeechTypes
import TestSupport
import Testing
import TextAnalysis

/// Expected multiples are written down, not computed: an octave has twelve semitones, so that 2 of
/// them are 1.122462, 3 are 1.189207 and 5 are 1.334840.
@Suite("Rate and pitch resolve as SSML 1.1 §3.2.4 says", .tags(.ssml))
struct ProsodyTests {
  private static func document(_ body: String, version: String = "1.1") -> String {
    "<speak version='\(version)' xmlns='http://www.w3.org/2001/10/synthesis' xml:lang='en-US'>"
      + "\(body)</speak>"
  }

  private func prosody(
    _ document: String, base: Prosody = .normal, voicePitchHertz: Double = 165
  ) -> [Prosody] {
    var options = SpeechOptions()
    options.prosody = base
    return Analysis(document, options: options, voice: SpeakingVoice(pitchHertz: voicePitchHertz))
      .words
      .map(\.style.prosody)
  }

  private func expectEqual(_ values: [Double], _ expected: [Double]) {
    #expect(values.count == expected.count)
    for (value, wanted) in zip(values, expected) {
      #expect(abs(value - wanted) < 1e-6, "\(values) and not \(expected)")
    }
  }

  @Test(
    "a rate's percentage is of the voice's own in 1.1 and a change in 1.0",
    arguments: [
      ("1.1", "<prosody rate='200%'>fast</prosody> b", [2, 1]),
      ("1.1", "<prosody rate='50%'>One. Two.</prosody> Three.", [0.5, 0.5, 1]),
      ("1.1", "<prosody rate='50%'>a <prosody rate='200%'>b</prosody> c</prosody>", [0.5, 2, 0.5]),
      ("1.1", "<prosody rate='80%'>a <prosody rate='+50%'>b</prosody></prosody>", [0.8, 1.2]),
      ("1.0", "<prosody rate='-20%'>ski trip</prosody>", [0.8, 0.8]),
      ("1.0", "<prosody rate='20%'>a</prosody>", [1.2]),
      ("1.0", "<prosody rate='2'>a</prosody> <prosody rate='.5'>b</prosody>", [2, 0.5]),
      ("1.0", "<prosody rate='2'>a <prosody rate='-25%'>b</prosody></prosody>", [2, 1.5]),
      ("1.1", "<prosody rate='fast'>a <prosody rate='default'>b</prosody></prosody>", [1.25, 1]),
      (
        "1.1",
        "<prosody pitch='+2st' rate='fast'>Hi <voice gender='female'>there</voice></prosody>",
        [1.25, 1.25]
      ),
    ] as [(String, String, [Double])])
  func rates(version: String, body: String, expected: [Double]) {
    expectEqual(prosody(Self.document(body, version: version)).map(\.rate), expected)
  }

  @Test(
    "a pitch changes the pitch around it, unless it is in hertz or a label",
    arguments: [
      (
        "<prosody pitch='+2st'>a <prosody pitch='+3st'>b</prosody></prosody>", [1.122462, 1.334840]
      ),
      ("<prosody pitch='-12st'>a</prosody> b", [0.5, 1]),
      ("<prosody rate='80%'>Hello. <prosody pitch='+30%'>How</prosody></prosody>", [1, 1.3]),
      ("<prosody pitch='10%'>a <prosody pitch='-50%'>b</prosody></prosody>", [1.1, 0.55]),
      ("<prosody pitch='high'>a <prosody pitch='x-low'>b</prosody></prosody>", [1.1, 0.7]),
      ("<prosody pitch='+10%'>a <prosody pitch='medium'>b</prosody></prosody>", [1.1, 1]),
      ("<prosody pitch='150Hz'>a <prosody pitch='150Hz'>b</prosody></prosody>", [1.25, 1.25]),
      ("<prosody pitch='+30Hz'>a <prosody pitch='-30Hz'>b</prosody></prosody>", [1.25, 1]),
    ] as [(String, [Double])])
  func pitches(body: String, expected: [Double]) {
    expectEqual(prosody(Self.document(body), voicePitchHertz: 120).map(\.pitch), expected)
  }

  @Test("the labels rise")
  func labels() {
    let rates = ["x-slow", "slow", "medium", "fast", "x-fast"]
      .map { "<prosody rate='\($0)'>a</prosody>" }.joined(separator: " ")
    let pitches = ["x-low", "low", "medium", "high", "x-high"]
      .map { "<prosody pitch='\($0)'>a</prosody>" }.joined(separator: " ")
    expectEqual(prosody(Self.document(rates)).map(\.rate), [0.6, 0.8, 1, 1.25, 1.6])
    expectEqual(prosody(Self.document(pitches)).map(\.pitch), [0.7, 0.85, 1, 1.1, 1.2])
  }

  @Test("all of it is a change of what the request asks for, but a pitch in hertz")
  func base() {
    let base = Prosody(rate: 1.5, pitch: 1.2, volumeDecibels: -3)
    let words = prosody(
      Self.document(
        "a <prosody rate='200%' pitch='+50%' volume='-6dB'>b</prosody>"
          + "<prosody pitch='150Hz' volume='silent'>c</prosody>"
          + "<prosody pitch='x-low' volume='soft'>d <prosody pitch='+12Hz'>e</prosody></prosody>"),
      base: base, voicePitchHertz: 120)
    expectEqual(words.map(\.rate), [1.5, 3, 1.5, 1.5, 1.5])
    // 144 Hz is the request's pitch; 0.84 of 120 Hz and 12 Hz more is 0.94 of it.
    expectEqual(words.map(\.pitch), [1.2, 1.8, 1.25, 0.84, 0.94])
    #expect(words.map(\.volumeDecibels) == [-3, -9, -.infinity, -6.7, -6.7])
    #expect(prosody("a", base: base).first == base)
  }

  @Test(
    "plain text has what the request asks for, held to what a voice can do",
    arguments: zip(
      [
        Prosody(rate: 2, pitch: 0.9, volumeDecibels: 3),
        Prosody(rate: .infinity, pitch: 0, volumeDecibels: -.infinity),
        Prosody(rate: -1, pitch: 9, volumeDecibels: 12.5),
      ],
      [
        Prosody(rate: 2, pitch: 0.9, volumeDecibels: 3),
        Prosody(rate: 6, pitch: 0.5, volumeDecibels: -96),
        Prosody(rate: 0.25, pitch: 2, volumeDecibels: 12),
      ]))
  func plain(asked: Prosody, held: Prosody) {
    var options = SpeechOptions()
    options.prosody = asked
    #expect(Analysis("a", .plain, options: options).words.map(\.style.prosody) == [held])
  }

  @Test(
    "what no voice does is held to the nearest that it does, and told",
    arguments: [
      ("<prosody rate='0%'>Hi</prosody>", 0.25, 1.0, ["prosody rate is held to 0.25"]),
      ("<prosody rate='20%'>slow</prosody>", 0.25, 1, ["prosody rate is held to 0.25"]),
      ("<prosody rate='1000000%'>Hi</prosody>", 6, 1, ["prosody rate is held to 6.0"]),
      ("<prosody pitch='-13st'>Hi</prosody>", 1, 0.5, ["prosody pitch is held to 0.5"]),
      ("<prosody pitch='+99999st'>Hi</prosody>", 1, 2, ["prosody pitch is held to 2.0"]),
      (
        "<prosody pitch='-200%' rate='700%'>Hi</prosody>", 6, 0.5,
        ["prosody rate is held to 6.0", "prosody pitch is held to 0.5"]
      ),
      // A change that undoes another is none.
      (
        "<prosody pitch='+24st'><prosody pitch='-24st'>Hi</prosody></prosody>", 1, 1,
        ["prosody pitch is held to 2.0"]
      ),
      // Nothing times without bounds is not a number; it must not come through.
      (
        "<prosody pitch='-100%'><prosody pitch='+99999st'>Hi</prosody></prosody>", 1, 0.5,
        ["prosody pitch is held to 0.5"]
      ),
      ("<prosody rate='600%' pitch='200Hz'>Hi</prosody>", 6, 200.0 / 165, []),
      ("<desc><prosody rate='0%'>x</prosody></desc>Hi", 1, 1, []),
    ] as [(String, Double, Double, [String])])
  func limits(body: String, rate: Double, pitch: Double, messages: [String]) {
    let analysis = Analysis(Self.document(body))
    let words = analysis.words.map(\.style.prosody)
    expectEqual(words.map(\.rate), [rate])
    expectEqual(words.map(\.pitch), [pitch])
    let limits = analysis.diagnostics.filter { $0.code == .limit }
    #expect(limits.map(\.message) == messages.map { "\($0) times the voice's own" })
    #expect(limits.allSatisfy { $0.severity == .warning })
  }
}
