internal import TextTables

/// Reads symbols of the International Phonetic Alphabet as phones of a language, by its ipa.tsv.
struct IPAReader {
  /// A letter of the alphabet with what was marked at it.
  private struct Letter {
    var symbol: PhoneticSymbol
    /// The stress mark in front of it.
    var stress: Phoneme.Stress?
    /// Whether a new syllable, and so a new sound, begins with it.
    var startsSyllable = false
    var isLong = false
    var isSyllabic = false
    var isRhotic = false
  }

  private static let longestSpellingCount = 3

  private let language: SpokenLanguage
  private let table: TextTable
  private var letters: [Letter] = []
  private var reading = PhoneticReading()
  /// The vowels that bear no stress unless it is marked.
  private var weakIndices: Set<Int> = []
  private var isStressMarked = false
  private var stress = Phoneme.Stress.unstressed

  /// - Throws: For a character that is not of the alphabet.
  static func read(
    _ symbols: [PhoneticSymbol], of language: SpokenLanguage
  ) throws(UnknownPhone) -> PhoneticReading {
    var reader = IPAReader(language)
    reader.gather(symbols)
    var index = 0
    while index < reader.letters.count { index += try reader.readSound(at: index) }
    reader.stressMainVowel()
    return reader.reading
  }

  private init(_ language: SpokenLanguage) {
    self.language = language
    table =
      switch language {
      case .english: PhoneticData.englishIPA
      case .spanish: PhoneticData.spanishIPA
      }
  }

  // MARK: - Letters

  private mutating func gather(_ symbols: [PhoneticSymbol]) {
    var next = Letter(symbol: PhoneticSymbol(scalar: " ", source: "", position: 0))
    for symbol in symbols {
      let last = letters.indices.last
      switch symbol.scalar {
      case "ˈ", "'", "\u{2019}": next.stress = .primary
      case "ˌ": next.stress = .secondary
      case "ː", ":": if let last { letters[last].isLong = true }
      case "\u{329}", "\u{30D}": if let last { letters[last].isSyllabic = true }
      case "˞": if let last { letters[last].isRhotic = true }
      case let scalar where Self.endsSound(scalar): next.startsSyllable = true
      case let scalar where Self.isModifier(scalar): break
      default:
        next.symbol = symbol
        letters.append(next)
        next = Letter(symbol: symbol)
      }
    }
    isStressMarked = letters.contains { $0.stress != nil }
  }

  /// Syllable and word boundaries, groups, and whatever else lies between two sounds.
  private static func endsSound(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || ".-|‖‿/[]".unicodeScalars.contains(scalar)
  }

  /// Ties, tones, diacritics that no phone is told by, and brackets around what may be
  /// left out.
  private static func isModifier(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Combining marks; modifier letters and tones; superscripts; arrows; zero-width characters.
    case 0x300...0x36F, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x2B0...0x2FF, 0x1D2C...0x1D6A,
      0x1D9B...0x1DBF, 0x207F, 0x2191...0x2199, 0xA700...0xA71F, 0x200B...0x200D:
      true
    default: scalar == "(" || scalar == ")"
    }
  }

  // MARK: - Sounds

  /// Reads the sound of the longest spelling.
  ///
  /// - Returns: How many letters it has.
  private mutating func readSound(at index: Int) throws(UnknownPhone) -> Int {
    stress = letters[index].stress ?? stress
    let longest = (index..<letters.count).prefix(Self.longestSpellingCount).prefix { next in
      next == index || (!letters[next].startsSyllable && letters[next].stress == nil)
    }
    for end in longest.reversed() {
      var spelling = ""
      for letter in letters[index...end] { spelling.unicodeScalars.append(letter.symbol.scalar) }
      if end == index, letters[index].isLong, let row = table.row(spelling + "ː") {
        append(row, index...index)
        return 1
      }
      if let row = table.row(spelling) ?? plainRow(spelling) {
        append(row, index...end)
        return end - index + 1
      }
    }
    let symbol = letters[index].symbol
    throw UnknownPhone(symbol.source, at: symbol.position, "no symbol of the phonetic alphabet")
  }

  /// The row of a letter whose accent is part of its character: á.
  private func plainRow(_ spelling: String) -> TextTableRow? {
    guard spelling == spelling.lowercased() else { return nil }
    let folded = SpellingFold.fold(spelling)
    return folded.unicodeScalars.count == 1 ? table.row(folded) : nil
  }

  private mutating func append(_ row: TextTableRow, _ range: ClosedRange<Int>) {
    let isBeforeVowel =
      letters.dropFirst(range.upperBound + 1).first.map { isVowelOrGlide($0) } ?? false
    let cell = isBeforeVowel || row[3].isEmpty ? row[2] : row[3]
    var symbols = cell.split(separator: " ").compactMap { Phoneme(arpabet: $0)?.symbol }
    if row[1] == "near" { note(range, symbols) }
    if letters[range].contains(where: \.isSyllabic) { makeSyllabic(&symbols) }
    if letters[range].contains(where: \.isRhotic) { makeRhotic(&symbols) }
    if language == .spanish(.america) { symbols = symbols.map { $0 == .th ? .s : $0 } }
    for symbol in symbols {
      if symbol.isVowel, row[1] == "weak" { weakIndices.insert(reading.phonemes.count) }
      reading.phonemes.append(Phoneme(symbol: symbol, stress: stress))
      if symbol.isVowel { stress = .unstressed }
    }
  }

  private func isVowelOrGlide(_ letter: Letter) -> Bool {
    guard let row = table.row(String(letter.symbol.scalar)),
      let first = row[2].split(separator: " ").first, let phoneme = Phoneme(arpabet: first)
    else { return false }
    return phoneme.isVowel || phoneme.manner == .glide
  }

  private mutating func note(_ range: ClosedRange<Int>, _ symbols: [Phoneme.Symbol]) {
    let written = letters[range].map(\.symbol.source).joined()
    guard !reading.substitutions.contains(where: { $0.symbol == written }) else { return }
    reading.substitutions.append(.init(symbol: written, phonemes: symbols))
  }

  /// A consonant that makes a syllable has a vowel here: n̩ as in *button*.
  private func makeSyllabic(_ symbols: inout [Phoneme.Symbol]) {
    guard let last = symbols.last, !last.isVowel else { return }
    symbols.removeLast()
    switch language {
    case .english: symbols += last == .r ? [.er] : [.ah, last]
    case .spanish: symbols += [.e, last]
    }
  }

  private func makeRhotic(_ symbols: inout [Phoneme.Symbol]) {
    guard let last = symbols.last, last.isVowel, last != .er else { return }
    switch language {
    case .english where last == .ah: symbols[symbols.count - 1] = .er
    case .english: symbols.append(.r)
    case .spanish: symbols.append(.dx)
    }
  }

  /// Stresses the first full vowel, or the first at all, where the text marks no stress.
  private mutating func stressMainVowel() {
    guard !isStressMarked else { return }
    let vowels = reading.phonemes.indices.filter { reading.phonemes[$0].isVowel }
    guard let main = vowels.first(where: { !weakIndices.contains($0) }) ?? vowels.first else {
      return
    }
    reading.phonemes[main] = reading.phonemes[main].stressed(.primary)
  }
}
