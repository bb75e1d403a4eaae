import AudioBuffers
import AudioUnits
import Foundation
import Posix
import SpeechSynthesis
import SpeechTypes
import TestSupport
import Testing

extension SpeakingTests {
  @Suite("What is written ends with one empty buffer, whatever happens", .timeLimit(.minutes(5)))
  struct WritingTests {
    /// What the callbacks of one writing were given.
    final class Written: Sendable {
      struct State {
        var counts: [Int] = []
        var samples: [Float] = []
        var rates: Set<Double> = []
        var words: [String] = []
        var errors: [SpeechSynthesisError?] = []
      }

      let state = Monitor(State())

      @Sendable func take(_ buffer: AVAudioBuffer) {
        guard let buffer = buffer as? AVAudioPCMBuffer else { return }
        state.change { state in
          state.counts.append(Int(buffer.frameLength))
          state.rates.insert(buffer.format.sampleRate)
          let samples = UnsafeBufferPointer(
            start: buffer.floatChannelData?[0], count: Int(buffer.frameLength))
          state.samples += Array(samples)
        }
      }

      @Sendable func end(_ error: SpeechSynthesisError?) {
        state.change { $0.errors.append(error) }
      }

      func waitForEnd() -> Bool {
        state.wait(timeoutMilliseconds: 10_000) { $0.errors.isEmpty ? nil : true } ?? false
      }

      /// Whether there was exactly one empty buffer, the last one.
      var isEndedOnce: Bool {
        state.withLock { $0.counts.last == 0 && $0.counts.count { $0 == 0 } == 1 }
      }
    }

    private static func write(
      _ text: String, _ synthesizer: AVSpeechSynthesizer, _ voice: AVSpeechSynthesisVoice? = nil,
      onBuffer: (@Sendable () -> Void)? = nil
    ) -> Written {
      let written = Written()
      let utterance = AVSpeechUtterance(string: text)
      utterance.voice = voice
      synthesizer.write(
        utterance,
        toBufferCallback: { buffer in
          written.take(buffer)
          onBuffer?()
        },
        toMarkerCallback: { markers in
          let ranges = markers.filter { $0.mark == .word }.map(\.textRange)
          written.state.withLock { state in
            state.words += ranges.map { (text as NSString).substring(with: $0) }
          }
        }, completionHandler: written.end)
      return written
    }

    /// The voice of the fixture's providers.
    static func voice(_ identifier: String, sampleRate: Double = 22_050) throws
      -> AVSpeechSynthesisVoice
    {
      AVSpeechSynthesisVoice(
        VoiceDescription(
          identifier: try #require(VoiceIdentifier(identifier)), name: "Tone",
          primaryLanguages: [try #require(LanguageTag("en-US"))], supportedLanguages: [],
          sampleRate: sampleRate))
    }

    @Test(
      "Every frame and word, as the voice's file settings say", arguments: [8000.0, 22_050, 48_000])
    func whole(rate: Double) throws {
      let fixture = try SynthesizerFixture(always: "TONE_SAMPLE_RATE=\(Int(rate))")
      let voice = try Self.voice("tones.one", sampleRate: rate)
      let written = Self.write("one two", try #require(fixture.synthesizer), voice)
      #expect(written.waitForEnd() && written.isEndedOnce)
      let state = written.state.withLock { $0 }
      #expect(state.samples == SynthesizerFixture.ramp("one two").map { Float($0) / 32_768 })
      #expect(state.words == ["one", "two"] && state.errors == [nil])
      #expect(state.rates == [rate])
      #expect(voice.audioFileSettings["AVSampleRateKey"] as? Double == rate)
      #expect(fixture.log.all.isEmpty)
    }

    @Test("Longer than the room that is granted at first")
    func long() throws {
      let fixture = try SynthesizerFixture()
      let text = String(repeating: "word ", count: 600)
      let written = Self.write(text, try #require(fixture.synthesizer))
      #expect(written.waitForEnd() && written.isEndedOnce)
      let count = written.state.withLock { $0.samples.count }
      #expect(count == SynthesizerFixture.frameCount(text) && count * 2 > 262_144)
    }

    @Test("An empty text")
    func empty() throws {
      let fixture = try SynthesizerFixture()
      let written = Self.write("", try #require(fixture.synthesizer))
      #expect(written.waitForEnd() && written.isEndedOnce)
      #expect(written.state.withLock { $0.errors } == [nil])
    }

    @Test("No provider, and one that ends again and again", arguments: [true, false])
    func failing(hasProvider: Bool) throws {
      let fixture =
        hasProvider
        ? try SynthesizerFixture(always: "TONE_CRASH_AT_FRAME=900")
        : SynthesizerFixture(try ToneGroup())
      let written = Self.write("one two", try #require(fixture.synthesizer))
      #expect(written.waitForEnd() && written.isEndedOnce)
      let errors = written.state.withLock { $0.errors }
      #expect(errors.count == 1 && errors.first != .some(nil))
    }

    @Test("A stop before, within and behind the sound", arguments: 0..<3)
    func stop(moment: Int) throws {
      let fixture = try SynthesizerFixture()
      // Its methods may be called from any thread.
      nonisolated(unsafe) let synthesizer = try #require(fixture.synthesizer)
      let written = Self.write(String(repeating: "word ", count: 600), synthesizer) {
        // On the callback queue, in the middle of a callback.
        if moment == 1 { synthesizer.stopSpeaking(at: .immediate) }
      }
      let waiting = Self.write("waits", synthesizer)
      if moment == 0 { #expect(synthesizer.stopSpeaking(at: .word)) }
      #expect(written.waitForEnd() && waiting.waitForEnd())
      if moment == 2 { #expect(!synthesizer.stopSpeaking(at: .immediate)) }
      #expect(written.isEndedOnce && waiting.isEndedOnce)
      #expect(written.state.withLock { $0.errors } == [nil])
      // Behind the stop speech goes on.
      fixture.speak("a")
      #expect(fixture.log.wait(for: "finish a"))
    }

    @Test("Speech and writing take turns in one queue")
    func turns() throws {
      let fixture = try SynthesizerFixture()
      let synthesizer = try #require(fixture.synthesizer)
      fixture.speak("a", post: 60)
      let written = Self.write("b", synthesizer)
      fixture.speak("c")
      #expect(fixture.log.wait(for: "finish c"))
      #expect(written.isEndedOnce)
      #expect(fixture.log.states == ["start a", "finish a", "start c", "finish c"])
    }

    @Test("Another callback queue in the middle keeps the order")
    func otherQueue() throws {
      let fixture = try SynthesizerFixture()
      let synthesizer = try #require(fixture.synthesizer)
      let gate = DispatchSemaphore(value: 0)
      let isFirst = Monitor(true)
      let written = Self.write(String(repeating: "word ", count: 100), synthesizer) {
        let isFirst = isFirst.withLock { isFirst in
          defer { isFirst = false }
          return isFirst
        }
        if isFirst { gate.wait() }
      }
      // The rest overtook the first buffers.
      synthesizer.callbackQueue = DispatchQueue(label: "other")
      gate.signal()
      #expect(written.waitForEnd() && written.isEndedOnce)
      let text = String(repeating: "word ", count: 100)
      let expected = (0..<SynthesizerFixture.frameCount(text)).map { Float($0 % 32_768) / 32_768 }
      #expect(written.state.withLock { $0.samples } == expected)
    }
  }
}
