internal import AppGroup
internal import CommandLineTool
internal import Posix
internal import VoiceProject

/// Where the projects of the user's own voices are.
enum ProjectPlace {
  static let option = CommandOption.value(
    "project", "DIR", "the project's folder, instead of the one of its name")

  /// Where projects are by their names: `--project`, else the name in
  /// `$XDG_DATA_HOME/voice-provider/personal`.
  static func folders(
    _ context: CommandContext
  ) throws(CommandFailure) -> (ProjectName) -> String {
    if let folder = context.arguments[option] { return { _ in folder } }
    // The user's own group lies there too; one that a variable names has no projects.
    let location = AppGroupLocation.resolve(explicit: nil) { variable in
      variable == "VOICE_APP_GROUP" ? nil : context.variable(variable)
    }
    guard let user = location.folders.first(where: { $0.kind == .user }) else {
      throw CommandFailure(.failed, "personal: there is no home folder; say --project DIR")
    }
    let parent = FileSystem.join(user.path, "personal")
    return { FileSystem.join(parent, $0.rawValue) }
  }

  /// A project's name as the user has typed it.
  static func name(_ text: String) throws(CommandFailure) -> ProjectName {
    guard let name = ProjectName(text) else {
      throw .usage("personal: \"\(text)\" is no name of a project: \(ProjectName.form)")
    }
    return name
  }

  /// Opens the project that the operand or `--project` names.
  static func open(
    _ operand: String?, for action: String, _ context: CommandContext
  ) throws(CommandFailure) -> VoiceProject {
    guard let folder = try namedFolder(operand, context) else {
      throw .usage("personal \(action): NAME is missing")
    }
    do throws(VoiceProjectError) {
      return try VoiceProject(opening: folder)
    } catch {
      if case .missing = error, let operand {
        throw CommandFailure(
          .failed,
          "\(operand): there is no such voice project; make it with: "
            + "voicectl personal new \(operand)")
      }
      throw CommandFailure(error)
    }
  }

  /// The project of that name, or in the folder that `--project` names.
  ///
  /// - Returns: Nil when no project has the name: it may be an application's.
  static func named(
    _ operand: String?, _ context: CommandContext
  ) throws(CommandFailure) -> VoiceProject? {
    if operand.map({ ProjectName($0) == nil }) == true, !context.arguments.contains(option) {
      return nil
    }
    guard let folder = try namedFolder(operand, context) else { return nil }
    do throws(VoiceProjectError) {
      return try VoiceProject(opening: folder)
    } catch {
      if case .missing = error, !context.arguments.contains(option) { return nil }
      throw CommandFailure(error)
    }
  }

  private static func namedFolder(
    _ operand: String?, _ context: CommandContext
  ) throws(CommandFailure) -> String? {
    if let folder = context.arguments[option] { return folder }
    guard let operand else { return nil }
    return try folders(context)(try name(operand))
  }
}

extension CommandFailure {
  init(_ error: VoiceProjectError) { self.init(.failed, "\(error)") }

  /// Hands on what a call on a project answers.
  static func wrapping<Result>(
    _ body: () throws(VoiceProjectError) -> Result
  ) throws(CommandFailure) -> Result {
    do throws(VoiceProjectError) { return try body() } catch { throw CommandFailure(error) }
  }
}
