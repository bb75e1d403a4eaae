/// A length of time as CSS2 writes it: `250ms`, `1.5s`, `+2s` (SSML 1.1 §1.3, "time designation").
package struct TimeDesignation: Hashable, Sendable {
  /// At least 0 and finite, but as long as the document says: limit it before use.
  package var milliseconds: Double

  package init(milliseconds: Double) { self.milliseconds = milliseconds }

  /// Reads `([0-9]*\.)?[0-9]+(ms|s)` with an optional `+`, or nil.
  package static func read(_ text: String) -> AttributeReading<Self>? {
    let isMilliseconds = text.hasSuffix("ms")
    guard let digits = text.before(isMilliseconds ? "ms" : "s"), digits.last != ".",
      let number = NumberText(digits), number.sign != .minus
    else { return nil }
    let milliseconds = isMilliseconds ? number.value : number.value * 1_000
    return milliseconds.isFinite ? AttributeReading(Self(milliseconds: milliseconds)) : nil
  }
}
