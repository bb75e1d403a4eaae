import SpeechTypes

/// The entities that the document declares, and how much of the allowance for them is used.
struct EntityTable: Sendable {
  enum Definition: Sendable {
    case text([UInt8])
    /// Outside the document; never fetched.
    case external
  }

  private let limits: SSMLLimits
  private var definitions: [String: Definition] = [:]
  private var openNames: [String] = []
  private var expandedByteCount = 0

  init(limits: SSMLLimits) { self.limits = limits }

  /// Records a declaration; the first of a name counts (XML 1.0 §4.2).
  mutating func declare(_ name: String, _ definition: Definition) {
    if definitions[name] == nil { definitions[name] = definition }
  }

  /// Begins to read an entity; nil, with a diagnostic, when there is nothing that may be read.
  ///
  /// Each success is to be followed by `close()` once the text has been read.
  mutating func open(
    _ name: String, at position: TextPosition, _ log: inout DiagnosticLog
  ) -> [UInt8]? {
    guard let definition = definitions[name] else {
      log.report(
        .undefinedEntity, .warning, "the entity \(name.quoted) is not declared; left out",
        at: position)
      return nil
    }
    guard case .text(let text) = definition else {
      Self.reportExternal(.warning, "the entity \(name.quoted) is outside", at: position, &log)
      return nil
    }
    guard !openNames.contains(name) else {
      log.report(
        .notWellFormed, .error, "the entity \(name.quoted) refers to itself; left out",
        at: position)
      return nil
    }
    guard isAllowed(text.count, at: position) else {
      log.reportOnce(
        "entity", .limit, .warning,
        "entity references from \(name.quoted) on expand too far; left out", at: position)
      return nil
    }
    expandedByteCount += text.count
    openNames.append(name)
    return text
  }

  mutating func close() { openNames.removeLast() }

  /// Reports once a document that something is outside of it and not fetched.
  static func reportExternal(
    _ severity: Diagnostic.Severity, _ what: String, at position: TextPosition,
    _ log: inout DiagnosticLog
  ) {
    log.reportOnce(
      "", .externalEntity, severity, "\(what) the document and is not fetched", at: position)
  }

  private func isAllowed(_ byteCount: Int, at position: TextPosition) -> Bool {
    let total = expandedByteCount + byteCount
    let allowance = max(limits.amplificationFloor, position.offset.utf8 * limits.amplification)
    return openNames.count < limits.entityDepth && total <= limits.expansionByteCount
      && total <= allowance
  }
}
