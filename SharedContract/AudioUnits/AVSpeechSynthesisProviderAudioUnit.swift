/// Receives a request's markers. Apple symbol: `AVSpeechSynthesisProviderOutputBlock`.
public typealias AVSpeechSynthesisProviderOutputBlock = (
  [AVSpeechSynthesisMarker], AVSpeechSynthesisProviderRequest
) -> Void

/// An audio unit that speaks. Apple symbol: `AVSpeechSynthesisProviderAudioUnit`.
///
/// The host hands a request to `synthesizeSpeechRequest(_:)` and calls the render block until it
/// sets `offlineUnitRenderAction_Complete` with the last frame.
open class AVSpeechSynthesisProviderAudioUnit: AUAudioUnit {
  /// The voices that can be used now; a subclass overrides it.
  open var speechVoices: [AVSpeechSynthesisProviderVoice] = []

  /// Set by the host, called by the unit. A marker may be about audio not rendered yet.
  open var speechSynthesisOutputMetadataBlock: AVSpeechSynthesisProviderOutputBlock?

  /// Begins a request; one under way is given up. A subclass overrides it.
  open func synthesizeSpeechRequest(_ speechRequest: AVSpeechSynthesisProviderRequest) {}

  /// Gives up the request under way. A subclass overrides it.
  open func cancelSpeechRequest() {}
}
