/// The value of `strength` on `break` (SSML 1.1 §3.2.3).
package enum BreakStrength: String, KeywordValue {
  case none
  case extraWeak = "x-weak"
  case weak
  case medium
  case strong
  case extraStrong = "x-strong"
}
