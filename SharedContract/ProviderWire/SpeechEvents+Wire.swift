import SpeechTypes

// MARK: - Writing

extension WireWriter {
  mutating func marker(_ marker: SpeechMarker) {
    integer(marker.kind.rawValue)
    integer(UInt64(marker.framePosition))
    textRange(marker.textRange)
    string(marker.name)
  }

  mutating func diagnostic(_ diagnostic: Diagnostic) {
    integer(diagnostic.severity.rawValue)
    textOffset(diagnostic.position.offset)
    integer(UInt32(clamping: diagnostic.position.line))
    integer(UInt32(clamping: diagnostic.position.column))
    string(diagnostic.code.rawValue)
    string(diagnostic.message)
  }

  mutating func planEvent(_ event: PlanEvent) {
    integer(event.content.kind.rawValue)
    textRange(event.textRange)
    switch event.content {
    case .paragraph, .sentence: break
    case .word(let word): plannedWord(word)
    case .mark(let name): string(name)
    case .pause(let milliseconds): integer(UInt32(clamping: milliseconds))
    case .audio(let uri, let isPlayable):
      flag(isPlayable)
      string(uri)
    case .voice(let identifier): string(identifier.rawValue)
    }
  }

  private mutating func plannedWord(_ word: PlannedWord) {
    integer(word.rendering.rawValue)
    real(word.prosody.rate)
    real(word.prosody.pitch)
    real(word.prosody.volumeDecibels)
    string(word.language?.rawValue ?? "")
    string(word.spoken)
    string(word.phonemes)
  }

  private mutating func textRange(_ range: TextRange) {
    textOffset(range.start)
    textOffset(range.end)
  }

  private mutating func textOffset(_ offset: TextOffset) {
    integer(UInt32(clamping: offset.utf8))
    integer(UInt32(clamping: offset.utf16))
  }
}

// MARK: - Reading

extension WireReader {
  mutating func marker() throws(WireError) -> SpeechMarker {
    let kind: SpeechMarker.Kind = try value()
    let framePosition = Int(clamping: try integer(UInt64.self))
    return SpeechMarker(
      kind, framePosition: framePosition, textRange: try textRange(), name: try string())
  }

  mutating func diagnostic() throws(WireError) -> Diagnostic {
    let severity: Diagnostic.Severity = try value()
    let position = TextPosition(
      offset: try textOffset(), line: Int(try integer(UInt32.self)),
      column: Int(try integer(UInt32.self)))
    let code = Diagnostic.Code(rawValue: try string())
    return Diagnostic(code, severity, try string(), at: position)
  }

  mutating func planEvent() throws(WireError) -> PlanEvent {
    let kind: PlanEvent.Content.Kind = try value()
    let range = try textRange()
    let content: PlanEvent.Content =
      switch kind {
      case .paragraph: .paragraph
      case .sentence: .sentence
      case .word: .word(try plannedWord())
      case .mark: .mark(name: try string())
      case .pause: .pause(milliseconds: Int(try integer(UInt32.self)))
      case .audio: try audio()
      case .voice: .voice(try VoiceIdentifier(&self))
      }
    return PlanEvent(content, textRange: range)
  }

  private mutating func audio() throws(WireError) -> PlanEvent.Content {
    let isPlayable = try flag()
    return .audio(uri: try string(), isPlayable: isPlayable)
  }

  private mutating func plannedWord() throws(WireError) -> PlannedWord {
    let rendering: PlannedWord.Rendering = try value()
    let prosody = Prosody(rate: try real(), pitch: try real(), volumeDecibels: try real())
    let language = LanguageTag(try string())
    return PlannedWord(
      spoken: try string(), language: language, prosody: prosody, phonemes: try string(),
      rendering: rendering)
  }

  mutating func audioFormat() throws(WireError) -> AudioFormat {
    let sampleRate = try real()
    guard (1000...192_000).contains(sampleRate) else {
      throw WireError("message started: a sample rate of \(sampleRate) Hz")
    }
    return AudioFormat(sampleRate: sampleRate, encoding: try value())
  }

  private mutating func textRange() throws(WireError) -> TextRange {
    let start = try textOffset()
    let end = try textOffset()
    guard start.utf8 <= end.utf8, start.utf16 <= end.utf16 else {
      throw WireError("a text range that ends before it starts")
    }
    return TextRange(start, end)
  }

  private mutating func textOffset() throws(WireError) -> TextOffset {
    TextOffset(utf8: Int(try integer(UInt32.self)), utf16: Int(try integer(UInt32.self)))
  }
}

extension PlanEvent.Content {
  /// How the cases are numbered on the wire.
  fileprivate enum Kind: UInt8 {
    case paragraph = 0
    case sentence = 1
    case word = 2
    case mark = 3
    case pause = 4
    case audio = 5
    case voice = 6
  }

  fileprivate var kind: Kind {
    switch self {
    case .paragraph: .paragraph
    case .sentence: .sentence
    case .word: .word
    case .mark: .mark
    case .pause: .pause
    case .audio: .audio
    case .voice: .voice
    }
  }
}
