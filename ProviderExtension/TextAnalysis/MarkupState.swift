import SSML
import SpeechTypes

/// What the elements that are open mean for the text inside them.
struct MarkupState {
  /// What elements change for what is inside them.
  private struct Scope {
    var style = SpeechStyle()
    var voices: VoiceState
    var change = Prosody.normal
    var isSkipped = false
    var isUnused = false
    var splitsSentences = true
    var lexiconScope = LexiconScope()
  }

  /// An element that is open.
  private struct Frame {
    /// What is so again at its end; nil for an element that changes nothing.
    var outerScope: Scope?
    var end = EndAction.nothing
  }

  /// What the end of an element calls for.
  enum EndAction: Hashable {
    case nothing
    case sentence
    case paragraph
    /// The alias to speak instead of the content.
    case alias(String)
    /// A `token`.
    case word
    case sayAs
    /// A silence instead of the content.
    case silence
    /// The content that is said with phones of its own.
    case phones
  }

  /// Far beyond what is spoken, so that a change may undo another, and a number all the same.
  private static let sane = 0.0...1000.0

  private let base: Prosody
  private let cast: VoiceCast
  private var scope: Scope
  private var voiceRemarks: [VoiceRemark] = []
  private var frames: [Frame] = []
  private var spanCount = 0
  /// The document's `xml:base`.
  private(set) var uriBase: String?
  private(set) var version = SSMLVersion.version11

  /// - Parameters:
  ///   - base: The prosody of text in no element.
  ///   - voice: The voice of text in no element.
  init(base: Prosody, voice: SpeakingVoice, cast: VoiceCast) {
    self.base = base
    scope = Scope(voices: VoiceState(voice))
    self.cast = cast
    scope.style.prosody = base
  }

  var style: SpeechStyle { scope.style }

  /// What the document's elements ask for, as a change of `base`; not held to what a voice can do.
  var change: Prosody { scope.change }

  /// Nothing in here is spoken.
  var isSkipped: Bool { scope.isSkipped }

  /// Not even marks are told: what is in here stands for a sound that is played (SSML 1.1 §3.3.1).
  var isUnused: Bool { scope.isUnused }

  /// Whether sentences are to be found in the text.
  var splitsSentences: Bool { scope.splitsSentences }

  /// The lexicons of the `lookup` elements, the innermost first, and the roles of a `token`.
  var lexiconScope: LexiconScope { scope.lexiconScope }

  /// Takes an element in.
  mutating func open(_ element: SSMLElement) {
    switch element {
    case .breakPause, .mark, .other:
      frames.append(Frame())
      return
    default: break
    }
    var frame = Frame(outerScope: scope)
    switch element {
    case .speak(let attributes):
      version = attributes.version
      uriBase = attributes.base
      setLanguage(attributes.language)
    case .paragraph(let attributes):
      setLanguage(attributes)
      frame.end = .paragraph
    case .sentence(let attributes):
      setLanguage(attributes)
      scope.splitsSentences = false
      frame.end = .sentence
    case .token(let roles, let attributes):
      scope.lexiconScope.roles = roles.map(\.inLexicon)
      setLanguage(attributes)
      frame.end = .word
    case .lang(let attributes): setLanguage(attributes)
    case .prosody(let attributes):
      apply(attributes)
    case .emphasis(let level):
      scope.change = Emphasis.applied(level, to: change)
      scope.style.prosody = scope.change.applied(to: base)
    case .voice(let attributes): if !isSkipped { change(attributes) }
    case .sub(let alias?):
      scope.isSkipped = true
      frame.end = .alias(alias)
    case .desc, .lexicon, .meta, .metadata: scope.isSkipped = true
    case .sayAs(let attributes):
      let kind = SayAs(attributes).kind
      scope.isSkipped = isSkipped || kind == .expletive
      frame.end = kind == .expletive ? .silence : kind == .text ? .nothing : .sayAs
    case .sub(nil), .phoneme, .audio, .lookup, .breakPause, .mark, .other: break
    }
    frames.append(frame)
  }

  /// The voice that speaks.
  var speakingVoice: SpeakingVoice { scope.voices.speaking }

  /// Whether text is left out, since no voice speaks its language.
  var ignoresText: Bool { scope.voices.ignoresText }

  /// What is to be told of the voice where there is text.
  var textRemark: VoiceRemark? { scope.voices.textRemark }

  /// What there is to tell of the elements that were opened since the last call.
  mutating func takeVoiceRemarks() -> [VoiceRemark] {
    defer { voiceRemarks.removeAll() }
    return voiceRemarks
  }

  /// Takes the innermost element out.
  mutating func close() -> EndAction {
    guard let frame = frames.popLast() else { return .nothing }
    if let outerScope = frame.outerScope { scope = outerScope }
    return isSkipped ? .nothing : frame.end
  }

  /// Leaves out what the innermost element holds: its sound is played instead.
  mutating func leaveOutContent() {
    scope.isSkipped = true
    scope.isUnused = true
  }

  /// The innermost element's content is looked up in a lexicon before all others.
  mutating func lookUp(in lexicon: Int) { scope.lexiconScope.lexicons.insert(lexicon, at: 0) }

  /// The innermost element's content is said with phones of its own.
  mutating func sayPhones() {
    scope.splitsSentences = false
    frames[frames.count - 1].end = .phones
  }

  private mutating func apply(_ attributes: ProsodyAttributes) {
    if let volume = attributes.volume {
      scope.change.volumeDecibels = Loudness.decibels(volume, over: scope.change.volumeDecibels)
    }
    if let rate = attributes.rate, attributes.duration == nil {
      scope.change.rate = SpeakingRate.multiple(rate, over: scope.change.rate).held(to: Self.sane)
    }
    openSpan(attributes)
    if attributes.contour == nil {
      if let pitch = attributes.pitch { scope.change.pitch = multiple(pitch) }
      if let range = attributes.range {
        scope.style.pitchRange = SpeakingRange.multiple(
          range, over: scope.style.pitchRange, voicePitchHertz: scope.voices.speaking.pitchHertz)
      }
    }
    scope.style.prosody = scope.change.applied(to: base)
  }

  /// A pitch as a multiple of the request's.
  private func multiple(_ pitch: ProsodyPitch) -> Double {
    SpeakingPitch.multiple(
      pitch, over: scope.change.pitch, requestHertz: scope.voices.speaking.pitchHertz * base.pitch
    ).held(to: Self.sane)
  }

  private mutating func openSpan(_ attributes: ProsodyAttributes) {
    guard attributes.duration != nil || attributes.contour != nil else { return }
    spanCount += 1
    let contour = attributes.contour?.points.map { point in
      PitchTarget(
        position: point.position,
        multiple: (base.pitch * multiple(point.pitch)).held(to: Prosody.pitches))
    }
    scope.style.spans.append(
      ProsodySpan(
        number: spanCount, milliseconds: attributes.duration?.milliseconds,
        contour: contour ?? []))
  }

  private mutating func setLanguage(_ attributes: LanguageAttributes) {
    guard !isSkipped else { return }
    voiceRemarks += scope.voices.setLanguage(attributes, cast)
    followVoice()
  }

  private mutating func change(_ attributes: VoiceAttributes) {
    voiceRemarks += scope.voices.change(by: attributes, version: version, cast)
    followVoice()
  }

  private mutating func followVoice() {
    scope.style.voice = scope.voices.speaking.number
    scope.style.language = scope.voices.spokenLanguage
  }
}
