/// The elements of SSML 1.1 and 1.0, and Microsoft's `bookmark`.
enum ElementName: String, Sendable {
  case speak
  case paragraph = "p"
  case sentence = "s"
  case token
  case word = "w"
  case lang
  case sayAs = "say-as"
  case phoneme
  case sub
  case voice
  case emphasis
  case breakPause = "break"
  case prosody
  case audio
  case mark
  case bookmark
  case desc
  case lexicon
  case lookup
  case meta
  case metadata
}

// What may stand in what, from the content models of SSML 1.1 §3.
extension ElementName {
  /// Elements that hold nothing, so that a missing end tag does not matter.
  var isEmptyPlace: Bool { self == .breakPause || self == .mark || self == .bookmark }

  /// Elements whose content is not SSML.
  var isOpaque: Bool { self == .metadata || self == .lexicon || self == .meta }

  /// Elements that belong before any text (§3.1.5 to §3.1.7).
  var isProlog: Bool { isOpaque }

  /// Elements that mean the same wherever they stand.
  var keepsMeaningAnywhere: Bool { isEmptyPlace || isOpaque || self == .desc }

  /// Whether `child` may stand in this element.
  func allows(_ child: ElementName) -> Bool {
    switch self {
    case .speak: child != .speak && child != .desc
    case .paragraph: child == .sentence || child.isInSentence
    case .sentence, .emphasis: child.isInSentence
    case .token, .word: child.isInToken
    case .prosody, .voice, .lang, .lookup: child.isStructureOrInSentence
    case .audio: child.isStructureOrInSentence || child == .desc
    case .sub, .sayAs, .phoneme, .desc, .breakPause, .mark, .bookmark, .meta: false
    case .lexicon, .metadata: true
    }
  }

  private var isStructureOrInSentence: Bool {
    self == .paragraph || self == .sentence || isInSentence
  }

  private var isInSentence: Bool {
    switch self {
    case .lang, .lookup, .token, .word, .voice: true
    default: isInToken
    }
  }

  private var isInToken: Bool {
    switch self {
    case .audio, .breakPause, .emphasis, .mark, .bookmark, .phoneme, .prosody, .sayAs, .sub: true
    default: false
    }
  }
}
