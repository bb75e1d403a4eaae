internal import Pronunciation
import SpeechTypes
internal import TextAnalysis
internal import VoiceBundle

/// Decides how a request's sentences are said: which recordings, pauses and markers, in order.
///
/// One for each request; it keeps what goes from one sentence to the next. The first sentence is
/// planned in parts, so that its first words are heard while others are being chosen.
struct SpeechPlanner {
  /// Whether plans have events, which only a request for a plan reads.
  var makesEvents = false
  private let voices: RequestVoices
  /// What is left of the sentence under way.
  private var elements: ArraySlice<SentenceElement> = []
  private var speech: (any SentenceSpeech)?
  /// How the next of its words are said, as far as that is known.
  private var renderings: ArraySlice<WordRendering> = []
  private var sentence = SpokenSentence()
  private var needsSentenceMarker = false
  /// The number of the voice that spoke last.
  private var voiceNumber = 0
  private let audioReport: AudioReport
  /// The part that is being made.
  private var plan = Plan()
  /// The pause that stands before the next word by itself, in milliseconds.
  private var pendingMilliseconds = 0
  private var hasSpoken = false
  private var hasSounded = false
  /// Of the sentence so far.
  private var frameCount = 0
  private var requestedPauses = 0

  /// When a word is said, in frames from the sentence's first step on.
  struct WordTime: Hashable {
    var start: Int
    var end: Int
    /// Frames of the pauses and sounds before it that the document asks for.
    var requestedPauses: Int

    var length: Int { end - start }

    func moved(by frameCount: Int) -> WordTime {
      WordTime(
        start: start + frameCount, end: end + frameCount, requestedPauses: requestedPauses)
    }
  }

  /// Something to tell of a word, where it stands.
  struct Problem: Hashable {
    var code: Diagnostic.Code
    var severity: Diagnostic.Severity
    var message: String
    var offset: TextOffset
  }

  /// How one sentence is said, or a part of it.
  struct Plan {
    var steps: [RenderStep] = []
    /// None where nobody asked for them.
    var events: [PlanEvent] = []
    var problems: [Problem] = []
    /// Of every word, spoken or not.
    var words: [WordTime] = []
  }

  /// - Parameter audioReport: Where it is told what goes wrong with sounds later.
  init(voices: RequestVoices, audioReport: AudioReport) {
    self.voices = voices
    self.audioReport = audioReport
  }

  var sampleRate: Double { voices.sampleRate }

  /// Plans all of a sentence.
  mutating func plan(_ sentence: SpokenSentence) throws(RecordingError) -> Plan {
    begin(sentence)
    var whole = Plan()
    while let part = try next() {
      whole.steps += part.steps
      whole.events += part.events
      whole.problems += part.problems
      whole.words += part.words
    }
    return whole
  }

  /// Begins a sentence; the one before is over.
  mutating func begin(_ sentence: SpokenSentence) {
    self.sentence = sentence
    elements = sentence.elements[...]
    speech = VoicedSpeech(sentence, voices)
    renderings = []
    needsSentenceMarker = !sentence.continuesSentence
    frameCount = 0
  }

  /// Plans the sentence to its end, or as little of it as can be heard while nothing of the request
  /// has been.
  ///
  /// - Returns: Nil when the sentence is over.
  /// - Throws: When a recording that is needed cannot be used.
  mutating func next() throws(RecordingError) -> Plan? {
    guard speech != nil else { return nil }
    plan = Plan()
    let isUrgent = !hasSounded
    while let element = elements.first {
      if case .word = element, renderings.isEmpty {
        if isUrgent, hasSounded { return plan }
        renderings = (try speech?.next(isUrgent: isUrgent) ?? [])[...]
      }
      elements.removeFirst()
      add(element)
    }
    speech = nil
    if sentence.range != nil {
      pendingMilliseconds = max(pendingMilliseconds, PausePolicy.milliseconds(sentence.ending))
    }
    return plan
  }

  private mutating func add(_ element: SentenceElement) {
    switch element {
    case .word(let word):
      // There is one for each word.
      guard let rendering = renderings.popFirst() else { return }
      changeVoice(to: word)
      if rendering.goesOn { pendingMilliseconds = 0 }
      if rendering.rendering != .none { emitPause(rate: word.style.prosody.rate) }
      if needsSentenceMarker, let range = sentence.range {
        beginSentence(range, startsParagraph: sentence.startsParagraph)
        needsSentenceMarker = false
      }
      say(word, rendering)
    case .boundary(let boundary):
      pendingMilliseconds = max(pendingMilliseconds, PausePolicy.milliseconds(boundary))
    case .pause(let pause, let range): self.pause(pause, range)
    case .mark(let name, let offset): mark(name, offset)
    case .audio(let audio): play(audio)
    }
  }

  private mutating func addEvent(_ content: PlanEvent.Content, _ range: TextRange) {
    guard makesEvents else { return }
    plan.events.append(PlanEvent(content, textRange: range))
  }
}

// MARK: - Words

extension SpeechPlanner {
  private mutating func say(_ word: SpokenWord, _ rendering: WordRendering) {
    if makesEvents { addEvent(.word(planned(word, rendering)), word.range) }
    if let substitution = rendering.substitution {
      plan.problems.append(
        Problem(
          code: .nearestPhone, severity: .note, message: substitution, offset: word.range.start))
    }
    if let problem = rendering.problem {
      plan.problems.append(
        Problem(
          code: .noRecording, severity: .warning, message: problem + "; skipped",
          offset: word.range.start))
    }
    let start = frameCount
    defer {
      plan.words.append(
        WordTime(start: start, end: frameCount, requestedPauses: requestedPauses))
    }
    guard rendering.rendering != .none else { return }
    plan.steps.append(.marker(SpeechMarker(.word, framePosition: 0, textRange: word.range)))
    // The first sound comes at once.
    let sounds = hasSounded ? rendering.steps : rendering.steps.fromFirstAudible
    plan.steps += sounds
    frameCount += sounds.frameCount
    hasSounded = hasSounded || sounds.frameCount > 0
    hasSpoken = true
    pendingMilliseconds = rendering.gapMilliseconds
  }

  private func planned(_ word: SpokenWord, _ rendering: WordRendering) -> PlannedWord {
    PlannedWord(
      spoken: word.spoken,
      language: word.style.language
        ?? voices[voiceNumber].bundle.manifest.primaryLanguages.first,
      prosody: word.style.prosody, phonemes: rendering.phonemes.ipa,
      rendering: rendering.rendering)
  }

  /// Tells of another voice, at the first word that it says.
  private mutating func changeVoice(to word: SpokenWord) {
    guard word.style.voice != voiceNumber else { return }
    voiceNumber = word.style.voice
    let identifier = voices[voiceNumber].bundle.manifest.identifier
    addEvent(.voice(identifier), TextRange(word.range.start, word.range.start))
  }

  private mutating func beginSentence(_ range: TextRange, startsParagraph: Bool) {
    if startsParagraph {
      plan.steps.append(.marker(SpeechMarker(.paragraph, framePosition: 0, textRange: range)))
      addEvent(.paragraph, range)
    }
    plan.steps.append(.marker(SpeechMarker(.sentence, framePosition: 0, textRange: range)))
    addEvent(.sentence, range)
  }
}

// MARK: - Sounds

extension SpeechPlanner {
  /// Puts a sound in its place: behind the pause that stands there, and with none of its own.
  private mutating func play(_ audio: SpokenAudio) {
    addEvent(.audio(uri: audio.uri, isPlayable: audio.passage != nil), audio.range)
    guard let passage = audio.passage else { return }
    let clip = AudioClip(
      audio, passage, sampleRate: voices.sampleRate, report: audioReport)
    guard clip.frameCount > 0 else { return }
    emitPause(rate: audio.rate)
    plan.steps.append(.audio(clip))
    frameCount += clip.frameCount
    // Of a length that is asked for it takes its share, which no rate changes.
    requestedPauses += clip.frameCount
    hasSpoken = true
    hasSounded = true
  }
}

// MARK: - Pauses and marks

extension SpeechPlanner {
  /// Renders the pause that stands before a word, at its rate; none before the first.
  private mutating func emitPause(rate: Double) {
    if hasSpoken { silence(milliseconds: Double(pendingMilliseconds) / rate) }
    pendingMilliseconds = 0
  }

  private mutating func pause(_ pause: RequestedPause, _ range: TextRange) {
    let milliseconds: Int
    switch pause {
    case .none:
      pendingMilliseconds = 0
      milliseconds = 0
    case .milliseconds(let asked):
      milliseconds = asked
      // A break stands in for the small gap between recordings, not for a sentence's pause.
      if pendingMilliseconds == PausePolicy.joinMilliseconds { pendingMilliseconds = 0 }
    case .strength(let strength):
      milliseconds = max(0, PausePolicy.milliseconds(strength: strength) - pendingMilliseconds)
    }
    let before = frameCount
    silence(milliseconds: Double(milliseconds))
    requestedPauses += frameCount - before
    addEvent(.pause(milliseconds: milliseconds), range)
  }

  private mutating func silence(milliseconds: Double) {
    let frameCount = Int((voices.sampleRate * milliseconds / 1000).rounded())
    guard frameCount > 0 else { return }
    plan.steps.append(.silence(frameCount: frameCount))
    self.frameCount += frameCount
  }

  private mutating func mark(_ name: String, _ offset: TextOffset) {
    let range = TextRange(offset, offset)
    plan.steps.append(
      .marker(SpeechMarker(.bookmark, framePosition: 0, textRange: range, name: name)))
    addEvent(.mark(name: name), range)
  }
}
