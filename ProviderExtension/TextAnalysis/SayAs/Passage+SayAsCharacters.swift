import SpeechTypes
internal import TextTables

extension Passage {
  /// Every character of a token by its name; a pause stands for white space.
  func charactersReading(
    at index: Int, namesGlyphs: Bool, announcesCapitals: Bool
  ) -> Reading? {
    var reading = Reading(end: index + 1)
    if tokens[index].space == .wide { reading.addPause() }
    addCharacters(
      of: index, to: &reading, namesGlyphs: namesGlyphs,
      announcesCapitals: announcesCapitals || namesGlyphs)
    return reading
  }

  /// A key's name: characters by theirs, words as they are, without the signs between them.
  func keyReading(at index: Int, announcesCapitals: Bool) -> Reading? {
    let token = tokens[index]
    switch token.kind {
    case .sign where ["_", "-"].contains(token.sign) && isTight(index) && isTight(index + 1):
      return Reading(end: index + 1)
    case .word where token.text.utf8.count > 1:
      return Reading(end: index + 1, [token.lower], token.characters)
    case .sign, .word:
      var reading = Reading(end: index + 1)
      addCharacters(
        of: index, to: &reading, namesGlyphs: false, announcesCapitals: announcesCapitals)
      return reading
    default: return nil
    }
  }

  private func addCharacters(
    of index: Int, to reading: inout Reading, namesGlyphs: Bool, announcesCapitals: Bool
  ) {
    let range = tokens[index].characters
    if tokens[index].kind == .emoji {
      reading.add(EmojiSequence.words(characters[range].map(\.scalar)), range)
      return
    }
    var next = range.lowerBound
    while next < range.upperBound {
      let start = next
      next += 1
      while next < range.upperBound, FoldedScalar(characters[next].scalar).isPartOfCharacter {
        next += 1
      }
      let scalars = characters[start..<next].map(\.scalar)
      reading.add(
        CharacterNames.words(
          ofCharacter: scalars, namesGlyphs: namesGlyphs, announcesCapitals: announcesCapitals),
        start..<next)
    }
  }
}

extension FoldedScalar {
  /// Whether a scalar belongs to the character in front of it.
  fileprivate var isPartOfCharacter: Bool {
    switch kind {
    case .mark, .ignored: true
    default: false
    }
  }
}

extension CharacterNames {
  /// What a letter with its marks, or any other character, is called.
  ///
  /// - Parameter namesGlyphs: Whether accents are told: "e with acute".
  static func words(
    ofCharacter scalars: [Unicode.Scalar], namesGlyphs: Bool, announcesCapitals: Bool
  ) -> [String] {
    guard let scalar = composed(scalars) else { return [] }
    // A ligature is its letters.
    if scalar.isWordLetter, let letters = FoldedScalar(scalar).text {
      return letters.unicodeScalars.flatMap(words)
    }
    let isCapital = announcesCapitals && scalar.isUpper && scalar.isWordLetter
    let isAccented = namesGlyphs && !scalar.isASCII && scalar.isWordLetter && scalar.isLatin
    let name = isAccented ? Array(unicodeName(scalar).drop { caseWords.contains($0) }) : []
    return (isCapital ? ["cap"] : []) + (name.isEmpty ? words(scalar) : name)
  }

  /// The words that names of letters in Unicode begin with.
  private static let caseWords: Set<String> = ["latin", "small", "capital", "letter", "ligature"]

  /// The letter that a letter and a mark make together, or else the first.
  private static func composed(_ scalars: [Unicode.Scalar]) -> Unicode.Scalar? {
    guard scalars.count > 1, let first = scalars.first else { return scalars.first }
    var pair = String(first)
    for mark in scalars.dropFirst() {
      pair.unicodeScalars.append(mark)
      if let row = EnglishData.compositions.row(pair) { pair = String(row[1]) }
    }
    return pair.unicodeScalars.first
  }
}
