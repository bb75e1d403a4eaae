import SpeechTypes

/// What stands at the end of a sentence, or of what may be one.
struct SentenceEnding {
  var mark: Unicode.Scalar = "\0"
  /// How many marks stand there together.
  var markCount = 0
  /// A quotation mark or bracket closes behind the mark.
  var isClosed = false
  /// White space stands in front of the mark.
  var isDetached = false
  /// The letters in front of the mark, with the stops between them.
  var word = ""
  var hasInnerStop = false
  var isBehindComma = false
  /// In lower case, without signs between.
  var wordBefore = ""
  /// A digit, or the slash of "per", stands in front of the word.
  var isBehindDigit = false

  init(_ items: ArraySlice<SentenceItem>) {
    var scalars: [Unicode.Scalar] = []
    for case .scalar(let source, _) in items { scalars.append(source.scalar) }
    while let last = scalars.last, last.closesQuotation {
      isClosed = true
      scalars.removeLast()
    }
    while let last = scalars.last, last.endsSentence || last.endsSentenceAlone {
      mark = last
      markCount += 1
      scalars.removeLast()
    }
    isDetached = scalars.last?.isWhitespace ?? false
    var letters: [Unicode.Scalar] = []
    while let last = scalars.last, last.isWordLetter || last == "." {
      letters.append(last)
      scalars.removeLast()
    }
    hasInnerStop = letters.contains(".")
    word.unicodeScalars.append(contentsOf: letters.reversed())
    while scalars.last?.isWhitespace == true { scalars.removeLast() }
    isBehindDigit = scalars.last.map { $0.isDigit || $0 == "/" } ?? false
    isBehindComma = scalars.last == ","
    let before = scalars.reversed().prefix(while: \.isWordLetter).reversed()
    wordBefore = String(String.UnicodeScalarView(before)).lowercased()
  }

  /// `Rm` and the like, which are no words: a capital and small letters without a vowel.
  var isTitleOfConsonants: Bool {
    (2...4).contains(word.utf8.count) && LetterCase(word) == .title
      && !word.lowercased().contains { "aeiouy".contains($0) }
  }
}
