/// Words around a homograph that speak for one of its pronunciations; a row of
/// Data/en-US/context-patterns.tsv.
struct ContextPattern {
  /// What stands at one place.
  struct Part {
    var words: [Substring] = []
    var classes: WordClasses = []
  }

  let weight: Int
  /// What stands before the word, the nearest first.
  private(set) var before: [Part] = []
  /// What stands behind it, the nearest first.
  private(set) var after: [Part] = []
  /// Words of which one is anywhere in the sentence; none for a pattern of places.
  private(set) var anywhere: [Substring] = []

  /// Reads the pattern's cell, in which brackets hold the bits of classes.
  init(weight: Int, _ text: Substring) {
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
      if choice.utf8.first == UInt8(ascii: "["), let bits = UInt32(choice.dropFirst().dropLast()) {
        part.classes.formUnion(WordClasses(rawValue: bits))
      } else {
        part.words.append(choice)
      }
    }
    return part
  }
}
