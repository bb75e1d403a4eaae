internal import TextAnalysis

extension SpokenSentence {
  /// Its words alone, in order.
  var spokenWords: [SpokenWord] {
    elements.compactMap { element in
      guard case .word(let word) = element else { return nil }
      return word
    }
  }

  /// The words, and behind which of them a pause or a change of style comes.
  var wordsToCover: [PhraseIndex.Word] {
    var words: [PhraseIndex.Word] = []
    var style: SpeechStyle?
    for element in elements {
      switch element {
      case .word(let word):
        if let last = words.indices.last, style != word.style { words[last].endsStretch = true }
        style = word.style
        words.append(PhraseIndex.Word(word.spoken))
      case .boundary, .pause(.milliseconds, _), .pause(.strength, _):
        if let last = words.indices.last {
          words[last] = PhraseIndex.Word(words[last].spoken, isBeforePause: true)
        }
      case .pause(.none, _), .mark: break
      }
    }
    if let last = words.indices.last, ending > .none {
      words[last] = PhraseIndex.Word(words[last].spoken, isBeforePause: true)
    }
    return words
  }
}
