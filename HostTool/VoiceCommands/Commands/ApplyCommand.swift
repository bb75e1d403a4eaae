internal import AppGroup
internal import CommandLineTool
internal import JSON
internal import Posix

/// `voicectl apply`: makes the group be as a file says.
enum ApplyCommand {
  private static let dryRun = CommandOption.flag("dry-run", "print the difference, change nothing")
  private static let prune = CommandOption.flag("prune", "also remove what FILE does not name")
  private static let byteLimit = 16 << 20

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
    let file = context.arguments.operands[0]
    let problems = JSONProblems()
    let catalogue = Catalogue(try document(file), problems: problems)
    let source = BundleSource(context.catalog())
    let group = try context.appGroup()
    let isDryRun = context.arguments.contains(dryRun)

    func difference(
      _ state: GroupState, _ problems: JSONProblems
    ) throws(CommandFailure) -> [VoiceChange] {
      let difference = CatalogueDifference(
        from: state, to: catalogue, prunes: context.arguments.contains(prune), source: source,
        problems: problems)
      guard problems.all.isEmpty else {
        throw CommandFailure(.failed, problems.all.map { "\(name(of: file)): \($0)" })
      }
      return difference.changes
    }

    // Bundles take time to read: done here, the transaction finds them read.
    var changes = try difference(group.currentState(), problems)
    if !isDryRun, !changes.isEmpty {
      changes = try context.makeChanges(in: group) { state throws(CommandFailure) in
        try difference(state, JSONProblems())
      }
    }
    try context.report(changes, isDryRun: isDryRun)
    return .success
  }

  private static func name(of file: String) -> String { file == "-" ? "standard input" : file }

  private static func document(_ file: String) throws(CommandFailure) -> JSONValue {
    do {
      let bytes: [UInt8]
      if file == "-" {
        bytes = try Descriptor.standardInput().readAll(byteLimit: byteLimit)
      } else {
        bytes = try Descriptor(opening: file, .readOnly).readAll(byteLimit: byteLimit)
      }
      return try JSONValue.parse(bytes)
    } catch let error as PosixError {
      throw CommandFailure(.failed, "\(name(of: file)): \(error.number) (\(error.call))")
    } catch {
      throw CommandFailure(.failed, "\(name(of: file)): \(error)")
    }
  }
}
