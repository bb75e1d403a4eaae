internal import AppGroup
internal import CommandLineTool

/// `voicectl export`: the group's state as `apply` takes it.
enum ExportCommand {
  static let command = Command(
    "export", "Print the voices and defaults as apply takes them", usage: ["[--json]"],
    options: [.json],
    discussion: """
      The output is JSON with --json and without. A bundle's folder is in it only for a
      voice that is not on offer here.
      """
  ) { context throws(CommandFailure) in
    let state = try context.appGroup().state()
    try context.print(Catalogue(state, catalog: context.catalog()).json)
    return .success
  }
}
