internal import AppGroup
internal import CommandLineTool
internal import JSON

/// `voicectl apply`: makes the group be as a file says.
enum ApplyCommand {
  private static let dryRun = CommandOption.flag("dry-run", "print the difference, change nothing")
  private static let prune = CommandOption.flag("prune", "also remove what FILE does not name")

  static let command = Command(
    "apply", "Make the voices and defaults be as a file says",
    usage: ["[--dry-run] [--prune] [--json] FILE|-"], operands: 1...1,
    options: [dryRun, prune, .json],
    discussion: """
      FILE is a catalogue as `voicectl export` prints it; - is standard input. The changes
      are made together or not at all, and a second time there are none. Every problem of
      the file is reported, with its place.
      """
  ) { context throws(CommandFailure) in
    let file = CatalogueFile(context.arguments.operands[0])
    let document = try file.read()
    let source = BundleSource(context.catalog())
    let prunes = context.arguments.contains(prune)
    let isDryRun = context.arguments.contains(dryRun)

    func changes(from state: GroupState) throws(CommandFailure) -> [VoiceChange] {
      let problems = JSONProblems()
      let difference = CatalogueDifference(
        from: state, to: Catalogue(document, problems: problems), prunes: prunes, source: source,
        problems: problems)
      try file.fail(problems)
      return difference.changes
    }

    // Bundles take time to read: done here, the transaction finds them read.
    let group = try context.appGroup()
    var result = try changes(from: group.currentState())
    if !isDryRun, !result.isEmpty { result = try context.makeChanges(in: group, changes) }
    try context.report(result, isDryRun: isDryRun)
    return .success
  }
}
