internal import Foundation

extension AVSpeechSynthesizer {
  /// How a program stands with personal voices. Apple symbol:
  /// `AVSpeechSynthesizer.PersonalVoiceAuthorizationStatus`.
  public enum PersonalVoiceAuthorizationStatus: UInt, Sendable {
    /// The user has not said anything.
    case notDetermined = 0
    /// The user refused, or programs may not ask.
    case denied = 1
    /// There is no app group, or no provider.
    case unsupported = 2
    /// Personal voices are listed and spoken.
    case authorized = 3
  }

  /// How this program, known by its executable, stands with personal voices now.
  public class var personalVoiceAuthorizationStatus: PersonalVoiceAuthorizationStatus {
    PersonalVoiceAuthorization.status
  }

  /// Asks the user to let this program use personal voices.
  ///
  /// The question is noted in the app group, where `voicectl personal` shows and answers it. It is
  /// waited for a minute at the longest, and not at all where neither a desktop nor a terminal is
  /// there; then the handler gets `denied`, and an answer that comes later still counts.
  ///
  /// - Parameter handler: Called once, on some thread.
  public class func requestPersonalVoiceAuthorization(
    completionHandler handler: @escaping @Sendable (PersonalVoiceAuthorizationStatus) -> Void
  ) {
    // A thread of a queue of its own may wait.
    DispatchQueue(label: "speech-personal-voice").async {
      handler(PersonalVoiceAuthorization.request())
    }
  }

  /// Asks the user to let this program use personal voices; see
  /// `requestPersonalVoiceAuthorization(completionHandler:)`.
  public class func requestPersonalVoiceAuthorization() async -> PersonalVoiceAuthorizationStatus {
    await withCheckedContinuation { continuation in
      requestPersonalVoiceAuthorization { continuation.resume(returning: $0) }
    }
  }
}
