/// Finds the end of a document type declaration that may still be arriving (XML 1.0 §2.8).
struct DoctypeBoundary: Sendable {
  enum Outcome {
    case needsBytes
    case ends(length: Int, isClosed: Bool)
  }

  private enum Place {
    case declaration
    case quoted(UInt8, inSubset: Bool)
    case subset
    case markup(start: Int)
    case comment(start: Int)
    case instruction
  }

  /// Bytes that stay looked back at.
  static let lookBehind = 8

  /// Bytes of the declaration that were looked at, `<!DOCTYPE` included.
  private(set) var length = 9
  private var place = Place.declaration

  /// Looks at the bytes before `end` of a declaration that begins at `start`.
  mutating func scan(_ bytes: [UInt8], from start: Int, to end: Int) -> Outcome {
    while start + length < end {
      let index = start + length
      switch place {
      case .declaration:
        if bytes[index] == XMLByte.greaterThan { return .ends(length: length + 1, isClosed: true) }
        if bytes[index] == XMLByte.lessThan { return .ends(length: length, isClosed: false) }
        if bytes[index] == XMLByte.openBracket { place = .subset }
        if XMLByte.isQuote(bytes[index]) { place = .quoted(bytes[index], inSubset: false) }
      case .quoted(let quote, let inSubset) where bytes[index] == quote:
        place = inSubset ? .markup(start: 0) : .declaration
      case .quoted: break
      case .subset:
        if bytes[index] == XMLByte.closeBracket { place = .declaration }
        if bytes[index] == XMLByte.lessThan { place = .markup(start: length) }
      case .markup(let markupStart):
        if markupStart == length - 1, XMLByte.isNameStart(bytes[index]) {
          return .ends(length: markupStart, isClosed: false)
        }
        enterMarkup(bytes, at: index, markupStart)
      case .comment(let commentStart):
        if length >= commentStart + 6, ends(bytes, at: index, with: "-->") { place = .subset }
      case .instruction:
        if ends(bytes, at: index, with: "?>") { place = .subset }
      }
      length += 1
    }
    return .needsBytes
  }

  /// Tells that the first `byteCount` bytes that were looked at are gone.
  mutating func forget(_ byteCount: Int) {
    length -= byteCount
    if case .markup(let start) = place { place = .markup(start: start - byteCount) }
    if case .comment(let start) = place { place = .comment(start: start - byteCount) }
  }

  private mutating func enterMarkup(_ bytes: [UInt8], at index: Int, _ markupStart: Int) {
    if length == markupStart + 3, ends(bytes, at: index, with: "<!--") {
      place = .comment(start: markupStart)
    } else if length == markupStart + 1, bytes[index] == XMLByte.question {
      place = .instruction
    } else if bytes[index] == XMLByte.greaterThan {
      place = .subset
    } else if XMLByte.isQuote(bytes[index]) {
      place = .quoted(bytes[index], inSubset: true)
    }
  }

  private func ends(_ bytes: [UInt8], at index: Int, with literal: String) -> Bool {
    let start = index + 1 - literal.utf8.count
    return start >= 0 && bytes[start...index].elementsEqual(literal.utf8)
  }
}
