/// The value of `gender` on `voice` (SSML 1.1 §3.2.1).
package enum SpokenGender: String, KeywordValue {
  case male
  case female
  case neutral
}
