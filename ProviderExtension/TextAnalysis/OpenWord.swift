import SSML

/// A `token` that is open (SSML 1.1 §3.1.8.2): one word, whatever markup is inside.
struct OpenWord {
  /// Marks and pauses of one word that are held back; more divide it.
  private static let longestHeldCount = 1000

  let role: String?
  /// Whether its text has begun.
  var hasText = false
  /// What stands inside, to come behind the word.
  var held: [SentenceItem] = []

  /// Whether a mark or pause is to come behind the word.
  var canHold: Bool { hasText && held.count < Self.longestHeldCount }

  init(role: [QualifiedName]) {
    self.role =
      role.isEmpty
      ? nil
      : role.map { $0.namespace.isEmpty ? $0.localName : "{\($0.namespace)}\($0.localName)" }
        .joined(separator: " ")
  }
}
