/// The attributes of `say-as` (SSML 1.1 §3.1.9), as written: a consumer that does not know a value
/// reads on as if it were absent.
package struct SayAsAttributes: Hashable, Sendable {
  package var interpretAs: String?
  package var format: String?
  package var detail: String?

  package init(interpretAs: String? = nil, format: String? = nil, detail: String? = nil) {
    self.interpretAs = interpretAs
    self.format = format
    self.detail = detail
  }
}
