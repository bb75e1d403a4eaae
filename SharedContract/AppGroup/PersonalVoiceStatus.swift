package import Posix

/// How an application stands with personal voices.
///
/// Apple symbol: `AVSpeechSynthesizer.PersonalVoiceAuthorizationStatus`, whose `notDetermined` is
/// split here into those that have not asked and those that wait.
package enum PersonalVoiceStatus: Hashable, Sendable {
  /// It has not asked, and may.
  case notDetermined
  /// It has asked, at that time, and the user has not said anything yet.
  case waiting(since: UnixTime)
  /// The user refused, or said nothing and applications may not ask.
  case denied
  case authorized
}
