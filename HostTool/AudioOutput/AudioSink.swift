/// Where a voice's samples go: a file, a pipe or a sound device. One channel, 16 bits.
///
/// Used from one thread at a time.
package protocol AudioSink: ~Copyable {
  /// Takes all samples before it returns; it waits where the other side is slow.
  mutating func write(_ samples: Span<Int16>) throws(AudioOutputError)

  /// Ends the sound: nothing can be written after it, and calling it again does nothing.
  ///
  /// To be called after a failed or interrupted `write` too.
  mutating func finish() throws(AudioOutputError)
}
