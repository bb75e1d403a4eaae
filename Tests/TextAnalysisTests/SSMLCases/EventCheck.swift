import SpeechTypes
import TextAnalysis

/// Compares what a document was taken apart into with what a row expects.
struct EventCheck {
  private let events: [FoundEvent]
  private let diagnostics: [Diagnostic]

  init(_ analysis: Analysis) {
    events = FoundEvent.events(of: analysis.sentences)
    diagnostics = analysis.diagnostics
  }

  /// What was found, for a message.
  var found: String {
    (diagnostics.map { "E=\($0.code.rawValue) \"\($0.message)\"" } + events.map(\.description))
      .joined(separator: "; ")
  }

  /// Why none of the alternatives between `|` is what was found; nil where one is.
  func fault(expecting row: String) -> String? {
    var faults: [String] = []
    for alternative in row.split(separator: "|") {
      let (expected, unknown) = ExpectedEvent.items(String(alternative))
      if let unknown { return "\"\(unknown)\" is not in the notation" }
      guard let fault = fault(expecting: expected) else { return nil }
      faults.append(fault)
    }
    return faults.joined(separator: "; or ") + "; found " + found
  }

  private func fault(expecting expected: [ExpectedEvent]) -> String? {
    var steps: [ExpectedEvent] = []
    var unexpected = diagnostics
    for event in expected {
      guard case .diagnostic(let code, let subject) = event else {
        steps.append(event)
        continue
      }
      let count = unexpected.count
      unexpected.removeAll { diagnostic in
        diagnostic.code.rawValue == code && subject.map(diagnostic.message.contains) ?? true
      }
      if unexpected.count == count { return "no \(code) \(subject ?? "")" }
    }
    if let other = unexpected.first(where: { !isBesideThePoint($0) }) {
      return "an unexpected \(other.code.rawValue)"
    }
    let found = events.filter { event in
      switch event {
      case .sentence: steps.contains(.sentence)
      case .paragraph: steps.contains(.paragraph)
      default: true
      }
    }
    let matches = found.count == steps.count && zip(found, steps).allSatisfy { $0.matches($1) }
    return matches ? nil : "other events"
  }

  /// Whether a diagnostic is about a root without its attributes, which most rows leave out, or
  /// about a feature that has rows of its own.
  private func isBesideThePoint(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.message.hasPrefix("speak has no ") || diagnostic.code == .badNamespace
      || diagnostic.code == .unsupported
  }
}
