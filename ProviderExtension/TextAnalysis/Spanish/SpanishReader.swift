import SpeechTypes
internal import TextTables

/// Reads Spanish texts.
struct SpanishReader: LanguageReader {
  func reading(
    of passage: Passage, at index: Int, _ punctuation: PunctuationMode, wholeWords: Set<String>
  ) -> Reading {
    let token = passage.tokens[index]
    switch token.kind {
    case .digits:
      return date(in: passage, at: index) ?? time(in: passage, at: index)
        ?? telephone(in: passage, at: index) ?? ordinal(in: passage, at: index)
        ?? fraction(in: passage, at: index) ?? quantity(in: passage, at: index)
        ?? Reading(end: index + 1, SpanishNumberWords.digits(token.text), token.characters)
    case .word:
      return abbreviation(in: passage, at: index) ?? money(in: passage, at: index)
        ?? passage.wholeWord(at: index, of: wholeWords) ?? word(in: passage, at: index)
    case .sign:
      return telephone(in: passage, at: index) ?? money(in: passage, at: index)
        ?? negative(in: passage, at: index) ?? sign(in: passage, at: index, punctuation)
    case .emoji:
      let scalars = passage.characters[token.characters].map(\.scalar)
      return Reading(end: index + 1, name(ofEmoji: scalars), token.characters)
    case .gap, .none: return Reading(end: index + 1)
    }
  }

  func reading(
    of passage: Passage, at index: Int, as kind: SayAsKind, announcesCapitals: Bool
  ) -> Reading? {
    switch kind {
    case .characters:
      return spelled(in: passage, at: index, announcesCapitals: announcesCapitals)
    case .digits:
      return passage.digits(index).map {
        Reading(end: index + 1, SpanishNumberWords.digits($0), passage.tokens[index].characters)
      }
    case .telephone: return digitGroup(in: passage, at: index)
    case .cardinal, .unit, .currency:
      return money(in: passage, at: index) ?? negative(in: passage, at: index)
        ?? quantity(in: passage, at: index)
    case .ordinal:
      return ordinal(in: passage, at: index) ?? plainOrdinal(in: passage, at: index)
    case .fraction: return fraction(in: passage, at: index)
    case .date: return date(in: passage, at: index)
    case .time, .duration: return time(in: passage, at: index)
    case .text, .key, .address, .electronic, .expletive: return nil
    }
  }

  func name(of scalar: Unicode.Scalar, announcesCapitals: Bool) -> [String] {
    if scalar.isDigit { return SpanishNumberWords.digits(String(scalar)) }
    let lower = String(scalar).lowercased()
    if let row = SpanishData.letters.row(lower) {
      return row.words(1) + (announcesCapitals && scalar.isUpper ? ["mayúscula"] : [])
    }
    if let row = Self.symbolRow(scalar) { return row.words(1) }
    if scalar.isWordLetter, scalar.isLatin { return [lower] }
    return ["símbolo"]
  }

  /// An emoji that the table has not is told of without a name.
  func name(ofEmoji scalars: [Unicode.Scalar]) -> [String] {
    var key = ""
    for scalar in scalars where scalar != "\u{FE0F}" { key.unicodeScalars.append(scalar) }
    return SpanishData.emoji.row(key)?.words(1) ?? ["emoji"]
  }

  /// The row of a sign; white space stands in the table by its number.
  static func symbolRow(_ scalar: Unicode.Scalar) -> TextTableRow? {
    guard scalar.isWhitespace else { return SpanishData.symbols.row(String(scalar)) }
    let number = String(scalar.value, radix: 16, uppercase: true)
    let zeros = String(repeating: "0", count: max(0, 4 - number.count))
    return SpanishData.symbols.row("U+" + zeros + number)
  }

  /// Every character of a token by its name; a pause stands for white space.
  private func spelled(
    in passage: Passage, at index: Int, announcesCapitals: Bool
  ) -> Reading {
    let token = passage.tokens[index]
    var reading = Reading(end: index + 1)
    if token.space == .wide { reading.addPause() }
    for place in token.characters {
      let names = name(
        of: passage.characters[place].scalar, announcesCapitals: announcesCapitals)
      reading.add(names, place..<(place + 1))
    }
    return reading
  }

  func verdict(
    _ items: ArraySlice<SentenceItem>, next: Unicode.Scalar, word: String?
  ) -> SentenceEnd.Verdict {
    let ending = SentenceEnding(items.suffix(SentenceEnd.lookBehindCount))
    // A sentence begins with a capital: ¡Hola!, dijo.
    if next.isLower { return .continues }
    guard ending.mark == ".", ending.markCount == 1 else { return .ends }
    if SentenceEnd.isLabel(ending, items) { return .continues }
    // An initial: D. Juan.
    if ending.word.count == 1, ending.word.first?.isUppercase == true { return .continues }
    guard let row = SpanishData.abbreviations.row(ending.word.lowercased() + ".") else {
      return .ends
    }
    return row[2] == "title" || !next.isUpper ? .continues : .ends
  }
}
