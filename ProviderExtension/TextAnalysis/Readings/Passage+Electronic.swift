internal import TextTables

extension Passage {
  /// Addresses of the net, names of files and paths, hashtags and mentions, from their first token.
  func electronic(at index: Int) -> Reading? {
    if isSign(index, "#") || isSign(index, "@") { return tag(at: index) }
    let end = electronicEnd(from: index)
    guard end > index + 2, isElectronic(index..<end) else { return nil }
    return spelledOut(index..<end)
  }

  /// Index behind a chunk without the punctuation that closes the sentence or clause.
  func electronicEnd(from index: Int) -> Int {
    var end = chunkEnds[index]
    while end > index {
      let last = tokens[end - 1]
      guard last.kind == .sign, ".,;:!?)]}>\"'\u{2026}".unicodeScalars.contains(last.sign) else {
        break
      }
      end -= 1
    }
    return end
  }

  private func isElectronic(_ range: Range<Int>) -> Bool {
    let start = range.lowerBound
    var slashCount = 0
    var backslashCount = 0
    var stopCount = 0
    var at: Int?
    for index in range where tokens[index].kind == .sign {
      switch tokens[index].sign {
      case "/":
        slashCount += 1
        if isSign(index - 1, "/"), isSign(index - 2, ":") { return true }
      case "\\": backslashCount += 1
      case "@": at = at ?? index
      case ".": if index > start { stopCount += 1 }
      case "<", ">", "\"", ",", ";": return false
      default: break
      }
    }
    if let at, at > start, at + 1 < range.upperBound { return stopCount > 0 || slashCount == 0 }
    if backslashCount > 0, kind(start) == .word || isSign(start, "\\") { return true }
    if isPath(start, slashCount) { return true }
    return stopCount > 0 && hasKnownSuffix(range, slashCount: slashCount, stopCount: stopCount)
  }

  private func isPath(_ start: Int, _ slashCount: Int) -> Bool {
    if isSign(start, "/") { return kind(start + 1) == .word }
    if isSign(start, "~"), isTightSign(start + 1, "/") { return true }
    return isSign(start, ".")
      && (isTightSign(start + 1, "/") || isTightSign(start + 1, ".") && isTightSign(start + 2, "/"))
  }

  /// Whether the host or file name that a chunk begins with ends in a suffix of the table.
  private func hasKnownSuffix(_ range: Range<Int>, slashCount: Int, stopCount: Int) -> Bool {
    // *.txt
    let isPattern = isSign(range.lowerBound, "*") && isTightSign(range.lowerBound + 1, ".")
    guard isPattern || [.word, .digits].contains(kind(range.lowerBound)) else { return false }
    var index = isPattern ? range.lowerBound + 1 : range.lowerBound
    var last: Int?
    while index < range.upperBound {
      let token = tokens[index]
      if token.kind == .sign {
        if token.sign == ".", index + 1 < range.upperBound, kind(index + 1) == .word {
          last = index + 1
        } else if token.sign != "-" && token.sign != "_" && token.sign != "." {
          break
        }
      }
      index += 1
    }
    if let last, let row = suffix(from: last) {
      if row[1] == "file" { return tokens[last].letterCase != .title }
      guard
        index == range.upperBound || isSign(index, "/") || isSign(index, ":")
          || isSign(index, "?") || isSign(index, "#")
      else { return false }
      // "in", "it" and "me" are words more often than parts of a name.
      let isWord = EnglishData.words.contains(tokens[last].lower)
      return [.lower, .upper].contains(tokens[last].letterCase)
        && (!isWord || slashCount > 0 || stopCount > 1)
    }
    // A file in folders: src/main.c
    guard slashCount > 0, let lastStop = range.last(where: { isSign($0, ".") }),
      kind(lastStop + 1) == .word
    else { return tokens[range.lowerBound].lower == "www" }
    return suffix(from: lastStop + 1) != nil || tokens[range.lowerBound].lower == "www"
  }

  /// The row of a suffix: letters, and digits that belong to them, as in `mp3`.
  private func suffix(from index: Int) -> TextTableRow? {
    if let digits = tightDigits(index + 1) {
      return EnglishData.suffixes.row(tokens[index].lower + digits)
    }
    return EnglishData.suffixes.row(tokens[index].lower)
  }

  /// Every part by itself, signs by their names.
  func spelledOut(_ range: Range<Int>) -> Reading {
    var reading = Reading(end: range.lowerBound)
    while reading.end < range.upperBound {
      let index = reading.end
      let token = tokens[index]
      switch token.kind {
      case .word:
        let isLast =
          isSign(index - 1, ".")
          && (index + 1 == range.upperBound || !isTightSign(index + 1, "."))
        if isLast, let row = suffix(from: index) {
          let end = tightDigits(index + 1) != nil ? index + 2 : index + 1
          let words = row.words(2).isEmpty ? row.words(0) : row.words(2)
          reading.append(Reading(end: end, words, characters(index..<end)))
        } else if token.lower == "www" {
          reading.append(
            Reading(end: index + 1, ["w", "w", "w"], characters(index..<(index + 1))))
        } else {
          reading.append(plainWord(at: index))
        }
      case .digits:
        reading.append(
          Reading(
            end: index + 1, Self.numberWords(token.text), characters(index..<(index + 1))))
      case .emoji: reading.append(emoji(at: index))
      case .sign:
        reading.append(
          Reading(
            end: index + 1, CharacterNames.words(token.sign), characters(index..<(index + 1))))
      case .gap, .none: reading.end += 1
      }
    }
    return reading
  }

  private static func numberWords(_ digits: String) -> [String] {
    switch digits.utf8.count {
    case 1...2 where !digits.hasPrefix("0") || digits == "0": CardinalWords.words(digits)
    case 4 where digits.hasPrefix("19") || digits.hasPrefix("20"): YearWords.words(digits)
    default: DigitWords.words(digits)
    }
  }

  /// `#weDidIt`, `#5` and `@name`.
  private func tag(at index: Int) -> Reading? {
    guard !isTight(index) || kind(index - 1) == .sign, isTight(index + 1) else { return nil }
    let isHash = isSign(index, "#")
    if isHash, kind(index + 1) == .digits, isEnd(ofNumber: index + 2) {
      return Reading(end: index + 1, ["number"], characters(index..<(index + 1)))
    }
    guard kind(index + 1) == .word || (isHash && kind(index + 1) == .digits) else { return nil }
    if isHash, hexadecimal(at: index + 1) != nil {
      return Reading(end: index + 1, ["hash"], characters(index..<(index + 1)))
    }
    var reading = Reading(
      end: index + 1, [isHash ? "hashtag" : "at"], characters(index..<(index + 1)))
    if let year = digits(index + 1), year.utf8.count == 4,
      year.hasPrefix("19") || year.hasPrefix("20")
    {
      reading.append(
        Reading(
          end: index + 2, YearWords.words(year), characters((index + 1)..<(index + 2))))
    }
    return reading
  }
}
