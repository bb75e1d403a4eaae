import SpeechTypes
internal import TextAnalysis
internal import VoiceBundle

/// One request on its way from text to steps.
///
/// The two kinds of voice differ in one place: a voice with rules waits for the whole text.
struct SpokenRequest {
  private var analyzer: TextAnalyzer
  private var planner: SpeechPlanner
  private let voices: RequestVoices
  private var rules: RuleAnswer?
  private var spans = SpanBuffer()
  /// Where words stand whose sentences wait: the analyzer forgets the lines behind it.
  private var positions: [TextOffset: TextPosition] = [:]
  /// Sentences that are ready to be planned.
  private var ready: [SpokenSentence] = []
  private var diagnostics: [Diagnostic] = []
  private let audioReport = AudioReport()
  private(set) var failure: SpeechFailure?
  private var isEnded = false

  /// What came of looking further.
  enum Step {
    case plan(SpeechPlanner.Plan)
    case needsText
    case end
  }

  /// - Parameter source: Of the voices that the document may change to, and of its lexicons.
  init(
    voice: OpenedVoice, source: any VoiceSource, textKind: SpeechTextKind, options: SpeechOptions
  ) {
    let files = DocumentFiles(options, voiceFolder: voice.bundle.path)
    let voices = RequestVoices(voice, source: source)
    self.voices = voices
    analyzer = TextAnalyzer(
      textKind, options: options, voice: voices.first,
      audioFinder: voice.playsWhole ? nil : AudioLibrary(files),
      lexicons: DocumentLexicons(files, source.lexicons),
      voiceFinder: voice.playsWhole ? nil : voices)
    planner = SpeechPlanner(voices: voices, audioReport: audioReport)
    if voice.playsWhole { rules = RuleAnswer(voice: voice) }
  }

  mutating func append(_ utf8: ArraySlice<UInt8>, isLast: Bool) {
    analyzer.append(utf8)
    if isLast { analyzer.finish() }
  }

  /// Why its voices cannot go on, as files of theirs are not what they were; nil while they can.
  var damage: SpeechFailure? { voices.damage }

  /// Tells of files that turned out short while the request was worked on.
  func setDamage(_ failure: SpeechFailure) { voices.setDamage(failure) }

  /// Why the request may not go on with its voices; nil while it may.
  var refusal: SpeechFailure? { voices.refusal }

  /// Whether plans tell what is spoken; see `SpeechPlanner.makesEvents`.
  var makesEvents: Bool {
    get { planner.makesEvents }
    set { planner.makesEvents = newValue }
  }

  var waitingByteCount: Int { analyzer.waitingByteCount }

  /// Plans the next sentence, or the next part of one.
  mutating func next() -> Step {
    do throws(RecordingError) {
      return try nextStep()
    } catch {
      // What is left out would be missed, and not be told.
      failure = SpeechFailure(.voiceUnusable, "\(error)")
      isEnded = true
      return .end
    }
  }

  private mutating func nextStep() throws(RecordingError) -> Step {
    while failure == nil {
      if let plan = try planner.next() {
        report(plan.problems)
        return .plan(plan)
      }
      if !ready.isEmpty {
        planner.begin(ready.removeFirst())
        continue
      }
      if isEnded { return .end }
      switch analyzer.next() {
      case .needsText: return .needsText
      case .sentence(let sentence):
        if let plan = rules?.add(sentence) { return .plan(plan) }
        remember(sentence)
        try resolve(spans.add(sentence))
      case .end:
        isEnded = true
        if let rules { return answer(rules) }
        try resolve(spans.takeAll())
      }
    }
    return .end
  }

  /// Makes groups of sentences ready, in order: a group begins where the one before has been
  /// planned.
  private mutating func resolve(_ groups: [[SpokenSentence]]) throws(RecordingError) {
    var planner = planner
    for (index, group) in groups.enumerated() {
      let resolved = try SpanResolver.resolved(group, planner)
      report(resolved.problems)
      ready += resolved.sentences
      guard index + 1 < groups.count else { return }
      for sentence in resolved.sentences { _ = try planner.plan(sentence) }
    }
  }

  private mutating func report(_ problems: [SpeechPlanner.Problem]) {
    for problem in problems {
      diagnostics.append(
        Diagnostic(
          problem.code, problem.severity, problem.message,
          at: positions[problem.offset] ?? analyzer.position(of: problem.offset)))
    }
  }

  private mutating func remember(_ sentence: SpokenSentence) {
    if ready.isEmpty, !spans.isWaiting { positions.removeAll() }
    guard sentence.hasSpans || spans.isWaiting else { return }
    for word in sentence.spokenWords {
      positions[word.range.start] = analyzer.position(of: word.range.start)
    }
  }

  mutating func takeDiagnostics() -> [Diagnostic] {
    let all = analyzer.takeDiagnostics() + diagnostics + audioReport.take()
    diagnostics.removeAll()
    return all
  }

  private mutating func answer(_ rules: RuleAnswer) -> Step {
    do throws(SpeechFailure) {
      return .plan(try rules.answer())
    } catch {
      failure = error
      return .end
    }
  }
}
