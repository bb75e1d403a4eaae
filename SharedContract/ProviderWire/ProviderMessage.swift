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
  case failure(RequestIdentifier?, ProviderFailure)
}

/// A failure as the provider tells it.
package struct ProviderFailure: Hashable, Sendable {
  /// A stable name for programs to match.
  package struct Code: RawRepresentable, Hashable, Sendable {
    package let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    /// Bytes that are no message, or a message that may not come now; the connection ends.
    package static let wire = Self(rawValue: "protocol")
    /// No protocol version in common; the connection ends.
    package static let version = Self(rawValue: "version")
    /// The store cannot be read.
    package static let store = Self(rawValue: "store")
    /// No advertised voice has the identifier.
    package static let voiceNotFound = Self(rawValue: "voice-not-found")
    /// The voice is advertised but its files cannot be used.
    package static let voiceUnusable = Self(rawValue: "voice-unusable")
    /// More requests, or more waiting text, than the documented limit.
    package static let limit = Self(rawValue: "limit")
  }

  package var code: Code
  /// One sentence for people.
  package var message: String

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
