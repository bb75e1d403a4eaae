import SpeechTypes

/// What a sentence is gathered from, in document order, before its words are known.
enum SentenceItem: Hashable {
  case scalar(SourceScalar)
  /// How the characters from here on are spoken; in front of the first of them above all.
  ///
  /// Apart from the others, which are many, since it is large.
  indirect case style(SpeechStyle)
  /// An element begins or ends: no token spans it (SSML 1.1 §3.1.8.1).
  case tokenEnd
  /// What follows is one word, with the roles that the document gives it.
  case wordStart(role: String?)
  case wordEnd
  case sayAsStart(SayAs, TextPosition)
  case sayAsEnd
  case pause(RequestedPause, TextRange)
  case mark(name: String, at: TextOffset)
  indirect case audio(SpokenAudio)
  /// What follows, up to `phonesEnd`, is one word that is said with these phones.
  indirect case phonesStart(SpokenPhones)
  case phonesEnd
  /// What follows is looked up in these lexicons.
  case lexicons(LexiconScope)

  var isStyle: Bool { if case .style = self { true } else { false } }

  /// The items of characters that are all spoken in one style.
  static func items(_ scalars: [SourceScalar], _ style: SpeechStyle) -> [SentenceItem] {
    [.style(style)] + scalars.map(SentenceItem.scalar)
  }
}
