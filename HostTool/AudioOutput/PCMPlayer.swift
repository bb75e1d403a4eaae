/// Plays samples on a sound device as they come, and stops within about 20 ms when told to.
///
/// Used from one thread at a time, which may be any.
package struct PCMPlayer<Device: PCMDevice & ~Copyable>: ~Copyable, AudioSink {
  /// Times that the device ran out of samples before `finish`.
  package private(set) var underrunCount = 0
  /// Whether the sound was cut off by `stop`; what is written then is dropped.
  package private(set) var isStopped = false

  private let device: Device
  private let shouldStop: () -> Bool
  private let onProgress: ((_ framesPlayed: Int) -> Void)?
  private var framesWritten = 0
  /// The answer of `framesPlayed` once the sound has ended.
  private var finalFramesPlayed: Int?

  /// The longest time without asking `shouldStop`.
  private static var pieceMilliseconds: Int { 20 }
  private static var drainPieceMilliseconds: Int { 5 }
  private static var stallMilliseconds: Int { 5000 }

  /// Makes a player.
  ///
  /// - Parameters:
  ///   - shouldStop: Asked at least every 20 ms in `write` and `finish`, on their thread; true stops
  ///     the sound at once.
  ///   - onProgress: Told as often, and at the end, how many frames have been heard.
  package init(
    _ device: consuming Device, shouldStop: @escaping () -> Bool = { false },
    onProgress: ((_ framesPlayed: Int) -> Void)? = nil
  ) {
    self.device = device
    self.shouldStop = shouldStop
    self.onProgress = onProgress
  }

  /// Frames that have been heard: those written less those that the device still holds.
  package var framesPlayed: Int {
    if let finalFramesPlayed { return finalFramesPlayed }
    // A device that ran empty has no delay to tell.
    let delay = (try? device.delay()) ?? 0
    return framesWritten - min(max(delay, 0), framesWritten)
  }

  /// Hands all samples to the device, waiting for room, unless `shouldStop` says to stop.
  ///
  /// - Throws: `AudioOutputError`. An underrun is none: it is counted, and the sound goes on.
  package mutating func write(_ samples: Span<Int16>) throws(AudioOutputError) {
    precondition(isStopped || finalFramesPlayed == nil, "no samples after the end")
    var position = 0
    var progressMilliseconds = device.milliseconds
    var hasFailed = false
    while position < samples.count, !isStopped {
      guard !isToStop() else { return stop() }
      let end = min(position + device.framesPerPeriod, samples.count)
      do throws(PCMFailure) {
        try checkStall(since: progressMilliseconds)
        let count = try device.write(samples.extracting(position..<end))
        guard count > 0 else {
          try device.wait(milliseconds: Self.pieceMilliseconds)
          continue
        }
        position += count
        framesWritten += count
        progressMilliseconds = device.milliseconds
        hasFailed = false
      } catch {
        if hasFailed { device.pause(milliseconds: Self.pieceMilliseconds) }
        hasFailed = true
        try recover(from: error)
      }
    }
  }

  /// Waits until everything has been heard, unless `shouldStop` says to stop.
  package mutating func finish() throws(AudioOutputError) {
    guard !isStopped, finalFramesPlayed == nil else { return }
    do throws(PCMFailure) {
      try playOut()
    } catch {
      // Any other failure is the end too: a device that ran empty, or slept and lost what it held.
      if case .fatal(let cause) = error { throw cause }
    }
    if finalFramesPlayed == nil {
      finalFramesPlayed = framesWritten
      onProgress?(framesWritten)
    }
  }

  /// Ends the sound at once; what the device still holds is not heard.
  package mutating func stop() {
    guard !isStopped, finalFramesPlayed == nil else { return }
    finalFramesPlayed = framesPlayed
    isStopped = true
    device.drop()
  }

  /// Tells how far the sound is, and asks.
  private func isToStop() -> Bool {
    onProgress?(framesPlayed)
    return shouldStop()
  }

  private mutating func playOut() throws(PCMFailure) {
    // Some devices block in their drain, so it is asked for only when little is left; but before
    // the device runs empty, or a last part of a period would be lost.
    var lowestDelay = Int.max
    var progressMilliseconds = device.milliseconds
    while case let delay = try device.delay(), delay > 2 * device.framesPerPeriod {
      guard !isToStop() else { return stop() }
      if delay < lowestDelay { progressMilliseconds = device.milliseconds }
      lowestDelay = min(delay, lowestDelay)
      try checkStall(since: progressMilliseconds)
      device.pause(milliseconds: Self.pieceMilliseconds)
    }
    progressMilliseconds = device.milliseconds
    while try !device.drain() {
      guard !isToStop() else { return stop() }
      try checkStall(since: progressMilliseconds)
      device.pause(milliseconds: Self.drainPieceMilliseconds)
    }
  }

  private mutating func recover(from failure: PCMFailure) throws(AudioOutputError) {
    do throws(PCMFailure) {
      switch failure {
      case .fatal: throw failure
      case .underrun:
        underrunCount += 1
        try device.prepare()
      case .suspended: try device.resume()
      }
    } catch {
      if case .fatal(let cause) = error { throw cause }
    }
  }

  private func checkStall(since progressMilliseconds: Int) throws(PCMFailure) {
    let waitedMilliseconds = device.milliseconds - progressMilliseconds
    guard waitedMilliseconds < Self.stallMilliseconds else {
      throw .fatal(.deviceStalled(name: device.name, milliseconds: waitedMilliseconds))
    }
  }
}
