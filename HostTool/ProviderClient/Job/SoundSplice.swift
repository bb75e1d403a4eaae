package import SpeechTypes

/// Joins the sound of a second attempt to what the first one delivered; pure.
///
/// Markers are delivered with the audio that holds their position, so that what was delivered is
/// always a whole beginning of the utterance.
package struct SoundSplice: Sendable {
  /// A piece to deliver, its markers first; positions are those of the whole.
  package struct Piece: Sendable {
    package var markers: [SpeechMarker] = []
    package var audio: ArraySlice<UInt8> = []
  }

  private enum Skip {
    /// Up to a frame of this attempt.
    case frames(Int)
    /// Up to the word that starts at or behind a place of the text, in UTF-8 bytes.
    case words(until: Int)
  }

  /// Frames that were delivered by all attempts.
  package private(set) var deliveredFrameCount = 0
  private var skip = Skip.frames(0)
  /// Frames of this attempt that have come.
  private var framePosition = 0
  /// What makes a position of this attempt one of the whole.
  private var shift = 0
  /// Markers whose audio has not come.
  private var waiting: [SpeechMarker] = []
  /// The end of the last word that was begun, in UTF-8 bytes of the text.
  private var lastWordEnd: Int?
  /// The text of the last word marker that came.
  private var lastWordRange: TextRange?

  package init() {}

  /// Whether an attempt has not come to the word that it was to go on with.
  package var isBeforeNextWord: Bool {
    if case .words = skip { true } else { false }
  }

  /// The next attempt makes the same sound from its start.
  package mutating func continueSameSound() {
    skip = .frames(deliveredFrameCount - shift)
    framePosition = 0
    waiting = []
    lastWordRange = nil
  }

  /// The next attempt makes another sound; it is joined where its next word begins.
  package mutating func continueWithNextWord() {
    skip = lastWordEnd.map { .words(until: $0) } ?? .frames(0)
    framePosition = 0
    shift = deliveredFrameCount
    waiting = []
    lastWordRange = nil
  }

  /// Takes markers, which come before the audio at their positions.
  ///
  /// What is written as one word and spoken as several, such as a number, is one word here.
  package mutating func take(_ markers: [SpeechMarker]) {
    for var marker in markers {
      if marker.kind == .word {
        guard marker.textRange != lastWordRange else { continue }
        lastWordRange = marker.textRange
      }
      if case .words(let start) = skip {
        guard marker.kind == .word, marker.textRange.start.utf8 >= start else { continue }
        skip = .frames(marker.framePosition)
        shift = deliveredFrameCount - marker.framePosition
      }
      guard case .frames(let count) = skip, marker.framePosition >= count else { continue }
      marker.framePosition += shift
      waiting.append(marker)
    }
  }

  /// Takes 16-bit samples.
  package mutating func take(audio bytes: ArraySlice<UInt8>) -> Piece {
    let frameCount = bytes.count / 2
    let skippedCount =
      switch skip {
      case .frames(let end): min(frameCount, max(0, end - framePosition))
      case .words: frameCount
      }
    framePosition += frameCount
    deliveredFrameCount += frameCount - skippedCount
    let end = deliveredFrameCount
    return Piece(
      markers: release { $0.framePosition < end }, audio: bytes.dropFirst(skippedCount * 2))
  }

  /// What is left at the end of the sound: markers behind its last frame.
  package mutating func finish() -> [SpeechMarker] { release { _ in true } }

  private mutating func release(while isDue: (SpeechMarker) -> Bool) -> [SpeechMarker] {
    let due = Array(waiting.prefix(while: isDue))
    waiting.removeFirst(due.count)
    if let word = due.last(where: { $0.kind == .word }) { lastWordEnd = word.textRange.end.utf8 }
    return due
  }
}
