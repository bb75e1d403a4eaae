internal import CommandLineTool
internal import JSON
internal import Posix
internal import ProviderClient
internal import ProviderWire
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
    let connection = try context.startProvider()
    var list = try connection.voiceList()
    // Until here Ctrl-C ends the process by itself.
    let interruption = try Interruption()
    while true {
      let incoming = try connection.next(
        owedSince: nil, orReadable: [interruption.descriptor])
      switch incoming {
      case .descriptorReady:
        if interruption.isRequested() { return .success }
      case .message(.voicesChanged):
        let now = try connection.voiceList()
        let change = VoiceListChange(from: list, to: now)
        list = now
        if change.isEmpty { continue }
        try context.console.print(
          context.wantsJSON ? change.document.serialized(pretty: false) : change.line)
      case .message: continue
      }
    }
  }
}
