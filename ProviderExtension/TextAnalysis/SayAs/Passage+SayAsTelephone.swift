extension Passage {
  /// A part of a telephone number: its digits one by one, with a pause between groups.
  ///
  /// - Parameter namesPunctuation: Whether the signs between groups are said.
  func telephoneReading(at index: Int, namesPunctuation: Bool) -> Reading? {
    let token = tokens[index]
    switch token.kind {
    case .digits:
      var reading = Reading(end: index + 1)
      if !isTight(index), kind(index - 1) == .digits { reading.addPause() }
      addDigits(at: index, to: &reading)
      return reading
    case .sign: return telephoneSign(at: index, namesPunctuation: namesPunctuation)
    case .word where token.lower == "x" || token.lower == "ext":
      let end = isTightSign(index + 1, ".") ? index + 2 : index + 1
      guard kind(end) == .digits else { return nil }
      var reading = Reading(end: end)
      reading.addPause()
      reading.add(["extension"], characters(index..<end))
      return reading
    default: return nil
    }
  }

  private func telephoneSign(at index: Int, namesPunctuation: Bool) -> Reading? {
    let sign = tokens[index].sign
    let words: [String]
    switch sign {
    case "+": words = ["plus"]
    case "*": words = ["star"]
    case "#": words = ["pound"]
    case "(", ")", "-", ".", "/", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}":
      words = namesPunctuation ? CharacterNames.words(sign) : []
    default: return nil
    }
    var reading = Reading(end: index + 1)
    if words.isEmpty {
      reading.addPause()
    } else {
      reading.add(words, tokens[index].characters)
    }
    return reading
  }

  /// Every digit of a token by its name, each with its own characters where they are as many.
  func addDigits(at index: Int, to reading: inout Reading) {
    let token = tokens[index]
    let words = DigitWords.words(token.text)
    guard words.count == token.characters.count else {
      reading.add(words, token.characters)
      return
    }
    for (place, word) in zip(token.characters, words) { reading.add([word], place..<(place + 1)) }
  }
}
