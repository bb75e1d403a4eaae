import SpeechTypes

/// A start tag or an empty-element tag, as written.
struct XMLTag: Sendable {
  var name: String
  var attributes: [XMLAttribute] = []
  var isSelfClosing = false
  /// The tag was longer than the limit, so its attributes are not known.
  var isOversize = false
  var range: TextRange
  var position: TextPosition
}

/// An attribute of a tag, its value decoded.
struct XMLAttribute: Sendable {
  /// With its prefix, as written.
  var name: String
  var value: String
  /// Where the name begins.
  var position: TextPosition
}

/// An end tag, as written.
struct XMLEndTag: Sendable {
  var name: String
  var range: TextRange
  var position: TextPosition
}
