import SpeechTypes

/// One item of what a row of `ssml-cases.tsv` expects.
///
/// | written | is |
/// |---|---|
/// | `S`, `P` | a sentence, a paragraph begins; not looked at in a row that names none |
/// | `W=words` | these words; `W=chat[fr]` in this language |
/// | `words{rate=0.8 pitch>1 volume=-6dB}` | these words with this prosody; pitch as a ratio, or `st` |
/// | `M=name` | a mark |
/// | `B=750ms`, `B=0`, `B=default`, `B=cap`, `B>0` | a pause that the document asks for |
/// | `E=code`, `E=code(subject)` | diagnostics, with the subject in their message; wherever they stand |
enum ExpectedEvent: Hashable {
  case sentence
  case paragraph
  case word(String, language: String?, prosody: [ExpectedValue])
  case mark(String)
  case pause(ExpectedPause)
  case diagnostic(code: String, subject: String?)

  /// The items of one of a row's alternatives; nil, with the item, where one is not in this notation.
  static func items(_ text: String) -> (events: [ExpectedEvent], unknown: String?) {
    var events: [ExpectedEvent] = []
    for item in text.components(separatedBy: "; ") {
      guard let read = read(item) else { return (events, item) }
      events += read
    }
    return (events, nil)
  }

  private static func read(_ item: String) -> [ExpectedEvent]? {
    switch item {
    case "S": return [.sentence]
    case "P": return [.paragraph]
    default: break
    }
    if let text = item.after("W=") { return words(text, prosody: []) }
    if let name = item.after("M=") { return [.mark(name)] }
    if let text = item.after("B") { return ExpectedPause(text).map { [.pause($0)] } }
    if let text = item.after("E=") { return [diagnostic(text)] }
    guard let brace = item.firstIndex(of: "{"), item.last == "}" else { return nil }
    let values = item[item.index(after: brace)...].dropLast().split(separator: " ")
    let prosody = values.compactMap { ExpectedValue(String($0)) }
    return prosody.count == values.count ? words(String(item[..<brace]), prosody: prosody) : nil
  }

  private static func words(_ text: String, prosody: [ExpectedValue]) -> [ExpectedEvent] {
    var words = text
    var language: String?
    if text.last == "]", let bracket = text.firstIndex(of: "[") {
      language = String(text[text.index(after: bracket)...].dropLast())
      words = String(text[..<bracket])
    }
    return words.split(separator: " ").map {
      .word(String($0), language: language, prosody: prosody)
    }
  }

  private static func diagnostic(_ text: String) -> ExpectedEvent {
    guard text.last == ")", let paren = text.firstIndex(of: "(") else {
      return .diagnostic(code: text, subject: nil)
    }
    return .diagnostic(
      code: String(text[..<paren]),
      subject: String(text[text.index(after: paren)...].dropLast()))
  }
}

extension String {
  /// What follows a prefix; nil without it.
  func after(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }

  /// The parts between the places where `separator` stands.
  fileprivate func components(separatedBy separator: String) -> [String] {
    var parts = [""]
    var rest = self[...]
    while let character = rest.first {
      if rest.hasPrefix(separator) {
        rest = rest.dropFirst(separator.count)
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
        rest = rest.dropFirst()
      }
    }
    return parts
  }
}
