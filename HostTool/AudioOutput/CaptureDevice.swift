/// A microphone: it gives 16-bit samples of one channel, and never blocks but in its waits.
package protocol CaptureDevice: ~Copyable {
  /// As the user named it.
  var name: String { get }

  /// In hertz.
  var sampleRate: Int { get }

  /// What the device moves at a time, about 20 ms.
  var framesPerPeriod: Int { get }

  /// A clock that only goes forward, and not while the machine sleeps.
  var milliseconds: Int { get }

  /// Writes the next samples to the beginning of `output`.
  ///
  /// - Returns: How many; 0 when there are none yet.
  /// - Throws: `PCMFailure.underrun` when some were lost.
  func read(into output: inout MutableSpan<Int16>) throws(PCMFailure) -> Int

  /// Waits until there are samples or the time is over.
  func wait(milliseconds: Int) throws(PCMFailure)

  /// Waits until the time is over.
  func pause(milliseconds: Int)

  /// Makes the device ready, and begins to record.
  func start() throws(PCMFailure)

  /// Makes the device ready after the machine slept; while it is not awake yet, `read` goes on to say
  /// `suspended`.
  func resume() throws(PCMFailure)
}
