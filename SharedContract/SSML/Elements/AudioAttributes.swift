/// The attributes of `audio` (SSML 1.1 §3.3.1).
package struct AudioAttributes: Hashable, Sendable {
  /// `src`; nil is spoken like media that cannot be had.
  package var source: String?
  /// `type`, which other elements have and real documents carry: what a file without header holds.
  package var mediaType: String?
  package var fetchTimeout: TimeDesignation?
  package var fetchHint: FetchHint?
  /// In seconds, as HTTP has it.
  package var maxAge: Int?
  /// In seconds, as HTTP has it.
  package var maxStale: Int?
  /// In the media's own time.
  package var clipBegin: TimeDesignation?
  /// In the media's own time.
  package var clipEnd: TimeDesignation?
  /// Above 0; may have a fraction.
  package var repeatCount: Double?
  package var repeatDuration: TimeDesignation?
  package var soundLevel: Decibels?
  /// 1 is the media's own speed; above 0.
  package var speed: Double?

  package init() {}
}
