internal import CommandLineTool
internal import JSON
internal import Pronunciation
internal import SpeechTypes
internal import VoiceProject

extension PersonalAction {
  /// `personal import NAME DIR`
  static let importRecordings = PersonalAction(
    "import", options: [ProjectPlace.option]
  ) { operands, context throws(CommandFailure) in
    let isPlaced = context.arguments.contains(ProjectPlace.option)
    guard let folder = operands.last, operands.count == 2 || isPlaced && operands.count == 1 else {
      throw .usage("personal import: give NAME and DIR")
    }
    var project = try ProjectPlace.open(
      operands.count == 2 ? operands.first : nil, for: "import", context)
    let recordings = try CommandFailure.wrapping { () throws(VoiceProjectError) in
      try RecordingFolder(folder)
    }
    let importer = RecordingImport(phones: context.promptPhones(project.document.language))
    var problems = recordings.problems
    var takenCount = 0
    var presentCount = 0
    for item in recordings.items {
      let outcome = try CommandFailure.wrapping { () throws(VoiceProjectError) in
        try importer.take(item, into: &project)
      }
      switch outcome {
      case .taken: takenCount += 1
      case .present: presentCount += 1
      case .refused(let problem): problems.append((item.source, problem))
      }
    }
    return try report(takenCount, presentCount, problems, context)
  }

  private static func report(
    _ takenCount: Int, _ presentCount: Int, _ problems: [(source: String, problem: ImportProblem)],
    _ context: CommandContext
  ) throws(CommandFailure) -> ExitCode {
    if context.wantsJSON {
      let refused = problems.map { entry -> JSONValue in
        ["file": .string(entry.source), "reason": .string("\(entry.problem)")]
      }
      try context.print([
        "imported": .integer(Int64(takenCount)), "present": .integer(Int64(presentCount)),
        "refused": .array(refused),
      ])
    } else {
      for entry in problems { context.warn("\(entry.source): \(entry.problem)") }
      try context.console.print(
        "imported: \(takenCount), there already: \(presentCount), refused: \(problems.count)")
    }
    return problems.isEmpty ? .success : .failed
  }
}

extension CommandContext {
  /// What tells the phones of texts; nil after a warning, or for a language without a lexicon.
  func promptPhones(_ language: LanguageTag) -> PromptPhones? {
    do throws(PronunciationError) {
      return try PromptPhones(language: language)
    } catch {
      warn("whether recordings are as long as their texts is not checked: \(error)")
      return nil
    }
  }
}
