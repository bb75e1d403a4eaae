/// What a provider's process is asked with. Apple symbol: `NSExtensionContext`; empty here.
public final class NSExtensionContext: Sendable {
  /// Makes a context.
  public init() {}
}

/// Apple symbol: `NSExtensionRequestHandling`.
public protocol NSExtensionRequestHandling: AnyObject {
  /// Called once, before `createAudioUnit(with:)`; nothing needs to be done.
  func beginRequest(with context: NSExtensionContext)
}

/// Makes a provider's audio unit: the principal class of a provider. Apple symbol:
/// `AUAudioUnitFactory`.
public protocol AUAudioUnitFactory: NSExtensionRequestHandling {
  /// Makes a unit.
  ///
  /// On Apple's systems called once a process; here once for each request that is under way at the
  /// same time as others.
  func createAudioUnit(with componentDescription: AudioComponentDescription) throws -> AUAudioUnit
}
