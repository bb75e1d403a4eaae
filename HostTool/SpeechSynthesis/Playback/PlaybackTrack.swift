package import SpeechTypes

/// One utterance's sound on its way from the provider to the listener; pure.
///
/// Positions count frames from the utterance's first. What is not heard yet is kept, so that a pause
/// can go on from the sample it came at, whatever the device had taken by then.
package struct PlaybackTrack: Sendable {
  private var samples: [Int16] = []
  /// Position of the first of `samples` that counts, and its index.
  private var basePosition = 0
  private var baseIndex = 0
  package private(set) var writtenPosition = 0
  package private(set) var heardPosition = 0
  package private(set) var isComplete = false
  package private(set) var wordEnd: WordEnd?
  /// Where the word ends that was being spoken when `wordEnd` was asked for.
  private var wordEndPosition: Int?
  private var searchPosition = 0
  /// Those that were not told yet.
  private var markers: [SpeechMarker] = []
  /// The furthest that `writtenPosition` ever was.
  private var takenPosition = 0

  package init() {}

  /// Frames that have come.
  package var endPosition: Int { basePosition + samples.count - baseIndex }

  // MARK: - From the provider

  /// Adds 16-bit little-endian samples.
  package mutating func append(_ bytes: ArraySlice<UInt8>) {
    samples.append(littleEndian: bytes)
  }

  /// Adds markers of audio that has not come yet.
  package mutating func append(_ markers: [SpeechMarker]) {
    self.markers += markers
    findWordEnd()
  }

  /// Nothing more comes.
  package mutating func complete() { isComplete = true }

  // MARK: - To the device

  /// Where writing stops for now.
  private var limit: Int { min(wordEndPosition ?? .max, endPosition) }

  /// The next samples to write, at most so many; empty when none are there.
  package func next(atMost frameCount: Int) -> ArraySlice<Int16> {
    let count = min(frameCount, limit - writtenPosition)
    let start = baseIndex + writtenPosition - basePosition
    return samples[start..<(start + max(0, count))]
  }

  /// The device has taken so many.
  ///
  /// - Returns: How many of them it had not taken before.
  package mutating func wrote(_ frameCount: Int) -> Int {
    writtenPosition += frameCount
    if let wordEndPosition, wordEndPosition < writtenPosition {
      // The end was asked for while these were on their way, and its word is past by now.
      searchPosition = writtenPosition
      self.wordEndPosition = nil
      findWordEnd()
    }
    let newFrameCount = max(0, writtenPosition - takenPosition)
    takenPosition += newFrameCount
    return newFrameCount
  }

  /// Whether nothing more is to be written, so that the device may play out.
  package var isWrittenOut: Bool {
    writtenPosition == limit && (wordEndPosition == limit || isComplete)
  }

  /// Whether all there is was written; nothing is left for after a pause.
  package var isFinished: Bool { isComplete && writtenPosition == endPosition }

  /// The device has let be heard what lies before the position.
  package mutating func heard(_ position: Int) {
    heardPosition = max(heardPosition, min(position, writtenPosition))
    forgetHeard()
  }

  /// The markers of what has begun to be heard since the last call.
  package mutating func takeReachedMarkers() -> [SpeechMarker] {
    let reached = Array(markers.prefix { isReached($0) })
    markers.removeFirst(reached.count)
    return reached
  }

  /// What begins where the sound is about to end for now has not begun.
  private func isReached(_ marker: SpeechMarker) -> Bool {
    marker.framePosition <= heardPosition && marker.framePosition != wordEndPosition
  }

  /// The device has dropped what was not heard; it is to be written again.
  package mutating func rewind() { writtenPosition = heardPosition }

  private mutating func forgetHeard() {
    baseIndex += heardPosition - basePosition
    basePosition = heardPosition
    // Moving what is left costs as much as what is dropped: not for each piece.
    guard baseIndex > 65_536 else { return }
    samples.removeFirst(baseIndex)
    baseIndex = 0
  }

  // MARK: - Ends of words

  /// Asks for an end of the sound behind the word that is being written; nil takes it back.
  package mutating func end(atWord wordEnd: WordEnd?) {
    if self.wordEnd == nil || wordEnd == nil {
      wordEndPosition = nil
      searchPosition = writtenPosition
    }
    self.wordEnd = wordEnd
    findWordEnd()
  }

  private mutating func findWordEnd() {
    guard wordEnd != nil, wordEndPosition == nil else { return }
    wordEndPosition =
      markers.first {
        // A word at the very start of the utterance ends nothing.
        $0.kind == .word && $0.framePosition >= searchPosition && $0.framePosition > 0
      }?.framePosition
  }
}
