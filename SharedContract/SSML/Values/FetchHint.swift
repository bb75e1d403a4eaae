/// The value of `fetchhint` on `audio` (SSML 1.1 §3.3.1).
package enum FetchHint: String, KeywordValue {
  case prefetch
  case safe
}
