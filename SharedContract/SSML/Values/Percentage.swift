/// A number before a percent sign, as a fraction: 0.5 of `50%`.
package struct Percentage: Hashable, Sendable {
  package var fraction: Double

  package init(fraction: Double) { self.fraction = fraction }

  /// Reads a percentage without a sign, or nil.
  package static func read(_ text: String) -> AttributeReading<Self>? {
    guard let (fraction, sign) = parse(text), sign == nil else { return nil }
    return AttributeReading(Self(fraction: fraction))
  }

  /// Reads a percentage with or without a sign, or nil.
  static func parse(_ text: String) -> (fraction: Double, sign: NumberText.Sign?)? {
    guard let digits = text.before("%"), let number = NumberText(digits) else { return nil }
    return (number.value / 100, number.sign)
  }
}
