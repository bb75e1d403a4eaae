/// A ratio of levels, 20·log10(a1/a0): `+6dB`, `-0.5dB` (SSML 1.1 §3.2.4 volume, §3.3.1
/// soundLevel).
package struct Decibels: Hashable, Sendable {
  package var value: Double

  package init(_ value: Double) { self.value = value }

  /// Reads a number with a sign, or, with a remark, without one, before `dB`; or nil.
  package static func read(_ text: String) -> AttributeReading<Self>? {
    guard let digits = text.before("dB"), digits.last != ".", let number = NumberText(digits) else {
      return nil
    }
    let remark = number.sign == nil ? "decibels have a sign, so \("+\(text)".quoted)" : nil
    return AttributeReading(Self(number.value), remark: remark)
  }
}
