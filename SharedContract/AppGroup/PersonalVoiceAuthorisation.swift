/// What the user said about an application's use of personal voices.
package enum PersonalVoiceAuthorisation: String, Sendable {
  case denied
  case authorized
}
