internal import AppGroup
internal import CommandLineTool
internal import JSON
internal import Posix
internal import ProviderClient
internal import SpeechTypes
internal import Spelling

/// `voicectl provider`: other programs that speak, beside the system's own.
enum ProviderCommand {
  private static let actions = ["list", "add", "remove", "enable", "disable"]
  private static let name = CommandOption.value(
    "name", "ID", "what to call it, instead of its file's name")
  private static let timeout = CommandOption.value(
    "timeout", "SECONDS", "how long a program may take to list its voices; 10 unless given")
  private static let check = CommandOption.flag(
    "check", "end with exit code 1 when an enabled provider does not work")

  static let command = Command(
    "provider", "Register other programs that speak, or list them",
    usage: [
      "list [OPTION…]", "add [OPTION…] PATH", "remove [--json] ID…", "enable [--json] ID…",
      "disable [--json] ID…",
    ], operands: 1 ... .max, options: [name, timeout, check, .json],
    discussion: """
      PATH is a program that talks as docs/provider-protocol.md says. It is started once to
      see that it does, and then by every program that speaks; its voices join the list.
      Adding the same program again asks it anew.
      """
  ) { context throws(CommandFailure) in
    let operands = context.arguments.operands.dropFirst()
    switch context.arguments.operands[0] {
    case "list": return try list(operands, context)
    case "add": return try add(operands, context)
    case "remove": return try change("remove", operands, context, removal)
    case "enable": return try change("enable", operands, context, enabling)
    case "disable": return try change("disable", operands, context, disabling)
    case let other: throw .unknownAction(other, of: "provider", actions)
    }
  }

  // MARK: - Adding

  private static func add(
    _ operands: ArraySlice<String>, _ context: CommandContext
  ) throws(CommandFailure) -> ExitCode {
    guard operands.count == 1, let given = operands.first else {
      throw .usage("provider add: give one PATH")
    }
    let answerMilliseconds = try answerMilliseconds(context)
    let wish = try wish(context)
    let path = try executable(given)
    let folder = try context.namedGroupFolder
    let launch = ProviderLaunch(path: path, groupFolder: folder)
    let answer: MergedVoiceList.Part
    do throws(ProviderError) {
      answer = try ProviderExamination.ask([launch], answerMilliseconds: answerMilliseconds)[0]
        .result.get()
    } catch {
      throw CommandFailure(error)
    }
    if answer.list.voices.isEmpty { context.warn("\(path): offers no voices now") }
    return try make(context) { state throws(CommandFailure) in
      try registration(of: path, as: wish, answer, state)
    }
  }

  /// The changes that register a program: of the same path the name may change.
  private static func registration(
    of path: String, as wish: String?, _ answer: MergedVoiceList.Part, _ state: GroupState
  ) throws(CommandFailure) -> [ProviderChange] {
    let previous = state.merged.providers.first { $0.executablePath == path }
    let fileName = path.split(separator: "/").last.map(String.init) ?? ""
    let identifier = wish ?? previous?.identifier ?? fileName
    guard VoiceIdentifier(identifier) != nil else {
      throw .usage(
        "\(fileName): cannot be a name, which has letters, digits, \".\", \"-\" and \"_\"; give "
          + "one with --name")
    }
    if let other = state.merged.providers.first(where: { $0.identifier == identifier }),
      other.executablePath != path
    {
      throw CommandFailure(
        .failed, "\(identifier): is the name of \(other.executablePath); give another with --name")
    }
    let provider = RegisteredProvider(
      identifier: identifier, executablePath: path, isEnabled: previous?.isEnabled ?? true)
    let count = answer.list.voices.count
    guard let previous else {
      return [.add(provider, name: answer.providerName, voiceCount: count)]
    }
    let isRenamed = previous.identifier != identifier
    let isOwn = state.own.providers.contains { $0.identifier == previous.identifier }
    return (isRenamed && isOwn ? [.remove(identifier: previous.identifier)] : [])
      + [.update(provider, name: answer.providerName, voiceCount: count)]
  }

  private static func executable(_ given: String) throws(CommandFailure) -> String {
    let path: String
    do throws(PosixError) {
      path = try FileSystem.realPath(given)
    } catch {
      throw CommandFailure(.failed, "\(given): \(error.number)")
    }
    guard (try? FileStatus(ofPath: path))?.isRegularFile == true else {
      throw CommandFailure(.failed, "\(path): not a file")
    }
    guard FileSystem.isExecutable(path) else {
      throw CommandFailure(.failed, "\(path): not executable; chmod +x \(path)")
    }
    return path
  }

  private static func wish(_ context: CommandContext) throws(CommandFailure) -> String? {
    guard let wish = context.arguments[name] else { return nil }
    guard VoiceIdentifier(wish) != nil else {
      throw .usage(
        "--name: \"\(wish)\" is not a name of letters, digits, \".\", \"-\" and \"_\"")
    }
    return wish
  }

  private static func answerMilliseconds(
    _ context: CommandContext
  ) throws(CommandFailure) -> Int32 {
    guard let text = context.arguments[timeout] else { return 10_000 }
    guard let seconds = Double(text), (0.01...3600).contains(seconds) else {
      throw .usage("--timeout: \"\(text)\" is not a number of seconds from 0.01 to 3600")
    }
    return Int32(seconds * 1000)
  }

  // MARK: - Changing

  private static func removal(
    _ provider: RegisteredProvider, _ state: GroupState
  ) throws(CommandFailure) -> ProviderChange? {
    let identifier = provider.identifier
    guard state.own.providers.contains(where: { $0.identifier == identifier }) else {
      throw CommandFailure(
        .failed,
        "\(identifier): belongs to the system's group; use `provider remove --system` as root, "
          + "or disable it for yourself")
    }
    return .remove(identifier: identifier)
  }

  private static func enabling(
    _ provider: RegisteredProvider, _ state: GroupState
  ) -> ProviderChange? { provider.isEnabled ? nil : .enable(provider) }

  private static func disabling(
    _ provider: RegisteredProvider, _ state: GroupState
  ) -> ProviderChange? { provider.isEnabled ? .disable(provider) : nil }

  private static func change(
    _ action: String, _ names: ArraySlice<String>, _ context: CommandContext,
    _ change: (RegisteredProvider, GroupState) throws(CommandFailure) -> ProviderChange?
  ) throws(CommandFailure) -> ExitCode {
    guard !names.isEmpty else { throw .usage("provider \(action): ID is missing") }
    return try make(context) { state throws(CommandFailure) in
      var changes: [ProviderChange] = []
      for name in names {
        guard let provider = state.merged.providers.first(where: { $0.identifier == name }) else {
          let known = state.merged.providers.map(\.identifier)
          throw CommandFailure(
            .failed,
            "\(name): no such provider" + NearestName.suggestion(for: name, in: known))
        }
        if let made = try change(provider, state), !changes.contains(made) { changes.append(made) }
      }
      return changes
    }
  }

  private static func make(
    _ context: CommandContext,
    _ changes: (GroupState) throws(CommandFailure) -> [ProviderChange]
  ) throws(CommandFailure) -> ExitCode {
    let group = try context.appGroup()
    let made = try group.change { store in
      let state = GroupState(own: try store.snapshot(), lower: try group.lowerSnapshot())
      let made = try changes(state)
      for change in made { try store.make(change) }
      return made
    }
    if context.wantsJSON {
      try context.print(["changes": .array(made.map(\.json))])
    } else {
      let lines = made.map(\.sentence.printable)
      try context.console.print(
        (lines.isEmpty ? ["nothing changed"] : lines).joined(separator: "\n"))
    }
    return .success
  }

  // MARK: - Listing

  private static func list(
    _ operands: ArraySlice<String>, _ context: CommandContext
  ) throws(CommandFailure) -> ExitCode {
    if let surplus = operands.first {
      throw .usage("provider list: unexpected argument \"\(surplus)\"")
    }
    let answerMilliseconds = try answerMilliseconds(context)
    let folder = try context.namedGroupFolder
    let group = try context.appGroup()
    let state = try group.currentState()
    let answers = ProviderExamination.ask(
      state.merged.providers.filter(\.isEnabled).map { ProviderLaunch($0, group: folder) },
      answerMilliseconds: answerMilliseconds)
    let reports = state.merged.providers.map { provider in
      let isOwn = state.own.providers.contains { $0.identifier == provider.identifier }
      return ProviderReport(
        provider, in: isOwn ? group.location.writable?.kind ?? .user : .system,
        answers.first { $0.launch.identifier == provider.identifier }?.result)
    }
    if context.wantsJSON {
      try context.print(["providers": .array(reports.map(\.json))])
    } else {
      var table = TextTable(["IDENTIFIER", "STATE", "NAME", "VOICES", "PROGRAM", "GROUP"])
      for report in reports { table.append(report.row) }
      try context.console.print(table)
    }
    let broken = reports.compactMap { report in
      report.error.map { "\(report.provider.identifier): \($0)" }
    }
    for message in broken { context.warn(message) }
    return broken.isEmpty || !context.arguments.contains(check) ? .success : .failed
  }
}
