import Testing
import VoiceProject

@Suite("A recording session")
struct RecordingSessionTests {
  private func session(
    _ count: Int = 3, recorded: Set<Int> = [], skipped: Set<Int> = [], first: Int? = nil
  ) -> RecordingSession {
    RecordingSession(promptCount: count, recorded: recorded, skipped: skipped, first: first)
  }

  @Test("keeps a good take and goes on, to the end")
  func good() {
    var session = session(2)
    #expect(session.press(.go) == [.startRecording])
    #expect(session.press(.go) == [.stopRecording])
    #expect(session.finishRecording(isGood: true) == [.keepTake(number: 1), .showPrompt])
    #expect(session.number == 2 && session.state == .reading)
    #expect(session.press(.go) == [.startRecording])
    #expect(
      session.finishRecording(isGood: true) == [.keepTake(number: 2), .finish(isComplete: true)])
    #expect(session.state == .ended && session.recordedCount == 2)
    #expect(session.press(.go) == [])
  }

  @Test("keeps a bad take only when it is told to")
  func bad() {
    var session = session()
    _ = session.press(.go)
    #expect(session.finishRecording(isGood: false) == [])
    #expect(session.state == .judging && session.recordedCount == 0)
    #expect(session.press(.play) == [.playNewTake])
    #expect(session.press(.redo) == [.startRecording])
    #expect(session.finishRecording(isGood: false) == [])
    #expect(session.press(.keep) == [.keepTake(number: 1), .showPrompt])
    #expect(session.recordedCount == 1)
  }

  @Test("resumes with what is left, and comes back for what was left before")
  func resumes() {
    var session = session(5, recorded: [1, 3], skipped: [2], first: 5)
    #expect(session.number == 5)
    _ = session.press(.go)
    #expect(session.finishRecording(isGood: true) == [.keepTake(number: 5), .showPrompt])
    #expect(session.number == 4)
    #expect(self.session(5, recorded: [1, 3], skipped: [2]).number == 4)
    #expect(self.session(2, recorded: [1], skipped: [2]).state == .ended)
  }

  @Test("goes back to a prompt with a take, plays it, and records it anew")
  func back() {
    var session = session()
    #expect(session.press(.back) == [.sayFirst])
    #expect(session.press(.play) == [.sayNothingRecorded])
    _ = session.press(.go)
    _ = session.finishRecording(isGood: true)
    #expect(session.press(.back) == [.showPrompt])
    #expect(session.number == 1 && session.isRecorded)
    #expect(session.press(.play) == [.playKeptTake])
    // Skipping a prompt that has a take keeps the take.
    #expect(session.press(.skip) == [.showPrompt])
    #expect(session.number == 2 && session.recordedCount == 1 && session.skippedCount == 0)
  }

  @Test("counts skipped prompts, and no longer once they are recorded")
  func skips() {
    var session = session(2)
    #expect(session.press(.skip) == [.skipPrompt(number: 1), .showPrompt])
    #expect(session.skippedCount == 1)
    _ = session.press(.back)
    _ = session.press(.go)
    _ = session.finishRecording(isGood: true)
    #expect(session.skippedCount == 0 && session.number == 2)
  }

  @Test("lets no key but stop and quit end a recording")
  func whileRecording() {
    var session = session()
    _ = session.press(.go)
    for key in [.redo, .play, .keep, .skip, .back, .help, .other] as [RecordingSession.Key] {
      #expect(session.press(key) == [])
    }
    #expect(session.state == .recording)
    #expect(session.press(.quit) == [.finish(isComplete: false)])
    #expect(session.finishRecording(isGood: true) == [])
    #expect(session.recordedCount == 0)
  }

  @Test("explains keys, and says when one means nothing")
  func help() {
    var session = session()
    #expect(session.press(.help) == [.explain])
    #expect(session.press(.other) == [.sayUnknownKey])
    #expect(session.press(.keep) == [.sayUnknownKey])
    #expect(session.press(.quit) == [.finish(isComplete: false)])
  }
}
