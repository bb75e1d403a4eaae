public import AudioUnits

// What a class of Apple's systems has from NSObject.

extension AVSpeechSynthesisMarker {
  /// Apple symbol: `NSObject.copy()`.
  public func copy() -> Any { copy(with: nil) }
}

extension AVSpeechSynthesisProviderVoice {
  /// Apple symbol: `NSObject.copy()`.
  public func copy() -> Any { copy(with: nil) }
}

extension AVSpeechSynthesisProviderRequest {
  /// Apple symbol: `NSObject.copy()`.
  public func copy() -> Any { copy(with: nil) }
}
