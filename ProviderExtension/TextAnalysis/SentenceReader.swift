import SpeechTypes

/// Makes a sentence's elements, its words above all, of what was gathered for it.
struct SentenceReader {
  private(set) var passage: Passage
  let options: SpeechOptions
  let cast: VoiceCast
  var elements: [SentenceElement] = []
  /// A pause in front of the first word is none.
  var hasWord = false
  private(set) var role: String?
  private var sayAs: OpenSayAs?
  private var remarks: [SentenceGatherer.Remark] = []
  var lexicons: LexiconUse

  /// - Parameter lexicons: Goes from one sentence of a document to the next.
  /// - Returns: The elements, and what is to be told of the text.
  static func elements(
    of items: [SentenceItem], _ options: SpeechOptions, _ cast: VoiceCast,
    _ lexicons: inout LexiconUse
  ) -> ([SentenceElement], [SentenceGatherer.Remark]) {
    if options.isSpelling {
      let elements = SpellingReader.elements(
        of: items, cast, announcesCapitals: options.announcesCapitals)
      return (elements, [])
    }
    var reader = SentenceReader(items, options, cast, lexicons)
    reader.read()
    lexicons = reader.lexicons
    return (reader.elements, reader.remarks)
  }

  init(
    _ items: [SentenceItem], _ options: SpeechOptions, _ cast: VoiceCast,
    _ lexicons: LexiconUse
  ) {
    passage = TokenScanner.passage(of: items)
    self.options = options
    self.cast = cast
    self.lexicons = lexicons
  }

  mutating func read() {
    elements.reserveCapacity(passage.tokens.count)
    var index = 0
    while index < passage.tokens.count { index = read(at: index) }
  }

  /// Reads what begins with a token.
  ///
  /// - Returns: The index behind it.
  mutating func read(at index: Int) -> Int {
    let token = passage.tokens[index]
    if token.kind == .gap {
      if case .phonesStart(let phones) = passage.gaps[token.gap] {
        return read(phones, at: index)
      }
      addGap(passage.gaps[token.gap], token.characters.lowerBound)
      return index + 1
    }
    if token.sign == "\"" { passage.isQuoteOpen.toggle() }
    if token.sign == "'" { followQuote(index) }
    if sayAs == nil, let end = readByLexicon(at: index) { return end }
    let reading = reading(at: index)
    emit(reading)
    return max(reading.end, index + 1)
  }

  private mutating func followQuote(_ index: Int) {
    if !passage.isTight(index), passage.isTight(index + 1) {
      passage.isSingleQuoteOpen = true
    } else if passage.isTight(index), !passage.isTight(index + 1) {
      passage.isSingleQuoteOpen = false
    }
  }

  /// The first rule that applies reads a token and those behind it.
  private mutating func reading(at index: Int) -> Reading {
    if passage.tokens[index].isJoined {
      return Reading(
        end: index + 1, [passage.tokens[index].lower], passage.tokens[index].characters)
    }
    let voice = voice(at: index)
    let reader = voice.language.reader
    if let reading = sayAs?.reading(
      of: passage, at: index, by: reader, announcesCapitals: options.announcesCapitals)
    {
      return reading
    }
    return reader.reading(
      of: passage, at: index, options.punctuation, wholeWords: voice.wholeWords)
  }

  /// The voice that says a token.
  private func voice(at index: Int) -> SpeakingVoice {
    let character = passage.characters[passage.tokens[index].characters.lowerBound]
    return cast.voice(passage.styles[character.style].voice)
  }
}

// MARK: - Elements

extension SentenceReader {
  /// - Parameter characterIndex: Where in the passage's characters it stands.
  private mutating func addGap(_ item: SentenceItem, _ characterIndex: Int) {
    switch item {
    case .pause(let pause, let range): elements.append(.pause(pause, range))
    case .mark(let name, let offset): elements.append(.mark(name: name, at: offset))
    case .audio(let audio): elements.append(.audio(audio))
    case .wordStart(let role): self.role = role
    case .wordEnd: role = nil
    case .sayAsStart(let request, let position):
      sayAs = OpenSayAs(request, at: position, from: characterIndex)
    case .sayAsEnd: endSayAs(at: characterIndex)
    case .lexicons(let scope): lexicons.scope = scope
    case .scalar, .style, .tokenEnd, .phonesStart, .phonesEnd: break
    }
  }

  private mutating func endSayAs(at end: Int) {
    guard let open = sayAs else { return }
    sayAs = nil
    let reader = cast.voice(passage.styles.last?.voice ?? 0).language.reader
    if let reading = open.whiteSpaceReading(in: passage, upTo: end, by: reader) { emit(reading) }
    if let remark = open.remark(in: passage, upTo: end) { remarks.append(remark) }
  }

  private mutating func emit(_ reading: Reading) {
    for piece in reading.pieces {
      guard let first = piece.characters.first, let last = piece.characters.last else {
        if hasWord, elements.last != .boundary(.phrase) { elements.append(.boundary(.phrase)) }
        continue
      }
      let range = passage.characters[first].range.union(passage.characters[last].range)
      let style = passage.styles[passage.characters[first].style]
      for word in piece.words where !word.isEmpty {
        elements.append(.word(SpokenWord(spoken: word, range: range, style: style, role: role)))
        hasWord = true
      }
    }
  }
}
