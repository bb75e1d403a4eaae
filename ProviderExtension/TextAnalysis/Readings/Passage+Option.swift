internal import TextTables

extension Passage {
  /// The dashes of an option on a command line, `--help` and `-m`, which are part of its name.
  func optionDashes(at index: Int) -> Reading? {
    guard isSign(index, "-"), !isTight(index) else { return nil }
    let isLong = isTightSign(index + 1, "-")
    let name = isLong ? index + 2 : index + 1
    guard tightWord(name) != nil, isLong ? isLongName(name) : isShortName(name) else {
      return nil
    }
    var reading = Reading(end: index)
    for dash in index..<name {
      reading.append(Reading(end: dash + 1, ["dash"], characters(dash..<(dash + 1))))
    }
    return reading
  }

  /// A dash in front of a capital or of "and" may be one of prose.
  private func isLongName(_ index: Int) -> Bool {
    tokens[index].letterCase == .lower && !Self.clauseWords.contains(tokens[index].lower)
  }

  private static let clauseWords: Set<String> = [
    "a", "and", "but", "he", "it", "or", "she", "that", "the", "they", "this", "we", "which", "who",
    "you",
  ]

  /// A letter, or a few that are no word.
  private func isShortName(_ index: Int) -> Bool {
    let token = tokens[index]
    guard chunkEnds[index] == index + 1 || kind(index + 1) == .sign else { return false }
    if token.text.utf8.count == 1 { return token.text != "I" }
    return token.letterCase == .lower && token.text.utf8.count <= 3
      && !EnglishData.words.contains(token.lower)
  }
}
