internal import CommandLineTool
internal import SpeechTypes

/// Tells people on standard error what was wrong in a text, without flooding them.
struct DiagnosticReport {
  private static let limit = 10

  private let console: Console
  private let waitsForEnd: Bool
  private var count = 0
  private var waiting: [String] = []

  /// - Parameter waitsForEnd: Whether nothing may be told before `finish`.
  init(_ console: Console, waitsForEnd: Bool) {
    self.console = console
    self.waitsForEnd = waitsForEnd
  }

  /// Reports warnings and errors; notes are for `voicectl plan`.
  mutating func add(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where diagnostic.severity != .note {
      count += 1
      guard count <= Self.limit else { continue }
      let place = "line \(diagnostic.position.line), column \(diagnostic.position.column)"
      let line = "voicectl: \(place): \(diagnostic.message)"
      if waitsForEnd { waiting.append(line) } else { console.report(line) }
    }
  }

  /// Tells what had to wait, and how many were left out.
  func finish() {
    for line in waiting { console.report(line) }
    guard count > Self.limit else { return }
    console.report("voicectl: \(count - Self.limit) more; `voicectl plan` shows all")
  }
}
