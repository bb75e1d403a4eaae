import SpeechTypes
internal import TextAnalysis
internal import VoiceBundle

/// Decides how a request's sentences are said: which recordings, pauses and markers, in order.
///
/// One for each request; it keeps what goes from one sentence to the next.
struct SpeechPlanner {
  private let voice: OpenedVoice
  private var steps: [RenderStep] = []
  private var events: [PlanEvent] = []
  private var problems: [Problem] = []
  /// The pause that stands before the next word by itself, in milliseconds.
  private var pendingMilliseconds = 0
  private var hasSpoken = false

  /// Something to tell of a word, where it stands.
  struct Problem: Hashable {
    var code: Diagnostic.Code
    var severity: Diagnostic.Severity
    var message: String
    var offset: TextOffset
  }

  /// How one sentence is said.
  struct Plan {
    var steps: [RenderStep]
    var events: [PlanEvent]
    var problems: [Problem]
  }

  init(voice: OpenedVoice) { self.voice = voice }

  mutating func plan(_ sentence: SpokenSentence) -> Plan {
    steps = []
    events = []
    problems = []
    let placements = place(sentence)
    var nextWord = 0
    var needsSentenceMarker = !sentence.continuesSentence
    for element in sentence.elements {
      switch element {
      case .word(let word):
        let placement = placements[nextWord]
        nextWord += 1
        if placement.recording != nil { emitPause() }
        if needsSentenceMarker, let range = sentence.range {
          beginSentence(range, startsParagraph: sentence.startsParagraph)
          needsSentenceMarker = false
        }
        say(word, placement)
      case .boundary(let boundary):
        pendingMilliseconds = max(pendingMilliseconds, PausePolicy.milliseconds(boundary))
      case .pause(let pause, let range): self.pause(pause, range)
      case .mark(let name, let offset): mark(name, offset)
      }
    }
    if sentence.range != nil {
      pendingMilliseconds = max(pendingMilliseconds, PausePolicy.milliseconds(sentence.ending))
    }
    return Plan(steps: steps, events: events, problems: problems)
  }
}

// MARK: - Words

extension SpeechPlanner {
  /// What one word is said with.
  fileprivate struct Placement {
    var recording: MappedRecording?
    var frames = 0..<0
    var isFirstOfRecording = false
    var isLastOfRecording = false
    var rendering = PlannedWord.Rendering.none
    var problem: String?
  }

  private func place(_ sentence: SpokenSentence) -> [Placement] {
    let words = Self.wordsToCover(sentence)
    var placements: [Placement] = []
    for piece in voice.index.cover(words) {
      let spoken = words[piece.words.lowerBound].spoken
      guard let number = piece.recording else {
        placements.append(
          Placement(problem: "voice \"\(voice.name)\" has no recording of \"\(spoken)\""))
        continue
      }
      do throws(RecordingError) {
        placements += self.placements(of: piece, number, try voice.recording(number))
      } catch {
        placements += piece.words.map { _ in Placement(problem: "\(error)") }
      }
    }
    return placements
  }

  private func placements(
    of piece: PhraseIndex.Piece, _ number: Int, _ recording: MappedRecording
  ) -> [Placement] {
    let starts = voice.wordStarts(inRecording: number, frameCount: recording.frameCount)
    return piece.words.indices.map { index in
      let offset = index - piece.words.lowerBound
      let isLast = index == piece.words.upperBound - 1
      let start = offset == 0 ? 0 : starts[offset]
      let end = isLast ? recording.frameCount : max(start, starts[offset + 1])
      return Placement(
        recording: recording, frames: start..<end, isFirstOfRecording: offset == 0,
        isLastOfRecording: isLast, rendering: piece.words.count > 1 ? .phrase : .word)
    }
  }

  /// The sentence's words, and behind which of them a pause or a change of style comes.
  private static func wordsToCover(_ sentence: SpokenSentence) -> [PhraseIndex.Word] {
    var words: [PhraseIndex.Word] = []
    var style: SpeechStyle?
    for element in sentence.elements {
      switch element {
      case .word(let word):
        if let last = words.indices.last, style != word.style { words[last].endsStretch = true }
        style = word.style
        words.append(PhraseIndex.Word(word.spoken))
      case .boundary, .pause(.milliseconds, _), .pause(.strength, _):
        if let last = words.indices.last {
          words[last] = PhraseIndex.Word(words[last].spoken, isBeforePause: true)
        }
      case .pause(.none, _), .mark: break
      }
    }
    if let last = words.indices.last, sentence.ending > .none {
      words[last] = PhraseIndex.Word(words[last].spoken, isBeforePause: true)
    }
    return words
  }

  private mutating func say(_ word: SpokenWord, _ placement: Placement) {
    let prosody = word.style.prosody
    events.append(
      PlanEvent(
        .word(
          PlannedWord(
            spoken: word.spoken,
            language: word.style.language ?? voice.bundle.manifest.primaryLanguages.first,
            prosody: prosody, rendering: placement.rendering)),
        textRange: word.range))
    if let problem = placement.problem {
      problems.append(
        Problem(
          code: .noRecording, severity: .warning, message: problem + "; skipped",
          offset: word.range.start))
    }
    guard let recording = placement.recording else { return }
    // The first sound comes at once; later ones come as they were recorded.
    let skipped = hasSpoken ? 0 : recording.leadingSilenceFrameCount
    let start = min(max(placement.frames.lowerBound, skipped), placement.frames.upperBound)
    steps.append(.marker(SpeechMarker(.word, framePosition: 0, textRange: word.range)))
    steps.append(
      .recording(
        recording, frames: start..<placement.frames.upperBound,
        gain: Gain.linear(decibels: prosody.volumeDecibels, peak: recording.peak),
        fadesIn: placement.isFirstOfRecording && !recording.startsQuietly,
        fadesOut: placement.isLastOfRecording && !recording.endsQuietly))
    hasSpoken = true
    pendingMilliseconds = placement.isLastOfRecording ? PausePolicy.joinMilliseconds : 0
  }

  private mutating func beginSentence(_ range: TextRange, startsParagraph: Bool) {
    if startsParagraph {
      steps.append(.marker(SpeechMarker(.paragraph, framePosition: 0, textRange: range)))
      events.append(PlanEvent(.paragraph, textRange: range))
    }
    steps.append(.marker(SpeechMarker(.sentence, framePosition: 0, textRange: range)))
    events.append(PlanEvent(.sentence, textRange: range))
  }
}

// MARK: - Pauses and marks

extension SpeechPlanner {
  /// Renders the pause that stands before a word; none before the first.
  private mutating func emitPause() {
    if hasSpoken { silence(milliseconds: pendingMilliseconds) }
    pendingMilliseconds = 0
  }

  private mutating func pause(_ pause: RequestedPause, _ range: TextRange) {
    let milliseconds: Int
    switch pause {
    case .none:
      pendingMilliseconds = 0
      milliseconds = 0
    case .milliseconds(let asked):
      milliseconds = min(asked, PausePolicy.longestMilliseconds)
      if asked > milliseconds {
        problems.append(
          Problem(
            code: .limit, severity: .warning,
            message: "a break of \(asked) ms is cut to \(milliseconds) ms", offset: range.start))
      }
      // A break stands in for the small gap between recordings, not for a sentence's pause.
      if pendingMilliseconds == PausePolicy.joinMilliseconds { pendingMilliseconds = 0 }
    case .strength(let strength):
      milliseconds = max(0, PausePolicy.milliseconds(strength: strength) - pendingMilliseconds)
    }
    silence(milliseconds: milliseconds)
    events.append(PlanEvent(.pause(milliseconds: milliseconds), textRange: range))
  }

  private mutating func silence(milliseconds: Int) {
    let frameCount = Int((voice.sampleRate * Double(milliseconds) / 1000).rounded())
    if frameCount > 0 { steps.append(.silence(frameCount: frameCount)) }
  }

  private mutating func mark(_ name: String, _ offset: TextOffset) {
    let range = TextRange(offset, offset)
    steps.append(
      .marker(SpeechMarker(.bookmark, framePosition: 0, textRange: range, name: name)))
    events.append(PlanEvent(.mark(name: name), textRange: range))
  }
}
