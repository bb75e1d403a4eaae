import Foundation
import Posix
import SpeechSynthesis
import TestSupport
import Testing

extension SpeakingTests {
  @Suite("A synthesizer speaks, and tells what becomes of it", .timeLimit(.minutes(5)))
  struct SynthesizerEventTests {
    @Test("One utterance: started, each word, finished; every sample heard")
    func one() throws {
      let fixture = try SynthesizerFixture()
      let synthesizer = try #require(fixture.synthesizer)
      #expect(!synthesizer.isSpeaking && !synthesizer.isPaused)
      fixture.speak("hi there")
      #expect(synthesizer.isSpeaking)
      #expect(fixture.log.wait(for: "finish hi there"))
      #expect(
        fixture.log.all
          == ["start hi there", "word hi", "word there", "finish hi there"])
      #expect(fixture.speaker.heard == SynthesizerFixture.ramp("hi there"))
      #expect(!synthesizer.isSpeaking)
    }

    @Test("Three in the queue are spoken in order, and it speaks all the while")
    func three() throws {
      let samples = Monitor<[Bool]>([])
      let fixture = try SynthesizerFixture(onEvent: { name, synthesizer in
        let isSpeaking = synthesizer.isSpeaking
        samples.withLock { $0.append(isSpeaking || name == "finish c") }
      })
      let synthesizer = try #require(fixture.synthesizer)
      fixture.speak("a", post: 0.02)
      fixture.speak("b", pre: 0.02)
      fixture.speak("c")
      var wasSpeaking = true
      while !fixture.log.all.contains("finish c") {
        let isSpeaking = synthesizer.isSpeaking
        // The end may have come between the two looks.
        wasSpeaking = wasSpeaking && (isSpeaking || fixture.log.wait(for: "finish c"))
        pause(milliseconds: 1)
      }
      #expect(wasSpeaking && !synthesizer.isSpeaking)
      #expect(samples.withLock { $0.allSatisfy(\.self) })
      #expect(
        fixture.log.states == ["start a", "finish a", "start b", "finish b", "start c", "finish c"])
      #expect(fixture.speaker.heard == SynthesizerFixture.ramp("a", "b", "c"))
    }

    @Test("A stop during the second of five cancels it and forgets the rest")
    func stopSecond() throws {
      let fixture = try SynthesizerFixture()
      let synthesizer = try #require(fixture.synthesizer)
      let end = SynthesizerFixture.frameCount("1") + 700
      fixture.speaker.allow(end)
      for number in 1...5 { fixture.speak("\(number)") }
      #expect(fixture.speaker.waitUntilHeard(end) && fixture.log.wait(for: "start 2"))
      #expect(synthesizer.stopSpeaking(at: .immediate))
      #expect(!synthesizer.isSpeaking && !synthesizer.stopSpeaking(at: .immediate))
      #expect(fixture.log.wait(for: "cancel 2"))
      fixture.speaker.allow(.max)
      fixture.speak("6")
      #expect(fixture.log.wait(for: "finish 6"))
      #expect(
        fixture.log.states
          == ["start 1", "finish 1", "start 2", "cancel 2", "start 6", "finish 6"])
      let cut = SynthesizerFixture.ramp("2").prefix(700)
      #expect(
        fixture.speaker.heard
          == SynthesizerFixture.ramp("1") + cut + SynthesizerFixture.ramp("6"))
    }

    @Test("A pause holds sound and words at the very sample")
    func pauseAtOnce() throws {
      let fixture = try SynthesizerFixture()
      let synthesizer = try #require(fixture.synthesizer)
      let text = "one two three four"
      fixture.speaker.allow(500)
      fixture.speak(text)
      #expect(fixture.speaker.waitUntilHeard(500) && fixture.log.wait(for: "start \(text)"))
      #expect(synthesizer.pauseSpeaking(at: .immediate) && synthesizer.isPaused)
      #expect(synthesizer.isSpeaking && !synthesizer.pauseSpeaking(at: .immediate))
      #expect(fixture.log.wait(for: "pause \(text)"))
      fixture.speaker.allow(.max)
      #expect(synthesizer.continueSpeaking() && !synthesizer.continueSpeaking())
      #expect(fixture.log.wait(for: "finish \(text)"))
      let names = ["start", "pause", "continue", "finish"].map { "\($0) \(text)" }
      #expect(fixture.log.states == names)
      #expect(
        fixture.log.all.filter { $0.hasPrefix("word") }
          == ["word one", "word two", "word three", "word four"])
      #expect(fixture.speaker.heard == SynthesizerFixture.ramp(text))
    }

    @Test("A pause at a word is at the word, and goes on with the next")
    func pauseAtWord() throws {
      let fixture = try SynthesizerFixture()
      let synthesizer = try #require(fixture.synthesizer)
      let text = (0..<30).map { "word\($0 + 10)" }.joined(separator: " ")
      fixture.speaker.allow(500)
      fixture.speak(text)
      #expect(fixture.speaker.waitUntilHeard(500) && fixture.log.wait(for: "start \(text)"))
      #expect(synthesizer.pauseSpeaking(at: .word) && !synthesizer.isPaused)
      fixture.speaker.allow(.max)
      #expect(fixture.log.wait(for: "pause \(text)"))
      #expect(synthesizer.isPaused)
      // A word of six letters and a space each 700 frames, behind the tag of seven.
      let count = fixture.speaker.heard.count
      #expect((count - 700) % 700 == 0 && count < 6000)
      #expect(fixture.log.all.last == "pause \(text)")
      #expect(synthesizer.continueSpeaking())
      #expect(fixture.log.wait(for: "finish \(text)"))
      #expect(fixture.speaker.heard == SynthesizerFixture.ramp(text))
      #expect(fixture.log.all.count { $0.hasPrefix("word") } == 30)
    }

    @Test("Speech from inside the callbacks, and stops there, do what they do elsewhere")
    func reentrancy() throws {
      let fixture = try SynthesizerFixture(onEvent: { name, synthesizer in
        switch name {
        case "start a": synthesizer.stopSpeaking(at: .immediate)
        case "cancel a":
          synthesizer.speak(AVSpeechUtterance(string: "b"))
          synthesizer.stopSpeaking(at: .immediate)
          synthesizer.speak(AVSpeechUtterance(string: "c"))
        case "finish c": synthesizer.speak(AVSpeechUtterance(string: "d"))
        default: break
        }
      })
      fixture.speaker.allow(500)
      fixture.speak("a")
      #expect(fixture.log.wait(for: "cancel a"))
      fixture.speaker.allow(.max)
      #expect(fixture.log.wait(for: "finish d"))
      #expect(
        fixture.log.states == ["start a", "cancel a", "start c", "finish c", "start d", "finish d"])
    }

    @Test(
      "One that is in the queue is spoken once, and again when it was spoken; a copy is another")
    func twice() throws {
      let fixture = try SynthesizerFixture()
      let synthesizer = try #require(fixture.synthesizer)
      let utterance = AVSpeechUtterance(string: "a")
      synthesizer.speak(utterance)
      synthesizer.speak(utterance)
      synthesizer.speak(try #require(utterance.copy() as? AVSpeechUtterance))
      fixture.speak("b")
      #expect(fixture.log.wait(for: "finish b"))
      synthesizer.speak(utterance)
      fixture.speak("c")
      #expect(fixture.log.wait(for: "finish c"))
      #expect(fixture.log.states.count { $0 == "finish a" } == 3)
    }

    @Test("Callbacks for a queue that stands still are late, not lost")
    func stuckQueue() throws {
      let queue = DispatchQueue(label: "program")
      let fixture = try SynthesizerFixture()
      let synthesizer = try #require(fixture.synthesizer)
      synthesizer.callbackQueue = queue
      queue.suspend()
      fixture.speak("a")
      #expect(fixture.speaker.waitUntilHeard(SynthesizerFixture.frameCount("a")))
      #expect(fixture.log.all == [] && synthesizer.isSpeaking)
      queue.resume()
      #expect(fixture.log.wait(for: "finish a"))
      #expect(fixture.log.states == ["start a", "finish a"] && !synthesizer.isSpeaking)
    }

    @Test("An empty text is started and finished")
    func empty() throws {
      let fixture = try SynthesizerFixture()
      fixture.speak("")
      #expect(fixture.log.wait(for: "finish "))
      #expect(fixture.log.states == ["start ", "finish "])
    }

    @Test("Without any provider an utterance fails")
    func noProvider() throws {
      let fixture = SynthesizerFixture(try ToneGroup())
      fixture.speak("a")
      #expect(fixture.log.wait(for: "fail a"))
      #expect(fixture.log.states == ["fail a"])
    }
  }
}
