/// A number as it stands in a Spanish text: digits in groups, with decimals.
struct SpanishNumber {
  /// Index behind its last token.
  var end: Int
  /// The whole part, without the signs between groups.
  var whole: String
  /// The digits behind the comma; nil where there is none.
  var decimals: String?

  /// The number that begins with a token; nil where there is none.
  init?(_ passage: Passage, at index: Int) {
    guard let digits = passage.digits(index) else { return nil }
    whole = digits
    end = index + 1
    if digits.count <= 3, digits.first != "0" {
      if let groups = Self.groups(passage, from: end, joinedBy: ".") {
        (whole, end) = (whole + groups.digits, groups.end)
      } else if let groups = Self.spacedGroups(passage, from: end) {
        (whole, end) = (whole + groups.digits, groups.end)
      }
    }
    // A point in front of other than three digits is a decimal one.
    let signs: [Unicode.Scalar] = end == index + 1 ? [",", "."] : [","]
    guard let sign = signs.first(where: { passage.isTightSign(end, $0) }),
      let decimals = passage.tightDigits(end + 1),
      !Self.isOneOfSeveral(passage, index..<(end + 2), dividedBy: sign)
    else { return }
    self.decimals = decimals
    end += 2
  }

  /// Whether the same sign divides what would be a number from digits beside it: 1,2,3.
  private static func isOneOfSeveral(
    _ passage: Passage, _ range: Range<Int>, dividedBy sign: Unicode.Scalar
  ) -> Bool {
    let begins =
      passage.isTight(range.lowerBound) && passage.isTightSign(range.lowerBound - 1, sign)
      && passage.kind(range.lowerBound - 2) == .digits
    let goesOn =
      passage.isTightSign(range.upperBound, sign)
      && passage.tightDigits(range.upperBound + 1) != nil
    return begins || goesOn
  }

  /// Groups of three digits, a point before each.
  private static func groups(
    _ passage: Passage, from start: Int, joinedBy sign: Unicode.Scalar
  ) -> (digits: String, end: Int)? {
    var digits = ""
    var end = start
    while passage.isTightSign(end, sign), let group = passage.tightDigits(end + 1), group.count == 3
    {
      digits += group
      end += 2
    }
    // 1.234.5 is no number.
    let goesOn = passage.isTightSign(end, sign) && passage.tightDigits(end + 1) != nil
    return digits.isEmpty || goesOn ? nil : (digits, end)
  }

  /// Groups of three digits with a space before each.
  private static func spacedGroups(
    _ passage: Passage, from start: Int
  ) -> (digits: String, end: Int)? {
    var digits = ""
    var end = start
    while let group = passage.digits(end), !passage.isTight(end), group.count == 3 {
      digits += group
      end += 1
    }
    return digits.isEmpty ? nil : (digits, end)
  }

  /// Whether it is exactly one.
  var isOne: Bool { whole == "1" && decimals == nil }

  /// By itself; with decimals it agrees with nothing: veintiuno coma cinco kilos.
  var words: [String] {
    let words = SpanishNumberWords.cardinal(whole)
    guard let decimals else { return words }
    return words + ["coma"] + Self.decimalWords(decimals)
  }

  /// In front of what it counts: un millón de casas.
  func words(before agreement: SpanishNumberWords.Agreement) -> [String] {
    guard decimals == nil else { return words }
    return SpanishNumberWords.counting(whole, agreement)
  }

  /// Two digits are a number, more are said one by one.
  private static func decimalWords(_ decimals: String) -> [String] {
    let zeros = decimals.prefix { $0 == "0" }
    guard decimals.count <= 2, zeros.count < decimals.count else {
      return SpanishNumberWords.digits(decimals)
    }
    return SpanishNumberWords.digits(zeros)
      + SpanishNumberWords.cardinal(String(decimals.dropFirst(zeros.count)))
  }
}
