/// What a device may answer instead of doing what was asked.
package enum PCMFailure: Error, Hashable, Sendable {
  /// The device had nothing to play, or no room for what it recorded (`EPIPE`): `prepare` helps.
  case underrun
  /// The machine slept (`ESTRPIPE`): `resume` helps.
  case suspended
  /// Nothing helps.
  case fatal(AudioOutputError)
}
