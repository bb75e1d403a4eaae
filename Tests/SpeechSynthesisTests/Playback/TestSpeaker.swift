import AudioOutput
import Posix

/// What one hears of a player: all its devices, and the time that passes for them; any thread.
///
/// Sound passes as fast as the player waits, up to the frame that the test allows; there the player
/// is held, whatever it waits for.
final class TestSpeaker: Sendable {
  struct State {
    var heard: [Int16] = []
    var buffered: [Int16] = []
    /// Frames that may be heard before the sound is held.
    var allowedCount = Int.max
    /// Milliseconds that a device takes to wake up.
    var latencyMilliseconds = 0
    var sampleRates: [Double] = []
    var openCount = 0
    var dropCount = 0
    /// What the next calls of `write` answer instead, the first one first.
    var writeFailures: [PCMFailure] = []
    /// What opening a device answers instead.
    var openFailure: AudioOutputError?
    /// Whether the device has to be made ready before it takes samples.
    var needsPreparing = false
    var sleepMilliseconds = 0
  }

  static let framesPerMillisecond = 16

  let state = Monitor(State())

  @Sendable func open(_ sampleRate: Double) throws(AudioOutputError) -> TestDevice {
    let failure = state.withLock { state in
      state.openFailure.take()
    }
    if let failure { throw failure }
    state.change { state in
      state.sampleRates.append(sampleRate)
      state.openCount += 1
      state.needsPreparing = false
      state.sleepMilliseconds = state.latencyMilliseconds
    }
    return TestDevice(speaker: self)
  }

  var heard: [Int16] { state.withLock { $0.heard } }

  /// Lets so many frames be heard in all.
  func allow(_ frameCount: Int) { state.change { $0.allowedCount = frameCount } }

  /// Waits until exactly what is allowed was heard.
  func waitUntilHeard(_ frameCount: Int) -> Bool {
    state.wait(timeoutMilliseconds: 10_000) { $0.heard.count >= frameCount ? true : nil } ?? false
  }

  /// Lets time pass, or waits a moment while the sound is held.
  func pass(milliseconds: Int) {
    let isHeld = state.change { state in
      let wakingMilliseconds = min(milliseconds, state.sleepMilliseconds)
      state.sleepMilliseconds -= wakingMilliseconds
      let frameCount = min(
        (milliseconds - wakingMilliseconds) * Self.framesPerMillisecond, state.buffered.count,
        max(0, state.allowedCount - state.heard.count))
      state.heard += state.buffered.prefix(frameCount)
      state.buffered.removeFirst(frameCount)
      return state.heard.count >= state.allowedCount
    }
    if isHeld {
      _ = state.wait(timeoutMilliseconds: 1) { $0.heard.count < $0.allowedCount ? true : nil }
    }
  }
}

/// One device of a `TestSpeaker`, with room for 200 ms.
struct TestDevice: ~Copyable, PCMDevice {
  static let capacity = 3200

  let speaker: TestSpeaker
  let name = "test"
  let framesPerPeriod = 320
  var milliseconds: Int { 0 }

  deinit {
    speaker.state.change { state in
      state.openCount -= 1
      state.buffered = []
    }
  }

  func write(_ samples: Span<Int16>) throws(PCMFailure) -> Int {
    let failure = speaker.state.withLock { state -> PCMFailure? in
      if !state.writeFailures.isEmpty { return state.writeFailures.removeFirst() }
      return state.needsPreparing ? .underrun : nil
    }
    if let failure { throw failure }
    return speaker.state.withLock { state in
      let count = min(samples.count, Self.capacity - state.buffered.count)
      for index in 0..<count { state.buffered.append(samples[index]) }
      return count
    }
  }

  func wait(milliseconds: Int) throws(PCMFailure) { speaker.pass(milliseconds: milliseconds) }

  func pause(milliseconds: Int) { speaker.pass(milliseconds: milliseconds) }

  func delay() throws(PCMFailure) -> Int { speaker.state.withLock { $0.buffered.count } }

  func prepare() throws(PCMFailure) {
    speaker.state.withLock { $0.needsPreparing = false }
  }

  func resume() throws(PCMFailure) {}

  func drain() throws(PCMFailure) -> Bool {
    speaker.state.withLock { state in
      if state.buffered.isEmpty { state.needsPreparing = true }
      return state.buffered.isEmpty
    }
  }

  func drop() {
    speaker.state.change { state in
      state.buffered = []
      state.dropCount += 1
      state.needsPreparing = true
    }
  }
}
