import SpeechTypes

/// Names every character of a text by itself.
enum SpellingReader {
  static func elements(
    of items: [SentenceItem], _ cast: VoiceCast, announcesCapitals: Bool
  ) -> [SentenceElement] {
    var elements: [SentenceElement] = []
    var characters: [TextCharacter] = []
    var style = SpeechStyle()
    func flush() {
      let reader = cast.voice(style.voice).language.reader
      elements += words(of: characters, style, reader, announcesCapitals).map { .word($0) }
      characters.removeAll(keepingCapacity: true)
    }
    for item in items {
      switch item {
      case .style(let newStyle):
        flush()
        style = newStyle
      case .scalar(let source):
        characters.append(TextCharacter(scalar: source.scalar, range: source.range, style: 0))
      case .tokenEnd, .wordStart, .wordEnd, .sayAsStart, .sayAsEnd, .phonesStart, .phonesEnd,
        .lexicons:
        flush()
      case .pause(let pause, let range):
        flush()
        elements.append(.pause(pause, range))
      case .mark(let name, let offset):
        flush()
        elements.append(.mark(name: name, at: offset))
      case .audio(let audio):
        flush()
        elements.append(.audio(audio))
      }
    }
    flush()
    return elements
  }

  private static func words(
    of characters: [TextCharacter], _ style: SpeechStyle, _ reader: any LanguageReader,
    _ announcesCapitals: Bool
  ) -> [SpokenWord] {
    var words: [SpokenWord] = []
    var index = 0
    while index < characters.count {
      let count = max(1, EmojiSequence.count(in: characters, from: index, to: characters.count))
      let group = characters[index..<(index + count)]
      let range = group.reduce(characters[index].range) { $0.union($1.range) }
      words += names(group.map(\.scalar), reader, announcesCapitals).map {
        SpokenWord(spoken: $0, range: range, style: style)
      }
      index += count
    }
    return words
  }

  private static func names(
    _ scalars: [Unicode.Scalar], _ reader: any LanguageReader, _ announcesCapitals: Bool
  ) -> [String] {
    guard scalars.count == 1, let scalar = scalars.first else {
      return reader.name(ofEmoji: scalars)
    }
    return reader.name(of: scalar, announcesCapitals: announcesCapitals)
  }
}
