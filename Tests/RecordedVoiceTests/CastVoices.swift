import RecordedVoice
import SpeechTypes
import TestSupport
import VoiceBundle

/// The bundled voices that say any words, each opened once; counts how often one is asked for.
final class CastVoices: VoiceSource {
  static let slt = "com.example.slt"
  static let kumo = "com.example.kumo"
  /// At 16 000 Hz.
  static let pip = "com.example.pip"

  let lexicons = LexiconCache()
  private var opened: [VoiceIdentifier: OpenedVoice] = [:]
  private(set) var openCount: [String: Int] = [:]
  private(set) var listCount = 0
  /// Voices of the list that cannot be opened.
  var broken: Set<String> = []

  func voiceList() throws(SpeechFailure) -> VoiceList {
    listCount += 1
    var voices: [VoiceDescription] = []
    for identifier in [Self.kumo, Self.pip, Self.slt].compactMap({ VoiceIdentifier($0) }) {
      voices.append(try load(identifier).bundle.description)
    }
    return VoiceList(generation: 1, voices: voices)
  }

  func openVoice(_ identifier: VoiceIdentifier) throws(SpeechFailure) -> OpenedVoice {
    openCount[identifier.rawValue, default: 0] += 1
    if broken.contains(identifier.rawValue) {
      throw SpeechFailure(.voiceUnusable, "its bank is gone")
    }
    return try load(identifier)
  }

  private func load(_ identifier: VoiceIdentifier) throws(SpeechFailure) -> OpenedVoice {
    if let voice = opened[identifier] { return voice }
    do {
      let path = SourceTree.voice(identifier.rawValue)
      let voice = try OpenedVoice(try VoiceBundle.load(path, checksFiles: false))
      opened[identifier] = voice
      return voice
    } catch {
      throw SpeechFailure(.voiceUnusable, "\(error)")
    }
  }
}
