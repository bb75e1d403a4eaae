/// Takes samples from a microphone as they come.
///
/// Used from one thread at a time, which may be any.
package struct PCMRecorder<Device: CaptureDevice & ~Copyable>: ~Copyable {
  /// Times that samples were lost, because they were not taken in time or the machine slept.
  package private(set) var lostCount = 0
  /// In hertz.
  package var sampleRate: Int { device.sampleRate }

  private let device: Device
  private var progressMilliseconds: Int

  private static var waitMilliseconds: Int { 20 }
  private static var stallMilliseconds: Int { 5000 }

  /// Begins to record.
  package init(_ device: consuming Device) throws(AudioOutputError) {
    progressMilliseconds = device.milliseconds
    do throws(PCMFailure) {
      try device.start()
    } catch {
      if case .fatal(let cause) = error { throw cause }
    }
    self.device = device
  }

  /// Appends what has been recorded since, a period at most; waits for it up to 20 ms.
  ///
  /// - Throws: `AudioOutputError`; a device that gives nothing for 5 s is one. Lost samples are not:
  ///   they are counted, and recording goes on.
  package mutating func read(into samples: inout [Int16]) throws(AudioOutputError) {
    do throws(PCMFailure) {
      var count = try take(into: &samples)
      if count == 0 {
        try device.wait(milliseconds: Self.waitMilliseconds)
        count = try take(into: &samples)
      }
      if count > 0 { progressMilliseconds = device.milliseconds }
    } catch {
      try recover(from: error)
    }
    let waitedMilliseconds = device.milliseconds - progressMilliseconds
    guard waitedMilliseconds < Self.stallMilliseconds else {
      throw .deviceStalled(name: device.name, milliseconds: waitedMilliseconds)
    }
  }

  private func take(into samples: inout [Int16]) throws(PCMFailure) -> Int {
    var period = [Int16](repeating: 0, count: device.framesPerPeriod)
    var span = period.mutableSpan
    let count = try device.read(into: &span)
    samples += period.prefix(count)
    return count
  }

  private mutating func recover(from failure: PCMFailure) throws(AudioOutputError) {
    do throws(PCMFailure) {
      switch failure {
      case .fatal: throw failure
      case .underrun:
        lostCount += 1
        try device.start()
      case .suspended:
        lostCount += 1
        device.pause(milliseconds: Self.waitMilliseconds)
        try device.resume()
      }
    } catch {
      // Anything else is met again by the next read.
      if case .fatal(let cause) = error { throw cause }
    }
  }
}
