/// The busses of one direction. Apple symbol: `AUAudioUnitBusArray`.
open class AUAudioUnitBusArray {
  private var busses: [AUAudioUnitBus]
  /// The direction.
  public let busType: AUAudioUnitBusType
  /// The unit they belong to.
  public private(set) unowned var ownerAudioUnit: AUAudioUnit

  /// Makes an array for a unit, which the array does not keep.
  public init(audioUnit: AUAudioUnit, busType: AUAudioUnitBusType, busses: [AUAudioUnitBus]) {
    self.busses = []
    self.busType = busType
    ownerAudioUnit = audioUnit
    replaceBusses(busses)
  }

  /// Makes an array without busses.
  public convenience init(audioUnit: AUAudioUnit, busType: AUAudioUnitBusType) {
    self.init(audioUnit: audioUnit, busType: busType, busses: [])
  }

  /// The number of busses.
  public var count: Int { busses.count }

  /// The bus at an index below `count`.
  public subscript(index: Int) -> AUAudioUnitBus { busses[index] }

  /// Whether `setBusCount` can change `count`.
  open var isCountChangeable: Bool { false }

  /// Changes the number of busses.
  ///
  /// - Throws: `AudioUnitError` with `kAudioUnitErr_InvalidParameter`, unless it is `count` already.
  open func setBusCount(_ count: Int) throws {
    guard count == self.count else { throw AudioUnitError(status: kAudioUnitErr_InvalidParameter) }
  }

  /// Has other busses from now on; the array keeps its identity.
  public func replaceBusses(_ busArray: [AUAudioUnitBus]) {
    for bus in busses { bus.ownerAudioUnit = nil }
    busses = busArray
    for (index, bus) in busArray.enumerated() {
      bus.ownerAudioUnit = ownerAudioUnit
      bus.index = index
      bus.busType = busType
    }
  }
}

// MARK: - Sequence

extension AUAudioUnitBusArray: Sequence {
  /// The busses in their order.
  public func makeIterator() -> IndexingIterator<[AUAudioUnitBus]> { busses.makeIterator() }
}
