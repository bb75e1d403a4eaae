internal import TextTables

/// The tables of Data/en-US, read where they lie: nothing is made of them before their use.
enum ContextTables {
  /// Where a word stands that speaks for a reading of another.
  enum Place: Int {
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
  enum Reading: Int, CaseIterable {
    case noun
    case verb
    case verbS
    case adjective
    case adverb
    case past
  }

  /// What a word in small letters is, by the table or by its ending.
  static func classes(of word: String) -> WordClasses {
    guard let row = EnglishContext.wordClasses.row(word), let bits = UInt32(row[1]) else {
      return WordClasses(endingOf: word)
    }
    return WordClasses(rawValue: bits)
  }

  /// What around a word in small letters speaks for a tag.
  static func patterns(of word: String, _ tag: PronunciationTag) -> [ContextPattern] {
    guard let row = EnglishContext.contextPatterns.row("\(word) \(tag.rawValue)") else {
      return []
    }
    let cells = row.line.pieces(at: "\t")
    return stride(from: 1, to: cells.count - 1, by: 2).map { index in
      ContextPattern(weight: Int(cells[index]) ?? 0, cells[index + 1])
    }
  }

  /// How much a neighbour speaks for a reading: the sum over the neighbour's classes.
  static func weight(_ place: Place, _ neighbour: WordClasses, _ reading: Reading) -> Int {
    var sum = 0
    var rest = neighbour.rawValue
    while rest != 0 {
      let row = place.rawValue * WordClass.allCases.count + rest.trailingZeroBitCount
      sum += Int(EnglishContext.contextWeights[row * Reading.allCases.count + reading.rawValue])
      rest &= rest - 1
    }
    return sum
  }
}
