/// An element whose end has not been read.
struct OpenElement: Sendable {
  /// With its prefix, as written; empty for a root that the document leaves out.
  var name: String
  /// The element that decides what may stand here: this one, or the nearest around it that has an
  /// effect.
  var model: ElementName
  /// The namespace prefixes that it declares.
  var prefixes: [String] = []
  /// Empty elements inside that were ended for it, whose end tags may still come.
  var dueEndTagCount = 0

  var isImplied: Bool { name.isEmpty }
}
