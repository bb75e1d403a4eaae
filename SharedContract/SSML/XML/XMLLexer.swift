import SpeechTypes

/// Reads a document as tokens, with the entities it refers to read in their place.
struct XMLLexer: Sendable {
  enum Step {
    /// Character data and the place it begins at.
    case text(SSMLText, TextPosition)
    case startTag(XMLTag)
    case endTag(XMLEndTag)
    case needsInput
    case end
  }

  private var document = XMLScanner(SourceText())
  /// The entities being read, each inside the one before.
  private var entities: [(scanner: XMLScanner, reference: EntityReference)] = []

  /// The place reached in the document.
  var position: TextPosition { document.source.position }

  mutating func append(_ bytes: Span<UInt8>) { document.source.append(bytes) }

  mutating func finish() { document.source.finish() }

  mutating func next(_ context: inout XMLContext) -> Step {
    while true {
      let step =
        entities.isEmpty
        ? document.next(&context) : entities[entities.count - 1].scanner.next(&context)
      switch step {
      case .text(let text, let position): return .text(text, position)
      case .startTag(let tag): return .startTag(tag)
      case .endTag(let tag): return .endTag(tag)
      case .entity(let reference):
        if let text = enter(reference, &context) { return .text(text, reference.position) }
      case .needsInput: return .needsInput
      case .end where entities.isEmpty: return .end
      case .end:
        entities.removeLast()
        context.entities.close()
      }
    }
  }

  /// Begins to read an entity; one that cannot be read is a space, so that it still parts words.
  private mutating func enter(
    _ reference: EntityReference, _ context: inout XMLContext
  ) -> SSMLText? {
    guard
      let text = context.entities.open(reference.name, at: reference.position, &context.log)
    else { return SSMLText(text: " ", range: reference.range, isVerbatim: false) }
    entities.append((XMLScanner(SourceText(text, of: reference)), reference))
    return nil
  }
}
