internal import CommandLineTool
internal import JSON

extension CommandContext {
  /// Prints what was found out.
  ///
  /// - Returns: `failed` when anything fails.
  func report(_ checks: [DoctorCheck]) throws(CommandFailure) -> ExitCode {
    let works = !checks.contains { $0.status == .fails }
    if wantsJSON {
      try print(["works": .bool(works), "checks": .array(checks.map(\.json))])
    } else {
      try console.print(checks.map { $0.text(for: console.output) }.joined(separator: "\n"))
    }
    return works ? .success : .failed
  }
}
