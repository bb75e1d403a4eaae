/// A sound device that takes 16-bit samples of one channel, and never blocks but in its two waits.
package protocol PCMDevice: ~Copyable {
  /// As the user named it.
  var name: String { get }

  /// What the device moves at a time, about 20 ms.
  var framesPerPeriod: Int { get }

  /// A clock that only goes forward, and not while the machine sleeps.
  var milliseconds: Int { get }

  /// Takes the first of the samples that there is room for.
  ///
  /// - Returns: How many; 0 when the buffer is full.
  func write(_ samples: Span<Int16>) throws(PCMFailure) -> Int

  /// Waits until there is room or the time is over.
  func wait(milliseconds: Int) throws(PCMFailure)

  /// Waits until the time is over.
  func pause(milliseconds: Int)

  /// Frames that were written and are not heard yet.
  func delay() throws(PCMFailure) -> Int

  /// Makes the device ready after an underrun; what was written has been heard.
  func prepare() throws(PCMFailure)

  /// Makes the device ready after the machine slept.
  ///
  /// While it is not awake yet, this does nothing and `write` goes on to say `suspended`.
  func resume() throws(PCMFailure)

  /// Starts what is buffered, however short, and asks for the end of the sound.
  ///
  /// - Returns: Whether everything has been heard; false says to ask again later.
  func drain() throws(PCMFailure) -> Bool

  /// Stops at once and drops what is buffered.
  func drop()
}
