import SpeechTypes

// The repair of the tree: whatever tags come, the events are balanced.
extension SSMLReader {
  mutating func read(_ text: SSMLText, at position: TextPosition) {
    let isBlank = text.text.utf8.allSatisfy(XMLByte.isWhiteSpace)
    if stack.isEmpty {
      guard !isBlank else { return }
      openImpliedRoot(at: position)
    }
    endEmptyElement(before: "text", at: position)
    if !isBlank, stack.last?.model.isOpaque == false { isPrologOver = true }
    emit(.text(text), at: position)
  }

  mutating func read(_ tag: XMLTag) {
    endEmptyElement(before: tag.name, at: tag.position)
    guard ignoredDepth == 0, stack.count < context.limits.depth else {
      context.log.reportOnce(
        "", .depthLimit, .warning,
        "elements deeper than \(context.limits.depth) are ignored, but for their text",
        at: tag.position)
      if !tag.isSelfClosing { ignoredDepth += 1 }
      return
    }
    let prefixes = namespaces.open(tag.attributes)
    let isRootPlace = stack.isEmpty || (stack.count == 1 && stack[0].isImplied)
    if isRootPlace, NamespaceScope.split(tag.name).localName == ElementName.speak.rawValue {
      openRoot(tag, prefixes)
    } else {
      if stack.isEmpty { openImpliedRoot(at: tag.position) }
      let (element, model) = element(for: tag)
      open(
        element, OpenElement(name: tag.name, model: model, prefixes: prefixes), tag.range,
        at: tag.position)
    }
    if tag.isSelfClosing { close(TextRange(tag.range.end, tag.range.end), at: lexer.position) }
  }

  mutating func read(_ tag: XMLEndTag) {
    guard ignoredDepth == 0 else {
      ignoredDepth -= 1
      return
    }
    if stack.last?.name != tag.name {
      if takeDueEndTag(tag.name) { return }
      guard let index = stack.lastIndex(where: { $0.name == tag.name }) else {
        context.log.report(
          .notWellFormed, .error, "the end tag of \(tag.name.quoted) ends nothing; left out",
          at: tag.position)
        return
      }
      let missing = stack[stack.count - 1].name
      context.log.report(
        .notWellFormed, .error,
        "the end tag of \(tag.name.quoted) comes before that of \(missing.quoted)",
        at: tag.position)
      let place = TextRange(tag.range.start, tag.range.start)
      while stack.count > index + 1 { close(place, at: tag.position) }
    }
    close(tag.range, at: tag.position)
  }

  /// Ends the innermost element.
  mutating func close(_ range: TextRange, at position: TextPosition) {
    let element = stack.removeLast()
    namespaces.close(element.prefixes)
    if element.dueEndTagCount > 0 {
      context.log.report(
        .notWellFormed, .error, "an empty element in \(element.name.quoted) has no end tag",
        at: position)
    }
    emit(.close(range), at: position)
  }

  /// Opens the root that the document leaves out.
  mutating func openImpliedRoot(at position: TextPosition) {
    if rootCount == 0 {
      context.log.report(
        .noRoot, .warning, "the document has no speak element; read as if it had", at: position)
    } else {
      reportSecondRoot(at: position)
    }
    beginRoot()
    var attributes = SpeakAttributes()
    attributes.isImplied = true
    attributes.version = version
    open(
      .speak(attributes), OpenElement(name: "", model: .speak),
      TextRange(position.offset, position.offset), at: position)
  }

  private mutating func openRoot(_ tag: XMLTag, _ prefixes: [String]) {
    if !stack.isEmpty {
      context.log.report(
        .notWellFormed, .error, "there is text before the root element", at: tag.position)
      close(TextRange(tag.range.start, tag.range.start), at: tag.position)
    } else if rootCount > 0 {
      reportSecondRoot(at: tag.position)
    }
    beginRoot()
    let attributes = speakAttributes(of: tag)
    open(
      .speak(attributes), OpenElement(name: tag.name, model: .speak, prefixes: prefixes),
      tag.range, at: tag.position)
  }

  private mutating func beginRoot() {
    rootCount += 1
    isPrologOver = false
  }

  private mutating func reportSecondRoot(at position: TextPosition) {
    context.log.report(
      .notWellFormed, .error, "the document goes on behind its root element", at: position)
  }

  private mutating func open(
    _ element: SSMLElement, _ open: OpenElement, _ range: TextRange, at position: TextPosition
  ) {
    stack.append(open)
    emit(.open(element, range), at: position)
  }

  /// Ends an element that holds nothing when `content` comes without its end tag, as if it were
  /// self-closing; whether the end tag is missing turns out later.
  private mutating func endEmptyElement(before content: String, at position: TextPosition) {
    guard let last = stack.last, last.model.isEmptyPlace else { return }
    context.log.report(
      .misplacedElement, .warning,
      "\(last.name.clipped) holds nothing, so \(content.quoted) is read as behind it", at: position)
    close(TextRange(position.offset, position.offset), at: position)
    stack[stack.count - 1].dueEndTagCount += 1
  }

  private mutating func takeDueEndTag(_ name: String) -> Bool {
    guard let last = stack.last, last.dueEndTagCount > 0,
      ElementName(rawValue: String(NamespaceScope.split(name).localName))?.isEmptyPlace == true
    else { return false }
    stack[stack.count - 1].dueEndTagCount -= 1
    return true
  }
}
