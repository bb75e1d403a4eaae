import DispatcherModule
import Testing

@Suite("The pace of sound to speech-dispatcher")
struct SpeechPaceTests {
  /// When each of the events of 4,096 frames goes out, with nothing else to wait for.
  private func times(_ count: Int, sampleRate: Double, from start: Int64) -> [Int64] {
    var pace = SpeechPace(beginningAt: 0)
    var now = start
    return (0..<count).map { _ in
      now += Int64(pace.millisecondsToWait(at: now) ?? 0)
      pace.send(frameCount: 4096, sampleRate: sampleRate, at: now)
      return now - start
    }
  }

  @Test("is ahead of what is heard by 0.3 s at most before an event, then as fast as it")
  func lead() {
    // Each is 185.76 ms.
    #expect(times(5, sampleRate: 22_050, from: 1000) == [0, 0, 72, 258, 444])
  }

  @Test("keeps less ahead of the high rates, whose frames fill the server sooner")
  func highRate() {
    for rate in [44_100.0, 48_000] {
      let times = times(20, sampleRate: rate, from: 0)
      for (index, time) in times.enumerated() {
        let heard = Double(time) / 1000 * rate
        #expect(Double(index) * 4096 - heard <= 8192)
      }
    }
  }

  @Test("does not make up for sound that came too late")
  func late() {
    var pace = SpeechPace(beginningAt: 0)
    pace.send(frameCount: 4410, sampleRate: 22_050, at: 0)
    #expect(pace.millisecondsToWait(at: 0) == nil)
    // Heard to its end at 200; the next is there only now.
    pace.send(frameCount: 22_050, sampleRate: 22_050, at: 10_000)
    #expect(pace.millisecondsToWait(at: 10_000) == 700)
  }

  @Test("asks again soon where the server has not taken what it has, and follows it from then on")
  func postponed() {
    var pace = SpeechPace(beginningAt: 0)
    #expect(!pace.isAhead(at: 0))
    pace.send(frameCount: 2205, sampleRate: 22_050, at: 0)
    #expect(!pace.isAhead(at: 0))
    pace.send(frameCount: 4410, sampleRate: 22_050, at: 0)
    #expect(pace.isAhead(at: 0))
    pace.postpone(at: 0)
    #expect(pace.millisecondsToWait(at: 0) == 5)
    #expect(pace.millisecondsToWait(at: 5) == nil)
    // What was sent by then counts as not heard.
    pace.send(frameCount: 2205, sampleRate: 22_050, at: 5)
    #expect(pace.millisecondsToWait(at: 5) == 100)
  }

  @Test("lets a message end 20 ms after its begin at the soonest, whatever was sent of it")
  func end() {
    var pace = SpeechPace(beginningAt: 1000)
    #expect(pace.millisecondsToEnd(at: 1000) == 20)
    pace.send(frameCount: 4410, sampleRate: 22_050, at: 1000)
    #expect(pace.millisecondsToEnd(at: 1013) == 7)
    #expect(pace.millisecondsToEnd(at: 1020) == 0)
    #expect(pace.millisecondsToEnd(at: 5000) == 0)
  }
}
