import SpeechTypes
internal import TextTables

/// Takes a sentence apart into tokens, with every character's place in the source.
struct TokenScanner {
  private var passage = Passage()
  private var space = Token.Space.wide
  /// Where the characters begin that are not in tokens yet.
  private var start = 0

  static func passage(of items: [SentenceItem]) -> Passage {
    var scanner = TokenScanner()
    scanner.passage.characters.reserveCapacity(items.count)
    for item in items { scanner.add(item) }
    scanner.scan()
    scanner.passage.complete()
    return scanner.passage
  }

  private mutating func add(_ item: SentenceItem) {
    switch item {
    case .scalar(let source):
      passage.characters.append(
        TextCharacter(
          scalar: source.scalar, range: source.range, style: passage.styles.count - 1))
      return
    case .style(let style):
      // An element's beginning or end, which is a gap, stands wherever the style changes.
      passage.styles.append(style)
      return
    case .wordEnd: scanWord()
    default: scan()
    }
    let end = passage.characters.count
    passage.tokens.append(
      Token(kind: .gap, characters: end..<end, space: space, gap: passage.gaps.count))
    passage.gaps.append(item)
    space = .none
  }

  /// Makes tokens of the characters that have come since the last gap.
  private mutating func scan() {
    let end = passage.characters.count
    var index = start
    while index < end {
      let emojiCount = EmojiSequence.count(in: passage.characters, from: index, to: end)
      if emojiCount > 0 {
        add(Token(kind: .emoji, characters: index..<(index + emojiCount), space: space))
        index += emojiCount
        continue
      }
      let folded = FoldedScalar(passage.characters[index].scalar)
      switch folded.kind {
      case .ignored: index += 1
      case .space(let kind):
        space = max(space, kind)
        index += 1
      case .digit: index = addDigits(from: index, to: end)
      case .letter: index = addWord(from: index, to: end)
      // A mark without a letter has no sound of its own.
      case .mark: index += 1
      case .apostrophe, .sign:
        add(
          Token(
            kind: .sign, characters: index..<(index + 1), space: space,
            text: String(folded.scalar), lower: String(folded.scalar), sign: folded.scalar))
        index += 1
      }
    }
    start = end
  }

  /// Makes one token of the characters since the last gap where spaces or hyphens join words.
  private mutating func scanWord() {
    var text = ""
    var isJoined = false
    for character in passage.characters[start...] {
      let folded = FoldedScalar(character.scalar)
      switch folded.kind {
      case .ignored: break
      case .letter: append(folded, to: &text)
      case .mark: Self.compose(character.scalar, onto: &text)
      case .apostrophe: text.append("'")
      case .space where !text.isEmpty && text.last != " ": text.append(" ")
      case .space: break
      case .sign where folded.scalar == "-" && !text.isEmpty: text.append("-")
      case .digit, .sign: return scan()
      }
      isJoined = isJoined || text.last == " " || text.last == "-"
    }
    while text.last == " " || text.last == "-" { text.removeLast() }
    guard isJoined, text.contains(where: { $0 == " " || $0 == "-" }) else { return scan() }
    var token = Token(
      kind: .word, characters: start..<passage.characters.count, space: space, text: text,
      lower: text.lowercased())
    token.letterCase = LetterCase(text)
    token.isJoined = true
    add(token)
    start = passage.characters.count
  }

  private mutating func add(_ token: Token) {
    passage.tokens.append(token)
    space = .none
  }

  private mutating func addDigits(from start: Int, to end: Int) -> Int {
    var text = ""
    var index = start
    var last = start
    loop: while index < end {
      let folded = FoldedScalar(passage.characters[index].scalar)
      switch folded.kind {
      case .digit:
        if index > start, isKeycap(index, end) { break loop }
        if let several = folded.text {
          // A circled number is one by itself.
          if index > start { break loop }
          text = several
          last = index
          index += 1
          break loop
        }
        text.unicodeScalars.append(folded.scalar)
        last = index
      case .ignored: break
      default: break loop
      }
      index += 1
    }
    add(
      Token(kind: .digits, characters: start..<(last + 1), space: space, text: text, lower: text))
    return last + 1
  }

  private func isKeycap(_ index: Int, _ end: Int) -> Bool {
    index + 1 < end && passage.characters[index + 1].scalar.value > 0x20DF
      && EmojiSequence.count(in: passage.characters, from: index, to: end) > 0
  }

  private mutating func addWord(from start: Int, to end: Int) -> Int {
    let first = FoldedScalar(passage.characters[start].scalar).scalar
    var text = asciiLetters(from: start, to: end)
    var index = start + text.utf8.count
    var last = max(start, index - 1)
    loop: while index < end {
      let scalar = passage.characters[index].scalar
      let folded = FoldedScalar(scalar)
      switch folded.kind {
      case .letter:
        guard belongs(folded.scalar, with: first) else { break loop }
        append(folded, to: &text)
        last = index
      case .mark:
        Self.compose(scalar, onto: &text)
        last = index
      case .ignored: break
      case .apostrophe:
        guard isInner(index, end) else { break loop }
        text.unicodeScalars.append("'")
      case .sign where scalar == "`" || scalar == "\u{B4}":
        guard isInner(index, end) else { break loop }
        text.unicodeScalars.append("'")
      default: break loop
      }
      index += 1
    }
    var token = Token(kind: .word, characters: start..<(last + 1), space: space, text: text)
    token.letterCase = LetterCase(text)
    token.lower = token.letterCase == .lower ? text : text.lowercased()
    token.isRomanSign = first.isRomanSign
    add(token)
    return last + 1
  }

  /// The letters that stand for themselves, which most words are of, in one go.
  private func asciiLetters(from start: Int, to end: Int) -> String {
    let characters = passage.characters[start..<end].prefix {
      $0.scalar.isASCII && $0.scalar.isWordLetter
    }
    return unsafe String(unsafeUninitializedCapacity: characters.count) { buffer in
      for (index, character) in characters.enumerated() {
        unsafe buffer[index] = UInt8(truncatingIfNeeded: character.scalar.value)
      }
      return characters.count
    }
  }

  private mutating func append(_ folded: FoldedScalar, to text: inout String) {
    if let several = folded.text {
      text += several
    } else if folded.scalar.isRomanSign {
      text +=
        folded.scalar.properties.uppercaseMapping == String(folded.scalar)
        ? Self.romanLetters[Int(folded.scalar.value - 0x2160)]
        : Self.romanLetters[Int(folded.scalar.value - 0x2170)].lowercased()
    } else {
      text.unicodeScalars.append(folded.scalar)
    }
  }

  private static let romanLetters = [
    "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "L", "C", "D", "M",
  ]

  /// Whether a letter goes on a word that another one began.
  private func belongs(_ scalar: Unicode.Scalar, with first: Unicode.Scalar) -> Bool {
    // Units are written in two scripts: μm, kΩ.
    let isUnitLetter = scalar == "\u{3A9}" || first == "\u{3BC}"
    return scalar.isRomanSign == first.isRomanSign
      && (scalar.isLatin == first.isLatin || isUnitLetter)
  }

  /// Whether an apostrophe stands between letters.
  private func isInner(_ index: Int, _ end: Int) -> Bool {
    guard index + 1 < end else { return false }
    if case .letter = FoldedScalar(passage.characters[index + 1].scalar).kind { return true }
    return false
  }

  private static func compose(_ mark: Unicode.Scalar, onto text: inout String) {
    guard let letter = text.unicodeScalars.last else { return }
    var pair = String(letter)
    pair.unicodeScalars.append(mark)
    if let row = EnglishData.compositions.row(pair) {
      text.unicodeScalars.removeLast()
      text += row[1]
    } else {
      text.unicodeScalars.append(mark)
    }
  }
}
