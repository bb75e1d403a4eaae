import SpeechTypes

/// Makes a sentence's elements, its words above all, of what was gathered for it.
struct Tokenizer {
  private var elements: [SentenceElement] = []
  private var token: [(source: SourceScalar, style: SpeechStyle)] = []

  static func elements(of items: [SentenceItem]) -> [SentenceElement] {
    var tokenizer = Tokenizer()
    for item in items { tokenizer.add(item) }
    tokenizer.endToken()
    return tokenizer.elements
  }

  private mutating func add(_ item: SentenceItem) {
    switch item {
    case .scalar(let source, let style):
      if source.scalar.isWhitespace { endToken() } else { token.append((source, style)) }
    case .tokenEnd: endToken()
    case .pause(let pause, let range):
      endToken()
      elements.append(.pause(pause, range))
    case .mark(let name, let offset):
      endToken()
      elements.append(.mark(name: name, at: offset))
    }
  }

  /// Takes the gathered characters apart into letters, numbers and signs.
  private mutating func endToken() {
    guard !token.isEmpty else { return }
    let scalars = token.map(\.source.scalar)
    var index = 0
    while index < scalars.count {
      let end: Int
      switch scalars[index] {
      case let scalar where scalar.isDigit:
        end = Self.endOfNumber(scalars, from: index)
        number(index..<end)
      case let scalar where scalar.isWordLetter:
        end = Self.endOfLetters(scalars, from: index)
        word(Self.letters(scalars[index..<end]), index..<end)
      default:
        end = index + 1
        sign(scalars[index], index)
      }
      index = end
    }
    token.removeAll(keepingCapacity: true)
  }

  private mutating func word(_ spoken: String, _ indices: Range<Int>) {
    let range = token[indices.lowerBound].source.range.union(
      token[indices.upperBound - 1].source.range)
    elements.append(
      .word(SpokenWord(spoken: spoken, range: range, style: token[indices.lowerBound].style)))
  }

  private mutating func number(_ indices: Range<Int>) {
    let text = token[indices].map(\.source.scalar).reduce(into: "") {
      if $1 != "," { $0.unicodeScalars.append($1) }
    }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    for spoken in NumberWords.cardinal(parts[0]) { word(spoken, indices) }
    if parts.count > 1 {
      word("point", indices)
      for spoken in NumberWords.digits(parts[1]) { word(spoken, indices) }
    }
  }

  private mutating func sign(_ scalar: Unicode.Scalar, _ index: Int) {
    if let spoken = Self.signs[scalar] {
      for part in spoken.split(separator: " ") { word(String(part), index..<(index + 1)) }
    } else if Self.pausing.contains(scalar) {
      elements.append(.boundary(.phrase))
    }
  }

  private static let signs: [Unicode.Scalar: String] = [
    "&": "and", "%": "percent", "+": "plus", "=": "equals", "@": "at", "°": "degrees",
  ]
  private static let pausing: Set<Unicode.Scalar> = [
    ",", ";", ":", "(", ")", "\u{2013}", "\u{2014}", "\u{2026}", "\u{3001}",
  ]

  private static func endOfLetters(_ scalars: [Unicode.Scalar], from start: Int) -> Int {
    var end = start
    while end < scalars.count {
      let isInner =
        scalars[end].isApostrophe && end + 1 < scalars.count && scalars[end + 1].isWordLetter
      guard scalars[end].isWordLetter || isInner else { break }
      end += 1
    }
    return end
  }

  private static func letters(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = ""
    for scalar in scalars { text.unicodeScalars.append(scalar.isApostrophe ? "'" : scalar) }
    return text.lowercased()
  }

  /// Digits with groups of three behind commas, and a fraction behind a point.
  private static func endOfNumber(_ scalars: [Unicode.Scalar], from start: Int) -> Int {
    func digitCount(from index: Int) -> Int { scalars[index...].prefix { $0.isDigit }.count }
    var end = start + digitCount(from: start)
    if end - start <= 3 {
      while end < scalars.count, scalars[end] == ",", digitCount(from: end + 1) == 3 { end += 4 }
    }
    if end + 1 < scalars.count, scalars[end] == ".", scalars[end + 1].isDigit {
      end += 1 + digitCount(from: end + 1)
    }
    return end
  }
}
