import SpeechTypes

/// A sentence as tokens, to be read one reading after the other.
struct Passage {
  var characters: [TextCharacter] = []
  var tokens: [Token] = []
  var styles: [SpeechStyle] = []
  var gaps: [SentenceItem] = []
  /// For each token the index behind the last one that no space divides from it.
  private(set) var chunkEnds: [Int] = []
  /// The text is written in capitals throughout.
  private(set) var isShouting = false
  /// A quotation is open where the reading stands.
  var isQuoteOpen = false
  var isSingleQuoteOpen = false

  /// Finds what is known only of the whole sentence.
  mutating func complete() {
    chunkEnds = Array(repeating: tokens.count, count: tokens.count)
    var upperCount = 0
    var otherCount = 0
    for index in tokens.indices.reversed() {
      if index + 1 < tokens.count {
        chunkEnds[index] = isTight(index + 1) ? chunkEnds[index + 1] : index + 1
      }
      guard tokens[index].kind == .word, tokens[index].text.utf8.count > 1 else { continue }
      if tokens[index].letterCase == .upper { upperCount += 1 } else { otherCount += 1 }
    }
    isShouting = upperCount >= 3 && otherCount * 4 <= upperCount
  }

  func token(_ index: Int) -> Token {
    tokens.indices.contains(index) ? tokens[index] : .none
  }

  func kind(_ index: Int) -> Token.Kind {
    tokens.indices.contains(index) ? tokens[index].kind : .none
  }

  func isSign(_ index: Int, _ sign: Unicode.Scalar) -> Bool {
    tokens.indices.contains(index) && tokens[index].sign == sign
  }

  /// Whether nothing stands between a token and the one in front of it.
  func isTight(_ index: Int) -> Bool {
    index > 0 && index < tokens.count && tokens[index].space == .none
      && tokens[index].kind != .gap && tokens[index - 1].kind != .gap
  }

  /// Whether a token is `sign`, right behind the one in front.
  func isTightSign(_ index: Int, _ sign: Unicode.Scalar) -> Bool {
    isSign(index, sign) && isTight(index)
  }

  func digits(_ index: Int) -> String? {
    kind(index) == .digits ? tokens[index].text : nil
  }

  func tightDigits(_ index: Int) -> String? { isTight(index) ? digits(index) : nil }

  /// A word in lower case.
  func word(_ index: Int) -> String? {
    kind(index) == .word ? tokens[index].lower : nil
  }

  func tightWord(_ index: Int) -> String? { isTight(index) ? word(index) : nil }

  /// The word in front of a token, over markup but over no sign.
  func wordBefore(_ index: Int) -> String? {
    var index = index - 1
    while kind(index) == .gap { index -= 1 }
    return word(index)
  }

  /// The first token from `index` on that is no markup.
  func behindGaps(_ index: Int) -> Int {
    var index = index
    while kind(index) == .gap { index += 1 }
    return index
  }

  /// Whether a token is a word that begins with a capital.
  func isCapitalized(_ index: Int) -> Bool {
    kind(index) == .word && tokens[index].text.unicodeScalars.first?.isUpper == true
  }

  /// The characters of tokens.
  func characters(_ range: Range<Int>) -> Range<Int> {
    guard let first = tokens[range].first, let last = tokens[range].last else { return 0..<0 }
    return first.characters.lowerBound..<last.characters.upperBound
  }
}
