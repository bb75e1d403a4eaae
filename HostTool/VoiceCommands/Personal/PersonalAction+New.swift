internal import CommandLineTool
internal import JSON
internal import Pronunciation
internal import SpeechTypes
internal import VoiceProject

extension PersonalAction {
  private static let language = CommandOption.value(
    "language", "TAG", "new, prompts: the voice's language; en-US unless given")
  private static let count = CommandOption.value(
    "count", "N", "new, prompts: how many prompts, 150 unless given")
  private static let list = CommandOption.value(
    "prompts", "FILE", "new: read these prompts, a line each")
  private static let sampleRate = CommandOption.value(
    "sample-rate", "HZ", "new: of the recordings, 16000 to 48000; 48000 unless given")

  /// `personal new NAME`
  static let makeProject = PersonalAction(
    "new", options: [ProjectPlace.option, language, count, list, sampleRate]
  ) { operands, context throws(CommandFailure) in
    guard let text = operands.first, operands.count == 1 else {
      throw .usage("personal new: give one NAME")
    }
    let name = try ProjectPlace.name(text)
    let language = try language(context)
    let texts = try prompts(language, context)
    let document = ProjectDocument(
      name: name, language: language,
      sampleRate: try number(sampleRate, in: ProjectDocument.sampleRates, context) ?? 48_000,
      prompts: texts.map { Prompt($0) })
    let folder = try ProjectPlace.folders(context)(name)
    let project = try CommandFailure.wrapping { () throws(VoiceProjectError) in
      try VoiceProject(creating: folder, document)
    }
    if context.wantsJSON {
      try context.print([
        "name": .string(name.rawValue), "folder": .string(project.folder),
        "promptCount": .integer(Int64(texts.count)),
      ])
    } else {
      try context.console.print(
        "\(name): made in \(project.folder), with \(texts.count) prompts".printable
          + "\nrecord it with: voicectl personal record \(name)")
    }
    return .success
  }

  /// `personal prompts [NAME]`
  static let showPrompts = PersonalAction(
    "prompts", options: [ProjectPlace.option, language, count]
  ) { operands, context throws(CommandFailure) in
    guard operands.count <= 1 else { throw .usage("personal prompts: give one NAME at most") }
    guard operands.first != nil || context.arguments.contains(ProjectPlace.option) else {
      return try show(try prompts(try language(context), context), context)
    }
    let project = try ProjectPlace.open(operands.first, for: "prompts", context)
    let recorded = try CommandFailure.wrapping { () throws(VoiceProjectError) in
      try project.recordedNumbers()
    }
    let numbers = Array(1..<project.document.prompts.count + 1)
    return try show(project.document, numbers, recorded: recorded, context)
  }

  private static func show(
    _ texts: [String], _ context: CommandContext
  ) throws(CommandFailure) -> ExitCode {
    if context.wantsJSON {
      try context.print(["prompts": .array(texts.map { ["text": .string($0)] })])
    } else {
      try context.console.print(texts.map(\.printable).joined(separator: "\n"))
    }
    return .success
  }

  /// Shows prompts of a project, by their numbers.
  static func show(
    _ document: ProjectDocument, _ numbers: [Int], recorded: Set<Int>, _ context: CommandContext
  ) throws(CommandFailure) -> ExitCode {
    let rows = numbers.map { number in
      let prompt = document.prompts[number - 1]
      let isRecorded = recorded.contains(number)
      let state = isRecorded ? "recorded" : prompt.isSkipped ? "skipped" : "open"
      return (number: number, state: state, text: prompt.text)
    }
    if context.wantsJSON {
      let prompts = rows.map { row -> JSONValue in
        [
          "number": .integer(Int64(row.number)), "state": .string(row.state),
          "text": .string(row.text),
        ]
      }
      try context.print(["prompts": .array(prompts)])
    } else {
      var table = TextTable(["NUMBER", "STATE", "TEXT"])
      for row in rows { table.append(["\(row.number)", row.state, row.text]) }
      try context.console.print(table)
    }
    return .success
  }

  // MARK: - Options

  private static func language(_ context: CommandContext) throws(CommandFailure) -> LanguageTag {
    let text = context.arguments[language] ?? "en-US"
    guard let tag = LanguageTag(text) else {
      throw .usage("--language: \"\(text)\" is not a language tag such as en-US")
    }
    return tag
  }

  private static func prompts(
    _ language: LanguageTag, _ context: CommandContext
  ) throws(CommandFailure) -> [String] {
    let path = context.arguments[list]
    let count = try number(count, in: 1...ProjectDocument.promptLimit, context)
    let texts = try CommandFailure.wrapping { () throws(VoiceProjectError) in
      guard let path else {
        return try PromptList.find(language, in: LanguageData.searchPath()).texts
      }
      return try PromptList(path: path).texts
    }
    guard !texts.isEmpty else { throw CommandFailure(.failed, "\(path ?? ""): no prompts in it") }
    // A list that the user has made is meant as a whole.
    return Array(texts.prefix(count ?? (path == nil ? PromptList.usualCount : texts.count)))
  }

  /// The value of an option that is a whole number.
  static func number(
    _ option: CommandOption, in range: ClosedRange<Int>, _ context: CommandContext
  ) throws(CommandFailure) -> Int? {
    guard let text = context.arguments[option] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .usage(
        "--\(option.name): \"\(text)\" is no number from \(range.lowerBound) to "
          + "\(range.upperBound)")
    }
    return number
  }
}
