/// The value of `level` on `emphasis` (SSML 1.1 §3.2.2).
package enum EmphasisLevel: String, KeywordValue {
  case strong
  case moderate
  case none
  case reduced
}
