public import AudioUnits
// By name, since released programs leave concurrency out where nothing asks for it.
internal import _Concurrency

// Apart from the unit itself: whatever links concurrency starts with its library of thread pools.
extension AUAudioUnit {
  /// Makes a unit of a registered class.
  ///
  /// Apple symbol: `instantiate(with:options:completionHandler:)`.
  ///
  /// - Parameter completionHandler: Gets the unit, or nil and why: `AudioUnitError` with
  ///   `kAudioComponentErr_UnsupportedType` where no class is registered. Called on a thread of
  ///   the concurrency pool.
  public class func instantiate(
    with componentDescription: AudioComponentDescription,
    options: AudioComponentInstantiationOptions = [],
    completionHandler: @escaping @Sendable (AUAudioUnit?, (any Error)?) -> Void
  ) {
    Task {
      do {
        completionHandler(try makeRegistered(componentDescription, options), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Makes a unit of a registered class.
  ///
  /// - Throws: `AudioUnitError` with `kAudioComponentErr_UnsupportedType` where no class is
  ///   registered; else what the unit's initialiser throws.
  public class func instantiate(
    with componentDescription: AudioComponentDescription,
    options: AudioComponentInstantiationOptions = []
  ) async throws -> sending AUAudioUnit {
    try makeRegistered(componentDescription, options)
  }
}
