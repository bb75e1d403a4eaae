/// A number in digits, as it stands in a text.
struct Numeral {
  /// Without the signs that divide its groups; empty where only a point stands in front.
  var integer: String
  var fraction: String?
  /// "minus" or "plus", or empty.
  var sign = ""
  var isGrouped = false
  /// The power of ten in e-notation.
  var exponent: (isNegative: Bool, digits: String)?
  /// Index behind its last token.
  var end: Int

  /// Whether what is counted by it is one.
  var isOne: Bool { integer == "1" && fraction == nil && exponent == nil }

  /// Digits alone, as an identifier, a year or a day has them.
  var isPlain: Bool { fraction == nil && sign.isEmpty && !isGrouped && exponent == nil }

  var words: [String] {
    var words = sign.isEmpty ? [] : [sign]
    if let fraction {
      words += DecimalWords.words(integer: integer, fraction: fraction)
    } else {
      words += isCode ? DigitWords.words(integer) : CardinalWords.words(integer)
    }
    if let exponent {
      words += ["times", "ten", "to", "the"]
      words +=
        exponent.isNegative
        ? ["minus"] + CardinalWords.words(exponent.digits) : OrdinalWords.words(exponent.digits)
    }
    return words
  }

  /// Whether the digits say more than their value: zeros in front, or too many to be a number.
  private var isCode: Bool {
    guard !isGrouped, exponent == nil, integer.utf8.count > 1 else { return false }
    if integer.utf8.first == UInt8(ascii: "0") { return true }
    let zeroCount = integer.utf8.reversed().prefix { $0 == UInt8(ascii: "0") }.count
    return integer.utf8.count > 15 && zeroCount * 2 < integer.utf8.count
  }
}

extension Passage {
  /// The number that begins at a token, with its sign.
  func numeral(at index: Int) -> Numeral? {
    if let digits = digits(index) { return numeral(integer: digits, at: index) }
    guard kind(index) == .sign else { return nil }
    if isSign(index, "."), let digits = tightDigits(index + 1), !isDigitsOrWord(before: index) {
      return withExponent(Numeral(integer: "", fraction: digits, end: index + 2))
    }
    guard let sign = numberSign(at: index), isTight(index + 1) else { return nil }
    guard kind(index + 1) == .digits || isSign(index + 1, ".") else { return nil }
    var numeral = numeral(at: index + 1)
    numeral?.sign = sign
    return numeral
  }

  /// "minus" or "plus" where a sign is that of the number behind it.
  private func numberSign(at index: Int) -> String? {
    guard !isDigitsOrWord(before: index), !isTightSign(index, ")") else { return nil }
    return switch tokens[index].sign {
    case "-", "\u{2212}", "\u{2013}": "minus"
    case "+": "plus"
    default: nil
    }
  }

  /// Whether a token touches a number, a word or what closes one.
  private func isDigitsOrWord(before index: Int) -> Bool {
    guard isTight(index) else { return false }
    let before = tokens[index - 1]
    return before.kind == .digits || before.kind == .word || before.sign == ")"
      || before.sign == tokens[index].sign
  }

  private func numeral(integer first: String, at index: Int) -> Numeral {
    var numeral = Numeral(integer: first, end: index + 1)
    addGroups(to: &numeral)
    if isTightSign(numeral.end, "."), let digits = tightDigits(numeral.end + 1),
      !(isTightSign(numeral.end + 2, ".") && isTight(numeral.end + 3)
        && kind(numeral.end + 3) == .digits)
    {
      numeral.fraction = digits
      numeral.end += 2
    }
    return withExponent(numeral)
  }

  /// Takes in groups of three digits behind commas, apostrophes or narrow spaces.
  private func addGroups(to numeral: inout Numeral) {
    guard numeral.integer.utf8.count <= 3, numeral.integer != "0" else { return }
    let start = numeral.end
    if let separator = groupSeparator(at: start) {
      while isTightSign(numeral.end, separator), let group = tightDigits(numeral.end + 1),
        group.utf8.count == 3 || isIndianGroup(group, at: numeral.end + 1, separator)
      {
        numeral.integer += group
        numeral.end += 2
        numeral.isGrouped = true
        if group.utf8.count == 3, !isTightSign(numeral.end, separator) { break }
      }
    } else {
      let wideEnd = wideGroupsEnd(from: start, first: numeral.integer)
      while token(numeral.end).space == .narrow || numeral.end < wideEnd,
        let group = digits(numeral.end), group.utf8.count == 3
      {
        numeral.integer += group
        numeral.end += 1
        numeral.isGrouped = true
      }
    }
  }

  /// Index behind the groups of three digits that plain spaces divide: `1 000 000`.
  ///
  /// Numbers in a row may be several; a group of zeros is none by itself, nor are many behind a
  /// first one that is shorter.
  private func wideGroupsEnd(from start: Int, first: String) -> Int {
    var end = start
    var hasZeros = false
    while end < start + 8, !isTight(end), let group = digits(end), group.utf8.count == 3 {
      hasZeros = hasZeros || group.hasPrefix("0")
      end += 1
    }
    guard !first.hasPrefix("0"), kind(end) != .digits, isEnd(ofNumber: end),
      hasZeros || (end - start >= 2 && first.utf8.count < 3)
    else { return start }
    return end
  }

  private func groupSeparator(at index: Int) -> Unicode.Scalar? {
    [",", "'"].first { isTightSign(index, $0) }
  }

  /// Whether two digits are a group of lakhs or crores: more groups follow, three digits last.
  private func isIndianGroup(_ group: String, at index: Int, _ separator: Unicode.Scalar) -> Bool {
    guard group.utf8.count == 2, isTightSign(index + 1, separator) else { return false }
    let next = tightDigits(index + 2)?.utf8.count
    return next == 3 || (next == 2 && isTightSign(index + 3, separator))
  }

  private func withExponent(_ numeral: Numeral) -> Numeral {
    guard tightWord(numeral.end) == "e" else { return numeral }
    var numeral = numeral
    let signIndex = numeral.end + 1
    if let digits = tightDigits(signIndex), digits.utf8.count <= 3, isEnd(ofNumber: signIndex + 1) {
      numeral.exponent = (false, digits)
      numeral.end = signIndex + 1
    } else if isTightSign(signIndex, "-") || isTightSign(signIndex, "+")
      || isTightSign(signIndex, "\u{2212}"),
      let digits = tightDigits(signIndex + 1)
    {
      numeral.exponent = (!isSign(signIndex, "+"), digits)
      numeral.end = signIndex + 2
    }
    return numeral
  }

  /// Whether nothing that would make it part of a longer name touches a number's end.
  func isEnd(ofNumber end: Int) -> Bool {
    guard isTight(end) else { return true }
    return kind(end) != .word && kind(end) != .digits
  }
}
