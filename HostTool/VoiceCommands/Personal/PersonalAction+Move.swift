internal import CommandLineTool
internal import JSON
internal import Posix
internal import VoiceProject

extension PersonalAction {
  /// `personal export NAME FILE`
  static let export = PersonalAction(
    "export", options: [ProjectPlace.option]
  ) { operands, context throws(CommandFailure) in
    let isPlaced = context.arguments.contains(ProjectPlace.option)
    guard let path = operands.last, operands.count == 2 || isPlaced && operands.count == 1 else {
      throw .usage("personal export: give NAME and FILE")
    }
    let project = try ProjectPlace.open(
      operands.count == 2 ? operands.first : nil, for: "export", context)
    // Before a passphrase is asked for.
    guard !FileSystem.exists(path) else {
      throw CommandFailure(.failed, "\(path): there is something here already")
    }
    let passphrase = try Passphrase.new()
    let count: Int
    do throws(VoiceArchiveError) {
      count = try VoiceArchive.write(project, to: path, passphrase: passphrase)
    } catch {
      throw CommandFailure(.failed, "\(path): \(error)")
    }
    return try tell(
      project, takeCount: count,
      "exported \(count) recordings and the prompts to \(path); without the passphrase nobody "
        + "can read it", context)
  }

  /// `personal import-voice FILE`
  static let importVoice = PersonalAction(
    "import-voice", options: [ProjectPlace.option]
  ) { operands, context throws(CommandFailure) in
    guard let path = operands.first, operands.count == 1 else {
      throw .usage("personal import-voice: give one FILE")
    }
    guard FileSystem.exists(path) else {
      throw CommandFailure(.failed, "\(path): \(Errno.noSuchFile)")
    }
    let passphrase = try Passphrase.known()
    let folder = try ProjectPlace.folders(context)
    let project: VoiceProject
    do throws(VoiceArchiveError) {
      project = try VoiceArchive.read(path, passphrase: passphrase, into: folder)
    } catch {
      throw CommandFailure(.failed, "\(path): \(error)")
    }
    let count = try CommandFailure.wrapping { () throws(VoiceProjectError) in
      try project.recordedNumbers().count
    }
    return try tell(
      project, takeCount: count,
      "imported \(count) recordings and the prompts to \(project.folder)", context)
  }

  private static func tell(
    _ project: VoiceProject, takeCount: Int, _ sentence: String, _ context: CommandContext
  ) throws(CommandFailure) -> ExitCode {
    let name = project.document.name
    if context.wantsJSON {
      try context.print([
        "name": .string(name.rawValue), "folder": .string(project.folder),
        "takes": .integer(Int64(takeCount)),
      ])
    } else {
      try context.console.print("\(name): \(sentence)".printable)
    }
    return .success
  }
}
