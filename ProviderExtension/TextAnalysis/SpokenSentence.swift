package import Pronunciation
package import SpeechTypes

/// One sentence of a request, or what stands between sentences, ready to be given a sound.
package struct SpokenSentence: Hashable, Sendable {
  /// What is spoken, paused for and marked, in the order of the document.
  package var elements: [SentenceElement] = []
  /// The decoded text, white space and punctuation with it.
  package var text = ""
  /// The text that the words come from; nil when there is no word.
  package var range: TextRange?
  /// Whether a paragraph begins with it.
  package var startsParagraph = false
  /// Whether it goes on where the one before was cut for its length.
  package var continuesSentence = false
  /// The strength of the boundary behind it.
  package var ending = PhraseBoundary.sentence

  package init() {}
}

/// One step of a sentence.
package enum SentenceElement: Hashable, Sendable {
  case word(SpokenWord)
  /// Where a reader would pause, by punctuation.
  case boundary(PhraseBoundary)
  /// A pause that the document asks for.
  case pause(RequestedPause, TextRange)
  case mark(name: String, at: TextOffset)
  indirect case audio(SpokenAudio)
}

/// A word as it is spoken.
package struct SpokenWord: Hashable, Sendable {
  /// Normalised, in lower case; never empty. With a space inside only where the document makes one
  /// word of several.
  package var spoken: String
  /// The text it stands for; the words of one number share theirs.
  package var range: TextRange
  package var style: SpeechStyle
  /// The pitch at places of the word, where it is not that of `style` all along.
  package var contour: [PitchTarget] = []
  /// The roles that `token` gives it, for lexicons (SSML 1.1 §3.1.8.2): each as `{URI}name`, with a
  /// space between them; nil for none.
  package var role: String?
  /// The phones that the document says it is to be said with; none where it says nothing.
  package var phonemes: [Phoneme]

  package init(
    spoken: String, range: TextRange, style: SpeechStyle, role: String? = nil,
    phonemes: [Phoneme] = []
  ) {
    self.spoken = spoken
    self.range = range
    self.style = style
    self.role = role
    self.phonemes = phonemes
  }
}

/// How a stretch of text is to be spoken.
package struct SpeechStyle: Hashable, Sendable {
  /// The text's language; nil when nothing says it.
  package var language: LanguageTag?
  /// Which of the request's voices speaks; 0 is the one that the request names.
  package var voice = 0
  package var prosody = Prosody.normal
  /// How far the pitch moves from its mean, as a multiple of the voice's own way.
  package var pitchRange = 1.0
  /// The elements with a length or a melody of their own that it stands in, the outermost first.
  package var spans: [ProsodySpan] = []

  package init() {}
}

/// A place where speech pauses by itself, in rising strength.
package enum PhraseBoundary: Int, Hashable, Sendable, Comparable {
  /// None: speech goes on.
  case none
  /// A comma or the like.
  case phrase
  case sentence
  case paragraph

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// SSML's `break` (SSML 1.1 §3.2.3).
package enum RequestedPause: Hashable, Sendable {
  /// Exactly so long.
  ///
  /// At most `longestMilliseconds`.
  case milliseconds(Int)
  /// A boundary of this strength, instead of a weaker one that stands here.
  case strength(Int)
  /// No pause, not even the one that would stand here.
  case none

  /// The longest pause that a document gets.
  package static let longestMilliseconds = 60_000
}
