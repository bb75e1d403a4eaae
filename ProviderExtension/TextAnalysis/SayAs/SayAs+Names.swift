// The values of `interpret-as`: those of the W3C's Note, and those that real documents carry.
extension SayAs {
  private static let kinds: [String: SayAsKind] = [
    "date": .date(nil), "time": .time(nil), "duration": .duration(nil),
    "telephone": .telephone(namesPunctuation: false), "phone": .telephone(namesPunctuation: false),
    "characters": .characters(namesGlyphs: false), "character": .characters(namesGlyphs: false),
    "spell-out": .characters(namesGlyphs: false), "spell": .characters(namesGlyphs: false),
    "verbatim": .characters(namesGlyphs: false), "letters": .characters(namesGlyphs: false),
    "alphanumeric": .characters(namesGlyphs: false), "tts:char": .characters(namesGlyphs: false),
    "tts:key": .key, "tts:digits": .digits, "digits": .digits, "digit": .digits,
    "number": .cardinal, "cardinal": .cardinal, "ordinal": .ordinal, "fraction": .fraction,
    "unit": .unit, "measure": .unit, "measurement": .unit,
    "currency": .currency(code: nil), "money": .currency(code: nil),
    "address": .address, "net": .electronic, "url": .electronic, "uri": .electronic,
    "email": .electronic, "expletive": .expletive, "bleep": .expletive,
    "interjection": .text, "name": .text, "media": .text, "text": .text, "words": .text,
  ]

  /// Kinds of numbers, which `number:` or a format names.
  static let numbers: [String: SayAsKind] = [
    "cardinal": .cardinal, "decimal": .cardinal, "ordinal": .ordinal, "digit": .digits,
    "digits": .digits, "fraction": .fraction, "currency": .currency(code: nil),
    "telephone": .telephone(namesPunctuation: false), "unit": .unit,
  ]

  /// Values that ask for a way of speaking.
  static let expressive: Set<String> = ["interjection"]

  /// The kind that a value in small letters names, and what follows a first part that names it.
  static func kind(_ value: String) -> (kind: SayAsKind, subtype: String?)? {
    // VoiceXML's values are SSML's behind a prefix.
    let value = value.hasPrefix("vxml:") ? String(value.dropFirst(5)) : value
    if let kind = kinds[value] { return (kind, nil) }
    guard let end = value.firstIndex(where: { $0 == ":" || $0 == "_" }),
      let kind = kinds[String(value[..<end])]
    else { return nil }
    return (kind, String(value[value.index(after: end)...]))
  }
}
