internal import CommandLineTool
internal import SpeechTypes

/// Tells people on standard error what was wrong in a text, without flooding them.
struct DiagnosticReport {
  private static let limit = 10

  private let console: Console
  private var count = 0

  init(_ console: Console) { self.console = console }

  /// Reports warnings and errors; notes are for `voicectl plan`.
  mutating func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where diagnostic.severity != .note {
      count += 1
      guard count <= Self.limit else { continue }
      let place = "line \(diagnostic.position.line), column \(diagnostic.position.column)"
      console.report("voicectl: \(place): \(diagnostic.message)")
    }
  }

  /// Says how many were left out.
  func finish() {
    guard count > Self.limit else { return }
    console.report("voicectl: \(count - Self.limit) more; `voicectl plan` shows all")
  }
}
