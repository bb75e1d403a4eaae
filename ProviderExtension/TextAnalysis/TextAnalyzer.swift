import SSML
package import SpeechTypes

/// Turns a request's text into sentences to speak, one at a time, while the text still arrives.
///
/// A value, pure, for one thread. Memory is bounded by a sentence, the text that waits, and the
/// document's depth.
package struct TextAnalyzer {
  package enum Step: Hashable, Sendable {
    case sentence(SpokenSentence)
    /// More text must come first.
    case needsText
    case end
  }

  /// Text handed to the readers at a time: little at first, so that a long text that is all there
  /// does not delay its first sentence, and then twice as much each time, which takes less time.
  private var pieceByteCount = 128
  private static let longestPieceByteCount = 2048

  private let kind: SpeechTextKind
  /// Of the two that of the text's kind is used.
  private var plainReader = PlainTextReader()
  private var ssmlReader = SSMLReader()
  private var waiting: [UInt8] = []
  /// Bytes of `waiting` that have been looked at.
  private var readCount = 0
  private var isComplete = false
  private var isSourceFinished = false
  private var lines = LineTracker()
  private var diagnostics: [Diagnostic] = []
  private var gatherer: SentenceGatherer

  /// - Parameters:
  ///   - options: A prosody outside what a request may ask for is held within it.
  ///   - voice: The voice that is to speak.
  ///   - audioFinder: Nil for a voice that plays no other sounds.
  ///   - lexicons: Nil for a text that can name none.
  ///   - voiceFinder: Nil for a voice that does not give way to others.
  package init(
    _ kind: SpeechTextKind, options: SpeechOptions = SpeechOptions(),
    voice: SpeakingVoice = SpeakingVoice(), audioFinder: (any AudioFinder)? = nil,
    lexicons: (any LexiconSource)? = nil, voiceFinder: (any VoiceFinder)? = nil
  ) {
    self.kind = kind
    gatherer = SentenceGatherer(
      isPlain: kind == .plain, options: options.limited, voice: voice, audioFinder: audioFinder,
      lexiconSource: lexicons, voiceFinder: voiceFinder)
  }

  /// Adds UTF-8 text, cut anywhere.
  package mutating func append(_ utf8: ArraySlice<UInt8>) {
    if readCount >= waiting.count / 2 {
      waiting.removeFirst(readCount)
      readCount = 0
    }
    waiting.append(contentsOf: utf8)
  }

  /// Says that no more text comes.
  package mutating func finish() { isComplete = true }

  /// Bytes that were added and not looked at yet.
  package var waitingByteCount: Int { waiting.count - readCount }

  /// The next sentence.
  package mutating func next() -> Step {
    while true {
      let sentence = gatherer.takeSentence()
      for remark in gatherer.takeLexiconRemarks() {
        diagnostics.append(
          Diagnostic(
            remark.code, .warning, remark.message, at: lines.position(of: remark.offset)))
      }
      if let sentence {
        if let start = sentence.range?.start { lines.forget(before: start) }
        return .sentence(sentence)
      }
      if isSourceFinished { return .end }
      guard readOn() else { return .needsText }
    }
  }

  /// What was wrong in the text looked at since the last call.
  package mutating func takeDiagnostics() -> [Diagnostic] {
    diagnostics += ssmlReader.takeDiagnostics()
    for remark in gatherer.takeRemarks() {
      diagnostics.append(
        Diagnostic(remark.code, remark.severity, remark.message, at: remark.position))
    }
    defer { diagnostics.removeAll() }
    return diagnostics.sorted { $0.position.offset < $1.position.offset }
  }

  /// The line and column of a place in the sentence that `next` returned last.
  package func position(of offset: TextOffset) -> TextPosition { lines.position(of: offset) }

  /// Takes in what the reader has next.
  ///
  /// - Returns: False when it has nothing and no text waits.
  private mutating func readOn() -> Bool {
    switch kind {
    case .plain: readPlainText()
    case .ssml: readSSML()
    }
  }

  private mutating func readSSML() -> Bool {
    switch ssmlReader.next() {
    case .event(let event): gatherer.add(event, at: ssmlReader.eventPosition)
    case .needsInput:
      let piece = takePiece()
      guard piece != nil || isComplete else { return false }
      if let piece {
        ssmlReader.append(piece.span)
      } else {
        ssmlReader.finish()
      }
    case .end: finishSource()
    }
    return true
  }

  private mutating func readPlainText() -> Bool {
    let piece = takePiece()
    guard piece != nil || isComplete else { return false }
    if let piece {
      plainReader.append(piece)
    } else {
      plainReader.finish()
    }
    gatherer.add(
      plainReader.takeScalars { offset in
        diagnostics.append(
          Diagnostic(
            .encoding, .error, "bytes that are not UTF-8 are spoken as nothing",
            at: lines.position(of: offset)))
      })
    if piece == nil { finishSource() }
    return true
  }

  private mutating func finishSource() {
    isSourceFinished = true
    gatherer.end()
  }

  /// The next piece of the waiting text; nil when there is none.
  private mutating func takePiece() -> ArraySlice<UInt8>? {
    guard waitingByteCount > 0 else { return nil }
    let piece = waiting[readCount...].prefix(pieceByteCount)
    readCount += piece.count
    pieceByteCount = min(2 * pieceByteCount, Self.longestPieceByteCount)
    lines.add(piece)
    return piece
  }
}
