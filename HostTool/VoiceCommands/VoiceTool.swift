package import CommandLineTool
internal import Posix

/// `voicectl`: every command, one line each.
package enum VoiceTool {
  /// The tool itself, without a process around it.
  package static let tool = Tool(
    name: "voicectl", version: "0.1",
    summary: "Decides which voices this machine has, and speaks with them.",
    commands: [
      CatalogCommand.command,
      BuyCommand.command,
      RemoveCommand.command,
      EnableCommand.command,
      DisableCommand.command,
      DefaultCommand.command,
      ListCommand.command,
      ShowCommand.command,
      SayCommand.command,
      PlanCommand.command,
      WatchCommand.command,
      LexiconCommand.command,
      PersonalCommand.command,
      ProviderCommand.command,
      DesktopCommand.command,
      IndexCommand.command,
      BundleCommand.command,
      ApplyCommand.command,
      ExportCommand.command,
      VerifyCommand.command,
      DoctorCommand.command,
    ],
    commonOptions: [.group, .system],
    relatedPages: ["voice-provider(1)", "voice-store(5)", "voice-bundle(5)"])

  /// Runs one command of this process.
  ///
  /// - Parameter arguments: Without the program's name.
  package static func run(_ arguments: [String]) -> ExitCode {
    tool.run(
      arguments, console: .standard(variable: Environment.variable),
      variable: Environment.variable)
  }
}
