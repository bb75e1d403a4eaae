package import SpeechTypes

/// Reads an SSML document, as it arrives, as events that form its typed tree.
///
/// Any input is read to its end: what is wrong becomes diagnostics, and the text that can be
/// recognised as text is delivered. A document without `not-well-formed`, `undefined-entity`,
/// `encoding` and `no-root` is well-formed XML (the inside of declarations is not checked, nor is
/// anything validated). Nothing is fetched. A value, used from one thread at a time.
/// Time is linear in the bytes read; memory is bounded by the bytes not yet read and by `limits`.
///
///     var reader = SSMLReader()
///     reader.append(bytes)
///     reader.finish()
///     while case .event(let event) = reader.next() { … }
package struct SSMLReader: Sendable {
  package enum Step: Hashable, Sendable {
    case event(SSMLEvent)
    /// All that was appended has been read, as far as it can be before more comes.
    case needsInput
    /// The document is over; every element has been closed.
    case end
  }

  var context: XMLContext
  var namespaces = NamespaceScope()
  var identifiers = IdentifierTable()
  var stack: [OpenElement] = []
  var version = SSMLVersion.version11
  /// Elements open beyond the depth limit, whose tags are ignored.
  var ignoredDepth = 0
  var rootCount = 0
  /// Whether text or an element with an effect on it came in the root that is open.
  var isPrologOver = false
  var lexer = XMLLexer()
  /// Where the event that `next` gave last begins: the start of its range, with line and column.
  package private(set) var eventPosition = TextPosition.start
  private var queue: [(event: SSMLEvent, position: TextPosition)] = []
  private var queueIndex = 0
  private var isOver = false

  package init(limits: SSMLLimits = .standard) { context = XMLContext(limits: limits) }

  /// Takes in UTF-8 as it arrives; it may end inside a character, a tag or a reference.
  package mutating func append(_ bytes: Span<UInt8>) { lexer.append(bytes) }

  /// Tells that all of the document was appended.
  package mutating func finish() { lexer.finish() }

  /// Reads on to the next event.
  package mutating func next() -> Step {
    while true {
      if queueIndex < queue.count {
        eventPosition = queue[queueIndex].position
        queueIndex += 1
        return .event(queue[queueIndex - 1].event)
      }
      queue.removeAll(keepingCapacity: true)
      queueIndex = 0
      if isOver { return .end }
      context.isOutsideRoot = stack.isEmpty
      switch lexer.next(&context) {
      case .text(let text, let position): read(text, at: position)
      case .startTag(let tag): read(tag)
      case .endTag(let tag): read(tag)
      case .needsInput: return .needsInput
      case .end: readEnd(at: lexer.position)
      }
    }
  }

  /// Hands over what was found wrong since the last call, in order of position.
  ///
  /// Each finding comes no later than the event that it is about; only a comment or the like
  /// without an end is reported, at its start, when the document is over.
  package mutating func takeDiagnostics() -> [Diagnostic] { context.log.take() }

  mutating func emit(_ event: SSMLEvent, at position: TextPosition) {
    queue.append((event, position))
  }

  private mutating func readEnd(at position: TextPosition) {
    isOver = true
    if let open = stack.last(where: { !$0.isImplied }) {
      context.log.report(
        .notWellFormed, .error, "the document ends before the end tag of \(open.name.quoted)",
        at: position)
    }
    if rootCount == 0 { openImpliedRoot(at: position) }
    while !stack.isEmpty { close(TextRange(position.offset, position.offset), at: position) }
  }
}
