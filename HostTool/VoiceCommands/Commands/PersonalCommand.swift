internal import AppGroup
internal import CommandLineTool
internal import JSON
internal import Posix

/// `voicectl personal`: which applications may use personal voices, and the making of one's own.
enum PersonalCommand {
  private static let accessActions = [
    PersonalAction("status", options: [ProjectPlace.option], run: status),
    PersonalAction("allow") { operands, context throws(CommandFailure) in
      try decide("allow", operands, context) { .allow(application: $0) }
    },
    PersonalAction("deny") { operands, context throws(CommandFailure) in
      try decide("deny", operands, context) { .deny(application: $0) }
    },
    PersonalAction("reset", run: reset),
    PersonalAction("asking", run: asking),
  ]
  private static let actions = PersonalAction.projectActions + accessActions

  static let command = Command(
    "personal", "Make a voice of your own, and decide which applications may use it",
    usage: [
      "new [OPTION…] NAME", "prompts [--json] [NAME]", "record [OPTION…] NAME",
      "import [--json] NAME DIR", "phrase add [--json] NAME TEXT [FILE]",
      "phrase list [--json] NAME", "phrase remove [--json] NAME TEXT|NUMBER", "build [--json] NAME",
      "status [--json] NAME",
      "delete [--yes] [--json] NAME", "export [--json] NAME FILE",
      "import-voice [--json] FILE", "status [--json] [APP]", "allow [--json] APP…",
      "deny [--json] APP…", "reset [--json] APP…", "asking [--json] on|off|reset",
    ], operands: 1 ... .max, options: PersonalAction.options(of: actions) + [.json],
    discussion: """
      NAME is a project: prompts to be read, and recordings of them. `record` shows one prompt
      after the other; the ? key tells the others. With --plain nothing is drawn over, and all
      is said in lines. A phrase is spoken as it was recorded wherever its text is asked for;
      without FILE it is recorded with the prompts. `build` makes the voice of the recordings,
      and enables it. `export` asks for a passphrase, which `import-voice` needs; both read it
      from a line of standard input when that is no terminal.

      APP is the path of the program's file, or the name of a command. A personal voice is
      listed and speaks only for programs that were allowed. Running programs follow at once:
      what a program says with a personal voice ends when it is denied or reset. `asking off`
      refuses every program that was not decided on, without noting that it has asked.
      """
  ) { context throws(CommandFailure) in
    let name = context.arguments.operands[0]
    guard let action = actions.first(where: { $0.name == name }) else {
      throw .unknownAction(name, of: "personal", actions.map(\.name))
    }
    return try action.run(context)
  }

  // MARK: - Changing

  private static func decide(
    _ action: String, _ names: ArraySlice<String>, _ context: CommandContext,
    _ change: (String) -> PersonalVoiceChange
  ) throws(CommandFailure) -> ExitCode {
    guard !names.isEmpty else { throw .usage("personal \(action): APP is missing") }
    let paths = paths(context)
    let changes = try names.map { name throws(CommandFailure) in
      change(try paths.executable(named: name))
    }
    return try make(changes, context)
  }

  private static func reset(
    _ names: ArraySlice<String>, _ context: CommandContext
  ) throws(CommandFailure) -> ExitCode {
    guard !names.isEmpty else { throw .usage("personal reset: APP is missing") }
    let state = try context.appGroup().currentState()
    let paths = paths(context)
    let changes = try names.map { name throws(CommandFailure) in
      let application = try paths.path(named: name)
      guard state.own.mentions(application) || !state.lower.mentions(application) else {
        throw CommandFailure(
          .failed,
          "\(application): belongs to the system's group; use `personal reset --system` as "
            + "root, or decide otherwise for yourself")
      }
      return PersonalVoiceChange.reset(application: application)
    }
    return try make(changes, context)
  }

  private static func asking(
    _ operands: ArraySlice<String>, _ context: CommandContext
  ) throws(CommandFailure) -> ExitCode {
    return try make([.asking(try OnOffReset(operands, for: "personal asking").value)], context)
  }

  private static func make(
    _ changes: [PersonalVoiceChange], _ context: CommandContext
  ) throws(CommandFailure) -> ExitCode {
    let made = try context.appGroup().change { store in
      try changes.filter { change in try store.make(change) }
    }
    guard !context.wantsJSON else {
      try context.print(["changes": .array(made.map(\.json))])
      return .success
    }
    let lines = made.map(\.sentence.printable)
    try context.console.print(
      (lines.isEmpty ? ["nothing changed"] : lines).joined(separator: "\n"))
    return .success
  }

  // MARK: - Telling

  private static func status(
    _ operands: ArraySlice<String>, _ context: CommandContext
  ) throws(CommandFailure) -> ExitCode {
    if let project = try ProjectPlace.named(operands.first, context) {
      return try ProjectReport.print(project, context)
    }
    if let surplus = operands.dropFirst().first {
      throw .usage("personal status: unexpected argument \"\(surplus)\"")
    }
    let group = try context.appGroup()
    let report = PersonalVoiceReport(
      try group.currentState(), own: group.location.writable?.kind ?? .user)
    let application = try operands.first.map { name throws(CommandFailure) in
      try paths(context).path(named: name)
    }
    if context.wantsJSON {
      try context.print(application.map { report.json(of: $0) } ?? report.json)
    } else {
      try context.console.print(
        report.table(
          of: application.map { [$0] } ?? report.applications, showsAsking: application == nil))
    }
    return .success
  }

  private static func paths(_ context: CommandContext) -> ApplicationPath {
    ApplicationPath(searchPath: context.variable("PATH") ?? "/usr/local/bin:/usr/bin:/bin")
  }
}
