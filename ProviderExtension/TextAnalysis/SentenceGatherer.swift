import SSML
import SpeechTypes

/// Follows a document's events and puts sentences together.
struct SentenceGatherer {
  /// Something to tell of markup, where it stands.
  struct Remark: Hashable {
    var code: Diagnostic.Code
    var message: String
    var position: TextPosition
    var severity = Diagnostic.Severity.warning
  }

  private enum Step {
    case piece(SentenceSplitter.Piece)
    /// A paragraph begins.
    case paragraph
  }

  private let isPlain: Bool
  private let options: SpeechOptions
  private let cast: VoiceCast
  private let audioFinder: (any AudioFinder)?
  private var splitter: SentenceSplitter
  var markup: MarkupState
  /// What has been gathered and not been read, so that the first sentence does not wait for others.
  private var steps: [Step] = []
  private var nextIndex = 0
  private var startsParagraph: Bool
  private var continuesSentence = false
  private var remarks: [Remark] = []
  private var reported: Set<String> = []
  /// The text inside a `sub` or another element whose text is not spoken, while one is open.
  private var aliasedRange: TextRange?
  private var aliasedCharacterCount = 0
  /// The start tag of that element.
  private var aliasingTag = TextRange.empty
  private var extent: MarkExtent?
  var word: OpenWord?
  /// The beginning of the `say-as` that is open.
  private var openSayAs: SentenceItem?
  /// The beginning of the `say-as` in which the last piece was cut.
  private var cutSayAs: SentenceItem?
  let lexiconSource: (any LexiconSource)?
  var lexicons = LexiconUse()
  /// The scope of what was gathered last.
  var gatheredScope = LexiconScope()

  /// Different remarks that are told; more are left out.
  private static let remarkLimit = 1000

  init(
    isPlain: Bool, options: SpeechOptions, voice: SpeakingVoice, audioFinder: (any AudioFinder)?,
    lexiconSource: (any LexiconSource)?, voiceFinder: (any VoiceFinder)?
  ) {
    self.audioFinder = audioFinder
    self.lexiconSource = lexiconSource
    self.isPlain = isPlain
    self.options = options
    cast = VoiceCast(voice, voiceFinder)
    markup = MarkupState(base: options.prosody, voice: voice, cast: cast)
    startsParagraph = isPlain
    splitter = SentenceSplitter(voice.language.reader)
  }

  /// Reads the next sentence, and no further.
  mutating func takeSentence() -> SpokenSentence? {
    if extent?.isHolding == true { return nil }
    while nextIndex < steps.count {
      let step = steps[nextIndex]
      nextIndex += 1
      switch step {
      case .paragraph: startsParagraph = true
      case .piece(let piece): if let sentence = sentence(piece) { return sentence }
      }
    }
    steps.removeAll(keepingCapacity: true)
    nextIndex = 0
    return nil
  }

  mutating func takeRemarks() -> [Remark] {
    defer { remarks.removeAll() }
    return remarks
  }

  /// What is to be told of words that were looked up in the sentence taken last.
  mutating func takeLexiconRemarks() -> [LexiconUse.Remark] { lexicons.takeRemarks() }

  /// Adds characters that are spoken as they stand.
  mutating func add(_ scalars: [SourceScalar]) {
    guard !markup.ignoresText, extent?.isOver != true else { return }
    beginWord(scalars)
    hold(scalars.count)
    splitter.setStyle(markup.style)
    for scalar in scalars {
      emit(
        splitter.add(
          scalar, splits: markup.splitsSentences, blankLineEndsParagraph: isPlain))
    }
  }

  /// Adds the next step through a document.
  ///
  /// - Parameter position: Where it begins.
  mutating func add(_ event: SSMLEvent, at position: TextPosition) {
    switch event {
    case .text(let text):
      if markup.isSkipped {
        aliasedRange = aliasedRange.map { $0.union(text.range) } ?? text.range
        aliasedCharacterCount += text.text.unicodeScalars.count
      } else {
        reportLanguage(of: text.text, at: position)
        add(
          text.isVerbatim
            ? SourceScalar.verbatim(text.text, from: text.range.start)
            : SourceScalar.substituted(text.text, for: text.range))
      }
    case .open(let element, let range): open(element, range, position)
    case .close(let range): close(at: range)
    }
  }

  /// Ends the last sentence.
  mutating func end() {
    end(.sentence)
    for remark in extent?.finish() ?? [] { report(remark) }
  }

  private mutating func end(_ ending: PhraseBoundary) {
    for piece in splitter.finish(ending) { emit(piece) }
  }

  /// Adds what is no character.
  mutating func add(_ item: SentenceItem) {
    guard extent?.isOver != true else { return }
    hold(1)
    emit(splitter.add(item))
  }

  /// Adds the edge of an element, which divides words but those that the document says are one.
  private mutating func addEdge() {
    if word == nil, openSayAs == nil { add(.tokenEnd) }
  }

  /// Adds a mark or pause; inside a word it comes behind it.
  private mutating func addBetweenWords(_ item: SentenceItem) {
    if word?.canHold == true {
      word?.held.append(item)
    } else {
      add(item)
    }
  }

  private mutating func open(
    _ element: SSMLElement, _ range: TextRange, _ position: TextPosition
  ) {
    var isPlayed = false
    if !markup.isSkipped {
      if let part = Unsupported.part(of: element, playsAudio: audioFinder != nil) {
        report(
          .unsupported, "\(part) has no effect with this voice; the text is spoken", at: position)
      }
      addEdge()
      switch element {
      case .speak(let attributes): extent = MarkExtent(attributes, at: position) ?? extent
      case .paragraph:
        end(.paragraph)
        if extent?.isOver != true { steps.append(.paragraph) }
      case .sentence: end(.sentence)
      case .breakPause(let strength, let time): addPause(strength, time, range, position)
      case .token(let role, _): word = OpenWord(role: role)
      case .sayAs(let attributes): open(SayAs(attributes), position)
      case .audio(let attributes): isPlayed = play(attributes, range, position)
      default: break
      }
      aliasedRange = nil
      aliasedCharacterCount = 0
      aliasingTag = range
    }
    // A mark is told even where the text around it is not spoken.
    if case .mark(let name) = element, !markup.isUnused { addMark(name, at: range.start) }
    markup.open(element)
    if isPlayed { markup.leaveOutContent() }
    openPronunciation(element, range, position)
    for remark in markup.takeVoiceRemarks() {
      report(remark.code, remark.message, at: position, remark.severity)
    }
    if case .sub(let alias?) = element { reportLanguage(of: alias, at: position) }
    if !markup.isSkipped, case .prosody(let attributes) = element {
      reportLimits(attributes, at: position)
    }
  }

  /// Takes in a sound.
  ///
  /// - Returns: Whether it is played, so that the element's content is not.
  private mutating func play(
    _ attributes: AudioAttributes, _ range: TextRange, _ position: TextPosition
  ) -> Bool {
    guard let audioFinder, extent?.isOver != true else { return false }
    let resolution = AudioResolution(
      attributes, at: range, position, base: markup.uriBase, style: markup.style,
      volumeDecibels: options.prosody.volumeDecibels, finder: audioFinder)
    // Each of them: a file that is missing is told where it is missed (SSML 1.1 §3.3.1).
    remarks += resolution.remarks.map {
      Remark(code: $0.code, message: $0.message, position: position)
    }
    addBetweenWords(.audio(resolution.audio))
    return resolution.audio.passage != nil
  }

  /// Tells of a rate or pitch that no voice speaks at (SSML 1.1 §3.2.4: values may be limited).
  private mutating func reportLimits(
    _ attributes: ProsodyAttributes, at position: TextPosition
  ) {
    func report(_ name: String, _ value: Double, _ limits: ClosedRange<Double>) {
      guard !limits.contains(value) else { return }
      let held = value.held(to: limits)
      self.report(
        .limit, "prosody \(name) is held to \(held) times the voice's own", at: position)
    }
    if attributes.rate != nil { report("rate", markup.change.rate, Prosody.rates) }
    if attributes.pitch != nil { report("pitch", markup.change.pitch, Prosody.pitches) }
  }

  private mutating func close(at range: TextRange) {
    let content = aliasedRange
    let action = markup.close()
    defer { addLexiconScope() }
    switch action {
    case .phones:
      add(.phonesEnd)
      addEdge()
    case .nothing: if !markup.isSkipped { addEdge() }
    case .sentence: end(.sentence)
    case .paragraph: end(.paragraph)
    case .alias(let alias):
      add(SourceScalar.substituted(alias, for: content ?? aliasingTag))
      addEdge()
    case .word: endWord()
    case .sayAs:
      openSayAs = nil
      add(.sayAsEnd)
    case .silence: addSilence(for: content)
    }
  }

  mutating func report(
    _ code: Diagnostic.Code, _ message: String, at position: TextPosition,
    _ severity: Diagnostic.Severity = .warning
  ) {
    report(Remark(code: code, message: message, position: position, severity: severity))
  }

  private mutating func report(_ remark: Remark) {
    // Once for each kind: a long document would else say the same thousands of times.
    guard reported.count < Self.remarkLimit, reported.insert(remark.message).inserted else {
      return
    }
    remarks.append(remark)
  }

  /// Tells of text in a language that the voice does not speak (SSML 1.1 §3.1.13).
  private mutating func reportLanguage(of text: String, at position: TextPosition) {
    guard let remark = markup.textRemark, text.unicodeScalars.contains(where: { !$0.isWhitespace })
    else { return }
    report(remark.code, remark.message, at: position, remark.severity)
  }

  private mutating func emit(_ piece: SentenceSplitter.Piece?) {
    if let piece { steps.append(.piece(piece)) }
  }

  /// Reads a piece; nil when there is nothing in it.
  private mutating func sentence(_ piece: SentenceSplitter.Piece) -> SpokenSentence? {
    var sentence = SpokenSentence()
    let (elements, remarks) = SentenceReader.elements(
      of: itemsToRead(piece), options, cast, &lexicons)
    sentence.elements = elements
    for remark in remarks { report(remark) }
    guard !sentence.elements.isEmpty else { return nil }
    sentence.text = piece.text
    sentence.ending = piece.ending
    for case .word(let word) in sentence.elements {
      sentence.range = sentence.range.map { $0.union(word.range) } ?? word.range
    }
    if sentence.range != nil {
      sentence.startsParagraph = startsParagraph
      sentence.continuesSentence = continuesSentence
      startsParagraph = isPlain && piece.ending == .paragraph
      continuesSentence = piece.isCut
    }
    return sentence
  }
}

// MARK: - Markup inside sentences

extension SentenceGatherer {
  private mutating func addPause(
    _ strength: BreakStrength?, _ time: TimeDesignation?, _ range: TextRange,
    _ position: TextPosition
  ) {
    let pause = RequestedPause(strength, time)
    addBetweenWords(.pause(pause, range))
    if let time, time.milliseconds > Double(RequestedPause.longestMilliseconds) {
      report(
        .limit, "break time is cut to \(RequestedPause.longestMilliseconds) ms", at: position)
    }
  }

  /// Adds a mark, and begins or ends what is spoken there.
  private mutating func addMark(_ name: String, at offset: TextOffset) {
    let step = extent?.reach(name) ?? .nothing
    switch step {
    case .nothing, .ends: break
    case .begins, .isEmpty:
      splitter = SentenceSplitter(cast.voice(0).language.reader)
      steps.removeAll()
      nextIndex = 0
      word?.hasText = false
      // What held was in what has been thrown away.
      gatheredScope = LexiconScope()
      addLexiconScope()
      if step == .begins, let openSayAs { add(openSayAs) }
    }
    if extent?.isOver != true {
      addBetweenWords(.mark(name: name, at: offset))
    } else if step == .ends {
      emit(splitter.add(.mark(name: name, at: offset)))
      end(.sentence)
    }
  }

  /// Tells when more is held back than may be.
  private mutating func hold(_ count: Int) {
    if let remark = extent?.hold(count) { report(remark) }
  }

  private mutating func beginWord(_ scalars: [SourceScalar]) {
    guard let word, !word.hasText, scalars.contains(where: { !$0.scalar.isWhitespace }) else {
      return
    }
    beginWord()
  }

  /// Begins the word of an open `token`, unless it has begun.
  mutating func beginWord() {
    guard let word, !word.hasText else { return }
    self.word?.hasText = true
    add(.wordStart(role: word.role))
  }

  private mutating func endWord() {
    guard let word else { return }
    self.word = nil
    add(word.hasText ? .wordEnd : .tokenEnd)
    for item in word.held { add(item) }
  }

  private mutating func open(_ sayAs: SayAs, _ position: TextPosition) {
    for problem in sayAs.problems { report(.unsupported, problem, at: position) }
    guard sayAs.kind != .text, sayAs.kind != .expletive else { return }
    let start = SentenceItem.sayAsStart(sayAs, position)
    openSayAs = start
    add(start)
  }

  /// Adds a pause about as long as it would take to say a text.
  private mutating func addSilence(for range: TextRange?) {
    guard let range else { return }
    let millisecondsPerCharacter = 65
    let characterCount = min(aliasedCharacterCount, 30)
    addBetweenWords(
      .pause(.milliseconds(max(characterCount * millisecondsPerCharacter, 200)), range))
  }

  /// A piece's items, behind the beginning of the `say-as` that it is cut out of.
  private mutating func itemsToRead(_ piece: SentenceSplitter.Piece) -> [SentenceItem] {
    let start = cutSayAs
    if piece.isCut || start != nil {
      for item in piece.items {
        if case .sayAsStart = item { cutSayAs = item }
        if case .sayAsEnd = item { cutSayAs = nil }
      }
    }
    return start.map { [$0] + piece.items } ?? piece.items
  }
}
