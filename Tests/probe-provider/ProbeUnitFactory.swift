import CoreAudioKit

/// Makes the units of a provider that does what a test wants to see survived.
final class ProbeUnitFactory: NSObject, AUAudioUnitFactory {
  private struct NoUnit: Error {}

  func beginRequest(with context: NSExtensionContext) {}

  func createAudioUnit(
    with componentDescription: AudioComponentDescription
  ) throws -> AUAudioUnit {
    switch ProcessInfo.processInfo.environment["PROBE_UNIT"] {
    case "none": throw NoUnit()
    case "base": return try AUAudioUnit(componentDescription: componentDescription)
    default: return try ProbeAudioUnit(componentDescription: componentDescription)
    }
  }
}
