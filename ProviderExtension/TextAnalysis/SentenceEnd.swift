import SpeechTypes
internal import TextTables

/// Tells the end of an English sentence from a stop, a dot or a mark inside one.
enum SentenceEnd {
  enum Verdict {
    case ends
    case continues
    /// The whole of the next word must be known.
    case needsWord
  }

  /// Characters in front of a mark that are looked at; longer words are no abbreviations.
  static let lookBehindCount = 24

  /// Whether a sentence ends with `items`, seeing what follows.
  ///
  /// - Parameters:
  ///   - items: The sentence with its end mark and what closes behind it.
  ///   - next: The character behind the white space.
  ///   - word: The word that begins with it, in lower case; nil while it is not known.
  static func verdict(
    _ items: ArraySlice<SentenceItem>, next: Unicode.Scalar, word: String?
  ) -> Verdict {
    let ending = SentenceEnding(items.suffix(lookBehindCount))
    if ending.isClosed && next.isLower || next == "=" { return .continues }
    switch ending.mark {
    case ".": break
    case "\u{2026}": return next.isLower ? .continues : .ends
    default: return .ends
    }
    if ending.markCount > 1 || ending.isDetached {
      return next.isLower || next == "." ? .continues : .ends
    }
    if isLabel(ending, items) { return .continues }
    let row = EnglishData.abbreviations.row(ending.word.lowercased())
    if let row, row[3] == "time", next.isUpper { return behindTime(items, word) }
    return verdict(ending, row, next, word)
  }

  private static func verdict(
    _ ending: SentenceEnding, _ row: TextTableRow?, _ next: Unicode.Scalar, _ word: String?
  ) -> Verdict {
    let isCapitalized = ending.word.unicodeScalars.first?.isUpper == true
    let isUnit = ending.isBehindDigit && EnglishData.units.contains(ending.word)
    if isUnit, !isCapitalized, next.isUpper { return .ends }
    // "Boston, Mass." has a state, "at Mass." has none.
    if let row, row[2] != "state" || (isCapitalized && ending.isBehindComma) {
      return abbreviationVerdict(ending, row, next, word)
    }
    if ending.hasInnerStop {
      // "U.S." but no "example.com".
      let last = ending.word.split(separator: ".").last
      if let last, last.utf8.count > 2 { return .ends }
      return next.isUpper ? atCapital(word) : next.isQuotation ? .ends : .continues
    }
    if let verdict = nameVerdict(ending, isCapitalized, next, word) { return verdict }
    if isUnit, next.isLower { return .continues }
    return next.isDigit && ending.isTitleOfConsonants ? .continues : .ends
  }

  /// The verdict on the short form of a name: of a month, a street, a book, or an initial.
  private static func nameVerdict(
    _ ending: SentenceEnding, _ isCapitalized: Bool, _ next: Unicode.Scalar, _ word: String?
  ) -> Verdict? {
    let key = ending.word.lowercased()
    guard isCapitalized || key == "st" else { return nil }
    if let book = EnglishData.books.row(key), book[1] != key, next.isDigit { return .continues }
    if let row = EnglishData.calendar.row(key), row[4] == "short" {
      guard next.isUpper else { return .continues }
      guard let word else { return .needsWord }
      return EnglishData.calendar.contains(word) ? .continues : .ends
    }
    let isInitial = ending.word.unicodeScalars.count == 1
    guard isInitial || EnglishData.places.contains(key) else { return nil }
    // An initial: "J. Smith"; but "vitamin C. Then" and "plan B. Go".
    if isInitial, lettered.contains(ending.wordBefore) { return next.isUpper ? .ends : .continues }
    return next.isUpper ? atCapital(word) : .continues
  }

  /// Words that a letter behind them belongs to.
  private static let lettered: Set<String> = [
    "answer", "choice", "class", "column", "exhibit", "grade", "group", "hepatitis", "level",
    "option", "plan", "section", "side", "team", "type", "vitamin",
  ]

  /// The verdict on an abbreviation that the table has.
  private static func abbreviationVerdict(
    _ ending: SentenceEnding, _ row: TextTableRow, _ next: Unicode.Scalar, _ word: String?
  ) -> Verdict {
    let isBeforeNumber = row[2] == "number" || row[2] == "both"
    switch row[3] {
    case "number" where next.isDigit || (next.isLower && row[0] != "no"): return .continues
    case "number" where !next.isUpper: return .ends
    case "never" where !isBeforeNumber || !next.isUpper: return .continues
    case "number", "never":
      guard let word else { return .needsWord }
      return RomanNumeral.value(of: word.uppercased()) != nil && word != "i" ? .continues : .ends
    case "name": return next.isUpper ? atCapital(word) : .continues
    default:
      if !next.isUpper { return next.isQuotation ? .ends : .continues }
      return ending.hasInnerStop ? atCapital(word) : .ends
    }
  }

  /// The verdict on "p.m." in front of a capital: "5 p.m. Tuesday" and "At 5 p.m. Ann left" go on.
  private static func behindTime(_ items: ArraySlice<SentenceItem>, _ word: String?) -> Verdict {
    guard let word else { return .needsWord }
    if EnglishData.starters.contains(word) { return .ends }
    if EnglishData.calendar.contains(word) { return .continues }
    var first = ""
    for case .scalar(let source) in items.prefix(lookBehindCount) {
      if source.scalar.isWordLetter {
        first.unicodeScalars.append(source.scalar)
      } else if !first.isEmpty {
        break
      }
    }
    return timePrepositions.contains(first.lowercased()) ? .continues : .ends
  }

  private static let timePrepositions: Set<String> = [
    "at", "by", "around", "about", "until", "till", "from", "since", "before", "after", "shortly",
    "on", "between",
  ]

  /// Behind an abbreviation a word such as "the" begins a sentence; a name goes on with it.
  private static func atCapital(_ word: String?) -> Verdict {
    guard let word else { return .needsWord }
    return EnglishData.starters.contains(word) ? .ends : .continues
  }

  /// Whether the whole is the label of a list's item: `1.`, `a.`, `2.)`.
  static func isLabel(_ ending: SentenceEnding, _ items: ArraySlice<SentenceItem>) -> Bool {
    guard items.count <= 9 else { return false }
    var text = ""
    for case .scalar(let source) in items where !source.scalar.isWhitespace {
      text.unicodeScalars.append(source.scalar)
    }
    let label = text.unicodeScalars.prefix { $0 != "." && $0 != ")" }
    guard text.unicodeScalars.dropFirst(label.count).allSatisfy({ $0 == "." || $0 == ")" }) else {
      return text == "P.S."
    }
    let isNumber = label.allSatisfy(\.isDigit) && label.count <= 3
    if RomanNumeral.value(of: String(label)) != nil { return true }
    return !label.isEmpty && (isNumber || (label.count == 1 && label.allSatisfy(\.isWordLetter)))
  }
}

extension Unicode.Scalar {
  /// May open a quotation.
  fileprivate var isQuotation: Bool {
    self == "\"" || self == "\u{201C}" || self == "\u{AB}" || self == "\u{2018}"
  }
}
