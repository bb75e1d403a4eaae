import SpeechSynthesis
import Testing

@Suite("A queue of utterances does exactly what is documented")
struct SpeechQueueTests {
  private typealias Action = SpeechQueue.Action
  private typealias Step = SpeechQueue.Step

  private static func speaking(_ numbers: Int..., delays: Double = 0) -> SpeechQueue {
    var queue = SpeechQueue()
    for number in numbers {
      _ = queue.enqueue(
        .init(number, preDelaySeconds: delays, postDelaySeconds: delays), atSeconds: 0)
    }
    if delays == 0 { _ = queue.soundStarted(numbers[0]) }
    return queue
  }

  @Test("One utterance: begun, started, finished")
  func one() {
    var queue = SpeechQueue()
    #expect(!queue.isSpeaking && !queue.isPaused)
    #expect(queue.enqueue(.init(1), atSeconds: 0).actions == [.begin(1)])
    #expect(queue.isSpeaking)
    #expect(queue.soundStarted(1).actions == [.tell(.started(1))])
    #expect(queue.soundEnded(1, atSeconds: 1).actions == [.tell(.finished(1)), .forget(1)])
    #expect(!queue.isSpeaking)
  }

  @Test("One without any sound is started and finished all the same")
  func silent() {
    var queue = SpeechQueue()
    _ = queue.enqueue(.init(1), atSeconds: 0)
    #expect(
      queue.soundEnded(1, atSeconds: 0).actions
        == [.tell(.started(1)), .tell(.finished(1)), .forget(1)])
  }

  @Test("A stop of a started utterance is told as cancelled, once, and what waits is let go")
  func stopSecondOfFive() {
    var queue = Self.speaking(1, 2, 3, 4, 5)
    #expect(
      queue.soundEnded(1, atSeconds: 1).actions == [.tell(.finished(1)), .forget(1), .begin(2)])
    _ = queue.soundStarted(2)
    let dropped = (3...5).flatMap { [Action.abandon($0), .forget($0)] }
    #expect(
      queue.stop(at: .immediate)
        == Step(actions: [.abandon(2), .tell(.cancelled(2)), .forget(2)] + dropped))
    #expect(!queue.isSpeaking)
    #expect(queue.soundEnded(2, atSeconds: 1) == Step())
    #expect(queue.stop(at: .immediate) == Step(isAccepted: false))
  }

  @Test("Speaking straight after a stop begins at once", arguments: [1, 2])
  func speakAfterStop(startedCount: Int) {
    var queue = SpeechQueue()
    _ = queue.enqueue(.init(1), atSeconds: 0)
    if startedCount == 2 { _ = queue.soundStarted(1) }
    _ = queue.stop(at: .immediate)
    #expect(queue.enqueue(.init(2), atSeconds: 0).actions == [.begin(2)])
    // News of the first are late.
    #expect(queue.soundStarted(1) == Step() && queue.soundEnded(1, atSeconds: 0) == Step())
    #expect(queue.soundStarted(2).actions == [.tell(.started(2))])
  }

  @Test("A stop at a word lets the next utterance wait for the word's end")
  func speakAfterStopAtWord() {
    var queue = Self.speaking(1)
    #expect(queue.stop(at: .word).actions == [.stopAtWord(1)])
    #expect(queue.enqueue(.init(2), atSeconds: 0).actions == [])
    #expect(queue.isSpeaking)
    #expect(
      queue.soundEnded(1, atSeconds: 1).actions == [.tell(.cancelled(1)), .forget(1), .begin(2)])
  }

  @Test("Between two utterances both delays pass, and it counts as speaking")
  func delays() {
    var queue = SpeechQueue()
    let step = queue.enqueue(.init(1, preDelaySeconds: 0.5, postDelaySeconds: 2), atSeconds: 0)
    #expect(step.actions == [.wait(seconds: 0.5, token: 1)])
    _ = queue.enqueue(.init(2, preDelaySeconds: 1, postDelaySeconds: 9), atSeconds: 0)
    #expect(queue.isSpeaking)
    #expect(queue.delayElapsed(token: 1).actions == [.begin(1)])
    _ = queue.soundStarted(1)
    #expect(
      queue.soundEnded(1, atSeconds: 5).actions
        == [.tell(.finished(1)), .forget(1), .wait(seconds: 3, token: 2)])
    #expect(queue.isSpeaking)
    #expect(queue.delayElapsed(token: 2).actions == [.begin(2)])
    _ = queue.soundStarted(2)
    #expect(queue.soundEnded(2, atSeconds: 9).actions == [.tell(.finished(2)), .forget(2)])
    #expect(!queue.isSpeaking)
  }

  @Test("A pause in a delay keeps what is left of it, and nobody is told")
  func pauseInDelay() {
    var queue = Self.speaking(1, delays: 2)
    #expect(queue.pause(at: .word, atSeconds: 0.5) == Step())
    #expect(queue.isPaused && queue.delayElapsed(token: 1) == Step())
    #expect(queue.resume(atSeconds: 100).actions == [.wait(seconds: 1.5, token: 3)])
    #expect(!queue.isPaused)
  }

  @Test("A stop in a delay tells nobody")
  func stopInDelay() {
    var queue = Self.speaking(1, delays: 2)
    #expect(queue.stop(at: .word).actions == [.abandon(1), .forget(1)])
    #expect(queue.delayElapsed(token: 1) == Step())
  }

  @Test("A pause at a word that comes about at the end holds the next utterance")
  func pauseAtEnd() {
    var queue = Self.speaking(1, 2)
    #expect(queue.pause(at: .word, atSeconds: 0).actions == [.pause(1, .word)])
    #expect(queue.soundEnded(1, atSeconds: 0).actions == [.tell(.finished(1)), .forget(1)])
    #expect(queue.isPaused && queue.isSpeaking)
    #expect(queue.resume(atSeconds: 0).actions == [.begin(2)])
  }

  @Test("A pause that overtakes the news of the start is told behind it")
  func pauseBeforeNewsOfStart() {
    var queue = SpeechQueue()
    _ = queue.enqueue(.init(1), atSeconds: 0)
    #expect(queue.pause(at: .immediate, atSeconds: 0).actions == [.pause(1, .immediate)])
    // It was lost, and so were all words up to the end.
    #expect(queue.soundStarted(1).actions == [.tell(.started(1)), .tell(.paused(1))])
    #expect(queue.resume(atSeconds: 0).actions == [.resume(1), .tell(.continued(1))])
    #expect(queue.isHeard(1))
  }

  @Test("What is written has no delays, and none behind it")
  func written() {
    var queue = SpeechQueue()
    let entry = SpeechQueue.Entry(1, isSpoken: false, preDelaySeconds: 3, postDelaySeconds: 3)
    #expect(queue.enqueue(entry, atSeconds: 0).actions == [.begin(1)])
    _ = queue.enqueue(.init(2), atSeconds: 0)
    #expect(queue.pause(at: .immediate, atSeconds: 0) == Step(isAccepted: false))
    #expect(queue.soundEnded(1, atSeconds: 0).actions == [.forget(1), .begin(2)])
  }

  @Test("A failure is told before or after the start, and the next one begins")
  func failure() {
    var queue = SpeechQueue()
    for number in 1...3 { _ = queue.enqueue(.init(number), atSeconds: 0) }
    #expect(
      queue.soundFailed(1, atSeconds: 0).actions == [.tell(.failed(1)), .forget(1), .begin(2)])
    _ = queue.soundStarted(2)
    #expect(
      queue.soundFailed(2, atSeconds: 0).actions == [.tell(.failed(2)), .forget(2), .begin(3)])
  }
}
