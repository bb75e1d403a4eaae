/// Apple symbol: `AUAudioUnitBusType`.
public enum AUAudioUnitBusType: Int, Sendable {
  /// Audio the unit takes.
  case input = 1
  /// Audio the unit gives.
  case output = 2
}

/// A connection point of a unit. Apple symbol: `AUAudioUnitBus`.
open class AUAudioUnitBus {
  /// The audio that passes here.
  public private(set) var format: AVAudioFormat
  /// A name for people.
  public var name: String?
  /// Whether the bus is in use.
  public var isEnabled = true
  /// Whether the bus has a buffer of its own.
  public var shouldAllocateBuffer = true
  /// The channel counts that a format may have; nil for any up to `maximumChannelCount`.
  ///
  /// Apple symbol: `supportedChannelCounts`, there an array of `NSNumber`.
  public var supportedChannelCounts: [Int]?
  /// The most channels that a format may have.
  public var maximumChannelCount = AUAudioChannelCount.max
  /// Seconds until the audio is heard, or since it was recorded; the host sets it.
  public var contextPresentationLatency = 0.0
  /// Its place in its array; 0 in none.
  public internal(set) var index = 0
  /// Its direction; that of the output in no array.
  public internal(set) var busType = AUAudioUnitBusType.output
  /// The unit it belongs to; nil while it is in no array of one.
  public internal(set) weak var ownerAudioUnit: AUAudioUnit?

  /// Makes a bus.
  ///
  /// - Throws: Nothing here; Apple's may refuse a format.
  public init(format: AVAudioFormat) throws { self.format = format }

  /// Changes the format.
  ///
  /// - Throws: `AudioUnitError` with `kAudioUnitErr_Initialized` while the owner has its render
  ///   resources, with `kAudioUnitErr_FormatNotSupported` when it has more channels than the bus
  ///   may have or the owner refuses it.
  open func setFormat(_ format: AVAudioFormat) throws {
    if let unit = ownerAudioUnit, unit.renderResourcesAllocated {
      throw AudioUnitError(status: kAudioUnitErr_Initialized)
    }
    let isAccepted = ownerAudioUnit?.shouldChange(to: format, for: self) ?? true
    guard isAccepted, mayHave(channelCount: format.channelCount) else {
      throw AudioUnitError(status: kAudioUnitErr_FormatNotSupported)
    }
    self.format = format
  }

  private func mayHave(channelCount: AUAudioChannelCount) -> Bool {
    channelCount <= maximumChannelCount
      && supportedChannelCounts?.contains(Int(channelCount)) ?? true
  }

  /// Changes the format between requests, render resources or not, as a unit's next voice needs.
  package func followVoice(_ format: AVAudioFormat) { self.format = format }
}
