import AudioOutput
import Posix
import SpeechSynthesis
import TestSupport
import Testing

extension SpeakingTests {
  @Suite("A provider that ends or hangs leaves no gap and no lie", .timeLimit(.minutes(5)))
  struct RecoveryTests {
    private static let text = "one two three four five"

    @Test(
      "Once: the sound goes on at the very frame, no word is told twice",
      arguments: [
        ("CRASH", 0), ("CRASH", 1), ("CRASH", 1234), ("CRASH", 3799), ("HANG", 0), ("HANG", 1234),
      ])
    func once(kind: String, frame: Int) throws {
      let group = try ToneGroup()
      try group.addTones("tones", voices: "tones.one", first: "TONE_\(kind)_AT_FRAME=\(frame)")
      let fixture = SynthesizerFixture(group, answerMilliseconds: kind == "HANG" ? 1500 : 5000)
      fixture.speak(Self.text)
      #expect(fixture.log.wait(for: "finish \(Self.text)"))
      #expect(fixture.speaker.heard == SynthesizerFixture.ramp(Self.text))
      let words = Self.text.split(separator: " ").map { "word \($0)" }
      #expect(
        fixture.log.all == ["start \(Self.text)"] + words + ["finish \(Self.text)"])
    }

    @Test("Again and again, and there is nobody else: it fails behind what was heard")
    func always() throws {
      let fixture = try SynthesizerFixture(always: "TONE_CRASH_AT_FRAME=1700")
      fixture.speak(Self.text)
      #expect(fixture.log.wait(for: "fail \(Self.text)"))
      #expect(fixture.log.states == ["start \(Self.text)", "fail \(Self.text)"])
      #expect(fixture.speaker.heard == Array(SynthesizerFixture.ramp(Self.text).prefix(1700)))
    }

    @Test("Again and again: another provider's voice goes on with the next word")
    func substitute() throws {
      let group = try ToneGroup()
      try group.addTones("a", voices: "a.one", always: "TONE_CRASH_AT_FRAME=1700")
      try group.addTones("b", voices: "b.one")
      let fixture = SynthesizerFixture(group)
      let utterance = AVSpeechUtterance(string: Self.text)
      utterance.voice = try WritingTests.voice("a.one")
      fixture.synthesizer?.speak(utterance)
      #expect(fixture.log.wait(for: "finish \(Self.text)"))
      let words = Self.text.split(separator: " ").map { "word \($0)" }
      #expect(
        fixture.log.all == ["start \(Self.text)"] + words + ["finish \(Self.text)"])
      // "three" begins at byte 7 + 8; it was begun at frame 1500, "four" is next.
      let whole = SynthesizerFixture.ramp(Self.text)
      #expect(fixture.speaker.heard == Array(whole[..<1700]) + Array(whole[2100...]))
    }

    @Test("A voice of another sample rate does not go on in the middle")
    func otherRate() throws {
      let group = try ToneGroup()
      try group.addTones("a", voices: "a.one", always: "TONE_CRASH_AT_FRAME=1700")
      try group.addTones("b", voices: "b.one", always: "TONE_SAMPLE_RATE=8000")
      let fixture = SynthesizerFixture(group)
      let utterance = AVSpeechUtterance(string: Self.text)
      utterance.voice = try WritingTests.voice("a.one")
      fixture.synthesizer?.speak(utterance)
      #expect(fixture.log.wait(for: "fail \(Self.text)"))
      #expect(fixture.speaker.heard.count == 1700)
    }

    @Test("In the last word: a voice that has no word left does not make it an end")
    func lastWord() throws {
      let group = try ToneGroup()
      let frame = SynthesizerFixture.frameCount(Self.text) - 900
      try group.addTones("a", voices: "a.one", always: "TONE_CRASH_AT_FRAME=\(frame)")
      try group.addTones("b", voices: "b.one")
      let fixture = SynthesizerFixture(group)
      let utterance = AVSpeechUtterance(string: Self.text)
      utterance.voice = try WritingTests.voice("a.one")
      fixture.synthesizer?.speak(utterance)
      #expect(fixture.log.wait(for: "fail \(Self.text)"))
      #expect(!fixture.log.states.contains("finish \(Self.text)"))
    }

    @Test("Before its first sound, a voice that is gone is another's")
    func unknownVoice() throws {
      let fixture = try SynthesizerFixture()
      let utterance = AVSpeechUtterance(string: "a")
      utterance.voice = try WritingTests.voice("gone.away")
      fixture.synthesizer?.speak(utterance)
      #expect(fixture.log.wait(for: "finish a"))
    }

    @Test("A device that fails is told, and the next utterance is heard")
    func device() throws {
      let fixture = try SynthesizerFixture()
      fixture.speaker.state.withLock { state in
        state.openFailure = .deviceStalled(name: "test", milliseconds: 1)
      }
      fixture.speak("a")
      fixture.speak("b")
      #expect(fixture.log.wait(for: "finish b"))
      #expect(fixture.log.states == ["fail a", "start b", "finish b"])
    }
  }
}
