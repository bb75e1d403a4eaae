internal import TextTables

extension Passage {
  /// A year of four digits, where what stands around says that it is one.
  func year(at index: Int) -> Reading? {
    guard let digits = digits(index), digits.utf8.count == 4, let year = Int(digits),
      (1000...2999).contains(year), numeral(at: index)?.isPlain == true, isEnd(ofNumber: index + 1)
    else { return nil }
    // FY2023
    if isTight(index), kind(index - 1) == .word, (1950...2099).contains(year) {
      return Reading(end: index + 1, YearWords.words(digits), characters(index..<(index + 1)))
    }
    let isTouching = isTight(index) && kind(index - 1) != .sign
    guard !isTouching, !isTightSign(index + 1, "%"), !isRange(index + 1), !isCross(index + 1) else {
      return nil
    }
    guard hasYearContext(index) || ((1900...2099).contains(year) && !isCounted(index + 1)) else {
      return nil
    }
    return Reading(end: index + 1, YearWords.words(digits), characters(index..<(index + 1)))
  }

  /// Whether a hyphen or dash ties a number to another one.
  private func isRange(_ index: Int) -> Bool {
    (isSign(index, "-") || isSign(index, "\u{2013}")) && isTight(index) == isTight(index + 1)
      && kind(index + 1) == .digits
  }

  private func hasYearContext(_ index: Int) -> Bool {
    if let before = wordBefore(index) {
      if Self.yearWords.contains(before) { return !isCounted(index + 1) }
      if EnglishData.calendar.row(before)?[3] == "month" { return true }
    }
    if let next = word(index + 1), ["ad", "bc", "bce", "ce"].contains(next) { return true }
    if isTightSign(index + 1, ")"), isTight(index), isSign(index - 1, "(") { return true }
    let isCirca = isSign(index - 1, ".") && ["c", "ca"].contains(word(index - 2) ?? "")
    return isCirca || isSign(index - 1, "\u{A9}")
  }

  /// Whether what is counted stands at a token: a noun in the plural.
  private func isCounted(_ index: Int) -> Bool {
    guard let word = word(index), token(index).letterCase == .lower else { return false }
    if ["people", "men", "women", "children", "percent", "feet"].contains(word) { return true }
    return word.utf8.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss")
      && !["was", "is", "has", "this", "as", "does", "his", "its", "us", "across", "always"]
        .contains(word)
  }

  private static let yearWords: Set<String> = [
    "in", "since", "by", "from", "until", "till", "before", "after", "during", "circa", "year",
    "summer", "spring", "fall", "autumn", "winter", "early", "late", "mid", "between", "copyright",
    "around", "year", "years", "anno", "to", "and", "through",
  ]

  /// `1980s`, `1950's`, `'90s`, `the 30s`, and the year `'98`.
  func decade(at index: Int) -> Reading? {
    let hasApostrophe = isSign(index, "'") && !isTight(index)
    let digitIndex = hasApostrophe ? index + 1 : index
    guard let digits = digits(digitIndex), !hasApostrophe || isTight(digitIndex),
      digits.utf8.count == 4 || digits.utf8.count == 2
    else { return nil }
    guard let end = pluralEnd(behind: digitIndex), digits.hasSuffix("0"), isDecade(digits) else {
      guard hasApostrophe, digits.utf8.count == 2, isEnd(ofNumber: digitIndex + 1) else {
        return nil
      }
      return Reading(
        end: digitIndex + 1, YearWords.words(digits), characters(index..<(digitIndex + 1)))
    }
    let isPossessive = isSign(digitIndex + 1, "'")
    guard
      hasApostrophe || digits.utf8.count == 4 || isPossessive || isDecadeContext(index)
        || isDecadeBehindAnother(index) || word(end).map(Self.decadeNouns.contains) ?? false
    else {
      return nil
    }
    return Reading(end: end, YearWords.decadeWords(digits), characters(index..<end))
  }

  private func isDecade(_ digits: String) -> Bool {
    digits.utf8.count == 2 ? digits != "00" : (1000...2990).contains(Int(digits) ?? 0)
  }

  /// "the 50s and 60s"
  private func isDecadeBehindAnother(_ index: Int) -> Bool {
    guard ["and", "or", "to"].contains(word(index - 1)), word(index - 2) == "s",
      tightDigits(index - 2) == nil, kind(index - 3) == .digits
    else { return false }
    return isDecadeContext(index - 3)
  }

  /// What is of a decade, where seconds are of nothing.
  private static let decadeNouns: Set<String> = [
    "band", "bands", "era", "fashion", "film", "films", "hit", "hits", "kid", "kids", "movie",
    "movies", "music", "nostalgia", "pop", "rock", "show", "shows", "sitcom", "song", "songs",
    "style", "styles", "theme",
  ]

  private func isDecadeContext(_ index: Int) -> Bool {
    guard let before = wordBefore(index) ?? (isSign(index - 1, "-") ? word(index - 2) : nil) else {
      return false
    }
    return [
      "the", "his", "her", "their", "our", "my", "your", "its", "mid", "early", "late", "in",
      "upper", "low", "lower", "high",
    ].contains(before)
  }

  /// The index behind `s` or `'s` right behind a number.
  private func pluralEnd(behind index: Int) -> Int? {
    let letter = isTightSign(index + 1, "'") ? index + 2 : index + 1
    return tightWord(letter) == "s" && isEnd(ofNumber: letter + 1) ? letter + 1 : nil
  }
}
