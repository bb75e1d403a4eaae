internal import TextTables

extension Passage {
  /// A place in scripture from its book's name on: `John 3:16`, `Gen. 1:1-3`.
  func verse(at index: Int) -> Reading? {
    guard isCapitalized(index), let word = word(index), let row = EnglishData.books.row(word)
    else { return nil }
    let chapter = isTightSign(index + 1, ".") ? index + 2 : index + 1
    let verse = chapter + 2
    guard !isTight(chapter) || chapter == index + 2, let first = digits(chapter),
      isTightSign(chapter + 1, ":"), let second = tightDigits(verse),
      first.utf8.count <= 3, second.utf8.count <= 3, !second.hasPrefix("0"),
      !isTightSign(verse + 1, ":"),
      !isMeridiem(verse + 1)
    else { return nil }
    var reading = Reading(end: chapter, row.words(1), characters(index..<chapter))
    reading.append(
      Reading(
        end: verse + 1, CardinalWords.words(first) + CardinalWords.words(second),
        characters(chapter..<(verse + 1))))
    appendTo(&reading)
    return reading
  }

  /// The number of a book in front of its name: `1 Corinthians 13`.
  func bookNumber(at index: Int) -> Reading? {
    guard let digits = digits(index), ["1", "2", "3"].contains(digits), isCapitalized(index + 1),
      !isTight(index), !isTight(index + 1), let word = word(index + 1),
      EnglishData.books.row(word)?[2] == "numbered"
    else { return nil }
    let chapter = isTightSign(index + 2, ".") ? index + 3 : index + 2
    guard kind(chapter) == .digits else { return nil }
    return Reading(end: index + 1, OrdinalWords.words(digits), characters(index..<(index + 1)))
  }

  private func isMeridiem(_ index: Int) -> Bool {
    guard let word = word(index) else { return false }
    return ["am", "pm", "a", "p"].contains(word)
  }
}
