internal import AppGroup
internal import CommandLineTool
internal import Posix
internal import SpeechTypes

extension CommandContext {
  /// Why this program may not use the personal voice that is meant, and what allows it.
  ///
  /// - Parameter wish: A voice's identifier or name; nil for any voice.
  /// - Returns: Nil when no such voice is kept from it.
  func personalVoiceRefusal(of wish: String?) throws(CommandFailure) -> CommandFailure? {
    let group = try appGroup()
    let state = try group.state()
    let gate = PersonalVoiceGate(
      application: try? Environment.executablePath(), groupFolder: try namedGroupFolder)
    for voice in state.voices where voice.isAdvertised {
      let isMeant =
        wish.map {
          voice.identifier.rawValue == $0
            || voice.description.name.lowercased() == $0.lowercased()
        } ?? true
      if isMeant, let refusal = gate.refusal(of: voice, in: state) {
        return CommandFailure(.failed, refusal.message)
      }
    }
    return nil
  }
}
