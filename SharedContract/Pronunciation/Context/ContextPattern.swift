/// Words around a homograph that speak for one of its pronunciations; a row of
/// Data/en-US/context-patterns.tsv.
struct ContextPattern: Sendable {
  /// What stands at one place.
  struct Part: Sendable {
    var words: [Substring] = []
    var classes: WordClasses = []
  }

  let tag: PronunciationTag
  let weight: Int
  /// What stands before the word, the nearest first.
  private(set) var before: [Part] = []
  /// What stands behind it, the nearest first.
  private(set) var after: [Part] = []
  /// Words of which one is anywhere in the sentence; none for a pattern of places.
  private(set) var anywhere: [Substring] = []

  /// Reads the pattern's cell.
  init(tag: PronunciationTag, weight: Int, _ text: Substring) {
    self.tag = tag
    self.weight = weight
    let parts = text.pieces(at: " ")
    guard let place = parts.firstIndex(of: "_") else {
      anywhere = parts
      return
    }
    before = parts[..<place].reversed().map(Self.part)
    after = parts[(place + 1)...].map(Self.part)
  }

  private static func part(_ text: Substring) -> Part {
    var part = Part()
    for choice in text.pieces(at: "|") {
      if choice.utf8.first == UInt8(ascii: "["),
        let wordClass = ContextTables.wordClass(choice.dropFirst().dropLast())
      {
        part.classes.insert(WordClasses(wordClass))
      } else {
        part.words.append(choice)
      }
    }
    return part
  }
}
