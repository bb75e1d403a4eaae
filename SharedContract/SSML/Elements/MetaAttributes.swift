/// The attributes of `meta` (SSML 1.1 §3.1.6).
package struct MetaAttributes: Hashable, Sendable {
  package var name: String?
  /// `http-equiv`.
  package var header: String?
  package var content: String?

  package init(name: String? = nil, header: String? = nil, content: String? = nil) {
    self.name = name
    self.header = header
    self.content = content
  }
}
