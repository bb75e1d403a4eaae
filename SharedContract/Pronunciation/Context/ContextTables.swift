/// The tables of Data/en-US, ready for use.
struct ContextTables: Sendable {
  /// Where a word stands that speaks for a reading of another.
  enum Place: Int, CaseIterable, Sendable {
    /// The nearest word before it that is no adverb.
    case before
    /// The next word.
    case after
    /// An auxiliary, with its subject between it and the word.
    case question
    /// Any other word of the sentence.
    case anywhere
  }

  /// What a weight is for: a tag, where the -s form of a verb counts for itself.
  enum Reading: Int, CaseIterable, Sendable {
    case noun
    case verb
    case verbS
    case adjective
    case adverb
    case past
  }

  /// Made at the first use, once in a process, in about 0.6 ms.
  static let english = ContextTables()

  private var classes: [Substring: WordClasses] = [:]
  private var patternsByWord: [Substring: [ContextPattern]] = [:]
  /// By place, class and reading.
  private var weights = [Int8](
    repeating: 0,
    count: Place.allCases.count * WordClass.allCases.count * Reading.allCases.count)

  private init() {
    for row in Self.rows(EnglishContext.wordClasses) {
      guard row.count == 2, let wordClass = Self.wordClass(row[0]) else { continue }
      for word in row[1].pieces(at: " ") {
        classes[word, default: []].insert(WordClasses(wordClass))
      }
    }
    let placesByName = Self.byName(Place.allCases)
    for row in Self.rows(EnglishContext.contextWeights) {
      guard row.count == 2 + Reading.allCases.count, let wordClass = Self.wordClass(row[1]),
        let place = placesByName[row[0]]
      else { continue }
      for (reading, cell) in zip(Reading.allCases, row[2...]) {
        weights[Self.index(place, wordClass, reading)] = Int8(cell) ?? 0
      }
    }
    for row in Self.rows(EnglishContext.contextPatterns) {
      guard row.count == 4, let tag = Self.tagsByName[row[1]], let weight = Int(row[2])
      else { continue }
      let pattern = ContextPattern(tag: tag, weight: weight, row[3])
      for word in row[0].pieces(at: " ") {
        patternsByWord[word, default: []].append(pattern)
      }
    }
  }

  /// What a word in small letters is, by the table or by its ending.
  func classes(of word: String) -> WordClasses {
    classes[word[...]] ?? WordClasses(endingOf: word)
  }

  func patterns(of word: String) -> [ContextPattern] { patternsByWord[word[...]] ?? [] }

  /// How much a neighbour speaks for a reading: the sum over the neighbour's classes.
  func weight(_ place: Place, _ neighbour: WordClasses, _ reading: Reading) -> Int {
    var sum = 0
    var rest = neighbour.rawValue
    while rest != 0 {
      let number = rest.trailingZeroBitCount
      sum += Int(weights[Self.index(place, number, reading)])
      rest &= rest - 1
    }
    return sum
  }

  /// The class of that name.
  static func wordClass(_ name: Substring) -> WordClass? { classesByName[name] }

  private static func index(_ place: Place, _ wordClass: WordClass, _ reading: Reading) -> Int {
    index(place, Int(wordClass.rawValue), reading)
  }

  private static func index(_ place: Place, _ classNumber: Int, _ reading: Reading) -> Int {
    (place.rawValue * WordClass.allCases.count + classNumber) * Reading.allCases.count
      + reading.rawValue
  }

  private static func rows(_ table: String) -> [[Substring]] {
    table[...].pieces(at: "\n").map { $0.pieces(at: "\t") }
  }

  private static let classesByName = byName(WordClass.allCases)
  private static let tagsByName = byName(PronunciationTag.allCases)

  private static func byName<Value>(_ values: [Value]) -> [Substring: Value] {
    Dictionary(uniqueKeysWithValues: values.map { (Substring("\($0)"), $0) })
  }
}
