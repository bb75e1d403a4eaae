import SpeechTypes

// Character data, references and the beginnings of markup (XML 1.0 §2.4).
extension XMLScanner {
  /// Reads text, or enters the markup that begins here.
  mutating func readContent(_ context: inout XMLContext) -> Step? {
    if source.position.offset.utf8 == 0, source.begins(with: "\u{FEFF}") == true {
      source.advance(to: source.index + 3, &context.log)
    }
    if let run = readRun(&context, scan: { $0.scanText(&$1) }) { return run }
    guard source.index < source.end else { return starved }
    switch source.bytes[source.index] {
    case XMLByte.lessThan:
      trailingBracketCount = 0
      return enterMarkup(&context)
    case XMLByte.ampersand:
      trailingBracketCount = 0
      return readReference(&context)
    default: return replaceCharacter(&context)
    }
  }

  mutating func readCDATA(_ start: TextPosition, _ context: inout XMLContext) -> Step? {
    if let run = readRun(&context, scan: { $0.scanCDATA(&$1) }) { return run }
    guard source.index < source.end else {
      guard source.isComplete else { return .needsInput }
      reportUnclosed("CDATA section", start, &context)
      state = .content
      return nil
    }
    guard source.bytes[source.index] == XMLByte.closeBracket else {
      return replaceCharacter(&context)
    }
    guard source.begins(with: "]]>") == true else { return .needsInput }
    source.advance(to: source.index + 3, &context.log)
    state = .content
    return nil
  }

  /// Reads up to where `scan` stops; nil when that is here.
  private mutating func readRun(
    _ context: inout XMLContext, scan: (inout Self, inout XMLContext) -> Int
  ) -> Step? {
    if context.isOutsideRoot { skipWhiteSpace(end: source.end, &context) }
    let start = source.index
    let position = source.position
    let end = scan(&self, &context)
    guard end > start else { return nil }
    source.advance(to: end, &context.log)
    let text = SSMLText(
      text: source.string(start..<end), range: source.range(from: position),
      isVerbatim: !source.isReplacement)
    return .text(text, position)
  }

  /// Finds the end of a run of character data; a stray `<` or `&` belongs to it.
  private mutating func scanText(_ context: inout XMLContext) -> Int {
    let start = source.index
    var index = start
    while index < source.end {
      switch source.bytes[index] {
      case XMLByte.lessThan:
        guard index + 1 < source.end || source.isComplete else { return endRun(start, index) }
        if index + 1 < source.end, XMLByte.startsMarkup(source.bytes[index + 1]) {
          return endRun(start, index)
        }
        source.advance(to: index, &context.log)
        reportStray("<", &context)
      case XMLByte.ampersand:
        guard case .none = reference(at: index) else { return endRun(start, index) }
        source.advance(to: index, &context.log)
        reportStray("&", &context)
      case XMLByte.greaterThan where bracketCount(start, index) == 2:
        source.advance(to: index, &context.log)
        reportStray("]]>", &context)
      case let byte where stopsRun(byte, at: index): return endRun(start, index)
      default: break
      }
      index += 1
    }
    return endRun(start, index)
  }

  private mutating func scanCDATA(_ context: inout XMLContext) -> Int {
    var index = source.index
    while index < source.end, !stopsRun(source.bytes[index], at: index) {
      if source.bytes[index] == XMLByte.closeBracket {
        let rest = source.bytes[index..<min(index + 3, source.end)]
        let isWhole = rest.count == 3 || source.isComplete
        if "]]>".utf8.starts(with: rest), rest.count == 3 || !isWhole { return index }
      }
      index += 1
    }
    return index
  }

  private func stopsRun(_ byte: UInt8, at index: Int) -> Bool {
    switch byte {
    case 0x20...0x7F: false
    case XMLByte.bad: true
    case 0xEF: XMLByte.isNoncharacter(in: source.bytes, at: index)
    default: XMLByte.isIllegalControl(byte)
    }
  }

  private mutating func endRun(_ start: Int, _ end: Int) -> Int {
    if end > start { trailingBracketCount = bracketCount(start, end) }
    return end
  }

  /// The brackets that stand before `index`, up to 2, in a run that begins at `start`.
  private func bracketCount(_ start: Int, _ index: Int) -> Int {
    var count = 0
    while count < 2, index - count > start {
      guard source.bytes[index - count - 1] == XMLByte.closeBracket else { return count }
      count += 1
    }
    return min(2, count + (index - count == start ? trailingBracketCount : 0))
  }

  private func reportStray(_ text: String, _ context: inout XMLContext) {
    context.log.report(
      .notWellFormed, .error, "\(text.quoted) is not allowed in text; read as itself",
      at: source.position)
  }

  private func reference(at index: Int) -> XMLReference {
    XMLReference(in: source.bytes, at: index, end: source.end, isComplete: source.isComplete)
  }

  private mutating func readReference(_ context: inout XMLContext) -> Step {
    let start = source.position
    switch reference(at: source.index) {
    case .none, .cut: return .needsInput
    case .character(let scalar, let end):
      if scalar == nil {
        context.log.report(
          .notWellFormed, .error, "the reference names no character that is allowed", at: start)
      }
      return substitute(String(Character(scalar ?? "\u{FFFD}")), through: end, &context)
    case .entity(let name, let end):
      if let scalar = XMLReference.predefined(name) {
        return substitute(String(Character(scalar)), through: end, &context)
      }
      source.advance(to: end, &context.log)
      return .entity(
        EntityReference(name: name, range: source.range(from: start), position: start))
    }
  }

  /// Reads a bad byte, or a character that is not allowed, as U+FFFD.
  private mutating func replaceCharacter(_ context: inout XMLContext) -> Step {
    let byteCount = source.bytes[source.index] == 0xEF ? 3 : 1
    trailingBracketCount = 0
    return substitute("\u{FFFD}", through: source.index + byteCount, &context)
  }

  private mutating func substitute(
    _ text: String, through end: Int, _ context: inout XMLContext
  ) -> Step {
    let start = source.position
    source.advance(to: end, &context.log)
    let range = source.range(from: start)
    return .text(SSMLText(text: text, range: range, isVerbatim: false), start)
  }

  /// Enters the markup at a `<`.
  private mutating func enterMarkup(_ context: inout XMLContext) -> Step? {
    guard source.index + 1 < source.end else { return .needsInput }
    switch source.bytes[source.index + 1] {
    case XMLByte.question: return enterInstruction(&context)
    case XMLByte.exclamation: return enterDeclaration(&context)
    default:
      state = .tag(TagBoundary())
      return nil
    }
  }

  private mutating func enterInstruction(_ context: inout XMLContext) -> Step? {
    let start = source.position
    guard let isDeclaration = source.begins(with: "<?xml ") else { return .needsInput }
    let isFirst = start.offset.utf8 == 0 || (start.offset.utf8 == 3 && start.offset.utf16 == 1)
    if isDeclaration, !isFirst {
      context.log.report(
        .notWellFormed, .error, "the XML declaration does not begin the document", at: start)
    }
    source.advance(to: source.index + 2, &context.log)
    if source.index < source.end, !XMLByte.isNameStart(source.bytes[source.index]) {
      context.log.report(
        .notWellFormed, .error, "the processing instruction has no name", at: start)
    }
    state = .instruction(start: start)
    return nil
  }

  private mutating func enterDeclaration(_ context: inout XMLContext) -> Step? {
    let start = source.position
    let isComment = source.begins(with: "<!--")
    let isCDATA = source.begins(with: "<![CDATA[")
    let isDoctype = source.begins(with: "<!DOCTYPE")
    if isComment == true {
      source.advance(to: source.index + 4, &context.log)
      state = .comment(start: start)
    } else if isCDATA == true {
      source.advance(to: source.index + 9, &context.log)
      state = .cdata(start: start)
    } else if isDoctype == true {
      state = .doctype(DoctypeBoundary())
    } else if isComment == nil || isCDATA == nil || isDoctype == nil {
      return .needsInput
    } else {
      context.log.report(.notWellFormed, .error, "markup of no known kind; left out", at: start)
      source.advance(to: source.index + 2, &context.log)
      state = .unknownMarkup
    }
    return nil
  }
}
