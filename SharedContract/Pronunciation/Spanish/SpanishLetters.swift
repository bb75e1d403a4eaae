/// The letters of a Spanish word as sounds.
///
/// What Spanish spelling does not have, as in words of other languages, is read as Spaniards read it.
struct SpanishLetters {
  /// The letters beyond ASCII that Spanish spelling tells words apart by.
  static let accented: Set<Character> = ["á", "é", "í", "ó", "ú", "ü", "ñ", "ç"]

  private let letters: [Character]
  private let variety: SpanishVariety
  private var index = 0
  private var sounds: [SpanishSound] = []

  /// - Parameter spelling: In small letters; signs and letters of other scripts are left out.
  /// - Returns: None where there is no letter.
  static func sounds(of spelling: String, _ variety: SpanishVariety) -> [SpanishSound] {
    var reader = SpanishLetters(spelling, variety)
    while reader.index < reader.letters.count { reader.readLetter() }
    return reader.sounds
  }

  /// Whether a word without an accent is stressed on its last syllable: but for a vowel at its end,
  /// Y behind a consonant, and N or S behind a vowel.
  static func stressesLast(_ spelling: String) -> Bool {
    guard let last = spelling.last, !isVowel(last) else { return false }
    let isBehindVowel = spelling.dropLast().last.map(isVowel) ?? false
    return last == "y" ? isBehindVowel : !(["n", "s"].contains(last) && isBehindVowel)
  }

  static func isVowel(_ letter: Character) -> Bool { vowels[letter] != nil }

  private static let vowels: [Character: SpanishSound] = [
    "a": .vowel(.a, isAccented: false), "á": .vowel(.a, isAccented: true),
    "e": .vowel(.e, isAccented: false), "é": .vowel(.e, isAccented: true),
    "i": .vowel(.i, isAccented: false), "í": .vowel(.i, isAccented: true),
    "o": .vowel(.o, isAccented: false), "ó": .vowel(.o, isAccented: true),
    "u": .vowel(.u, isAccented: false), "ú": .vowel(.u, isAccented: true),
    "ü": .vowel(.u, isAccented: false),
  ]

  /// The consonants that are always the same sound.
  private static let consonants: [Character: Phoneme.Symbol] = [
    "b": .b, "d": .d, "f": .f, "j": .x, "k": .k, "m": .m, "ñ": .ny, "s": .s, "t": .t, "v": .b,
    "w": .w, "ç": .s,
  ]

  private init(_ spelling: String, _ variety: SpanishVariety) {
    letters = spelling.filter {
      Self.isVowel($0) || Self.consonants[$0] != nil || "cghlnpqrxyz".contains($0)
    }
    self.variety = variety
  }

  // MARK: - Reading

  private func letter(_ offset: Int) -> Character? {
    letters.indices.contains(index + offset) ? letters[index + offset] : nil
  }

  private func isVowel(_ offset: Int) -> Bool { letter(offset).map(Self.isVowel) ?? false }

  /// Whether E or I is next, before which C and G are soft.
  private func isSoft(_ offset: Int) -> Bool {
    ["e", "é", "i", "í"].contains(letter(offset))
  }

  private mutating func add(_ symbols: Phoneme.Symbol..., count: Int) {
    sounds += symbols.map { .consonant($0) }
    index += count
  }

  /// The sound of Z, and of C before E and I; where that is an S, the S of escena is no second one.
  private mutating func addSoft(count: Int) {
    guard variety == .america else { return add(.th, count: count) }
    if sounds.last == .consonant(.s) { index += count } else { add(.s, count: count) }
  }

  private mutating func readLetter() {
    let letter = letters[index]
    if let vowel = Self.vowels[letter] {
      sounds.append(vowel)
      index += 1
      return
    }
    switch letter {
    case "c": readC()
    case "g": readG()
    case "h": readH()
    case "l": readL()
    case "n": add(.n, count: self.letter(1) == "n" ? 2 : 1)
    case "p": readP()
    case "q": readQ()
    case "r": readR()
    case "x": readX()
    case "y": readY()
    case "z": addSoft(count: self.letter(1) == "z" ? 2 : 1)
    default: readPlain(letter)
    }
  }

  private mutating func readPlain(_ letter: Character) {
    guard let symbol = Self.consonants[letter] else {
      index += 1
      return
    }
    if letter == "s", self.letter(1) == "h" {
      // In front of a stem with its H: deshacer, deshielo.
      return String(letters[..<index]) == "de" ? add(.s, count: 2) : add(.ch, count: 2)
    }
    if letter == "t", self.letter(1) == "h" { return add(.t, count: 2) }
    add(symbol, count: self.letter(1) == letter ? 2 : 1)
  }

  private mutating func readC() {
    if letter(1) == "h" { return add(.ch, count: 2) }
    if letter(1) == "k" { return add(.k, count: 2) }
    if isSoft(1) { return addSoft(count: 1) }
    // The second C of acción is another sound, that of Boccaccio is none.
    add(.k, count: letter(1) == "c" && !isSoft(2) ? 2 : 1)
  }

  private mutating func readG() {
    if isSoft(1) { return add(.x, count: 1) }
    if letter(1) == "u", isSoft(2) { return add(.g, count: 2) }
    // gnomo
    if letter(1) == "n", index == 0 {
      index += 1
      return
    }
    add(.g, count: letter(1) == "g" && !isSoft(2) ? 2 : 1)
  }

  /// H has no sound, but for what it makes of hielo.
  private mutating func readH() {
    if letter(1) == "i", letter(2) == "e" || letter(2) == "é", index == 0 {
      return add(.jj, count: 2)
    }
    index += 1
  }

  /// Two of them are a sound of their own, but not at the end of a syllable: Sabadell.
  private mutating func readL() {
    guard letter(1) == "l" else { return add(.l, count: 1) }
    add(isVowel(2) ? .jj : .l, count: 2)
  }

  private mutating func readP() {
    if letter(1) == "h" { return add(.f, count: 2) }
    // psicología, pterodáctilo
    if index == 0, letter(1) == "s" || letter(1) == "t" {
      index += 1
      return
    }
    add(.p, count: letter(1) == "p" ? 2 : 1)
  }

  private mutating func readQ() {
    add(.k, count: letter(1) == "u" && isSoft(2) ? 2 : 1)
  }

  /// A trill at a word's beginning, doubled, behind N, L and S, and behind sub-: subrayar.
  private mutating func readR() {
    if letter(1) == "r" { return add(.rr, count: 2) }
    let isTrill =
      index == 0 || ["n", "l", "s"].contains(letter(-1)) || String(letters[..<index]) == "sub"
    add(isTrill ? .rr : .dx, count: 1)
  }

  private mutating func readX() {
    // Xilófono; and experto as it is commonly said.
    let isPlain = index == 0 || (letter(1) != nil && !isVowel(1) && letter(1) != "h")
    if isPlain { add(.s, count: 1) } else { add(.k, .s, count: 1) }
  }

  /// A consonant before a vowel, a glide behind one, in muy too; else a vowel.
  private mutating func readY() {
    if isVowel(1) { return add(.jj, count: 1) }
    if isVowel(-1) { return add(.y, count: 1) }
    sounds.append(.vowel(.i, isAccented: false))
    index += 1
  }
}
