internal import TextTables

/// How a written word is taken apart into what is spoken: `camelCase`, `GPUs`, `HTML`.
struct WordParts {
  /// A spoken word, and its letters' places in the written one, in Unicode scalars.
  struct Part: Hashable {
    var spoken: String
    var scalars: Range<Int>
  }

  /// What is known of the place where a word stands.
  struct Context {
    /// The whole sentence is in capitals, so that capitals do not tell an acronym.
    var isShouting = false
    /// Digits touch it: capitals are mostly letters then.
    var touchesDigits = false
    /// "the" stands in front: it names something.
    var isBehindThe = false
    /// `&` touches it: capitals are letters then.
    var touchesAnd = false
  }

  private var parts: [Part] = []
  private let context: Context

  static func parts(of token: Token, _ context: Context) -> [Part] {
    var parts = WordParts(context: context)
    let scalars = Array(token.text.unicodeScalars)
    switch token.letterCase {
    case .none, .title: parts.addSmall(token.lower, 0..<scalars.count)
    case .lower: parts.addSmall(token.lower, 0..<scalars.count)
    case .upper: parts.addCapitals(scalars[...])
    case .mixed: parts.addMixed(scalars)
    }
    return parts.parts
  }

  private init(context: Context) { self.context = context }

  private mutating func add(_ spoken: String, _ range: Range<Int>) {
    parts.append(Part(spoken: spoken, scalars: range))
  }

  /// Letters one by one.
  private mutating func spell(
    _ scalars: ArraySlice<Unicode.Scalar>, suffix: String, suffixCount: Int
  ) {
    for index in scalars.indices {
      let isLast = index == scalars.endIndex - 1
      let range = isLast ? index..<(index + 1 + suffixCount) : index..<(index + 1)
      add(String(scalars[index]).lowercased() + (isLast ? suffix : ""), range)
    }
  }

  /// A word in small letters; one without a vowel is spelled.
  private mutating func addSmall(_ word: String, _ range: Range<Int>) {
    let isWord =
      range.count < 2
      || word.unicodeScalars.contains { $0.isVowel || !$0.isASCII || $0 == "'" }
      // A "y" at the beginning is a consonant.
      || word.unicodeScalars.dropFirst().contains("y")
      || EnglishData.acronyms.row(word)?[1] == "word"
    guard !isWord || Self.isSmallNumeral(word) else { return add(word, range) }
    let scalars = Array(word.unicodeScalars)
    for (offset, scalar) in scalars.enumerated() {
      add(String(scalar), (range.lowerBound + offset)..<(range.lowerBound + offset + 1))
    }
  }

  /// `ii` and `iii`, which no one can say as a word.
  private static func isSmallNumeral(_ word: String) -> Bool { word == "ii" || word == "iii" }

  /// A word in capitals: an acronym, or a word that is shouted.
  ///
  /// - Parameter pluralCount: Characters of a plural's ending behind it: 1 for `s`, 2 for `'s`.
  private mutating func addCapitals(_ scalars: ArraySlice<Unicode.Scalar>, pluralCount: Int = 0) {
    let stem = scalars.prefix { $0 != "'" }
    if stem.count < scalars.count {
      let ending = String(String.UnicodeScalarView(scalars[stem.endIndex...])).lowercased()
      if ending == "'s", isAcronym(stem) { return spell(stem, suffix: ending, suffixCount: 2) }
      let whole = String(String.UnicodeScalarView(scalars)).lowercased()
      return add(whole, scalars.startIndex..<scalars.endIndex)
    }
    if isAcronym(scalars) {
      spell(scalars, suffix: pluralCount > 0 ? "'s" : "", suffixCount: pluralCount)
    } else {
      let word = String(String.UnicodeScalarView(scalars)).lowercased()
      let ending = ["", "s", "'s"][pluralCount]
      add(word + ending, scalars.startIndex..<(scalars.endIndex + pluralCount))
    }
  }

  private func isAcronym(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    guard scalars.count > 1 else { return false }
    let word = String(String.UnicodeScalarView(scalars)).lowercased()
    let known = EnglishData.acronyms.row(word)?[1]
    if known == "word" { return false }
    if known == "the", context.isBehindThe, !context.isShouting { return true }
    let isWord = EnglishData.words.contains(word)
    if context.touchesAnd { return scalars.count <= 3 }
    if context.touchesDigits, scalars.count <= 2 { return true }
    if context.touchesDigits { return known == "spell" || !isWord && scalars.count <= 4 }
    if known == "spell" { return !(context.isShouting && isWord) }
    if isWord { return false }
    let isSayable = Pronounceability.isSayable(word)
    if context.isShouting { return !isSayable }
    return scalars.count <= 3 || !isSayable
  }

  /// `PCs`, `camelCase`, `XMLHttpRequest`, `McDonald`, `JABberwocky`.
  private mutating func addMixed(_ scalars: [Unicode.Scalar]) {
    if let plural = pluralStem(scalars) {
      return addCapitals(plural, pluralCount: scalars.count - plural.count)
    }
    let whole = String(String.UnicodeScalarView(scalars)).lowercased()
    // SaaS
    if scalars.last?.isUpper == true, EnglishData.acronyms.row(whole)?[1] == "word" {
      return add(whole, 0..<scalars.count)
    }
    // PhDs
    if scalars.last == "s", EnglishData.acronyms.row(String(whole.dropLast()))?[1] == "spell" {
      return spell(scalars.dropLast()[...], suffix: "'s", suffixCount: 1)
    }
    var start = 0
    for end in Self.boundaries(in: scalars) + [scalars.count] {
      addSegment(scalars[start..<end])
      start = end
    }
  }

  private mutating func addSegment(_ scalars: ArraySlice<Unicode.Scalar>) {
    let text = String(String.UnicodeScalarView(scalars))
    if scalars.count > 1, LetterCase(text) == .upper { return addCapitals(scalars) }
    addSmall(text.lowercased(), scalars.startIndex..<scalars.endIndex)
  }

  /// The capitals of `PCs` and `CD's`.
  private func pluralStem(_ scalars: [Unicode.Scalar]) -> ArraySlice<Unicode.Scalar>? {
    guard scalars.last == "s" else { return nil }
    var stem = scalars.dropLast()
    if stem.last == "'" { stem = stem.dropLast() }
    guard stem.count >= 2, stem.allSatisfy(\.isUpper), stem.count <= 6 else { return nil }
    return stem
  }

  /// Where a word within a written word begins.
  private static func boundaries(in scalars: [Unicode.Scalar]) -> [Int] {
    var found: [Int] = []
    var hump = false
    for index in scalars.indices.dropFirst()
    where scalars[index].isUpper && scalars[index - 1].isLower {
      let head = scalars[..<index].reversed().prefix { $0 != "'" }.count
      let isLastHump = !scalars[(index + 1)...].contains(where: \.isUpper)
      if found.isEmpty, head == index, isLastHump, isNamePrefix(scalars[..<index]) { continue }
      hump = true
      found.append(index)
    }
    for index in scalars.indices.dropFirst().dropLast()
    where scalars[index].isUpper && scalars[index - 1].isUpper && scalars[index + 1].isLower {
      let start = found.last { $0 <= index } ?? 0
      let capitals = String(String.UnicodeScalarView(scalars[start..<index])).lowercased()
      if hump || EnglishData.acronyms.contains(capitals) { found.append(index) }
    }
    return found.sorted()
  }

  /// `Mc`, `De` and the like, in front of the rest of a name.
  private static func isNamePrefix(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    let text = String(String.UnicodeScalarView(scalars))
    return ["Mc", "Mac", "De", "Di", "Du", "La", "Le", "Van", "Von", "Fitz"].contains(text)
  }
}

extension Unicode.Scalar {
  fileprivate var isVowel: Bool {
    switch self {
    case "a", "e", "i", "o", "u": true
    default: false
    }
  }
}
