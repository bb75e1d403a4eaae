/// Apple symbol: `AUAudioUnitBusType`.
public enum AUAudioUnitBusType: Int, Sendable {
  /// Audio the unit takes.
  case input = 1
  /// Audio the unit gives.
  case output = 2
}

/// A connection point of a unit. Apple symbol: `AUAudioUnitBus`.
public final class AUAudioUnitBus {
  /// The audio that passes here.
  public private(set) var format: AVAudioFormat
  /// A name for people.
  public var name: String?
  /// Whether the bus is in use.
  public var isEnabled = true
  fileprivate(set) weak var ownerAudioUnit: AUAudioUnit?

  /// Makes a bus.
  ///
  /// - Throws: Nothing here; Apple's may refuse a format.
  public init(format: AVAudioFormat) throws { self.format = format }

  /// Changes the format.
  ///
  /// - Throws: `AudioUnitError` with `kAudioUnitErr_Initialized` while the owner has its render
  ///   resources, with `kAudioUnitErr_FormatNotSupported` when it refuses the format.
  public func setFormat(_ format: AVAudioFormat) throws {
    if let unit = ownerAudioUnit {
      guard !unit.renderResourcesAllocated else {
        throw AudioUnitError(status: kAudioUnitErr_Initialized)
      }
      guard unit.shouldChange(to: format, for: self) else {
        throw AudioUnitError(status: kAudioUnitErr_FormatNotSupported)
      }
    }
    self.format = format
  }

  /// Changes the format between requests, render resources or not, as a unit's next voice needs.
  package func followVoice(_ format: AVAudioFormat) { self.format = format }
}

/// The busses of one direction. Apple symbol: `AUAudioUnitBusArray`.
public final class AUAudioUnitBusArray {
  private let busses: [AUAudioUnitBus]
  /// The direction.
  public let busType: AUAudioUnitBusType
  /// The unit they belong to.
  public private(set) unowned var ownerAudioUnit: AUAudioUnit

  /// Makes an array for a unit, which the array does not keep.
  public init(
    audioUnit: AUAudioUnit, busType: AUAudioUnitBusType, busses: [AUAudioUnitBus] = []
  ) {
    self.busses = busses
    self.busType = busType
    ownerAudioUnit = audioUnit
    for bus in busses { bus.ownerAudioUnit = audioUnit }
  }

  /// The number of busses.
  public var count: Int { busses.count }

  /// The bus at an index below `count`.
  public subscript(index: Int) -> AUAudioUnitBus { busses[index] }
}
