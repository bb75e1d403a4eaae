extension Passage {
  /// Digits and letters that are only read one by one: a hash, a color, `550e8400-e29b-…`, an
  /// address of IPv6.
  func hexadecimal(at index: Int) -> Reading? {
    let isColor = isTight(index) && isSign(index - 1, "#")
    guard !isTight(index) || kind(index - 1) == .sign, let run = hexadecimalRun(from: index) else {
      return nil
    }
    let isAddress = run.colonCount > 0
    let isIdentifier = run.groups == [8, 4, 4, 4, 12]
    let isHash = run.groups.count == 1 && run.hasDigit && run.hasLetter
    guard
      isAddress || isIdentifier
        || isHash && (isColor ? [6, 8].contains(run.groups[0]) : run.isMingled)
    else { return nil }
    var reading = Reading(end: index)
    for next in index..<run.end {
      let token = tokens[next]
      let letters =
        switch token.kind {
        case .digits: DigitWords.words(token.text)
        case .word: token.lower.map(String.init)
        default: token.sign == ":" ? ["colon"] : []
        }
      reading.append(Reading(end: next + 1, letters, token.characters))
    }
    return reading
  }

  private struct HexadecimalRun {
    var end: Int
    /// How many characters stand between hyphens.
    var groups = [0]
    var colonCount = 0
    var hasDigit = false
    var hasLetter = false
    /// Digits and letters change places often enough for no word and no number.
    var isMingled = false
  }

  /// The longest stretch of digits, letters to `f` and hyphens or colons from a token on.
  private func hexadecimalRun(from index: Int) -> HexadecimalRun? {
    var run = HexadecimalRun(end: index)
    var separator: Unicode.Scalar?
    while run.end < min(chunkEnds[index], index + 40) {
      let token = tokens[run.end]
      if token.kind == .digits {
        run.hasDigit = true
      } else if token.kind == .word, token.lower.utf8.allSatisfy({ (97...102).contains($0) }) {
        run.hasLetter = true
      } else if token.sign == "-" || token.sign == ":", token.sign == (separator ?? token.sign),
        [.word, .digits].contains(kind(run.end + 1)) || isSign(run.end + 1, ":"),
        isTight(run.end + 1)
      {
        separator = token.sign
        run.groups.append(0)
        run.end += 1
        continue
      } else {
        break
      }
      run.groups[run.groups.count - 1] += token.text.utf8.count
      run.end += 1
    }
    guard run.end > index, isEnd(ofNumber: run.end) else { return nil }
    run.isMingled = run.end - index >= 3 && run.groups[0] >= 6
    guard separator == ":" else { return run }
    // "10:30" is a time; an address of IPv6 has a gap, or eight groups.
    let hasGap = run.groups.dropFirst().dropLast().contains(0) || run.groups.first == 0
    guard hasGap || run.groups.count == 8, run.hasDigit, run.groups.allSatisfy({ $0 <= 4 }) else {
      return nil
    }
    run.colonCount = run.groups.count - 1
    return run
  }
}
