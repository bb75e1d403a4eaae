import Foundation
import Posix
import SpeechSynthesis
import TestSupport
import Testing

extension SpeakingTests {
  @Suite("A synthesizer is right whenever it is called", .timeLimit(.minutes(5)))
  struct SynthesizerRaceTests {
    @Test("A thousand times: speak, stop at any moment, speak")
    func stops() throws {
      var numbers = SeededNumbers(state: 5)
      let fixture = try SynthesizerFixture()
      let synthesizer = try #require(fixture.synthesizer)
      for round in 0..<1000 {
        fixture.speak("\(round)")
        for _ in 0..<Int.random(in: 0...2000, using: &numbers) where synthesizer.isPaused { return }
        synthesizer.stopSpeaking(at: Bool.random(using: &numbers) ? .immediate : .word)
        if round % 10 == 9 {
          fixture.speak("b\(round)")
          #expect(fixture.log.wait(for: "finish b\(round)"))
        }
      }
      let states = fixture.log.states
      for round in 0..<1000 {
        let own = states.filter { $0.hasSuffix(" \(round)") }
        #expect(
          [[], ["start \(round)", "cancel \(round)"], ["start \(round)", "finish \(round)"]]
            .contains(own))
      }
    }

    @Test("Pauses at any moment leave every sample and every word")
    func pauses() throws {
      var numbers = SeededNumbers(state: 6)
      let fixture = try SynthesizerFixture()
      let synthesizer = try #require(fixture.synthesizer)
      let text = (0..<40).map { "w\($0 + 10)" }.joined(separator: " ")
      for round in 0..<10 {
        fixture.speaker.state.withLock { $0.heard = [] }
        fixture.log.names.withLock { $0 = [] }
        fixture.speak(text)
        while synthesizer.isSpeaking {
          synthesizer.pauseSpeaking(at: Bool.random(using: &numbers) ? .immediate : .word)
          for _ in 0..<Int.random(in: 0...3000, using: &numbers) where !synthesizer.isSpeaking {}
          synthesizer.continueSpeaking()
          for _ in 0..<Int.random(in: 0...3000, using: &numbers) where !synthesizer.isSpeaking {}
        }
        #expect(fixture.log.wait(for: "finish \(text)"))
        #expect(fixture.speaker.heard == SynthesizerFixture.ramp(text), "round \(round)")
        #expect(
          fixture.log.all.filter { $0.hasPrefix("word") } == (0..<40).map { "word w\($0 + 10)" })
        let states = fixture.log.states.dropFirst().dropLast()
        for (index, state) in states.enumerated() {
          #expect(state.hasPrefix(index % 2 == 0 ? "pause" : "continue"))
        }
      }
    }

    @Test("A synthesizer that is dropped in mid-speech falls silent, and nothing is left of it")
    func dropped() throws {
      let fixture = try SynthesizerFixture()
      fixture.speaker.allow(600)
      fixture.speak("a word or two or more than that")
      #expect(fixture.speaker.waitUntilHeard(600))
      weak let engine = fixture.synthesizer
      fixture.drop()
      let count = fixture.log.all.count
      fixture.speaker.allow(.max)
      // The player's thread lets go of its device with its end.
      let isClosed = fixture.speaker.state.wait(timeoutMilliseconds: 10_000) {
        $0.openCount == 0 ? true : nil
      }
      #expect(engine == nil && isClosed == true)
      #expect(fixture.speaker.heard.count < 600 + 2 * 320)
      #expect(fixture.log.all.count <= count + 1)
    }

    @Test("Utterances and what callbacks hold are let go with their ends")
    func released() throws {
      final class Token: Sendable {}
      let fixture = try SynthesizerFixture()
      let synthesizer = try #require(fixture.synthesizer)
      weak var utterance: AVSpeechUtterance?
      weak var token: Token?
      do {
        let spoken = fixture.speak("a")
        utterance = spoken
        let held = Token()
        token = held
        synthesizer.write(AVSpeechUtterance(string: "b")) { _ in withExtendedLifetime(held) {} }
      }
      fixture.speak("c")
      #expect(fixture.log.wait(for: "finish c"))
      // Everything of a program's own goes on other threads, a moment later.
      let isGone = (0..<2000).contains { _ in
        if utterance == nil, token == nil { return true }
        fixture.log.names.withLock { $0 = [] }
        pause(milliseconds: 5)
        return false
      }
      #expect(isGone)
    }

    @Test("Many synthesizers come and go while they write")
    func many() throws {
      let fixture = try SynthesizerFixture()
      for round in 0..<100 {
        var synthesizer: AVSpeechSynthesizer? = AVSpeechSynthesizer(fixture.environment)
        let called = Monitor(0)
        synthesizer?.write(AVSpeechUtterance(string: "a b c")) { _ in
          called.change { $0 += 1 }
        }
        if round % 2 == 0 { _ = called.wait(timeoutMilliseconds: 10_000) { $0 > 0 ? true : nil } }
        synthesizer = nil
      }
      fixture.speak("a")
      #expect(fixture.log.wait(for: "finish a"))
    }
  }
}
