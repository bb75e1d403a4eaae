/// Which of its two main ways Spanish is pronounced in.
package enum SpanishVariety: Hashable, Sendable, CaseIterable {
  /// The *c* of *cena* and the *z* of *zapato* are a sound of their own.
  case spain
  /// They are an S, as in the Americas and the Canary Islands.
  case america
}
