/// The words around each word of a sentence, looked up as they are needed.
struct SentenceContext {
  private let words: [SentenceWord]
  private var classesByIndex: [WordClasses?]

  init(_ words: [SentenceWord]) {
    self.words = words
    classesByIndex = [WordClasses?](repeating: nil, count: words.count)
  }

  /// Whether nothing follows the word without a pause.
  func endsPhrase(_ index: Int) -> Bool {
    index + 1 >= words.count || words[index].isBeforePause
  }

  /// How well each pronunciation fits; the highest fits best.
  mutating func scores(of pronunciations: [Pronunciation], at index: Int) -> [Int] {
    let before = before(index)
    let after = endsPhrase(index) ? WordClasses(.end) : classes(at: index + 1)
    let auxiliary = auxiliary(of: index)
    // What the sentence is about tells a verb's present from its past, and nothing else.
    let isOneVerb = [.verb, .past].allSatisfy { tag in pronunciations.contains { $0.tag == tag } }
    let around = isOneVerb ? classesAround(index) : []
    return pronunciations.enumerated().map { number, pronunciation in
      guard let tag = pronunciation.tag else { return Int.min }
      let usual = number == 0 ? Self.usualBonus : 0
      guard let reading = reading(of: tag, at: index) else {
        return usual + nameScore(at: index, isUsual: number == 0)
          + patternScore(of: tag, at: index)
      }
      return usual + patternScore(of: tag, at: index)
        - (tag == .otherMeaning ? Self.rarityCost : 0)
        + ContextTables.weight(.before, before, reading)
        + ContextTables.weight(.after, after, reading)
        + ContextTables.weight(.question, auxiliary, reading)
        + ContextTables.weight(.anywhere, around, reading)
    }
  }

  /// The sum of the weights of the patterns for a tag that fit a word's place.
  mutating func patternScore(of tag: PronunciationTag, at index: Int) -> Int {
    var sum = 0
    for pattern in ContextTables.patterns(of: spelling(at: index), tag)
    where fits(pattern, at: index) {
      sum += pattern.weight
    }
    return sum
  }

  // MARK: - Weights of the tags

  /// For the pronunciation that is taken when nothing is known.
  private static let usualBonus = 1
  /// Against a meaning that only its own words speak for.
  private static let rarityCost = 3
  private static let nameWeight = 8

  /// What a tag's weight is looked up as; nil for a name.
  private func reading(of tag: PronunciationTag, at index: Int) -> ContextTables.Reading? {
    switch tag {
    case .noun, .otherMeaning: return .noun
    case .verb:
      let spelling = words[index].spoken
      return spelling.hasSuffix("s") && !spelling.hasSuffix("ss") ? .verbS : .verb
    case .adjective: return .adjective
    case .adverb: return .adverb
    case .past: return .past
    case .name, .reduced, .reducedBeforeVowel, .strong: return nil
    }
  }

  /// A name is known by its capital, which says nothing at the beginning of a sentence.
  private func nameScore(at index: Int, isUsual: Bool) -> Int {
    guard let isCapitalised = words[index].isCapitalised, index > 0 else {
      return isUsual ? 0 : -1
    }
    if isCapitalised { return Self.nameWeight }
    return isUsual ? 0 : -Self.nameWeight
  }
}

// MARK: - Neighbours

extension SentenceContext {
  private func spelling(at index: Int) -> String { SpellingFold.fold(words[index].spoken) }

  private mutating func classes(at index: Int) -> WordClasses {
    if let known = classesByIndex[index] { return known }
    let found = ContextTables.classes(of: spelling(at: index))
    classesByIndex[index] = found
    return found
  }

  /// The classes of the nearest word before it that is no adverb; of an adverb when there is none.
  private mutating func before(_ index: Int) -> WordClasses {
    var place = index
    while place > 0, !words[place - 1].isBeforePause {
      place -= 1
      let found = classes(at: place)
      if !found.contains(.adverb) { return found }
    }
    return WordClasses(.start)
  }

  /// The auxiliary of a question that a word may be the verb of: *did* you read; or the verb that
  /// has it as a complement: *let* me read.
  private mutating func auxiliary(of index: Int) -> WordClasses {
    let auxiliaries = WordClasses(.do, .modal, .have, .be)
    let blocks = WordClasses(
      .preposition, .to, .of, .clause, .relative, .conjunction, .participle, .gerund)
    let longestSubject = 5
    var place = index
    while place > 0, index - place < longestSubject, !words[place - 1].isBeforePause {
      place -= 1
      let found = classes(at: place)
      let distance = index - place
      if distance == 2, found.contains(.causative), classes(at: index - 1).contains(.object) {
        return WordClasses(.causative)
      }
      if distance > 1, !found.isDisjoint(with: auxiliaries) {
        return beginsClause(place) ? found.intersection(auxiliaries) : []
      }
      if !found.isDisjoint(with: blocks) { return [] }
    }
    return []
  }

  private mutating func beginsClause(_ index: Int) -> Bool {
    guard index > 0, !words[index - 1].isBeforePause else { return true }
    let openers = WordClasses(.clause, .conjunction, .relative, .adverb)
    return !classes(at: index - 1).isDisjoint(with: openers)
  }

  /// The classes of all other words.
  private mutating func classesAround(_ index: Int) -> WordClasses {
    var result: WordClasses = []
    for other in words.indices where other != index { result.formUnion(classes(at: other)) }
    return result
  }

  private mutating func fits(_ pattern: ContextPattern, at index: Int) -> Bool {
    if !pattern.anywhere.isEmpty {
      return words.indices.contains { other in
        other != index && pattern.anywhere.contains(spelling(at: other)[...])
      }
    }
    for (distance, part) in pattern.before.enumerated() {
      let place = index - distance - 1
      let isThere = place >= 0 && !words[place].isBeforePause
      guard fits(part, at: isThere ? place : nil, edge: .start) else { return false }
    }
    for (distance, part) in pattern.after.enumerated() {
      let isThere = !endsPhrase(index + distance)
      guard fits(part, at: isThere ? index + distance + 1 : nil, edge: .end) else { return false }
    }
    return true
  }

  /// - Parameter index: Nil where no word is.
  private mutating func fits(
    _ part: ContextPattern.Part, at index: Int?, edge: WordClass
  ) -> Bool {
    guard let index else { return part.classes.contains(edge) }
    if !part.classes.isDisjoint(with: classes(at: index)) { return true }
    return part.words.contains(spelling(at: index)[...])
  }
}
