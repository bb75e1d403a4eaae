internal import SpeechTypes

/// What went wrong with a request's sounds while they were played.
///
/// Used on the control thread.
final class AudioReport {
  private var diagnostics: [Diagnostic] = []

  func add(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// What came since the last call.
  func take() -> [Diagnostic] {
    defer { diagnostics.removeAll() }
    return diagnostics
  }
}
