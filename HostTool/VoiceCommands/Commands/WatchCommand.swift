internal import AppGroup
internal import CommandLineTool
internal import JSON
internal import Posix
internal import ProviderClient
internal import SpeechTypes

/// `voicectl watch`: a line for each change of the voice list.
enum WatchCommand {
  static let command = Command(
    "watch", "Print a line for each change of the voices on offer", usage: ["[--json]"],
    options: [.json],
    discussion: "Ends with Ctrl-C. With --json a line is an object; see docs/voicectl.md."
  ) { context throws(CommandFailure) in
    do {
      return try watch(context)
    } catch let failure as CommandFailure {
      throw failure
    } catch let error as ProviderError {
      throw CommandFailure(error)
    } catch {
      throw CommandFailure(.failed, "\(error)")
    }
  }

  private static func watch(_ context: CommandContext) throws -> ExitCode {
    // Made before the first look, so that no change falls between. Without it the providers tell.
    let group = try context.appGroup()
    var watch = try? group.watch()
    var providers = try SpeakingProviders(context)
    // Until here Ctrl-C ends the process by itself.
    let interruption = try Interruption()
    let descriptors = [interruption.descriptor, watch?.rawValue].compactMap(\.self)
    while true {
      let isTold = try providers.waitForChange(orReadable: descriptors)
      if interruption.isRequested() { return .success }
      if !isTold {
        guard try watch?.drain() == true, (try? group.generation()) != nil else { continue }
      }
      let before = providers.voices.list
      try providers.update()
      let change = VoiceListChange(from: before, to: providers.voices.list)
      if change.isEmpty { continue }
      try context.console.print(
        context.wantsJSON ? change.document.serialized(pretty: false) : change.line)
    }
  }
}
