internal import CommandLineTool
internal import JSON

/// What was found out about one thing that speaking hangs on.
struct DoctorCheck: Hashable {
  enum Status: String {
    case works
    /// Speaking works without it.
    case lacks
    /// Speaking does not work because of it.
    case fails
  }

  /// A word or two: `app group`.
  let subject: String
  let status: Status
  /// What was found, with its place.
  let finding: String
  /// What to do about it; empty when it works.
  let advice: String

  init(_ subject: String, _ status: Status, _ finding: String, advice: String = "") {
    self.subject = subject
    self.status = status
    self.finding = finding
    self.advice = advice
  }

  /// A line, and a second one with the advice.
  func text(for stream: ConsoleStream) -> String {
    let style: TextStyle =
      switch status {
      case .works: .green
      case .lacks: .yellow
      case .fails: .red
      }
    let line = stream.styled(status.rawValue, style) + "  \(subject): \(finding)".printable
    return advice.isEmpty ? line : line + "\n       " + advice.printable
  }

  /// The form is in `docs/voicectl.md`.
  var json: JSONValue {
    [
      "subject": .string(subject), "status": .string(status.rawValue),
      "finding": .string(finding), "advice": advice.isEmpty ? .null : .string(advice),
    ]
  }
}
