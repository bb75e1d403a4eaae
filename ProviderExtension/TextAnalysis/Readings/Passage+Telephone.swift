extension Passage {
  /// A telephone number, or another number that is said digit by digit.
  func telephone(at index: Int) -> Reading? {
    guard !isTight(index) || (kind(index - 1) == .sign && !isSign(index - 1, "-")) else {
      return nil
    }
    if isSign(index, "+") { return international(at: index) }
    if isSign(index, "(") { return withAreaCode(at: index) }
    guard kind(index) == .digits else { return nil }
    return grouped(at: index) ?? called(at: index)
  }

  /// Groups of digits with one kind of sign or space between them.
  private struct Groups {
    var indices: [Int]
    var digitCounts: [Int]
    var end: Int
  }

  private func groups(from index: Int, separator: Unicode.Scalar?, limit: Int = 8) -> Groups {
    var groups = Groups(indices: [], digitCounts: [], end: index)
    var next = index
    while let digits = digits(next), groups.indices.count < limit {
      if !groups.indices.isEmpty, separator == nil ? isTight(next) : !isTight(next) { break }
      groups.indices.append(next)
      groups.digitCounts.append(digits.utf8.count)
      groups.end = next + 1
      guard let separator else {
        next += 1
        continue
      }
      guard isTightSign(next + 1, separator) else { break }
      next += 2
    }
    return groups
  }

  private func reading(_ groups: Groups, isTollFree: Bool = false) -> Reading {
    var reading = Reading(end: groups.end)
    for (position, index) in groups.indices.enumerated() {
      if position > 0 { reading.addPause() }
      let digits = tokens[index].text
      let isRound = isTollFree && position == 1 && digits == "800"
      reading.add(
        isRound ? CardinalWords.words(digits) : TelephoneWords.words(digits),
        characters(index..<(index + 1)))
    }
    return reading
  }

  private func grouped(at index: Int) -> Reading? {
    if isTightSign(index + 1, "-") {
      let groups = groups(from: index, separator: "-")
      guard isEnd(ofNumber: groups.end) else { return nil }
      // 1-800-FLOWERS
      if groups.digitCounts == [1, 3], isTightSign(groups.end, "-"), isTight(groups.end + 1) {
        return reading(groups, isTollFree: true)
      }
      if isTelephone(groups.digitCounts) {
        return reading(groups, isTollFree: groups.digitCounts.count == 4)
      }
      if groups.digitCounts == [3, 4] {
        return isRangeContext(index) ? nil : reading(groups)
      }
      if groups.digitCounts == [5, 4] { return reading(groups) }
      return sequence(groups)
    }
    for separator in [".", "/"] as [Unicode.Scalar] where isTightSign(index + 1, separator) {
      let groups = groups(from: index, separator: separator)
      return isTelephone(groups.digitCounts) ? reading(groups) : nil
    }
    let groups = groups(from: index, separator: nil, limit: 4)
    guard isEnd(ofNumber: groups.end) else { return nil }
    // 0800 123 456
    let isNational =
      tokens[index].text.hasPrefix("0") && groups.digitCounts.count > 1
      && groups.digitCounts.allSatisfy { $0 >= 3 }
    return isTelephone(groups.digitCounts) || isNational || isCard(groups) ? reading(groups) : nil
  }

  /// The groups of a card's number, where they are no years.
  private func isCard(_ groups: Groups) -> Bool {
    guard groups.digitCounts == [4, 4, 4, 4] || groups.digitCounts == [4, 6, 5] else {
      return false
    }
    return !groups.indices.allSatisfy { (1000...2100).contains(Int(tokens[$0].text) ?? 0) }
  }

  private func isTelephone(_ digitCounts: [Int]) -> Bool {
    digitCounts == [3, 3, 4] || digitCounts == [1, 3, 3, 4] || digitCounts == [3, 2, 4]
  }

  /// `1-2-3` and numbers of goods: three groups and more that are no date.
  private func sequence(_ groups: Groups) -> Reading? {
    guard groups.indices.count >= 3 else { return nil }
    if groups.digitCounts.allSatisfy({ $0 <= 2 }) {
      var reading = Reading(end: groups.end)
      for index in groups.indices {
        reading.add(CardinalWords.words(tokens[index].text), characters(index..<(index + 1)))
      }
      return reading
    }
    return reading(groups)
  }

  /// Whether the word in front says that two numbers are the ends of something.
  func isRangeContext(_ index: Int) -> Bool {
    guard let before = wordBefore(index) else { return false }
    return [
      "page", "pages", "pp", "from", "between", "years", "ages", "lines", "rooms", "chapters",
      "verses", "about", "over",
    ].contains(before)
  }

  /// `(555) 123-4567`.
  private func withAreaCode(at index: Int) -> Reading? {
    guard let area = tightDigits(index + 1), (2...5).contains(area.utf8.count),
      isTightSign(index + 2, ")")
    else { return nil }
    let first = isTightSign(index + 3, "-") ? index + 4 : index + 3
    guard let prefix = digits(first), (3...4).contains(prefix.utf8.count) else { return nil }
    var reading = Reading(
      end: index + 3, TelephoneWords.words(area), characters((index + 1)..<(index + 2)))
    let separator = ["-", "."].first { isTightSign(first + 1, $0) }
    let rest = groups(from: first, separator: separator, limit: 2)
    guard rest.indices.count == 2 else { return nil }
    reading.addPause()
    reading.append(self.reading(rest))
    return reading
  }

  /// `+49 555 0100`, `+1 (555) 123-4567`.
  private func international(at index: Int) -> Reading? {
    guard let country = tightDigits(index + 1), country.utf8.count <= 15 else { return nil }
    var reading = Reading(
      end: index + 2, TelephoneWords.words("+" + country), characters(index..<(index + 2)))
    var digitCount = country.utf8.count
    var next = index + 2
    while digitCount < 15 {
      if [" ", "-", ".", "/", "(", ")"].contains(token(next).sign), next < tokens.count {
        next += 1
        continue
      }
      guard let digits = digits(next), digits.utf8.count <= 8 else { break }
      reading.addPause()
      reading.append(
        Reading(end: next + 1, TelephoneWords.words(digits), characters(next..<(next + 1))))
      digitCount += digits.utf8.count
      next += 1
    }
    return digitCount >= 7 && reading.pieces.count > 1 || digitCount >= 9 ? reading : nil
  }

  /// `Call 911`.
  private func called(at index: Int) -> Reading? {
    let wordEnd = isSign(index - 1, ".") || isSign(index - 1, ":") ? index - 1 : index
    guard let digits = digits(index), digits.utf8.count >= 3, let before = wordBefore(wordEnd),
      before == "code" && word(wordEnd - 2) == "area"
        || [
          "call", "dial", "phone", "tel", "telephone", "fax", "extension", "ext", "called",
          "dialed",
        ]
        .contains(before), isEnd(ofNumber: index + 1), !isNoun(index + 1),
      numeral(at: index)?.isPlain == true
    else { return nil }
    return reading(groups(from: index, separator: nil))
  }
}
