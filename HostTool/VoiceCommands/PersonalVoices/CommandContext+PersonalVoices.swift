internal import AppGroup
internal import CommandLineTool
internal import Posix
internal import SpeechTypes

extension CommandContext {
  /// Why this program may not use the personal voice that is meant, and what allows it.
  ///
  /// - Parameters:
  ///   - wish: A voice's identifier or name; nil for any voice.
  ///   - others: Personal voices that are offered and not the store's.
  /// - Returns: Nil when no such voice is kept from it.
  func personalVoiceRefusal(
    of wish: String?, offered others: [VoiceDescription]
  ) throws(CommandFailure) -> CommandFailure? {
    let group = try appGroup()
    let state = try group.state()
    let gate = try personalVoiceGate
    for voice in state.voices.filter(\.isAdvertised).map(\.description) + others {
      let isMeant =
        wish.map {
          voice.identifier.rawValue == $0 || voice.name.lowercased() == $0.lowercased()
        } ?? true
      if isMeant, let refusal = gate.refusal(of: voice, in: state) {
        return CommandFailure(.failed, refusal.message)
      }
    }
    return nil
  }

  /// What keeps personal voices from this program.
  var personalVoiceGate: PersonalVoiceGate {
    get throws(CommandFailure) {
      PersonalVoiceGate(
        application: try? Environment.executablePath(), groupFolder: try namedGroupFolder)
    }
  }
}
