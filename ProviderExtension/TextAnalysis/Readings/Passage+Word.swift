internal import TextTables

extension Passage {
  /// A word by itself: as it is, spelled, or in its parts.
  func plainWord(at index: Int) -> Reading {
    let token = tokens[index]
    if token.isRomanSign, let value = RomanNumeral.value(of: token.text.uppercased()) {
      return Reading(end: index + 1, CardinalWords.words(value), characters(index..<(index + 1)))
    }
    if let parts = parts(of: token, at: index) {
      var reading = Reading(end: index + 1)
      // Where characters were joined or dropped, a part stands for the whole word.
      let isExact = token.text.unicodeScalars.count == token.characters.count
      for part in parts {
        let start = token.characters.lowerBound
        reading.add(
          [part.spoken],
          isExact
            ? (start + part.scalars.lowerBound)..<(start + part.scalars.upperBound)
            : token.characters)
      }
      return reading
    }
    return Reading(end: index + 1, [token.lower], token.characters)
  }

  /// One of the user's words, or its plural or possessive: `SQL`, `e-mails`; the longest one that no
  /// space divides.
  func wholeWord(at index: Int, of words: Set<String>) -> Reading? {
    guard !words.isEmpty else { return nil }
    let longestTokenCount = 8
    var text = ""
    var found: Reading?
    for next in index..<min(chunkEnds[index], index + longestTokenCount) {
      text += tokens[next].lower
      let forms =
        [text] + ["'s", "s"].filter(text.hasSuffix).map { String(text.dropLast($0.count)) }
      guard forms.contains(where: words.contains) else { continue }
      found = Reading(end: next + 1, [text], characters(index..<(next + 1)))
    }
    return found
  }

  /// The parts of a word; nil for one that is spoken as it stands.
  private func parts(of token: Token, at index: Int) -> [WordParts.Part]? {
    if token.letterCase == .mixed, let row = EnglishData.units.row(token.text) {
      // kWh, GHz: a unit without a number.
      return row.words(1).map {
        WordParts.Part(spoken: $0, scalars: 0..<token.text.unicodeScalars.count)
      }
    }
    if token.text.utf8.count == 1 { return nil }
    if token.text.unicodeScalars.count == 1, let row = EnglishData.symbols.row(token.lower) {
      return row.words(row[3] == "-" ? 1 : 3).map { WordParts.Part(spoken: $0, scalars: 0..<1) }
    }
    let touchesDigits =
      (isTight(index) && kind(index - 1) == .digits)
      || (isTight(index + 1) && kind(index + 1) == .digits)
    let touchesAnd = isTightSign(index + 1, "&") || (isTight(index) && isSign(index - 1, "&"))
    return WordParts.parts(
      of: token,
      WordParts.Context(
        isShouting: isShouting || isShoutedBeside(index), touchesDigits: touchesDigits,
        isBehindThe: word(index - 1) == "the", touchesAnd: touchesAnd))
  }

  /// Whether a word beside this one is written in capitals for no other reason than loudness.
  private func isShoutedBeside(_ index: Int) -> Bool {
    [index - 1, index + 1].contains { beside in
      let token = self.token(beside)
      return token.kind == .word && token.letterCase == .upper && token.text.utf8.count > 1
        && EnglishData.words.contains(token.lower) && !EnglishData.acronyms.contains(token.lower)
    }
  }

  /// `'tis` and `'em`.
  func elision(at index: Int) -> Reading? {
    guard isSign(index, "'"), !isTight(index) || kind(index - 1) == .sign,
      let word = tightWord(index + 1), EnglishData.elisions.contains(word),
      !isTightSign(index + 2, "'")
    else { return nil }
    return Reading(end: index + 2, ["'" + word], characters(index..<(index + 2)))
  }

  /// A fixed expression with signs or digits: `24/7`, `w/o`.
  func idiom(at index: Int) -> Reading? {
    let end = min(chunkEnds[index], index + 5)
    guard end > index + 1, !isTight(index) || (kind(index - 1) == .sign && !isSlash(index - 1))
    else { return nil }
    var text = ""
    var found: Reading?
    for next in index..<end {
      text += tokens[next].lower
      guard next > index, !isTight(next + 1) || kind(next + 1) == .sign else { continue }
      if let row = EnglishData.idioms.row(text), next + 1 == chunkEnds[index] || !isSlash(next + 1)
      {
        found = Reading(end: next + 1, row.words(1), characters(index..<(next + 1)))
      }
    }
    return found
  }

  private func isSlash(_ index: Int) -> Bool { isSign(index, "/") }

  func emoji(at index: Int) -> Reading {
    let range = tokens[index].characters
    return Reading(
      end: index + 1, EmojiSequence.words(characters[range].map(\.scalar)), range)
  }
}
