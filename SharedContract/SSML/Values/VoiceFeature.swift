/// A word of `required` and `ordering` on `voice` (SSML 1.1 §3.2.1).
package enum VoiceFeature: String, KeywordValue {
  case languages
  case name
  case gender
  case age
  case variant
}
