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
    scalars.reserveCapacity(items.count)
    for case .scalar(let source) in items { scalars.append(source.scalar) }
    var end = scalars.count
    /// Moves the end over what it stands behind, as long as that is such.
    func skip(_ isSuch: (Unicode.Scalar) -> Bool) -> Range<Int> {
      let behind = end
      while end > 0, isSuch(scalars[end - 1]) { end -= 1 }
      return end..<behind
    }
    isClosed = !skip(\.closesQuotation).isEmpty
    let marks = skip { $0.endsSentence || $0.endsSentenceAlone }
    markCount = marks.count
    if let first = marks.first { mark = scalars[first] }
    isDetached = end > 0 && scalars[end - 1].isWhitespace
    for index in skip({ $0.isWordLetter || $0 == "." }) {
      word.unicodeScalars.append(scalars[index])
      if scalars[index] == "." { hasInnerStop = true }
    }
    _ = skip(\.isWhitespace)
    if end > 0 { isBehindDigit = scalars[end - 1].isDigit || scalars[end - 1] == "/" }
    isBehindComma = end > 0 && scalars[end - 1] == ","
    for index in skip(\.isWordLetter) { wordBefore.unicodeScalars.append(scalars[index]) }
    wordBefore = wordBefore.lowercased()
  }

  /// `Rm` and the like, which are no words: a capital and small letters without a vowel.
  var isTitleOfConsonants: Bool {
    (2...4).contains(word.utf8.count) && LetterCase(word) == .title
      && !word.lowercased().contains { "aeiouy".contains($0) }
  }
}
