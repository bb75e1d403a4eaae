import RecordedVoice
import SpeechTypes
import TestSupport
import VoiceBundle

/// The voices of the source tree, without a store.
struct BundledVoices: VoiceSource {
  let lexicons = LexiconCache()
  static let hello = "com.example.sample.hello"
  static let coach = "com.example.coach"

  func voiceList() throws(SpeechFailure) -> VoiceList {
    VoiceList(
      generation: 1,
      voices: [try openVoice(Self.coach), try openVoice(Self.hello)].map(\.bundle.description))
  }

  func openVoice(_ identifier: VoiceIdentifier) throws(SpeechFailure) -> OpenedVoice {
    try openVoice(identifier.rawValue)
  }

  private func openVoice(_ identifier: String) throws(SpeechFailure) -> OpenedVoice {
    do {
      return try OpenedVoice(try VoiceBundle.load(SourceTree.voice(identifier)))
    } catch {
      throw SpeechFailure(.voiceUnusable, "\(error)")
    }
  }
}
