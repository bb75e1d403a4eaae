import SpeechTypes

/// Takes an element's attributes one by one, as typed values, and collects what is wrong with them.
struct AttributeReader {
  /// The element's name for messages.
  let element: String
  let version: SSMLVersion
  let namespaces: NamespaceScope
  private let position: TextPosition
  private let isOversize: Bool
  private var attributes: [XMLAttribute]
  private(set) var diagnostics: [Diagnostic] = []

  init(_ tag: XMLTag, version: SSMLVersion, namespaces: NamespaceScope) {
    element = tag.name.clipped
    self.version = version
    self.namespaces = namespaces
    position = tag.position
    isOversize = tag.isOversize
    attributes = tag.attributes.filter { !NamespaceScope.isDeclaration($0.name) }
  }

  /// Whether no attribute of SSML's own is left, nor one left out because the tag is too long.
  var isEmpty: Bool { !isOversize && attributes.allSatisfy { $0.name.utf8.contains(0x3A) } }

  /// What is left when all that the element knows was taken.
  var rest: [XMLAttribute] { attributes }

  /// The attribute as it is.
  mutating func text(_ name: String, isRequired: Bool = false) -> String? {
    guard let index = attributes.firstIndex(where: { $0.name == name }) else {
      if isRequired { reportMissing(name) }
      return nil
    }
    return attributes.remove(at: index).value
  }

  /// The attribute with its white space collapsed; one that is empty counts as bad.
  mutating func token(_ name: String, isRequired: Bool = false) -> String? {
    value(name, isRequired: isRequired) { $0.isEmpty ? nil : AttributeReading($0) }
  }

  /// The attribute as `read` has it, its white space collapsed; nil, with a diagnostic, when bad.
  mutating func value<Value: Sendable>(
    _ name: String, isRequired: Bool = false, _ read: (String) -> AttributeReading<Value>?
  ) -> Value? {
    guard let index = attributes.firstIndex(where: { $0.name == name }) else {
      if isRequired { reportMissing(name) }
      return nil
    }
    let attribute = attributes.remove(at: index)
    let reading = read(attribute.value.collapsed)
    if let reading, reading.remark == nil { return reading.value }
    let advice = reading?.remark ?? "not a value it can have; ignored"
    diagnostics.append(
      Diagnostic(
        .badValue, .warning, "\(element) \(name)=\(attribute.value.quoted): \(advice)",
        at: attribute.position))
    return reading?.value
  }

  /// As `value`, where an empty value means any.
  mutating func valueOrAny<Value: Sendable>(
    _ name: String, _ read: (String) -> AttributeReading<Value>?
  ) -> Value? {
    value(name) { $0.isEmpty ? AttributeReading(nil) : read($0)?.map(Optional.some) } ?? nil
  }

  /// Records what is wrong with the element as a whole.
  mutating func report(_ code: Diagnostic.Code, _ message: String) {
    guard !isOversize else { return }
    diagnostics.append(Diagnostic(code, .warning, message, at: position))
  }

  private mutating func reportMissing(_ name: String) {
    report(.missingAttribute, "\(element) has no \(name)")
  }
}

extension AttributeReader {
  mutating func keyword<Value: KeywordValue>(_ name: String) -> Value? {
    value(name, Value.read)
  }

  mutating func time(_ name: String) -> TimeDesignation? { value(name, TimeDesignation.read) }

  /// An integer of at least `minimum`.
  mutating func integer(_ name: String, from minimum: Int) -> Int? {
    valueOrAny(name) { text in
      guard let number = Int(text), number >= minimum else { return nil }
      return AttributeReading(number)
    }
  }

  mutating func languageTag(isRequired: Bool = false) -> LanguageTag? {
    value("xml:lang", isRequired: isRequired) { LanguageTag($0).map { AttributeReading($0) } }
  }

  mutating func language(isRequired: Bool = false) -> LanguageAttributes {
    LanguageAttributes(
      language: languageTag(isRequired: isRequired), onLanguageFailure: keyword("onlangfailure"))
  }
}
