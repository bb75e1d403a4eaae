internal import SpeechTypes
internal import TextAnalysis
internal import VoiceBundle

/// The voices that one request speaks with.
///
/// The first is the one that it names; the others are opened when its document asks for them, once.
/// Used on the control thread.
final class RequestVoices: VoiceFinder {
  private let source: any VoiceSource
  private var voices: [OpenedVoice]
  private var found: [VoiceIdentifier: Result<SpeakingVoice, VoiceRefusal>] = [:]

  init(_ voice: OpenedVoice, source: any VoiceSource) {
    self.source = source
    voices = [voice]
  }

  /// Of what is rendered: that of the first voice, in hertz.
  var sampleRate: Double { voices[0].sampleRate }

  /// The voice of a number that a style has.
  subscript(number: Int) -> OpenedVoice { voices[number] }

  /// The first voice, as the reading of the text wants it.
  var first: SpeakingVoice { speakingVoice(0) }

  /// Why one of the voices may not be used any longer; nil while all may.
  var refusal: SpeechFailure? {
    voices.lazy.compactMap { self.source.refusal(of: $0.bundle.manifest.identifier) }.first
  }

  /// Why they cannot go on, as files of theirs are not what they were; nil while they can.
  var damage: SpeechFailure? { voices.lazy.compactMap(\.damage).first }

  /// Has all of them opened again by the next request, since any may have read what is missing.
  func setDamage(_ failure: SpeechFailure) {
    for voice in voices { voice.damage = failure }
  }

  func voiceList() throws(VoiceRefusal) -> VoiceList {
    do throws(SpeechFailure) {
      return try source.voiceList()
    } catch {
      throw VoiceRefusal(error.message)
    }
  }

  func open(_ identifier: VoiceIdentifier) throws(VoiceRefusal) -> SpeakingVoice {
    let result = found[identifier] ?? opened(identifier)
    found[identifier] = result
    return try result.get()
  }

  private func opened(_ identifier: VoiceIdentifier) -> Result<SpeakingVoice, VoiceRefusal> {
    if identifier == voices[0].bundle.manifest.identifier { return .success(first) }
    do throws(SpeechFailure) {
      voices.append(try source.openVoice(identifier))
      return .success(speakingVoice(voices.count - 1))
    } catch {
      return .failure(VoiceRefusal(error.message))
    }
  }

  private func speakingVoice(_ number: Int) -> SpeakingVoice {
    let voice = voices[number]
    return SpeakingVoice(
      number: number, description: voice.bundle.description, pitchHertz: voice.pitchHertz,
      wholeWords: voice.userWords, saysPhones: voice.saysPhones)
  }
}
