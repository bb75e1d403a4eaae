/// The attributes of `prosody` (SSML 1.1 §3.2.4); nil is no change.
package struct ProsodyAttributes: Hashable, Sendable {
  package var pitch: ProsodyPitch?
  /// Comes before `pitch` and `range`.
  package var contour: PitchContour?
  package var range: ProsodyPitch?
  package var rate: ProsodyRate?
  /// For all of the content; comes before `rate`.
  package var duration: TimeDesignation?
  package var volume: ProsodyVolume?

  package init() {}
}
