package import SpeechTypes

/// Lets one utterance after the other be heard; any thread.
package protocol SpeechPlaying: AnyObject, Sendable {
  /// Makes ready for an utterance; one under way is cut off.
  func begin(_ identifier: Int)

  /// Its samples have this rate; before the first of them.
  func setSampleRate(_ sampleRate: Double, of identifier: Int)

  /// Adds 16-bit little-endian samples.
  func append(_ bytes: ArraySlice<UInt8>, to identifier: Int)

  /// Adds markers, before the samples that they are about.
  func append(_ markers: [SpeechMarker], to identifier: Int)

  /// Nothing more comes.
  func complete(_ identifier: Int)

  /// Holds the sound at once, and what comes of it, until `resume`.
  func pause(_ identifier: Int)

  /// Ends the sound behind the word that is being spoken, for good or until `resume`.
  func end(atWord wordEnd: WordEnd, _ identifier: Int)

  /// Goes on from the sample that would have been heard next.
  func resume(_ identifier: Int)

  /// Cuts the sound off at once and forgets it.
  func abandon(_ identifier: Int)

  /// Ends the player.
  func close()
}

/// What happens behind a word.
package enum WordEnd: Sendable {
  case pause
  case stop
}

/// What a player tells, on its own thread.
package enum PlaybackEvent: Sendable {
  /// The first sample is on its way.
  case started(Int)
  /// So many bytes need no more room.
  case took(Int, byteCount: Int)
  /// What the markers are about is beginning.
  case reached(Int, [SpeechMarker])
  /// The pause behind a word has come about.
  case paused(Int)
  /// Everything was heard, or all up to the word that was to be the last.
  case ended(Int)
  case failed(Int, message: String)
}
