import SpeechTypes

// The document type declaration and its internal subset (XML 1.0 §2.8, §4.2). Only declarations of
// general entities have an effect; nothing is fetched.
extension XMLScanner {
  /// Reads the declaration that begins here, once all of it has arrived.
  mutating func readDoctype(_ boundary: DoctypeBoundary, _ context: inout XMLContext) -> Step? {
    var boundary = boundary
    let bound = min(source.end, source.index + context.limits.tagByteCount)
    guard
      case .ends(let length, let isClosed) = boundary.scan(
        source.bytes, from: source.index, to: bound)
    else { return continueDoctype(boundary, &context) }
    let start = source.position
    let end = source.index + length
    if hasContent {
      context.log.report(
        .notWellFormed, .error, "a document type declaration comes after the root's start",
        at: source.position)
    } else {
      parseDoctype(end: end, &context)
    }
    finishDoctype(start, end: end, isClosed: isClosed, &context)
    return nil
  }

  /// Goes on with a declaration whose end is not here.
  private mutating func continueDoctype(
    _ boundary: DoctypeBoundary, _ context: inout XMLContext
  ) -> Step? {
    if boundary.length >= context.limits.tagByteCount {
      context.log.report(
        .limit, .warning, "the document type declaration is too long; left out",
        at: source.position)
      state = .oversizeDoctype(boundary, start: source.position)
      return nil
    }
    guard source.isComplete else {
      state = .doctype(boundary)
      return .needsInput
    }
    finishDoctype(source.position, end: source.end, isClosed: false, &context)
    return nil
  }

  /// Reads on to the end of a declaration that is left out.
  mutating func skipDoctype(
    _ boundary: DoctypeBoundary, _ start: TextPosition, _ context: inout XMLContext
  ) -> Step? {
    var boundary = boundary
    guard
      case .ends(let length, let isClosed) = boundary.scan(
        source.bytes, from: source.index, to: source.end)
    else {
      let scanned = source.index + boundary.length
      let kept = source.isComplete ? source.end : scanned - DoctypeBoundary.lookBehind
      if source.isComplete {
        reportUnclosed("document type declaration", start, &context)
        state = .content
      } else {
        boundary.forget(kept - source.index)
        state = .oversizeDoctype(boundary, start: start)
      }
      source.advance(to: kept, &context.log)
      return source.isComplete ? nil : .needsInput
    }
    finishDoctype(start, end: source.index + length, isClosed: isClosed, &context)
    return nil
  }

  private mutating func finishDoctype(
    _ start: TextPosition, end: Int, isClosed: Bool, _ context: inout XMLContext
  ) {
    if !isClosed { reportUnclosed("document type declaration", start, &context) }
    source.advance(to: end, &context.log)
    state = .content
  }

  private mutating func parseDoctype(end: Int, _ context: inout XMLContext) {
    source.advance(to: source.index + 9, &context.log)
    var index = source.index
    while index < end, source.bytes[index] != XMLByte.openBracket {
      if XMLByte.isQuote(source.bytes[index]) {
        source.advance(to: index, &context.log)
        EntityTable.reportExternal(
          .note, "the document type is outside", at: source.position, &context.log)
        index = endOfQuoted(index, end)
      } else {
        index += 1
      }
    }
    source.advance(to: index, &context.log)
    while source.index < end { parseDeclaration(end: end, &context) }
  }

  /// Reads one step on in the internal subset.
  private mutating func parseDeclaration(end: Int, _ context: inout XMLContext) {
    if source.begins(with: "<!--") == true {
      skip(to: "-->", end: end, &context)
    } else if source.begins(with: "<?") == true {
      skip(to: "?>", end: end, &context)
    } else if source.begins(with: "<!ENTITY") == true {
      parseEntity(end: end, &context)
    } else if source.bytes[source.index] == XMLByte.percent {
      EntityTable.reportExternal(
        .warning, "a parameter entity is outside", at: source.position, &context.log)
      skip(to: ";", end: end, &context)
    } else if source.begins(with: "<!") == true {
      source.advance(to: endOfDeclaration(source.index, end), &context.log)
    } else {
      source.advance(to: characterEnd(source.index), &context.log)
    }
  }

  private mutating func parseEntity(end: Int, _ context: inout XMLContext) {
    let declarationEnd = endOfDeclaration(source.index, end)
    var index = skipSpace(source.index + 8, declarationEnd)
    let isParameter = index < declarationEnd && source.bytes[index] == XMLByte.percent
    let nameStart = index
    while index < declarationEnd, XMLByte.isName(source.bytes[index]) { index += 1 }
    let name = source.string(nameStart..<index)
    index = skipSpace(index, declarationEnd)
    if isParameter || name.isEmpty || index >= declarationEnd {
      // A parameter entity could only matter to declarations, which are not read.
    } else if XMLByte.isQuote(source.bytes[index]) {
      let valueEnd = max(index + 1, endOfQuoted(index, declarationEnd) - 1)
      context.entities.declare(name, .text(replacementText((index + 1)..<valueEnd)))
    } else {
      context.entities.declare(name, .external)
    }
    source.advance(to: declarationEnd, &context.log)
  }

  /// An entity's text: character references decoded, the others left for later (XML 1.0 §4.5).
  private func replacementText(_ range: Range<Int>) -> [UInt8] {
    var text: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if source.bytes[index] == XMLByte.ampersand,
        case .character(let scalar?, let end) = XMLReference(
          in: source.bytes, at: index, end: range.upperBound, isComplete: true)
      {
        text.append(contentsOf: String(Character(scalar)).utf8)
        index = end
      } else {
        text.append(source.bytes[index])
        index += 1
      }
    }
    return text
  }

  private func skipSpace(_ index: Int, _ end: Int) -> Int {
    var index = index
    while index < end, XMLByte.isWhiteSpace(source.bytes[index]) { index += 1 }
    return min(index, end)
  }

  /// Behind the quotation that begins at `index`.
  private func endOfQuoted(_ index: Int, _ end: Int) -> Int {
    let quote = source.bytes[index]
    var index = index + 1
    while index < end, source.bytes[index] != quote { index += 1 }
    return min(index + 1, end)
  }

  /// Behind the `>` of the declaration that begins at `index`.
  private func endOfDeclaration(_ index: Int, _ end: Int) -> Int {
    var index = index
    while index < end {
      if source.bytes[index] == XMLByte.greaterThan { return index + 1 }
      index = XMLByte.isQuote(source.bytes[index]) ? endOfQuoted(index, end) : index + 1
    }
    return end
  }

  private func characterEnd(_ index: Int) -> Int {
    var index = index + 1
    while index < source.end, source.bytes[index] & 0xC0 == 0x80 { index += 1 }
    return index
  }

  private mutating func skip(to terminator: String, end: Int, _ context: inout XMLContext) {
    let count = terminator.utf8.count
    var index = source.index
    while index + count <= end {
      if source.bytes[index..<(index + count)].elementsEqual(terminator.utf8) {
        source.advance(to: index + count, &context.log)
        return
      }
      index += 1
    }
    source.advance(to: end, &context.log)
  }
}
