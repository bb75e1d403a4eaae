internal import Glibc
package import ProviderClient
package import SessionBus
package import SpeechTypes

/// What a call of `Synthesize` comes to: what to ask the providers for, and in which form to answer.
package struct SynthesisRequest: Sendable {
  /// Audio that a provider may send ahead of what the client has taken: a second and a half.
  private static let creditByteCount: UInt32 = 65_536

  package let form: StreamForm
  package let text: SpielText
  package let voice: SpielVoice
  package let order: SpeechOrder
  package let wish: VoiceWish

  /// - Parameters:
  ///   - voices: Those that are listed.
  ///   - list: The same as the providers have them.
  ///   - userLanguage: Of a call that names neither voice nor language.
  /// - Throws: When there is no such voice.
  package init(
    _ arguments: SynthesisArguments, _ voices: [SpielVoice], list: VoiceList,
    userLanguage: LanguageTag
  ) throws(BusFailure) {
    let (form, name) = StreamForm.split(arguments.voice)
    let language = LanguageTag(arguments.language)
    let identifier =
      name.isEmpty
      ? list.fallbackVoice(for: language ?? userLanguage)?.identifier : VoiceIdentifier(name)
    guard let voice = voices.first(where: { $0.description.identifier == identifier }) else {
      throw BusFailure(
        SpielInterface.unknownVoiceError,
        name.isEmpty ? "no voice is bought and enabled" : "there is no voice \"\(name)\"")
    }
    self.form = form
    self.voice = voice
    text = SpielText(
      arguments.text, isSSML: arguments.isSSML,
      language: language.flatMap { voice.description.needsToBeTold($0) ? $0 : nil })
    var options = SpeechOptions()
    options.prosody.rate = Self.rate(arguments.rate)
    options.prosody.pitch = Self.pitch(arguments.pitch)
    order = SpeechOrder(
      text.kind, text: text.bytes, creditByteCount: Self.creditByteCount, options: options)
    wish = VoiceWish(voice.description.identifier, language: language ?? userLanguage)
  }

  /// The multiple of the voice's own rate, held to what voices do.
  package static func rate(_ rate: Double) -> Double {
    rate.isNaN ? 1 : rate.held(to: Prosody.rates)
  }

  /// The multiple of the voice's own pitch: from an octave below to one above it, in equal steps to
  /// the ear.
  package static func pitch(_ pitch: Double) -> Double {
    pitch.isNaN ? 1 : exp2(pitch - 1).held(to: Prosody.pitches)
  }
}

extension VoiceDescription {
  /// Whether a text's language makes a difference: the voice speaks it, and would not take it for
  /// granted. One that it does not speak would have another voice speak than the client chose.
  fileprivate func needsToBeTold(_ language: LanguageTag) -> Bool {
    primaryLanguages.first?.primary != language.primary
      && supportedLanguages.contains { $0.primary == language.primary }
  }
}
