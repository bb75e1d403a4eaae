internal import SSML
internal import SpeechTypes

/// The voice and language inside an element.
struct VoiceState {
  private var wish = VoiceWish()
  /// The voice that was asked for.
  private var chosen: SpeakingVoice
  /// The language that the document says the text has.
  private var language: LanguageTag?
  private var onLanguageFailure = LanguageFailureAction.processorChoice
  /// The voice that speaks: another one than was asked for, where that does not know the language.
  private(set) var speaking: SpeakingVoice
  /// The language that is spoken; nil for the voice's own.
  private(set) var spokenLanguage: LanguageTag?
  /// Whether the text is left out, since no voice speaks its language.
  private(set) var ignoresText = false
  /// What is to be told once there is text.
  private(set) var textRemark: VoiceRemark?

  init(_ voice: SpeakingVoice) {
    chosen = voice
    speaking = voice
  }

  /// Takes in a `voice`.
  ///
  /// - Returns: What there is to tell.
  mutating func change(
    by attributes: VoiceAttributes, version: SSMLVersion, _ cast: VoiceCast
  ) -> [VoiceRemark] {
    wish.change(by: attributes)
    // In SSML 1.0 the element's language is also what the voice is to speak (1.0 §3.2.1).
    if version == .version10, let language = attributes.language {
      wish.languages = [VoiceLanguage(language: LanguageRange(language))]
    }
    var remarks: [VoiceRemark] = []
    chosen = cast.choose(wish, attributes.given, existing: chosen, &remarks)
    remarks += setLanguage(LanguageAttributes(language: attributes.language), cast)
    return remarks
  }

  /// Takes in what an element says of its language (SSML 1.1 §3.1.12).
  ///
  /// - Returns: What there is to tell.
  mutating func setLanguage(
    _ attributes: LanguageAttributes, _ cast: VoiceCast
  ) -> [VoiceRemark] {
    if let language = attributes.language { self.language = language }
    if let action = attributes.onLanguageFailure { onLanguageFailure = action }
    speaking = chosen
    ignoresText = false
    textRemark = nil
    guard let language, !language.isIndefinite else {
      spokenLanguage = nil
      return []
    }
    if chosen.speaks(language) {
      spokenLanguage = language
      textRemark = chosen.variantRemark(language)
      return []
    }
    return fail(language, cast)
  }

  /// Deals with a language that the voice does not speak (SSML 1.1 §3.1.13, `onlangfailure`).
  private mutating func fail(_ language: LanguageTag, _ cast: VoiceCast) -> [VoiceRemark] {
    var remarks: [VoiceRemark] = []
    let voiceName = chosen.description?.name ?? ""
    var message = "voice \"\(voiceName)\" does not speak \(language)"
    switch onLanguageFailure {
    case .changeVoice, .processorChoice:
      if let voice = cast.voice(for: language, wish, existing: chosen, &remarks) {
        speaking = voice
        spokenLanguage = language
        message += "; voice \"\(voice.description?.name ?? "")\" does"
        textRemark = VoiceRemark(code: .languageFailure, severity: .note, message: message)
        return remarks
      }
      fallthrough
    case .ignoreLanguage:
      // The language before is that of the text around, where the voice speaks it.
      if let before = spokenLanguage, !chosen.speaks(before) { spokenLanguage = nil }
      message += "; its text is spoken in the language before"
    case .ignoreText:
      ignoresText = true
      message += "; its text is left out"
    }
    textRemark = VoiceRemark(code: .languageFailure, severity: .warning, message: message)
    return remarks
  }
}

extension SpeakingVoice {
  /// Whether it speaks a language, in whatever region's way.
  fileprivate func speaks(_ language: LanguageTag) -> Bool {
    description?.supportedLanguages.contains { $0.primary == language.primary } ?? true
  }

  /// What to tell where it speaks a language in another region's way only.
  fileprivate func variantRemark(_ language: LanguageTag) -> VoiceRemark? {
    guard let description,
      let own = description.supportedLanguages.first(where: { $0.primary == language.primary }),
      !description.supportedLanguages.contains(where: {
        $0.isCovered(by: language) || language.isCovered(by: $0)
      })
    else { return nil }
    return VoiceRemark(
      code: .languageVariant, severity: .note,
      message: "\(language) is spoken as \(own) by voice \"\(description.name)\"")
  }
}

extension LanguageTag {
  /// Undetermined, several, or none (ISO 639-2): the voice's own will do.
  fileprivate var isIndefinite: Bool { ["und", "mul", "zxx"].contains(primary) }
}
