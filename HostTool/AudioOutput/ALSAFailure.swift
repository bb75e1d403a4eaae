/// A call to ALSA that failed.
struct ALSAFailure: Error {
  /// A value of C's `errno`.
  let number: Int32
  let error: AudioOutputError
}
