import AudioOutput
import Posix
import SpeechSynthesis
import SpeechTypes
import TestSupport
import Testing

@Suite("A player lets be heard what it was given, to the sample", .timeLimit(.minutes(5)))
struct DevicePlayerTests {
  /// A player, what it told, and what one hears of it.
  final class Fixture: Sendable {
    struct Told {
      var names: [String] = []
      var grantedByteCount = 0
    }

    let speaker = TestSpeaker()
    let told = Monitor(Told())
    let player: DevicePlayer<TestDevice>

    init(idleMilliseconds: Int = 3000) throws {
      player = try DevicePlayer(
        idleMilliseconds: idleMilliseconds,
        open: { [speaker] (rate) throws(AudioOutputError) in try speaker.open(rate) },
        onEvent: { [told] event in told.change { Self.note(event, in: &$0) } })
    }

    private static func note(_ event: PlaybackEvent, in told: inout Told) {
      switch event {
      case .started(let number): told.names.append("started \(number)")
      case .took(_, let byteCount): told.grantedByteCount += byteCount
      case .reached(_, let markers): told.names += markers.map { "word \($0.framePosition)" }
      case .paused(let number): told.names.append("paused \(number)")
      case .ended(let number): told.names.append("ended \(number)")
      case .failed(let number, _): told.names.append("failed \(number)")
      }
    }

    deinit { player.close() }

    /// Hands over an utterance of so many frames, with a word each 1000 frames.
    func speak(_ number: Int, frameCount: Int, rate: Double = 16_000, isComplete: Bool = true) {
      player.begin(number)
      player.setSampleRate(rate, of: number)
      for start in stride(from: 0, to: frameCount, by: 1000) {
        player.append([PlaybackTrackTests.word(start)], to: number)
        player.append(
          PlaybackTrackTests.bytes(start..<min(start + 1000, frameCount)), to: number)
      }
      if isComplete { player.complete(number) }
    }

    func wait(for name: String) -> Bool {
      told.wait(timeoutMilliseconds: 10_000) { $0.names.contains(name) ? true : nil } ?? false
    }

    func wait(_ isReached: @escaping (TestSpeaker.State) -> Bool) -> Bool {
      speaker.state.wait(timeoutMilliseconds: 10_000) { isReached($0) ? true : nil } ?? false
    }

    var names: [String] { told.withLock { $0.names } }
  }

  private static func ramp(_ range: Range<Int>) -> [Int16] {
    range.map { Int16(truncatingIfNeeded: $0) }
  }

  @Test("All of it is heard, its words are told, and its room is granted")
  func whole() throws {
    let fixture = try Fixture()
    fixture.speak(1, frameCount: 4500)
    #expect(fixture.wait(for: "ended 1"))
    #expect(fixture.speaker.heard == Self.ramp(0..<4500))
    #expect(
      fixture.names
        == ["started 1", "word 0", "word 1000", "word 2000", "word 3000", "word 4000", "ended 1"])
    #expect(fixture.told.withLock { $0.grantedByteCount } == 9000)
  }

  @Test("One frame, and none at all", arguments: [0, 1])
  func short(frameCount: Int) throws {
    let fixture = try Fixture()
    fixture.speak(1, frameCount: frameCount)
    #expect(fixture.wait(for: "ended 1"))
    #expect(fixture.speaker.heard == Self.ramp(0..<frameCount))
  }

  @Test("A device that takes 300 ms to wake up swallows nothing")
  func latency() throws {
    let fixture = try Fixture()
    fixture.speaker.state.withLock { $0.latencyMilliseconds = 300 }
    fixture.speak(1, frameCount: 100)
    #expect(fixture.wait(for: "ended 1"))
    fixture.speak(2, frameCount: 50)
    #expect(fixture.wait(for: "ended 2"))
    #expect(fixture.speaker.heard == Self.ramp(0..<100) + Self.ramp(0..<50))
  }

  @Test("Pauses at any moment leave no gap and no echo", arguments: 0..<10 as Range<UInt64>)
  func pauses(seed: UInt64) throws {
    var numbers = SeededNumbers(state: seed)
    let fixture = try Fixture()
    fixture.speaker.allow(0)
    fixture.speak(1, frameCount: 20_000)
    var position = 0
    for _ in 0..<5 {
      position += Int.random(in: 1...3500, using: &numbers)
      fixture.speaker.allow(position)
      #expect(fixture.speaker.waitUntilHeard(position))
      let dropCount = fixture.speaker.state.withLock { $0.dropCount }
      fixture.player.pause(1)
      #expect(fixture.wait { $0.dropCount > dropCount })
      #expect(fixture.speaker.heard.count == position)
      if Bool.random(using: &numbers) { fixture.player.pause(1) }
      fixture.player.resume(1)
    }
    fixture.speaker.allow(.max)
    #expect(fixture.wait(for: "ended 1"))
    #expect(fixture.speaker.heard == Self.ramp(0..<20_000))
    #expect(fixture.names.count { $0 == "started 1" } == 1)
    #expect(fixture.names.count { $0.hasPrefix("word") } == 20)
    // What is written twice is granted once.
    #expect(fixture.told.withLock { $0.grantedByteCount } == 40_000)
  }

  @Test(
    "A pause at a word is at the word, and a stop there ends", arguments: [WordEnd.pause, .stop])
  func wordEnd(wordEnd: WordEnd) throws {
    let fixture = try Fixture()
    fixture.speaker.allow(100)
    fixture.speak(1, frameCount: 20_000)
    #expect(fixture.speaker.waitUntilHeard(100))
    fixture.player.end(atWord: wordEnd, 1)
    fixture.speaker.allow(.max)
    #expect(fixture.wait(for: wordEnd == .pause ? "paused 1" : "ended 1"))
    let count = fixture.speaker.heard.count
    #expect(count % 1000 == 0 && count > 0 && count <= 5000)
    #expect(!fixture.names.contains("word \(count)"))
    guard wordEnd == .pause else { return }
    fixture.player.resume(1)
    #expect(fixture.wait(for: "ended 1"))
    #expect(fixture.speaker.heard == Self.ramp(0..<20_000))
    #expect(fixture.names.contains("word \(count)"))
  }

  @Test("A stop at a word right behind a pause there ends as well")
  func stopAfterPause() throws {
    let fixture = try Fixture()
    fixture.speak(1, frameCount: 1500, isComplete: false)
    fixture.player.end(atWord: .pause, 1)
    fixture.player.append([PlaybackTrackTests.word(1500)], to: 1)
    #expect(fixture.wait(for: "paused 1"))
    // It was held for ever.
    fixture.player.end(atWord: .stop, 1)
    #expect(fixture.wait(for: "ended 1"))
  }

  @Test("A stop cuts off what the device holds, and the next utterance is whole")
  func abandon() throws {
    let fixture = try Fixture()
    fixture.speaker.allow(700)
    fixture.speak(1, frameCount: 20_000)
    #expect(fixture.speaker.waitUntilHeard(700))
    fixture.player.abandon(1)
    #expect(fixture.wait { $0.dropCount > 0 && $0.buffered.isEmpty })
    fixture.speaker.allow(.max)
    fixture.speak(2, frameCount: 300)
    #expect(fixture.wait(for: "ended 2"))
    #expect(fixture.speaker.heard == Self.ramp(0..<700) + Self.ramp(0..<300))
  }

  @Test("An underrun and a sleep are got over", arguments: [PCMFailure.underrun, .suspended])
  func recovered(failure: PCMFailure) throws {
    let fixture = try Fixture()
    fixture.speaker.state.withLock { $0.writeFailures = [failure, failure] }
    fixture.speak(1, frameCount: 2000)
    #expect(fixture.wait(for: "ended 1"))
    #expect(fixture.speaker.heard == Self.ramp(0..<2000))
  }

  @Test(
    "A device that cannot be opened or used fails its utterance alone", arguments: [true, false])
  func fatal(atOpening: Bool) throws {
    let fixture = try Fixture()
    let error = AudioOutputError.deviceStalled(name: "test", milliseconds: 1)
    fixture.speaker.state.withLock { state in
      if atOpening { state.openFailure = error } else { state.writeFailures = [.fatal(error)] }
    }
    fixture.speak(1, frameCount: 2000)
    #expect(fixture.wait(for: "failed 1"))
    fixture.speak(2, frameCount: 2000)
    #expect(fixture.wait(for: "ended 2"))
    #expect(fixture.names.first == "failed 1" && fixture.speaker.heard == Self.ramp(0..<2000))
  }

  @Test("A quiet device is closed, and opened again for the next utterance")
  func idle() throws {
    let fixture = try Fixture(idleMilliseconds: 20)
    fixture.speak(1, frameCount: 100)
    #expect(fixture.wait(for: "ended 1"))
    #expect(fixture.wait { $0.openCount == 0 })
    fixture.speak(2, frameCount: 100)
    #expect(fixture.wait(for: "ended 2"))
    #expect(fixture.speaker.state.withLock { $0.sampleRates } == [16_000, 16_000])
    #expect(fixture.speaker.heard == Self.ramp(0..<100) + Self.ramp(0..<100))
  }

  @Test("Another sample rate is another device, and never two at once")
  func sampleRate() throws {
    let fixture = try Fixture()
    for (number, rate) in [(1, 16_000.0), (2, 22_050), (3, 22_050)] {
      fixture.speak(number, frameCount: 100, rate: rate)
      #expect(fixture.wait(for: "ended \(number)"))
      #expect(fixture.speaker.state.withLock { $0.openCount } == 1)
    }
    #expect(fixture.speaker.state.withLock { $0.sampleRates } == [16_000, 22_050])
  }

  @Test("A closed player lets go of its device in the middle of speech")
  func close() throws {
    let fixture = try Fixture()
    fixture.speaker.allow(100)
    fixture.speak(1, frameCount: 20_000)
    #expect(fixture.speaker.waitUntilHeard(100))
    fixture.player.close()
    #expect(fixture.wait { $0.openCount == 0 })
    #expect(fixture.speaker.heard.count == 100)
  }
}
