import SpeechTypes
internal import TextTables

// What a `say-as` makes of its text. A reading is nil where the text is not what the element says;
// the text beside what it says is read as anywhere else (SSML 1.0 §3.1.8).
extension Passage {
  /// - Parameter announcesCapitals: For characters and keys.
  func reading(at index: Int, as kind: SayAsKind, announcesCapitals: Bool) -> Reading? {
    switch kind {
    case .text, .expletive: nil
    case .date(let format): dateReading(at: index, format)
    case .time(let format): timeReading(at: index, format)
    case .duration(let format): durationReading(at: index, format)
    case .telephone(let namesPunctuation):
      telephoneReading(at: index, namesPunctuation: namesPunctuation)
    case .characters(let namesGlyphs):
      charactersReading(
        at: index, namesGlyphs: namesGlyphs, announcesCapitals: announcesCapitals)
    case .key: keyReading(at: index, announcesCapitals: announcesCapitals)
    case .digits: digitsReading(at: index)
    case .cardinal: cardinalReading(at: index)
    case .ordinal: ordinalReading(at: index)
    case .fraction: fractionReading(at: index)
    case .unit: unitReading(at: index)
    case .currency(let code): currencyReading(at: index, code: code)
    case .address: addressReading(at: index)
    case .electronic: electronicReading(at: index)
    }
  }

  /// Whether tokens stand by themselves, with nothing but punctuation around.
  func isAlone(_ range: Range<Int>) -> Bool {
    let start = range.lowerBound
    let end = range.upperBound
    if isTight(start) {
      guard ["(", "[", "\"", "'", ","].contains(tokens[start - 1].sign) else { return false }
    }
    guard isTight(end) else { return true }
    let isClosed = [",", ".", ";", ":", "!", "?", ")", "]", "\"", "'"].contains(tokens[end].sign)
    return isClosed && !(isTight(end + 1) && [.digits, .word].contains(kind(end + 1)))
  }

  /// A `net` address, whatever its suffix.
  private func electronicReading(at index: Int) -> Reading? {
    guard !isTight(index) else { return nil }
    let end = electronicEnd(from: index)
    return end > index + 1 ? spelledOut(index..<end) : nil
  }

  /// The part of an address at a token: a state, a street, a postal code.
  private func addressReading(at index: Int) -> Reading? {
    if kind(index) == .digits {
      return wordBefore(index) == nil ? houseNumber(at: index) : postalCode(at: index)
    }
    guard kind(index) == .word else { return nil }
    if let part = addressPart(at: index) { return part }
    guard tokens[index].letterCase == .upper, isAlone(index..<(index + 1)),
      let row = EnglishData.states.row(tokens[index].text)
    else { return nil }
    return Reading(end: index + 1, row.words(1), characters(index..<(index + 1)))
  }
}
