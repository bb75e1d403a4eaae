internal import CommandLineTool
internal import JSON
internal import VoiceProject

extension PersonalAction {
  /// `personal phrase add|list|remove`
  static let phrase = PersonalAction(
    "phrase", options: [ProjectPlace.option]
  ) { operands, context throws(CommandFailure) in
    let isPlaced = context.arguments.contains(ProjectPlace.option)
    let action = operands.first ?? ""
    var rest = operands.dropFirst()
    let name = isPlaced ? nil : rest.popFirst()
    switch (action, rest.count) {
    case ("add", 1...2): return try add(rest, to: name, context)
    case ("list", 0): return try list(of: name, context)
    case ("remove", 1): return try remove(rest, from: name, context)
    default:
      throw .usage(
        "personal phrase: say add NAME TEXT [FILE], list NAME, or remove NAME TEXT|NUMBER")
    }
  }

  private static func add(
    _ operands: ArraySlice<String>, to name: String?, _ context: CommandContext
  ) throws(CommandFailure) -> ExitCode {
    let words = (operands.first ?? "").split(whereSeparator: \.isWhitespace)
    let text = words.joined(separator: " ")
    guard text.contains(where: { $0.isLetter || $0.isNumber }) else {
      throw .usage("personal phrase: \"\(text)\" has nothing to say")
    }
    var project = try ProjectPlace.open(name, for: "phrase", context)
    let number: Int
    if let path = operands.dropFirst().first {
      let outcome = try CommandFailure.wrapping { () throws(VoiceProjectError) in
        try RecordingImport(phones: nil).takePhrase(text, from: path, into: &project)
      }
      switch outcome {
      case .refused(let problem): throw CommandFailure(.failed, "\(path): \(problem)")
      case .taken(let place), .present(let place): number = place
      }
    } else {
      number = try CommandFailure.wrapping { () throws(VoiceProjectError) in
        try project.addPhrase(text)
      }
    }
    let isRecorded = try recorded(project).contains(number)
    try tell(
      "phraseAdded", number, text,
      isRecorded
        ? "\(number): recorded; it is spoken so after: voicectl personal build \(project.label)"
        : "\(number): to be recorded, with: voicectl personal record \(project.label)", context)
    return .success
  }

  private static func list(
    of name: String?, _ context: CommandContext
  ) throws(CommandFailure) -> ExitCode {
    let project = try ProjectPlace.open(name, for: "phrase", context)
    return try show(
      project.document, project.document.phraseNumbers, recorded: try recorded(project), context)
  }

  private static func remove(
    _ operands: ArraySlice<String>, from name: String?, _ context: CommandContext
  ) throws(CommandFailure) -> ExitCode {
    var project = try ProjectPlace.open(name, for: "phrase", context)
    let wish = operands.first ?? ""
    let numbers = project.document.phraseNumbers
    guard
      let number = numbers.first(where: { project.document.prompts[$0 - 1].text == wish })
        ?? numbers.first(where: { "\($0)" == wish })
    else {
      throw CommandFailure(
        .failed, "\"\(wish)\" is no phrase of \(project.document.name), nor a phrase's number")
    }
    let text = project.document.prompts[number - 1].text
    try CommandFailure.wrapping { () throws(VoiceProjectError) in
      try project.removePhrase(number)
    }
    try tell(
      "phraseRemoved", number, text,
      "\(number): removed with its recording; the voice says it until it is built again", context)
    return .success
  }

  private static func recorded(_ project: VoiceProject) throws(CommandFailure) -> Set<Int> {
    try CommandFailure.wrapping { () throws(VoiceProjectError) in try project.recordedNumbers() }
  }

  private static func tell(
    _ change: String, _ number: Int, _ text: String, _ sentence: String, _ context: CommandContext
  ) throws(CommandFailure) {
    guard context.wantsJSON else { return try context.console.print(sentence.printable) }
    try context.print([
      "changes": [
        ["change": .string(change), "number": .integer(Int64(number)), "text": .string(text)]
      ]
    ])
  }
}

extension VoiceProject {
  /// What to call it on a command line.
  fileprivate var label: String { document.name.rawValue }
}
