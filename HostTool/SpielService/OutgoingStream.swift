package import SpeechTypes

/// One request's sound and events on their way to the client; pure.
package struct OutgoingStream {
  /// The next thing to do.
  package enum Step: Equatable {
    /// Write this, whole.
    /// - Parameter audioByteCount: How much of it is sound.
    case write([UInt8], audioByteCount: Int)
    /// Close the pipe.
    case end
  }

  private let form: StreamForm
  private let text: SpielText
  private var hasBegun = false
  private var isComplete = false
  private var audio: [UInt8] = []
  /// What was sent of `audio`.
  private var sentByteCount = 0
  /// Frames that were sent in all.
  private var sentFrameCount = 0
  /// In the order of their positions.
  private var markers: [SpeechMarker] = []

  package init(_ form: StreamForm, text: SpielText) {
    self.form = form
    self.text = text
  }

  package mutating func append(_ samples: ArraySlice<UInt8>) {
    if sentByteCount == audio.count {
      audio = []
      sentByteCount = 0
    }
    audio += samples
  }

  package mutating func append(_ markers: [SpeechMarker]) {
    if form == .chunks { self.markers += markers }
  }

  /// Nothing more comes.
  package mutating func complete() { isComplete = true }

  /// Whether there is something to do now.
  package var isReady: Bool {
    !hasBegun && form == .chunks || waitingByteCount > 0 || isMarkerDue || isComplete
  }

  /// Bytes of whole samples.
  private var waitingByteCount: Int { (audio.count - sentByteCount) & ~1 }

  private var isMarkerDue: Bool {
    guard let marker = markers.first else { return false }
    // A marker behind the last frame is the end's.
    return marker.framePosition <= sentFrameCount || waitingByteCount == 0 && isComplete
  }

  /// Takes the next step; nil when nothing is there yet.
  package mutating func next() -> Step? {
    if !hasBegun {
      hasBegun = true
      if form == .chunks { return .write(StreamChunk.header, audioByteCount: 0) }
    }
    while isMarkerDue {
      if let event = event(of: markers.removeFirst()) { return .write(event, audioByteCount: 0) }
    }
    guard waitingByteCount > 0 else { return isComplete ? .end : nil }
    let untilMarker = markers.first.map { ($0.framePosition - sentFrameCount) * 2 } ?? .max
    let byteCount = min(waitingByteCount, untilMarker, StreamChunk.longestAudioByteCount)
    let samples = audio[sentByteCount..<(sentByteCount + byteCount)]
    sentByteCount += byteCount
    sentFrameCount += byteCount / 2
    return .write(
      form == .chunks ? StreamChunk.audio(samples) : Array(samples), audioByteCount: byteCount)
  }

  private func event(of marker: SpeechMarker) -> [UInt8]? {
    let kind: StreamChunk.EventKind
    switch marker.kind {
    case .word: kind = .word
    case .sentence: kind = .sentence
    case .paragraph: kind = .range
    case .bookmark: kind = .mark
    // There is no event for it.
    case .phoneme: return nil
    }
    let characters = text.characters(of: marker.textRange)
    return StreamChunk.event(kind, characters: characters, name: marker.name)
  }
}
