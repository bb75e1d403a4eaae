/// Finds the end of a tag that may still be arriving, looking at each byte once.
///
/// A `<` that begins markup cannot stand in a tag (XML 1.0 §2.3), so a missing `>` or quotation
/// mark costs no more than the tag itself.
struct TagBoundary: Sendable {
  enum Outcome {
    case needsBytes
    /// The tag's bytes end before `length`; `isClosed` tells whether a `>` ends it as it should.
    case ends(length: Int, isClosed: Bool)
  }

  private enum Place {
    case inside
    case behindEquals
    case quoted(UInt8)
  }

  /// Bytes of the tag that were looked at, `<` included.
  private(set) var length = 1
  private var place = Place.inside
  /// The first `>` inside the quotation marks now open: the end if they turn out not to close.
  private var closeInQuotes: Int?
  private var hasForgotten = false

  /// Looks at the bytes before `end` of the tag at the first unread byte of `source`.
  mutating func scan(_ source: SourceText, to end: Int) -> Outcome {
    let bytes = source.bytes
    let start = source.index
    while start + length < end {
      let byte = bytes[start + length]
      switch place {
      case .quoted(let quote):
        if byte == quote {
          place = .inside
          closeInQuotes = nil
        } else if byte == XMLByte.greaterThan {
          if !hasForgotten { closeInQuotes = closeInQuotes ?? length }
        } else if byte == XMLByte.lessThan {
          let next = start + length + 1
          guard next < source.end || source.isComplete else { return .needsBytes }
          if next < source.end, XMLByte.startsMarkup(bytes[next]) { return unclosed() }
        }
      case .inside, .behindEquals:
        if byte == XMLByte.greaterThan { return .ends(length: length + 1, isClosed: true) }
        if byte == XMLByte.lessThan { return unclosed() }
        enter(byte)
      }
      length += 1
    }
    return .needsBytes
  }

  /// Where to end a tag that does not end by itself, if there is such a place.
  func endInQuotes() -> Outcome? { closeInQuotes == nil ? nil : unclosed() }

  /// Tells that the first `byteCount` bytes that were looked at are gone.
  ///
  /// From then on a tag does not end inside of quotation marks, so that its end does not depend on
  /// when bytes were forgotten.
  mutating func forget(_ byteCount: Int) {
    length -= byteCount
    closeInQuotes = nil
    hasForgotten = true
  }

  private func unclosed() -> Outcome {
    .ends(length: closeInQuotes.map { $0 + 1 } ?? length, isClosed: false)
  }

  private mutating func enter(_ byte: UInt8) {
    if byte == XMLByte.equals {
      place = .behindEquals
    } else if case .behindEquals = place, !XMLByte.isWhiteSpace(byte) {
      place = XMLByte.isQuote(byte) ? .quoted(byte) : .inside
    }
  }
}
