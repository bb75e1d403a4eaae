package import SpeechTypes

/// What a speech unit of this package can do beyond Apple's contract.
///
/// A host that finds it on a unit hands the text over as it arrives instead of in one request, is
/// told diagnostics and failures, and can ask for a plan. All calls on the control thread.
package protocol StreamingSpeechUnit: AVSpeechSynthesisProviderAudioUnit {
  /// Begins a request whose text follows; one under way is given up.
  ///
  /// - Parameter options: A prosody outside what a request may ask for is held within it.
  func beginStreamedRequest(
    voice: VoiceIdentifier, textKind: SpeechTextKind, options: SpeechOptions)

  /// Adds UTF-8 text, cut anywhere.
  func appendText(_ utf8: ArraySlice<UInt8>, isLast: Bool)

  /// UTF-8 bytes of text that were added and not looked at yet.
  var pendingTextByteCount: Int { get }

  /// The next steps of the request's plan; nil at its end, empty while text is missing.
  func nextPlanEvents() -> [PlanEvent]?

  /// What was wrong in the text looked at since the last call.
  func takeDiagnostics() -> [Diagnostic]

  /// Why the request cannot go on; it has no further frames then.
  var requestFailure: SpeechFailure? { get }

  /// Why the request may not go on with the voices it uses, looked up at every call; nil while it may.
  var requestRefusal: SpeechFailure? { get }
}

extension StreamingSpeechUnit {
  /// Begins a request with the options that Apple's contract, which has none, stands for.
  package func beginStreamedRequest(voice: VoiceIdentifier, textKind: SpeechTextKind) {
    beginStreamedRequest(voice: voice, textKind: textKind, options: SpeechOptions())
  }
}
