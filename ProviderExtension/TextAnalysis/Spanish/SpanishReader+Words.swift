import SpeechTypes
internal import TextTables

// Words, abbreviations and signs.
extension SpanishReader {
  /// The longest abbreviation that begins with a token: `Sr.`, `EE. UU.`, `n.º`, `c/`.
  func abbreviation(in passage: Passage, at index: Int) -> Reading? {
    let longestTokenCount = 4
    var text = ""
    var found: Reading?
    for next in index..<min(index + longestTokenCount, passage.tokens.count) {
      let isSign = passage.kind(next) == .sign
      guard
        isSign
          ? passage.isTight(next) && ".°/".unicodeScalars.contains(passage.tokens[next].sign)
          : passage.kind(next) == .word
      else { break }
      // Words follow each other over a stop alone.
      if next > index, !isSign, passage.kind(next - 1) != .sign { break }
      text += passage.tokens[next].lower
      guard let row = SpanishData.abbreviations.row(text), row[1] != "-",
        isMeant(row, in: passage, at: index, upTo: next + 1)
      else { continue }
      found = Reading(end: next + 1, row.words(1), passage.characters(index..<(next + 1)))
    }
    return found
  }

  /// Whether letters that may also be a word, or end a sentence, are an abbreviation here.
  private func isMeant(
    _ row: TextTableRow, in passage: Passage, at index: Int, upTo end: Int
  ) -> Bool {
    let letters = row[0].filter(\.isLetter).count
    // "D. Juan", but the D at a sentence's end; "art. 5", but "el art".
    if letters == 1, row[0].last != "/" {
      return passage.isCapitalized(index) && passage.isCapitalized(end)
    }
    return passage.kind(end) != .none || row[2] == "any" || passage.isCapitalized(index)
  }

  /// A word as it is, or its letters where they make no word.
  func word(in passage: Passage, at index: Int) -> Reading {
    let token = passage.tokens[index]
    let isCapitals = token.letterCase == .upper && token.text.count > 1 && !passage.isShouting
    if isCapitals, !isPronounceable(token.lower) || token.text.count == 2 {
      let names = token.text.unicodeScalars.flatMap { name(of: $0, announcesCapitals: false) }
      return Reading(end: index + 1, names, token.characters)
    }
    if token.lower == "x", passage.kind(index - 1) == .digits, passage.kind(index + 1) == .digits {
      return Reading(end: index + 1, ["por"], token.characters)
    }
    if token.text.count == 1, let scalar = token.text.unicodeScalars.first,
      token.lower.first.map({ "aeouyáéíóú".contains($0) }) != true
    {
      return Reading(
        end: index + 1, name(of: scalar, announcesCapitals: false), token.characters)
    }
    return Reading(end: index + 1, [token.lower], token.characters)
  }

  /// Whether letters can be a Spanish word: no more consonants together than one has.
  private func isPronounceable(_ word: String) -> Bool {
    let parts = word.split(omittingEmptySubsequences: false) { "aeiouáéíóúü".contains($0) }
    guard parts.count > 1, let first = parts.first, let last = parts.last else { return false }
    let canBegin =
      first.count < 2 || ["l", "r"].contains(first.last) || ["ch", "ll", "qu"].contains(first)
    let canEnd =
      last.count < 2
      && !["b", "c", "g", "h", "j", "k", "m", "p", "q", "v", "w", "ñ"]
        .contains(last)
    return canBegin && first.count < 3 && (canEnd || last.isEmpty)
      && parts.dropFirst().dropLast().allSatisfy { $0.count < 3 }
  }

  /// A sign that belongs to no number.
  func sign(in passage: Passage, at index: Int, _ mode: PunctuationMode) -> Reading {
    let sign = passage.tokens[index].sign
    let end = passage.endOfRun(index)
    let row = Self.symbolRow(sign)
    // A sign that is all there is has to be what is meant.
    let isAll = passage.tokens.count == 1 && row?[2] == "some"
    if let row, isAll || mode.names(row[2]) { return named(row, index..<end, in: passage) }
    if let words = contextual(sign, in: passage, at: index) {
      return Reading(end: index + 1, words, passage.characters(index..<(index + 1)))
    }
    if let row, row[3] != "-", end - index < 3 {
      return Reading(end: index + 1, row.words(3), passage.characters(index..<(index + 1)))
    }
    var reading = Reading(end: end)
    if passage.isPause(index) { reading.addPause() }
    return reading
  }

  /// Every sign's name, or how many of it there are.
  private func named(_ row: TextTableRow, _ range: Range<Int>, in passage: Passage) -> Reading {
    var reading = Reading(end: range.upperBound)
    if range.count > 3 {
      reading.add(
        SpanishNumberWords.cardinal(range.count, .masculine) + row.words(1),
        passage.characters(range))
    } else {
      for index in range { reading.add(row.words(1), passage.characters(index..<(index + 1))) }
    }
    if range.contains(where: passage.isPause) { reading.addPause() }
    return reading
  }

  /// What signs are called inside of addresses and between numbers.
  private func contextual(
    _ sign: Unicode.Scalar, in passage: Passage, at index: Int
  ) -> [String]? {
    let isInside =
      passage.isTight(index) && passage.isTight(index + 1)
      && [.word, .digits].contains(passage.kind(index + 1))
      && [.word, .digits].contains(passage.kind(index - 1))
    let isBetweenNumbers =
      passage.kind(index - 1) == .digits && passage.kind(index + 1) == .digits
    switch sign {
    case ".": return isInside ? ["punto"] : nil
    case "/": return isInside ? ["barra"] : nil
    case "_": return isInside ? ["guion", "bajo"] : nil
    case ":": return isBetweenNumbers && isInside ? ["a"] : nil
    case "-": return isBetweenNumbers ? [isInside ? "a" : "menos"] : nil
    case "*": return isBetweenNumbers ? ["por"] : nil
    case "<": return isBetweenNumbers ? ["menor", "que"] : nil
    case ">": return isBetweenNumbers ? ["mayor", "que"] : nil
    default: return nil
    }
  }
}
