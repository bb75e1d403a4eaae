import AudioOutput

/// A microphone whose clock is turned by waiting for it: 16 frames a millisecond, counted up.
struct SimulatedMicrophone: CaptureDevice {
  /// What happened, and what shall happen; shared with the test.
  final class State {
    var milliseconds = 0
    /// Frames that are there to be read.
    var availableCount = 0
    var nextSample: Int16 = 0
    var isSilent = false
    /// What the next calls of `read` answer instead, the first one first.
    var failures: [PCMFailure] = []
    var log: [String] = []
  }

  let state: State
  let name = "simulated"
  let sampleRate = 16_000
  let framesPerPeriod = 320
  var milliseconds: Int { state.milliseconds }

  func read(into output: inout MutableSpan<Int16>) throws(PCMFailure) -> Int {
    if !state.failures.isEmpty { throw state.failures.removeFirst() }
    let count = min(output.count, state.availableCount)
    for index in 0..<count {
      output[index] = state.nextSample
      state.nextSample &+= 1
    }
    state.availableCount -= count
    return count
  }

  func wait(milliseconds: Int) throws(PCMFailure) { pause(milliseconds: milliseconds) }

  func pause(milliseconds: Int) {
    state.milliseconds += milliseconds
    if !state.isSilent { state.availableCount += milliseconds * 16 }
  }

  func start() throws(PCMFailure) { state.log.append("start") }

  func resume() throws(PCMFailure) { state.log.append("resume") }
}
