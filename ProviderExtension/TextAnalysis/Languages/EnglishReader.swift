import SpeechTypes

/// Reads English texts; the rules are in Readings, SayAs and SentenceEnd.
struct EnglishReader: LanguageReader {
  func reading(
    of passage: Passage, at index: Int, _ punctuation: PunctuationMode, wholeWords: Set<String>
  ) -> Reading {
    let isChunkStart = !passage.isTight(index) || passage.kind(index - 1) == .sign
    if isChunkStart {
      if let idiom = passage.idiom(at: index) ?? passage.hexadecimal(at: index) { return idiom }
      if !passage.isTight(index) || passage.token(index - 1).sign.opensQuotation,
        let electronic = passage.electronic(at: index)
      {
        return electronic
      }
    }
    switch passage.tokens[index].kind {
    case .digits: return number(in: passage, at: index)
    case .word: return word(in: passage, at: index, wholeWords)
    case .sign: return sign(in: passage, at: index, punctuation)
    case .emoji: return passage.emoji(at: index)
    case .gap, .none: return Reading(end: index + 1)
    }
  }

  private func number(in passage: Passage, at index: Int) -> Reading {
    passage.numericDate(at: index) ?? passage.time(at: index) ?? passage.telephone(at: index)
      ?? passage.version(at: index) ?? passage.dayDate(at: index) ?? passage.ordinal(at: index)
      ?? passage.numberNoun(at: index) ?? passage.decade(at: index)
      ?? passage.moneyBehind(at: index) ?? passage.houseNumber(at: index)
      ?? passage.modelNumber(at: index) ?? passage.year(at: index)
      ?? passage.bookNumber(at: index)
      ?? passage.number(at: index)
      ?? Reading(
        end: index + 1, DigitWords.words(passage.tokens[index].text),
        passage.tokens[index].characters)
  }

  private func word(
    in passage: Passage, at index: Int, _ wholeWords: Set<String>
  ) -> Reading {
    passage.monthDate(at: index) ?? passage.weekday(at: index) ?? passage.verse(at: index)
      ?? passage.addressPart(at: index)
      ?? passage.version(at: index) ?? passage.abbreviation(at: index)
      ?? passage.roman(at: index) ?? passage.money(at: index)
      ?? passage.wholeWord(at: index, of: wholeWords)
      ?? passage.plainWord(at: index)
  }

  private func sign(
    in passage: Passage, at index: Int, _ punctuation: PunctuationMode
  ) -> Reading {
    passage.zoneOffset(at: index) ?? passage.optionDashes(at: index) ?? passage.money(at: index)
      ?? passage.telephone(at: index) ?? passage.decade(at: index)
      ?? passage.moneyBehind(at: index) ?? passage.number(at: index)
      ?? passage.elision(at: index) ?? passage.sign(at: index, punctuation)
  }

  func reading(
    of passage: Passage, at index: Int, as kind: SayAsKind, announcesCapitals: Bool
  ) -> Reading? {
    passage.reading(at: index, as: kind, announcesCapitals: announcesCapitals)
  }

  func name(of scalar: Unicode.Scalar, announcesCapitals: Bool) -> [String] {
    let isCapital = announcesCapitals && scalar.isUpper && scalar.isWordLetter
    return (isCapital ? ["cap"] : []) + CharacterNames.words(scalar)
  }

  func name(ofEmoji scalars: [Unicode.Scalar]) -> [String] { EmojiSequence.words(scalars) }

  func verdict(
    _ items: ArraySlice<SentenceItem>, next: Unicode.Scalar, word: String?
  ) -> SentenceEnd.Verdict {
    SentenceEnd.verdict(items, next: next, word: word)
  }
}

extension Unicode.Scalar {
  /// What may stand in front of an address without being part of it.
  fileprivate var opensQuotation: Bool {
    switch self {
    case "(", "[", "{", "<", "\"", "'": true
    default: false
    }
  }
}
