import SpeechTypes

// Start tags, end tags and empty-element tags (XML 1.0 §3.1).
extension XMLScanner {
  /// Reads the tag that begins here, once all of it has arrived.
  mutating func readTag(_ boundary: TagBoundary, _ context: inout XMLContext) -> Step? {
    var boundary = boundary
    let bound = min(source.end, source.index + context.limits.tagByteCount)
    let isLast = source.isComplete && bound == source.end
    var outcome = boundary.scan(source, to: bound)
    let isOversize = boundary.length >= context.limits.tagByteCount
    if case .needsBytes = outcome, isLast || isOversize {
      outcome = boundary.endInQuotes() ?? .needsBytes
    }
    guard case .ends(let length, let isClosed) = outcome else {
      if isOversize { return beginOversizeTag(boundary, &context) }
      guard source.isComplete else {
        state = .tag(boundary)
        return .needsInput
      }
      dropTruncatedTag(&context)
      return nil
    }
    state = .content
    return parseTag(end: source.index + length, isClosed: isClosed, &context)
  }

  private mutating func dropTruncatedTag(_ context: inout XMLContext) {
    context.log.report(
      .notWellFormed, .error, "the document ends inside a tag; left out", at: source.position)
    source.advance(to: source.end, &context.log)
    state = .content
  }

  private mutating func parseTag(
    end: Int, isClosed: Bool, _ context: inout XMLContext
  ) -> Step? {
    let start = source.position
    let isEndTag = source.bytes[source.index + 1] == XMLByte.slash
    let contentEnd = isClosed || source.bytes[end - 1] == XMLByte.greaterThan ? end - 1 : end
    if !isClosed { context.log.report(.notWellFormed, .error, "the tag has no end", at: start) }
    source.advance(to: source.index + (isEndTag ? 2 : 1), &context.log)
    hasContent = true
    let name = readName(end: contentEnd, &context)
    var tag = XMLTag(name: name, range: .empty, position: start)
    if !name.isEmpty { readAttributes(of: &tag, end: contentEnd, &context) }
    source.advance(to: end, &context.log)
    let range = source.range(from: start)
    guard !name.isEmpty else {
      context.log.report(.notWellFormed, .error, "the tag has no name; left out", at: start)
      return nil
    }
    guard !isEndTag else {
      if !tag.attributes.isEmpty || tag.isSelfClosing {
        context.log.report(
          .notWellFormed, .error, "the end tag of \(name.quoted) holds more than a name", at: start)
      }
      return .endTag(XMLEndTag(name: name, range: range, position: start))
    }
    tag.range = range
    return .startTag(tag)
  }

  /// Reads the name that begins here, up to what cannot be part of one.
  private mutating func readName(end: Int, _ context: inout XMLContext) -> String {
    var index = source.index
    guard index < end, XMLByte.isNameStart(source.bytes[index]) else { return "" }
    while index < end, XMLByte.isName(source.bytes[index]) { index += 1 }
    let name = source.string(source.index..<index)
    source.advance(to: index, &context.log)
    return name
  }

  /// Reads on over white space; tells whether there was any.
  @discardableResult
  mutating func skipWhiteSpace(end: Int, _ context: inout XMLContext) -> Bool {
    var index = source.index
    while index < end, XMLByte.isWhiteSpace(source.bytes[index]) { index += 1 }
    defer { source.advance(to: index, &context.log) }
    return index > source.index
  }

  private mutating func readAttributes(
    of tag: inout XMLTag, end: Int, _ context: inout XMLContext
  ) {
    while true {
      let isSeparated = skipWhiteSpace(end: end, &context)
      guard source.index < end else { return }
      if source.bytes[source.index] == XMLByte.slash, source.index + 1 == end {
        tag.isSelfClosing = true
        return
      }
      let position = source.position
      let name = readName(end: end, &context)
      guard !name.isEmpty else {
        skipJunk(in: tag.name, end: end, &context)
        continue
      }
      if !isSeparated {
        context.log.report(
          .notWellFormed, .error, "no space before the attribute \(name.quoted)", at: position)
      }
      guard let range = readValue(of: name, at: position, end: end, &context) else { continue }
      let value = decodeValue(range, at: position, &context)
      source.advance(to: min(range.upperBound + valueTail(range, end), end), &context.log)
      add(XMLAttribute(name: name, value: value, position: position), range.count, &tag, &context)
    }
  }

  /// Skips what can begin no attribute, up to white space.
  private mutating func skipJunk(in name: String, end: Int, _ context: inout XMLContext) {
    context.log.report(
      .notWellFormed, .error, "the tag of \(name.quoted) holds what is no attribute; left out",
      at: source.position)
    var index = source.index
    while index < end, !XMLByte.isWhiteSpace(source.bytes[index]) {
      if source.bytes[index] == XMLByte.slash, index + 1 == end, index > source.index { break }
      index += 1
    }
    source.advance(to: index, &context.log)
  }

  /// Reads up to an attribute's value and finds it; nil, with a diagnostic, when there is none.
  private mutating func readValue(
    of name: String, at position: TextPosition, end: Int, _ context: inout XMLContext
  ) -> Range<Int>? {
    skipWhiteSpace(end: end, &context)
    guard source.index < end, source.bytes[source.index] == XMLByte.equals else {
      context.log.report(
        .notWellFormed, .error, "the attribute \(name.quoted) has no value; left out", at: position)
      return nil
    }
    source.advance(to: source.index + 1, &context.log)
    skipWhiteSpace(end: end, &context)
    var index = source.index
    if index < end, XMLByte.isQuote(source.bytes[index]) {
      let quote = source.bytes[index]
      source.advance(to: index + 1, &context.log)
      index += 1
      while index < end, source.bytes[index] != quote { index += 1 }
      return source.index..<index
    }
    while index < end, !XMLByte.isWhiteSpace(source.bytes[index]) {
      if source.bytes[index] == XMLByte.slash, index + 1 == end { break }
      index += 1
    }
    context.log.report(
      .notWellFormed, .error, "the value of \(name.quoted) is not in quotation marks", at: position)
    return source.index..<index
  }

  /// The closing quotation mark to skip behind a value: 1 byte, or none.
  private func valueTail(_ range: Range<Int>, _ end: Int) -> Int {
    guard range.upperBound < end, XMLByte.isQuote(source.bytes[range.upperBound]) else { return 0 }
    return 1
  }

  private func add(
    _ attribute: XMLAttribute, _ byteCount: Int, _ tag: inout XMLTag, _ context: inout XMLContext
  ) {
    if tag.attributes.contains(where: { $0.name == attribute.name }) {
      context.log.report(
        .notWellFormed, .error, "the attribute \(attribute.name.quoted) comes twice; first counts",
        at: attribute.position)
    } else if byteCount > context.limits.attributeByteCount
      || tag.attributes.count >= context.limits.attributeCount
    {
      context.log.report(
        .limit, .warning, "the attribute \(attribute.name.quoted) is past a limit; left out",
        at: attribute.position)
    } else {
      tag.attributes.append(attribute)
    }
  }

  private mutating func beginOversizeTag(
    _ boundary: TagBoundary, _ context: inout XMLContext
  ) -> Step? {
    var boundary = boundary
    let start = source.position
    let kept = characterStart(source.index + boundary.length - 1)
    let isEndTag = source.bytes[source.index + 1] == XMLByte.slash
    context.log.report(
      .limit, .warning,
      "a tag is longer than \(context.limits.tagByteCount) bytes; its attributes are left out",
      at: start)
    boundary.forget(kept - source.index)
    source.advance(to: source.index + (isEndTag ? 2 : 1), &context.log)
    let name = readName(end: kept, &context)
    source.advance(to: kept, &context.log)
    let tag = XMLTag(name: name, isOversize: true, range: .empty, position: start)
    state = .oversizeTag(boundary, tag, isEndTag: isEndTag)
    return nil
  }

  /// Reads on to the end of a tag whose attributes are left out.
  mutating func skipTag(
    _ boundary: TagBoundary, _ tag: XMLTag, isEndTag: Bool, _ context: inout XMLContext
  ) -> Step? {
    var boundary = boundary
    let outcome = boundary.scan(source, to: source.end)
    guard case .ends(let length, let isClosed) = outcome else {
      guard source.isComplete else {
        let kept = characterStart(source.index + boundary.length - 1)
        boundary.forget(kept - source.index)
        source.advance(to: kept, &context.log)
        state = .oversizeTag(boundary, tag, isEndTag: isEndTag)
        return .needsInput
      }
      dropTruncatedTag(&context)
      return nil
    }
    var tag = tag
    let end = source.index + length
    tag.isSelfClosing = isClosed && length > 1 && source.bytes[end - 2] == XMLByte.slash
    source.advance(to: end, &context.log)
    tag.range = source.range(from: tag.position)
    state = .content
    if !isClosed {
      context.log.report(.notWellFormed, .error, "the tag has no end", at: tag.position)
    }
    guard isEndTag else { return .startTag(tag) }
    return .endTag(XMLEndTag(name: tag.name, range: tag.range, position: tag.position))
  }

  /// The start of the character that holds the byte at `index`.
  private func characterStart(_ index: Int) -> Int {
    var index = index
    while source.bytes[index] & 0xC0 == 0x80 { index -= 1 }
    return index
  }
}
