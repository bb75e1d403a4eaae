internal import TextAnalysis

extension SpokenSentence {
  /// What one voice says in a row of a sentence.
  struct Part {
    var voice: Int
    var sentence: SpokenSentence
  }

  /// The sentence, cut where the voice changes.
  ///
  /// A voice that gives way to another ends as before a comma; the one behind does not begin a
  /// sentence. What stands between words goes with those before it.
  var partsByVoice: [Part] {
    let words = spokenWords
    let voice = words.first?.style.voice ?? 0
    guard words.contains(where: { $0.style.voice != voice }) else {
      return [Part(voice: voice, sentence: self)]
    }
    var parts: [Part] = []
    var part = emptyPart(voice)
    var rest = text.utf8[...]
    for element in elements {
      if case .word(let word) = element {
        if word.style.voice != part.voice {
          part.sentence.ending = .phrase
          parts.append(part)
          part = emptyPart(word.style.voice)
          part.sentence.continuesSentence = true
          part.sentence.text = String(Substring(rest))
        }
        _ = Self.takeCapital(of: word.spoken, from: &rest)
      }
      part.sentence.elements.append(element)
    }
    return parts + [part]
  }

  private func emptyPart(_ voice: Int) -> Part {
    var sentence = self
    sentence.elements = []
    return Part(voice: voice, sentence: sentence)
  }
}
