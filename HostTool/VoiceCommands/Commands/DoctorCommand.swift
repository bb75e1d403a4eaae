internal import AppGroup
internal import CommandLineTool
internal import JSON

/// `voicectl doctor`: what works on this machine and what does not.
enum DoctorCommand {
  static let command = Command(
    "doctor", "Tell what works on this machine, and what to do about the rest",
    usage: ["[--json]"], options: [.json],
    discussion: """
      Each thing works, lacks something that speaking can do without, or fails. The exit
      code is 0 when nothing fails: then speaking works.
      """
  ) { context throws(CommandFailure) in
    let voices = VoicesExamination(
      location: try context.groupLocation(), searchPath: context.searchPath)
    let checks =
      voices.checks() + [ProviderExamination.check()] + (try registeredProviders(context))
      + MachineExamination(variable: context.variable).checks()
    return try context.report(checks)
  }

  /// None while the store cannot be read, which the voices' check tells.
  private static func registeredProviders(
    _ context: CommandContext
  ) throws(CommandFailure) -> [DoctorCheck] {
    let folder = try context.namedGroupFolder
    guard let state = try? AppGroup(context.groupLocation()).snapshot() else { return [] }
    return ProviderExamination.checkRegistered(in: state, group: folder)
  }
}
