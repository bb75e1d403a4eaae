internal import CommandLineTool
internal import JSON
internal import Posix
internal import ProviderClient
internal import SpeechTypes

/// `voicectl desktop`: our voices for programs that speak through speech-dispatcher.
enum DesktopCommand {
  private static let actions = ["status", "enable", "disable"]
  private static let yes = CommandOption.flag("yes", short: "y", "change without asking")
  private static let dryRun = CommandOption.flag("dry-run", "show the changes, make none")

  static let command = Command(
    "desktop", "Give your screen reader and other programs the voices, or take them back",
    usage: [
      "status [--json]", "enable [--yes] [--dry-run] [--json]",
      "disable [--yes] [--dry-run] [--json]",
    ], operands: 1...1, options: [yes, dryRun, .json],
    discussion: """
      Programs such as Orca speak through speech-dispatcher. `enable` makes our voices its
      default when they speak your language, in your own files alone:
      ~/.config/speech-dispatcher/speechd.conf gets a marked block at its end, and a module
      that is not installed a link in ~/.local/libexec/speech-dispatcher-modules. `disable`
      takes back what `enable` did. Both show every change and ask first; where there is no
      terminal they need --yes. A running speech-dispatcher is ended after a change: the
      next program that speaks starts it again.

      `status` tells what works and what to do next. Its exit code is 0 when our voices
      are set up, also while speech-dispatcher does not run, and 1 when they are not.
      """
  ) { context throws(CommandFailure) in
    if context.arguments.contains(.group) || context.arguments.contains(.system) {
      throw .usage("desktop: takes no --group and no --system: it is about your own voices")
    }
    switch context.arguments.operands[0] {
    case "status": return try status(context)
    case "enable": return try enable(context)
    case "disable": return try disable(context)
    case let other: throw .unknownAction(other, of: "desktop", actions)
    }
  }

  private static func status(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    for option in [yes, dryRun] where context.arguments.contains(option) {
      throw .usage("desktop status: takes no --\(option.name)")
    }
    let places = try DispatcherPlaces(variable: context.variable)
    return try context.report(
      DesktopExamination(places: places, variable: context.variable).checks())
  }

  private static func enable(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    let places = try DispatcherPlaces(variable: context.variable)
    guard SystemProgram(named: "speech-dispatcher", variable: context.variable) != nil else {
      throw CommandFailure(
        .failed, "speech-dispatcher: not installed: apt-get install speech-dispatcher")
    }
    guard let module = DispatcherModuleFile.find(variable: context.variable) else {
      throw CommandFailure(
        .failed, "\(DispatcherModuleFile.fileName): neither installed nor beside voicectl")
    }
    let plan = try DesktopPlan(places)
    let voices = try SpeakingProviders(context).voices.list.voices
    guard !voices.isEmpty else {
      // A screen reader would fall silent.
      throw CommandFailure(
        .failed, "no voice is enabled, see `voicectl catalog`; then: voicectl buy --enable ID")
    }
    let userLanguage = LanguageTag.ofUser(variable: context.variable)
    let wish = DispatcherWish(
      modulePath: module.path, languages: Set(voices.flatMap(\.supportedLanguages)),
      userLanguage: userLanguage)
    let changes = try plan.enabling(module, wish)
    if !wish.isDefault {
      context.warn(
        "desktop: none of our voices speaks \(userLanguage), so they are the default for nothing; "
          + "programs can choose the module \(DispatcherModuleFile.moduleName)")
    }
    let server = DispatcherServer(places: places)
    let answer = try? server.ask(language: userLanguage.rawValue)
    let isOutdated = answer.map { !$0.modules.contains(DispatcherModuleFile.moduleName) } ?? false
    return try make(changes, plan, isOutdated: isOutdated, context)
  }

  private static func disable(_ context: CommandContext) throws(CommandFailure) -> ExitCode {
    let plan = try DesktopPlan(DispatcherPlaces(variable: context.variable))
    return try make(plan.disabling(), plan, isOutdated: false, context)
  }

  /// - Parameter isOutdated: Whether a server runs that has not read what is configured already.
  private static func make(
    _ changes: [DesktopChange], _ plan: DesktopPlan, isOutdated: Bool, _ context: CommandContext
  ) throws(CommandFailure) -> ExitCode {
    let isDryRun = context.arguments.contains(dryRun)
    let server = DispatcherServer(places: plan.places)
    let isStale = (!changes.isEmpty || isOutdated) && server.processIdentifier != nil
    let stops = isStale && plan.startsServer
    if !context.wantsJSON { try show(changes, isStale: isStale, stops: stops, context) }
    if !isDryRun, !changes.isEmpty || stops {
      try requireConsent(context)
      // What a process left behind that was killed; also where nothing is written now.
      try? FileSystem.removeTemporaryFile(of: plan.file.path)
      for change in changes { try change.make() }
      if stops { _ = try server.stop() }
    }
    if context.wantsJSON {
      try context.print([
        "dryRun": .bool(isDryRun), "changes": .array(changes.map(\.json)),
        "stopsServer": .bool(stops),
      ])
    }
    return .success
  }

  private static func show(
    _ changes: [DesktopChange], isStale: Bool, stops: Bool, _ context: CommandContext
  ) throws(CommandFailure) {
    let server =
      stops
      ? "speech-dispatcher is ended; the next program that speaks starts it again"
      : "speech-dispatcher runs and is not started by programs: restart it yourself"
    let lines = changes.flatMap(\.lines) + (isStale ? [server] : [])
    try context.console.print(
      (lines.isEmpty ? ["nothing to change"] : lines).joined(separator: "\n"))
  }

  private static func requireConsent(_ context: CommandContext) throws(CommandFailure) {
    if context.arguments.contains(yes) { return }
    guard CommandContext.canAsk, !context.wantsJSON else {
      throw .usage("desktop: changes your files: say --yes, or --dry-run to look first")
    }
    guard context.confirm("Make these changes?") else {
      throw CommandFailure(.failed, "desktop: nothing was changed")
    }
  }
}
