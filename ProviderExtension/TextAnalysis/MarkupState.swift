import SSML
import SpeechTypes

/// What the elements that are open mean for the text inside them.
struct MarkupState {
  /// What one element changed, to be undone at its end.
  private struct Frame {
    var style: SpeechStyle
    var voices: VoiceState
    var change: Prosody
    var isSkipped: Bool
    var isUnused: Bool
    var splitsSentences: Bool
    var lexiconScope: LexiconScope
    var end: EndAction
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
  private var voices: VoiceState
  private var voiceRemarks: [VoiceRemark] = []
  private var frames: [Frame] = []
  private var spanCount = 0
  private(set) var style = SpeechStyle()
  /// What the document's elements ask for, as a change of `base`; not held to what a voice can do.
  private(set) var change = Prosody.normal
  /// Nothing in here is spoken.
  private(set) var isSkipped = false
  /// Not even marks are told: what is in here stands for a sound that is played (SSML 1.1 §3.3.1).
  private(set) var isUnused = false
  /// The document's `xml:base`.
  private(set) var uriBase: String?
  /// Whether sentences are to be found in the text.
  private(set) var splitsSentences = true
  /// The lexicons of the `lookup` elements, the innermost first, and the roles of a `token`.
  private(set) var lexiconScope = LexiconScope()
  private(set) var version = SSMLVersion.version11

  /// - Parameters:
  ///   - base: The prosody of text in no element.
  ///   - voice: The voice of text in no element.
  init(base: Prosody, voice: SpeakingVoice, cast: VoiceCast) {
    self.base = base
    voices = VoiceState(voice)
    self.cast = cast
    style.prosody = base
  }

  /// Takes an element in.
  mutating func open(_ element: SSMLElement) {
    var frame = Frame(
      style: style, voices: voices, change: change, isSkipped: isSkipped, isUnused: isUnused,
      splitsSentences: splitsSentences, lexiconScope: lexiconScope, end: .nothing)
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
      splitsSentences = false
      frame.end = .sentence
    case .token(let roles, let attributes):
      lexiconScope.roles = roles.map(\.inLexicon)
      setLanguage(attributes)
      frame.end = .word
    case .lang(let attributes): setLanguage(attributes)
    case .prosody(let attributes):
      apply(attributes)
    case .emphasis(let level):
      change = Emphasis.applied(level, to: change)
      style.prosody = change.applied(to: base)
    case .voice(let attributes): if !isSkipped { change(attributes) }
    case .sub(let alias?):
      isSkipped = true
      frame.end = .alias(alias)
    case .desc, .lexicon, .meta, .metadata: isSkipped = true
    case .sayAs(let attributes):
      let kind = SayAs(attributes).kind
      isSkipped = isSkipped || kind == .expletive
      frame.end = kind == .expletive ? .silence : kind == .text ? .nothing : .sayAs
    case .sub(nil), .phoneme, .breakPause, .audio, .mark, .lookup,
      .other:
      break
    }
    frames.append(frame)
  }

  /// The voice that speaks.
  var speakingVoice: SpeakingVoice { voices.speaking }

  /// Whether text is left out, since no voice speaks its language.
  var ignoresText: Bool { voices.ignoresText }

  /// What is to be told of the voice where there is text.
  var textRemark: VoiceRemark? { voices.textRemark }

  /// What there is to tell of the elements that were opened since the last call.
  mutating func takeVoiceRemarks() -> [VoiceRemark] {
    defer { voiceRemarks.removeAll() }
    return voiceRemarks
  }

  /// Takes the innermost element out.
  mutating func close() -> EndAction {
    guard let frame = frames.popLast() else { return .nothing }
    style = frame.style
    voices = frame.voices
    change = frame.change
    isSkipped = frame.isSkipped
    isUnused = frame.isUnused
    splitsSentences = frame.splitsSentences
    lexiconScope = frame.lexiconScope
    return isSkipped ? .nothing : frame.end
  }

  /// Leaves out what the innermost element holds: its sound is played instead.
  mutating func leaveOutContent() {
    isSkipped = true
    isUnused = true
  }

  /// The innermost element's content is looked up in a lexicon before all others.
  mutating func lookUp(in lexicon: Int) { lexiconScope.lexicons.insert(lexicon, at: 0) }

  /// The innermost element's content is said with phones of its own.
  mutating func sayPhones() {
    splitsSentences = false
    frames[frames.count - 1].end = .phones
  }

  private mutating func apply(_ attributes: ProsodyAttributes) {
    if let volume = attributes.volume {
      change.volumeDecibels = Loudness.decibels(volume, over: change.volumeDecibels)
    }
    if let rate = attributes.rate, attributes.duration == nil {
      change.rate = SpeakingRate.multiple(rate, over: change.rate).held(to: Self.sane)
    }
    openSpan(attributes)
    if attributes.contour == nil {
      if let pitch = attributes.pitch { change.pitch = multiple(pitch) }
      if let range = attributes.range {
        style.pitchRange = SpeakingRange.multiple(
          range, over: style.pitchRange, voicePitchHertz: voices.speaking.pitchHertz)
      }
    }
    style.prosody = change.applied(to: base)
  }

  /// A pitch as a multiple of the request's.
  private func multiple(_ pitch: ProsodyPitch) -> Double {
    SpeakingPitch.multiple(
      pitch, over: change.pitch, requestHertz: voices.speaking.pitchHertz * base.pitch
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
    style.spans.append(
      ProsodySpan(
        number: spanCount, milliseconds: attributes.duration?.milliseconds,
        contour: contour ?? []))
  }

  private mutating func setLanguage(_ attributes: LanguageAttributes) {
    guard !isSkipped else { return }
    voiceRemarks += voices.setLanguage(attributes, cast)
    followVoice()
  }

  private mutating func change(_ attributes: VoiceAttributes) {
    voiceRemarks += voices.change(by: attributes, version: version, cast)
    followVoice()
  }

  private mutating func followVoice() {
    style.voice = voices.speaking.number
    style.language = voices.spokenLanguage
  }
}
