import CoreAudioKit

/// The provider's principal class.
public class AudioUnitFactory: NSObject, AUAudioUnitFactory {
  private var auAudioUnit: AUAudioUnit?

  /// Begins to watch the list of voices, the first time.
  public func beginRequest(with context: NSExtensionContext) { _ = VoiceNames.watch }

  /// Makes the unit that speaks, and keeps it.
  public func createAudioUnit(
    with componentDescription: AudioComponentDescription
  ) throws -> AUAudioUnit {
    let unit = try SampleSpeechAudioUnit(componentDescription: componentDescription, options: [])
    auAudioUnit = unit
    return unit
  }
}
