internal import CommandLineTool
internal import SpeechTypes

extension SpeechPlan {
  var eventTable: TextTable {
    var table = TextTable(["RANGE", "TYPE", "WHAT", "HOW"])
    for event in events {
      let range = event.textRange.utf16
      table.append(
        ["\(range.lowerBound)-\(range.upperBound)", event.content.typeName]
          + Self.cells(event.content))
    }
    return table
  }

  var diagnosticTable: TextTable {
    var table = TextTable(["LINE:COLUMN", "SEVERITY", "CODE", "MESSAGE"])
    for diagnostic in diagnostics {
      table.append([
        "\(diagnostic.position.line):\(diagnostic.position.column)",
        diagnostic.severity.description, diagnostic.code.rawValue, diagnostic.message,
      ])
    }
    return table
  }

  private static func cells(_ content: PlanEvent.Content) -> [String] {
    switch content {
    case .paragraph, .sentence: ["", ""]
    case .word(let word): [word.spoken, word.rendering.description]
    case .mark(let name): [name, ""]
    case .pause(let milliseconds): ["\(milliseconds) ms", ""]
    case .audio(let uri, let isPlayable): [uri, isPlayable ? "" : "cannot be played"]
    case .voice(let identifier): [identifier.rawValue, ""]
    }
  }
}

extension PlanEvent.Content {
  /// What the event is called in tables and in JSON.
  var typeName: String {
    switch self {
    case .paragraph: "paragraph"
    case .sentence: "sentence"
    case .word: "word"
    case .mark: "mark"
    case .pause: "break"
    case .audio: "audio"
    case .voice: "voice"
    }
  }
}

extension Diagnostic.Severity {
  var description: String {
    switch self {
    case .note: "note"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
