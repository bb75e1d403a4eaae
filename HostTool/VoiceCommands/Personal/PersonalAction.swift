internal import CommandLineTool

/// One thing that `voicectl personal` does, with the options that are its own.
struct PersonalAction: Sendable {
  typealias Body =
    @Sendable (
      _ operands: ArraySlice<String>, _ context: CommandContext
    ) throws(CommandFailure) -> ExitCode

  /// Those about a voice's project, in the order in which a person needs them.
  static let projectActions = [
    makeProject, showPrompts, record, importRecordings, phrase, build, delete, export, importVoice,
  ]

  let name: String
  /// Without `--json`, which all take that print data.
  private let options: [CommandOption]
  private let body: Body

  init(_ name: String, options: [CommandOption] = [], run body: @escaping Body) {
    self.name = name
    self.options = options
    self.body = body
  }

  /// Every option of some actions, each once.
  static func options(of actions: [PersonalAction]) -> [CommandOption] {
    actions.flatMap(\.options).reduce(into: []) { all, option in
      if !all.contains(option) { all.append(option) }
    }
  }

  /// Does it, unless it was given an option of another action.
  func run(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    for option in Self.options(of: Self.projectActions)
    where context.arguments.contains(option) && !options.contains(option) {
      throw .usage("personal \(name): takes no --\(option.name)")
    }
    return try body(context.arguments.operands.dropFirst(), context)
  }
}
