package import SpeechTypes

/// What a provider tells its client.
package enum ProviderMessage: Hashable, Sendable {
  /// Answers `ClientMessage.hello`: the version both use from now on, and the provider's name.
  case welcome(version: UInt16, name: String)
  /// Answers `ClientMessage.listVoices`.
  case voices(VoiceList)
  /// The list has changed; sent unasked, coalesced.
  case voicesChanged(generation: UInt64)
  /// A request's audio begins: its format and the voice that speaks.
  case started(RequestIdentifier, AudioFormat, VoiceIdentifier)
  /// The next frames of a request.
  case audio(RequestIdentifier, samples: ArraySlice<UInt8>)
  /// Events of a request; each comes before the audio at its position.
  case markers(RequestIdentifier, [SpeechMarker])
  /// The next steps of a plan.
  case plan(RequestIdentifier, [PlanEvent])
  /// What was wrong in a request's text.
  case diagnostics(RequestIdentifier, [Diagnostic])
  /// The last message of every request.
  case finished(RequestIdentifier, SpeechOutcome, frameCount: UInt64)
  /// Why a request fails, before its `finished`; without a request, why the connection does.
  case failure(RequestIdentifier?, SpeechFailure)
}
