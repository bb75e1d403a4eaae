import SSML

/// What a `say-as` asks for (SSML 1.1 §3.1.9).
struct SayAs: Hashable {
  /// What its values come to; those without a meaning are as if absent.
  private(set) var kind = SayAsKind.text
  /// `interpret-as` as written, for messages.
  let name: String
  /// What of the attributes has no meaning, each a sentence.
  private(set) var problems: [String] = []

  init(_ attributes: SayAsAttributes) {
    name = (attributes.interpretAs ?? "").clipped
    guard let interpretAs = attributes.interpretAs else { return }
    guard let known = Self.kind(interpretAs.lowercased()) else {
      addProblem("interpret-as", interpretAs, "is not known; the text is read as it stands")
      return
    }
    kind = known.kind
    // A subtype that is part of the name: `date:mdy`.
    if let subtype = known.subtype, !apply(format: subtype) {
      addProblem("interpret-as", interpretAs, "is read as its first part")
    }
    if let value = attributes.format, !apply(format: value.lowercased()) {
      addProblem("format", value, "has no meaning for \(name); read as if absent")
    }
    if let value = attributes.detail, !apply(detail: value.lowercased()) {
      addProblem("detail", value, "has no meaning for \(name); read as if absent")
    }
    if Self.expressive.contains(interpretAs.lowercased()) {
      problems.append("say-as \(name) is spoken without expression")
    }
    if kind == .expletive {
      problems.append("say-as \(name) is a silence as long as the text, for want of a beep")
    }
  }

  private mutating func addProblem(_ attribute: String, _ value: String, _ outcome: String) {
    problems.append("say-as \(attribute)=\"\(value.clipped)\" \(outcome)")
  }

  /// Takes a format in; false where it has no meaning.
  private mutating func apply(format: String) -> Bool {
    switch kind {
    case .date:
      guard let order = DateFormat(format) else { return false }
      kind = .date(order)
    case .time:
      guard let time = TimeFormat(format) else { return false }
      let isDuration = time.fields.first != .hour
      kind = isDuration ? .duration(time) : .time(time)
    case .duration:
      guard let time = TimeFormat(format) else { return false }
      kind = .duration(time)
    case .telephone: return Self.isCountry(format)
    case .characters:
      guard format == "characters" || format == "glyphs" else { return false }
      kind = .characters(namesGlyphs: format == "glyphs")
    case .cardinal:
      guard let known = Self.numbers[format] else { return false }
      kind = known
    case .currency:
      let code = format.uppercased()
      guard MoneyWords.Currency(code) != nil else { return false }
      kind = .currency(code: code)
    case .electronic: return ["uri", "url", "email"].contains(format)
    case .text, .key, .digits, .ordinal, .fraction, .unit, .address, .expletive: return false
    }
    return true
  }

  private mutating func apply(detail: String) -> Bool {
    switch kind {
    case .telephone where detail == "punctuation": kind = .telephone(namesPunctuation: true)
    case .date(let format) where detail == "1" || detail == "2":
      // The order of speaking; 1 is "the tenth of September", 2 "September tenth".
      guard var format else { return false }
      format.saysDayFirst = detail == "1" && format.fields.contains(.day)
      kind = .date(format)
    default: return false
    }
    return true
  }

  /// A country calling code, or a country of two letters.
  private static func isCountry(_ format: String) -> Bool {
    let code = format.hasPrefix("+") ? format.dropFirst() : format[...]
    let isNumber = code.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let isName = code.utf8.count == 2 && code.unicodeScalars.allSatisfy(\.isWordLetter)
    return !code.isEmpty && (isNumber && code.utf8.count <= 4 || isName)
  }
}

extension String {
  /// The text for a message, cut to 40 characters.
  var clipped: String {
    let end = unicodeScalars.prefix(40).endIndex
    return end == endIndex ? self : "\(self[..<end])…"
  }
}
