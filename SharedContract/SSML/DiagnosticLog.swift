import SpeechTypes

/// What was found wrong so far, bounded in number.
struct DiagnosticLog: Sendable {
  private let limit: Int
  private var reportedCount = 0
  private var pending: [Diagnostic] = []
  private var reportedKeys: Set<String> = []

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

  /// Records a finding the first time that `key` comes with this code.
  mutating func reportOnce(
    _ key: String, _ code: Diagnostic.Code, _ severity: Diagnostic.Severity,
    _ message: @autoclosure () -> String, at position: TextPosition
  ) {
    guard reportedCount <= limit, reportedKeys.insert("\(code.rawValue) \(key)").inserted else {
      return
    }
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
  /// The text in quotation marks for a message, cut to 40 characters.
  var quoted: String {
    let head = prefix(40)
    return head.endIndex == endIndex ? "\"\(self)\"" : "\"\(head)…\""
  }
}
