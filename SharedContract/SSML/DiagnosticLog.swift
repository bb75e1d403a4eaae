import SpeechTypes

/// What was found wrong so far, bounded in number.
struct DiagnosticLog: Sendable {
  private struct Key: Hashable {
    var code: Diagnostic.Code
    var name: String
  }

  private let limit: Int
  private var reportedCount = 0
  private var pending: [Diagnostic] = []
  private var reportedKeys: Set<Key> = []

  init(limit: Int) { self.limit = limit }

  /// Records a finding; `message` is not made once the log is full.
  mutating func report(
    _ code: Diagnostic.Code, _ severity: Diagnostic.Severity, _ message: @autoclosure () -> String,
    at position: TextPosition
  ) {
    guard reportedCount <= limit else { return }
    reportedCount += 1
    if reportedCount <= limit {
      pending.append(Diagnostic(code, severity, message(), at: position))
    } else {
      pending.append(
        Diagnostic(
          .limit, .note, "more than \(limit) diagnostics; the rest are left out", at: position))
    }
  }

  /// Records a finding the first time that `name`, as far as a message shows it, comes with this
  /// code.
  mutating func reportOnce(
    _ name: String, _ code: Diagnostic.Code, _ severity: Diagnostic.Severity,
    _ message: @autoclosure () -> String, at position: TextPosition
  ) {
    let key = Key(code: code, name: name.clipped)
    guard reportedCount <= limit, reportedKeys.insert(key).inserted else { return }
    report(code, severity, message(), at: position)
  }

  /// Hands over what was recorded since the last call, in order of position.
  mutating func take() -> [Diagnostic] {
    guard pending.count > 1 else {
      defer { pending.removeAll() }
      return pending
    }
    let sorted = pending.enumerated().sorted {
      ($0.element.position.offset, $0.offset) < ($1.element.position.offset, $1.offset)
    }
    pending.removeAll()
    return sorted.map(\.element)
  }
}

extension String {
  /// The text for a message, cut to 40 characters.
  var clipped: String {
    let end = unicodeScalars.prefix(40).endIndex
    return end == endIndex ? self : "\(self[..<end])…"
  }

  /// The text in quotation marks for a message, cut to 40 characters.
  var quoted: String { "\"\(clipped)\"" }
}
