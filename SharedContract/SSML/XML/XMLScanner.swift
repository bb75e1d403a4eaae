import SpeechTypes

/// Cuts one text, the document's or an entity's, into tokens, as far as it has arrived.
///
/// Comments and processing instructions leave no token. What is not well-formed is reported and
/// read as the nearest thing that makes sense; a tag's name never becomes text.
struct XMLScanner: Sendable {
  enum Step {
    /// Character data and the place it begins at.
    case text(SSMLText, TextPosition)
    case startTag(XMLTag)
    case endTag(XMLEndTag)
    /// A reference to an entity that is not predefined.
    case entity(EntityReference)
    case needsInput
    case end
  }

  enum State {
    case content
    case cdata(start: TextPosition)
    case comment(start: TextPosition)
    case instruction(start: TextPosition)
    /// Markup of no known kind, left out up to the next `>`.
    case unknownMarkup
    case tag(TagBoundary)
    /// A tag longer than the limit, of which only the name and the end are kept.
    indirect case oversizeTag(TagBoundary, XMLTag, isEndTag: Bool)
    case doctype(DoctypeBoundary)
    case oversizeDoctype(DoctypeBoundary, start: TextPosition)
  }

  var source: SourceText
  var state = State.content
  /// Brackets that the text delivered last ends with, so that `]]>` is seen across pieces.
  var trailingBracketCount = 0
  /// Whether anything but white space, comments and processing instructions came.
  var hasContent = false

  init(_ source: SourceText) { self.source = source }

  /// Reads the next token.
  mutating func next(_ context: inout XMLContext) -> Step {
    while true {
      let step =
        switch state {
        case .content: readContent(&context)
        case .cdata(let start): readCDATA(start, &context)
        case .comment(let start): skipComment(start, &context)
        case .instruction(let start):
          skip(through: "?>", &context) { $0.reportUnclosed("processing instruction", start, &$1) }
        case .unknownMarkup: skip(through: ">", &context) { _, _ in }
        case .tag(let boundary): readTag(boundary, &context)
        case .oversizeTag(let boundary, let tag, let isEndTag):
          skipTag(boundary, tag, isEndTag: isEndTag, &context)
        case .doctype(let boundary): readDoctype(boundary, &context)
        case .oversizeDoctype(let boundary, let start): skipDoctype(boundary, start, &context)
        }
      if let step { return step }
    }
  }

  /// The step when all that is here has been read.
  var starved: Step { source.isComplete ? .end : .needsInput }

  func reportUnclosed(_ what: String, _ start: TextPosition, _ context: inout XMLContext) {
    context.log.report(.notWellFormed, .error, "the \(what) has no end", at: start)
  }

  /// Reads on through `terminator`, back to content; at the document's end `atEnd` is called.
  private mutating func skip(
    through terminator: String, _ context: inout XMLContext,
    atEnd: (Self, inout XMLContext) -> Void
  ) -> Step? {
    let last = terminator.utf8.count - 1
    var index = source.index
    while index + last < source.end {
      if source.bytes[index...(index + last)].elementsEqual(terminator.utf8) {
        source.advance(to: index + last + 1, &context.log)
        state = .content
        return nil
      }
      index += 1
    }
    return skipRest(keeping: last, &context, atEnd: atEnd)
  }

  /// Reads on to where more bytes are needed, short of the last few.
  private mutating func skipRest(
    keeping keptByteCount: Int, _ context: inout XMLContext,
    atEnd: (Self, inout XMLContext) -> Void
  ) -> Step? {
    guard source.isComplete else {
      let kept = characterBoundary(max(source.index, source.end - keptByteCount))
      source.advance(to: kept, &context.log)
      return .needsInput
    }
    source.advance(to: source.end, &context.log)
    state = .content
    atEnd(self, &context)
    return nil
  }

  private mutating func skipComment(_ start: TextPosition, _ context: inout XMLContext) -> Step? {
    var index = source.index
    while let hyphen = source.bytes.span.firstPlace(
      of: XMLByte.hyphen, from: index, to: source.end - 2)
    {
      index = hyphen
      if source.bytes[index + 1] == XMLByte.hyphen {
        let isEnd = source.bytes[index + 2] == XMLByte.greaterThan
        source.advance(to: isEnd ? index + 3 : index, &context.log)
        if isEnd {
          state = .content
          return nil
        }
        context.log.reportOnce(
          "--", .notWellFormed, .error, "a comment may not contain \"--\"", at: source.position)
        source.advance(to: index + 1, &context.log)
      }
      index += 1
    }
    return skipRest(keeping: 2, &context) { $0.reportUnclosed("comment", start, &$1) }
  }

  /// The nearest place between characters, not behind `index`.
  private func characterBoundary(_ index: Int) -> Int {
    var index = index
    while index > source.index, index < source.end, source.bytes[index] & 0xC0 == 0x80 {
      index -= 1
    }
    return index
  }
}
