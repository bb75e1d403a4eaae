import SpeechTypes

/// Where the document refers to an entity; inside an entity, the outermost reference.
struct EntityReference: Sendable {
  var name: String
  var range: TextRange
  var position: TextPosition
}
