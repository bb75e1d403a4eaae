import AudioOutput

/// A device whose clock is turned by the player's own waiting: 16 frames a millisecond.
struct SimulatedDevice: PCMDevice {
  /// What happened, and what shall happen; shared with the test.
  final class State {
    /// Every frame taken and not dropped.
    var taken: [Int16] = []
    var bufferedCount = 0
    var milliseconds = 0
    var isRunning = true
    var drainCount = 0
    var dropCount = 0
    /// What the next calls of `write` answer instead, the first one first.
    var writeFailures: [PCMFailure] = []
    /// What `drain` answers instead.
    var drainFailure: PCMFailure?
    var log: [String] = []
  }

  static let framesPerMillisecond = 16
  static let capacity = 3200

  let state: State
  let name = "simulated"
  let framesPerPeriod = 320
  var milliseconds: Int { state.milliseconds }

  func write(_ samples: Span<Int16>) throws(PCMFailure) -> Int {
    if !state.writeFailures.isEmpty { throw state.writeFailures.removeFirst() }
    let count = min(samples.count, Self.capacity - state.bufferedCount)
    for index in 0..<count { state.taken.append(samples[index]) }
    state.bufferedCount += count
    return count
  }

  func wait(milliseconds: Int) throws(PCMFailure) { pause(milliseconds: milliseconds) }

  func pause(milliseconds: Int) {
    state.milliseconds += milliseconds
    guard state.isRunning else { return }
    let playedCount = min(milliseconds * Self.framesPerMillisecond, state.bufferedCount)
    state.bufferedCount -= playedCount
  }

  func delay() throws(PCMFailure) -> Int { state.bufferedCount }

  func prepare() throws(PCMFailure) {
    state.log.append("prepare")
    state.bufferedCount = 0
  }

  func resume() throws(PCMFailure) { state.log.append("resume") }

  func drain() throws(PCMFailure) -> Bool {
    state.drainCount += 1
    if let failure = state.drainFailure { throw failure }
    return state.bufferedCount == 0
  }

  func drop() {
    state.taken.removeLast(state.bufferedCount)
    state.bufferedCount = 0
    state.dropCount += 1
  }
}
