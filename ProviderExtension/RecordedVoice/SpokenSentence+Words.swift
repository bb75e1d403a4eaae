internal import Pronunciation
internal import SpeechTypes
internal import TextAnalysis

extension SpokenSentence {
  /// Its words alone, in order.
  var spokenWords: [SpokenWord] {
    elements.compactMap { element in
      guard case .word(let word) = element else { return nil }
      return word
    }
  }

  /// The words, and behind which of them a pause, a sound or a change of style comes.
  ///
  /// A pause of punctuation is one that a recording may have itself; what the document asks for is not.
  var wordsToCover: [PhraseIndex.Word] {
    var words: [PhraseIndex.Word] = []
    var style: SpeechStyle?
    for element in elements {
      switch element {
      case .word(let word):
        if let last = words.indices.last, style != word.style { words[last].endsStretch = true }
        style = word.style
        words.append(PhraseIndex.Word(word.spoken))
      case .pause(.none, _), .mark: break
      case .audio(let audio) where audio.passage == nil: break
      case .boundary:
        if let last = words.indices.last { words[last].isBeforePause = true }
      case .pause(.milliseconds, _), .pause(.strength, _), .audio:
        // A sound in between is like a pause: speech ends in front of it.
        if let last = words.indices.last {
          words[last].isBeforePause = true
          words[last].endsStretch = true
        }
      }
    }
    if let last = words.indices.last, ending > .none { words[last].isBeforePause = true }
    return words
  }

  /// The words with what of their places matters for how they are pronounced.
  var wordsToPronounce: [SentenceWord] {
    var rest = text.utf8[...]
    return zip(wordsToCover, spokenWords).map { word, spoken in
      SentenceWord(
        word.spoken, isBeforePause: word.isBeforePause,
        isCapitalised: Self.takeCapital(of: word.spoken, from: &rest), phonemes: spoken.phonemes)
    }
  }

  /// Whether the text has the word with a capital, and goes on behind it.
  ///
  /// Nil when it is none of the next words: it may stand for a number or an abbreviation.
  static func takeCapital(
    of spoken: String, from rest: inout Substring.UTF8View
  ) -> Bool? {
    let longestRewritingWordCount = 3
    var text = rest
    for _ in 0...longestRewritingWordCount {
      text = text.drop { !isLetter($0) }
      guard let first = text.first else { return nil }
      if let behind = dropping(spoken, from: text) {
        rest = behind
        return first & caseBit == 0
      }
      text = text.drop(while: isLetter)
    }
    return nil
  }

  /// The text behind a word that it begins with, in whatever case; nil when it does not.
  private static func dropping(
    _ word: String, from text: Substring.UTF8View
  ) -> Substring.UTF8View? {
    var rest = text
    for byte in word.utf8 {
      guard let letter = rest.popFirst(), letter | caseBit == byte | caseBit else { return nil }
    }
    return rest.first.map(isLetter) == true ? nil : rest
  }

  /// What makes a capital of ASCII a small letter.
  private static var caseBit: UInt8 { 0x20 }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | caseBit) || byte >= 0x80
  }
}

extension SpokenWord {
  /// Whether it is to have the length and the pitch of its recordings.
  var isAsRecorded: Bool {
    style.prosody.rate == 1 && style.prosody.pitch == 1 && style.pitchRange == 1 && contour.isEmpty
  }
}
