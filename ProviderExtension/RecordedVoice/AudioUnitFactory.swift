package import SpeechProviderKit

/// Makes the audio unit that speaks from recordings: the provider's principal class.
package final class AudioUnitFactory: AUAudioUnitFactory {
  private let source: any VoiceSource

  package init(source: any VoiceSource) { self.source = source }

  package func beginRequest(with context: NSExtensionContext) {}

  package func createAudioUnit(
    with componentDescription: AudioComponentDescription
  ) throws -> AUAudioUnit {
    try RecordedVoiceAudioUnit(componentDescription: componentDescription, source: source)
  }
}
