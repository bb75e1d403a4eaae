package import SpeechProviderKit
package import SpeechTypes

/// The units of a provider that is written as for Apple's systems: the service's factory, and its
/// catalogue, which is what a unit says in `speechVoices`.
package final class HostedUnits: AUAudioUnitFactory, VoiceCatalogue {
  private let componentDescription: AudioComponentDescription
  private let makeFactory: () -> any AUAudioUnitFactory
  private let warn: (String) -> Void
  private let updates: VoiceUpdateSignal
  /// Each made one unit, and lives as long as the system's would: to the end of the process.
  private var factories: [any AUAudioUnitFactory] = []
  /// Answers for the voices.
  private var first: AVSpeechSynthesisProviderAudioUnit?
  private var isFirstTaken = false
  private var list = VoiceList()
  private var warnings: Set<String> = []

  /// - Parameters:
  ///   - componentDescription: What units are made with.
  ///   - warn: Gets a line on everything in the list that cannot be offered, once.
  ///   - makeFactory: Makes the provider's principal class, for each unit another.
  /// - Throws: When the system has no descriptor left.
  package init(
    componentDescription: AudioComponentDescription, warn: @escaping (String) -> Void,
    makeFactory: @escaping () -> any AUAudioUnitFactory
  ) throws {
    self.componentDescription = componentDescription
    self.makeFactory = makeFactory
    self.warn = warn
    updates = try VoiceUpdateSignal()
    SpeechVoiceUpdates.observe { [updates] in updates.send() }
  }

  // MARK: - AUAudioUnitFactory

  package func beginRequest(with context: NSExtensionContext) {}

  /// The unit that answers for the voices at first, then a new one of a new factory each time.
  package func createAudioUnit(
    with componentDescription: AudioComponentDescription
  ) throws -> AUAudioUnit {
    if let first, !isFirstTaken {
      isFirstTaken = true
      return first
    }
    let unit = try makeUnit()
    if first == nil {
      first = unit as? AVSpeechSynthesisProviderAudioUnit
      isFirstTaken = true
    }
    return unit
  }

  private func makeUnit() throws -> AUAudioUnit {
    let factory = makeFactory()
    factory.beginRequest(with: NSExtensionContext())
    let unit = try factory.createAudioUnit(with: componentDescription)
    factories.append(factory)
    return unit
  }

  // MARK: - VoiceCatalogue

  /// The unit's voices as it tells them now.
  ///
  /// - Throws: With code `voiceUnusable` when there is no unit to ask.
  package func voiceList() throws(SpeechFailure) -> VoiceList {
    let unit = try firstUnit()
    let sampleRate =
      unit.outputBusses.count > 0 ? unit.outputBusses[0].format.sampleRate : 0
    var voices: [VoiceIdentifier: VoiceDescription] = [:]
    for voice in unit.speechVoices {
      guard let description = description(of: voice, sampleRate: sampleRate) else { continue }
      if voices[description.identifier] == nil {
        voices[description.identifier] = description
      } else {
        warnOnce("two voices are \"\(description.identifier)\"; the first one is offered")
      }
    }
    let sorted = voices.values.sorted { $0.identifier < $1.identifier }
    if sorted != list.voices || list.generation == 0 {
      list = VoiceList(generation: list.generation + 1, voices: sorted)
    }
    return list
  }

  package var changeDescriptor: Int32? { updates.rawValue }

  package func takeChange() -> Bool { updates.take() }

  private func firstUnit() throws(SpeechFailure) -> AVSpeechSynthesisProviderAudioUnit {
    if let first { return first }
    let unit: AUAudioUnit
    do {
      unit = try makeUnit()
    } catch {
      throw SpeechFailure(.voiceUnusable, "no audio unit: \(error)")
    }
    guard let unit = unit as? AVSpeechSynthesisProviderAudioUnit else {
      throw SpeechFailure(
        .voiceUnusable, "the audio unit is no AVSpeechSynthesisProviderAudioUnit")
    }
    first = unit
    return unit
  }

  /// What is told of a voice; nil for one that cannot be named or spoken with.
  private func description(
    of voice: AVSpeechSynthesisProviderVoice, sampleRate: Double
  ) -> VoiceDescription? {
    guard let identifier = VoiceIdentifier(voice.identifier) else {
      warnOnce(
        "voice \"\(voice.identifier)\" is left out: an identifier is 1 to 200 letters, digits, "
          + "\".\", \"-\" and \"_\"")
      return nil
    }
    let primary = voice.primaryLanguages.compactMap(LanguageTag.init)
    guard !primary.isEmpty else {
      warnOnce("voice \"\(identifier)\" is left out: it has no primary language")
      return nil
    }
    let supported = voice.supportedLanguages.compactMap(LanguageTag.init)
    return VoiceDescription(
      identifier: identifier, name: voice.name, primaryLanguages: primary,
      supportedLanguages: supported + primary.filter { !supported.contains($0) },
      gender: VoiceGender(rawValue: voice.gender.rawValue) ?? .unspecified,
      age: max(0, voice.age),
      // What a provider offers is always so on Apple's systems.
      quality: .enhanced, version: voice.version, byteSize: max(0, voice.voiceSize),
      sampleRate: sampleRate)
  }

  private func warnOnce(_ text: String) {
    if warnings.insert(text).inserted { warn(text) }
  }
}
