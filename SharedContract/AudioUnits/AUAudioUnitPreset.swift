/// A named state of a unit. Apple symbol: `AUAudioUnitPreset`.
open class AUAudioUnitPreset {
  /// Its name.
  public var name = ""
  /// Not negative for a preset of the unit's maker, negative for one of the user.
  public var number = 0

  /// Makes a preset without a name.
  public init() {}
}
