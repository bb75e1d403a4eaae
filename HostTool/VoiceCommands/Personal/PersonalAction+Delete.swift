internal import AppGroup
internal import CommandLineTool
internal import JSON
internal import Posix
internal import VoiceProject

extension PersonalAction {
  private static let yes = CommandOption.flag("yes", "delete: do not ask")

  /// `personal delete NAME`
  static let delete = PersonalAction(
    "delete", options: [ProjectPlace.option, yes]
  ) { operands, context throws(CommandFailure) in
    guard operands.count <= 1 else { throw .usage("personal delete: give one NAME") }
    let project = try ProjectPlace.open(operands.first, for: "delete", context)
    let recorded = try CommandFailure.wrapping { () throws(VoiceProjectError) in
      try project.recordedNumbers()
    }
    let name = project.document.name
    if !context.arguments.contains(yes) {
      let question =
        "delete \(name) with \(recorded.count) recordings in \(project.folder)? "
        + "They cannot be brought back. Type the name to delete it: "
      guard let answer = TerminalQuestion.ask(question.printable) else {
        throw .usage("personal delete: say --yes where nobody can be asked")
      }
      guard answer == name.rawValue else {
        try context.console.print("nothing was deleted")
        return .failed
      }
    }
    let folder = project.folder
    let hadVoice = try removeVoice(of: project, context)
    let removal = try CommandFailure.wrapping { () throws(VoiceProjectError) in
      try project.remove()
    }
    for path in removal.leftPaths { context.warn("\(path): is no part of the project; left there") }
    if context.wantsJSON {
      try context.print([
        "name": .string(name.rawValue), "voice": .bool(hadVoice),
        "takes": .integer(Int64(removal.takeCount)),
        "byteCount": .integer(removal.byteCount),
        "left": .array(removal.leftPaths.map { .string($0) }),
      ])
    } else {
      try context.console.print(
        "\(name): deleted \(removal.takeCount) recordings and the prompts, "
          + (hadVoice ? "the voice made of them, " : "")
          + "\(removal.byteCount) bytes in \(folder)".printable)
    }
    return .success
  }

  /// Takes the voice that was built of a project out of the store, and removes its bundle.
  ///
  /// - Returns: Whether there was one.
  private static func removeVoice(
    of project: VoiceProject, _ context: CommandContext
  ) throws(CommandFailure) -> Bool {
    let bundle = try CommandFailure.wrapping { () throws(VoiceProjectError) in
      try PersonalVoiceBundle(of: project)
    }
    let group = try context.appGroup()
    let paths = [bundle.path, (try? FileSystem.realPath(bundle.path)) ?? bundle.path]
    let isOwn = { (state: GroupState) in
      // Two projects' names may make the same identifier.
      state.own[bundle.identifier].map { paths.contains($0.bundlePath) } ?? false
    }
    // A group that does not exist yet is not made for this.
    let isInstalled = isOwn(try group.currentState())
    if isInstalled {
      _ = try context.makeChanges(in: group) { state in
        guard isOwn(state) else { return [] }
        return state.ownDefaults(of: bundle.identifier).map(VoiceChange.removeDefault)
          + [.remove(bundle.identifier)]
      }
    }
    do throws(PosixError) {
      return try bundle.remove() || isInstalled
    } catch {
      throw CommandFailure(.failed, "\(error)")
    }
  }
}
