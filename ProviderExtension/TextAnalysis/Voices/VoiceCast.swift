internal import SSML
internal import SpeechTypes

/// Chooses the voices of one request and has them opened.
final class VoiceCast {
  /// Nil for a request whose voice does not change.
  private let finder: (any VoiceFinder)?
  private var list: Result<VoiceList, VoiceRefusal>?
  /// By their numbers.
  private var voices: [Int: SpeakingVoice]
  private let first: SpeakingVoice

  /// - Parameter voice: The one that the request names.
  init(_ voice: SpeakingVoice, _ finder: (any VoiceFinder)?) {
    self.finder = finder
    first = voice
    voices = [voice.number: voice]
  }

  /// The voice of a number that a style has.
  func voice(_ number: Int) -> SpeakingVoice { voices[number] ?? first }

  /// The voice for a `voice` element.
  ///
  /// - Parameters:
  ///   - given: The features that the element speaks of.
  ///   - existing: The voice that goes on where no other can be had.
  ///   - remarks: Takes what there is to tell.
  func choose(
    _ wish: VoiceWish, _ given: Set<VoiceFeature>, existing: SpeakingVoice,
    _ remarks: inout [VoiceRemark]
  ) -> SpeakingVoice {
    guard let finder, let description = existing.description else {
      remarks.append(
        VoiceRemark(
          code: .unsupported, severity: .warning,
          message: "voice has no effect with this voice; the text is spoken"))
      return existing
    }
    guard let list = voiceList(finder, &remarks) else { return existing }
    let selection = VoiceSelection(wish, from: list, existing: description)
    remarks += Self.remarks(selection, wish, given)
    return open(selection.voice, finder, existing: existing, &remarks)
  }

  /// The voice for a language that `existing` does not speak; nil when no voice does.
  ///
  /// It has what else is asked for, as far as can be.
  func voice(
    for language: LanguageTag, _ wish: VoiceWish, existing: SpeakingVoice,
    _ remarks: inout [VoiceRemark]
  ) -> SpeakingVoice? {
    guard let finder, let description = existing.description,
      let list = voiceList(finder, &remarks)
    else { return nil }
    var wish = wish
    wish.required = [.languages]
    wish.onFailure = .keepExisting
    for range in [language.rawValue, String(language.primary)].compactMap(LanguageRange.init) {
      wish.languages = [VoiceLanguage(language: range)]
      let selection = VoiceSelection(wish, from: list, existing: description)
      guard !selection.isFailure else { continue }
      let voice = open(selection.voice, finder, existing: existing, &remarks)
      return voice.number == existing.number ? nil : voice
    }
    return nil
  }

  private func voiceList(
    _ finder: any VoiceFinder, _ remarks: inout [VoiceRemark]
  ) -> VoiceList? {
    let list = self.list ?? Result { () throws(VoiceRefusal) in try finder.voiceList() }
    self.list = list
    switch list {
    case .success(let list): return list
    case .failure(let refusal):
      remarks.append(
        VoiceRemark(
          code: .voiceUnusable, severity: .warning,
          message: "the voice stays: \(refusal)"))
      return nil
    }
  }

  private func open(
    _ voice: VoiceDescription, _ finder: any VoiceFinder, existing: SpeakingVoice,
    _ remarks: inout [VoiceRemark]
  ) -> SpeakingVoice {
    if voice.identifier == existing.description?.identifier { return existing }
    do throws(VoiceRefusal) {
      let opened = try finder.open(voice.identifier)
      voices[opened.number] = opened
      return opened
    } catch {
      let name = existing.description?.name ?? ""
      remarks.append(
        VoiceRemark(
          code: .voiceUnusable, severity: .warning,
          message: "voice \"\(voice.name)\" cannot speak, \"\(name)\" goes on: \(error)"))
      return existing
    }
  }

  private static func remarks(
    _ selection: VoiceSelection, _ wish: VoiceWish, _ given: Set<VoiceFeature>
  ) -> [VoiceRemark] {
    func words(_ features: some Sequence<VoiceFeature>) -> String {
      features.map(\.rawValue).sorted().joined(separator: ", ")
    }
    let name = selection.voice.name
    if selection.isFailure {
      let required = wish.asked.filter(wish.required.contains)
      return [
        VoiceRemark(
          code: .voiceSelectionFailure, severity: .warning,
          message: "no voice has the \(words(required)) required; \"\(name)\" speaks")
      ]
    }
    let unmet = selection.unmet.intersection(given)
    guard !unmet.isEmpty else { return [] }
    return [
      VoiceRemark(
        code: .voiceFeature, severity: .note,
        message: "no voice has the \(words(unmet)) asked for; \"\(name)\" speaks")
    ]
  }
}
