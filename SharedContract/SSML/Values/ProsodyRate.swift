/// The value of `rate` on `prosody` (SSML 1.1 and 1.0 §3.2.4).
package enum ProsodyRate: Hashable, Sendable {
  package enum Label: String, KeywordValue {
    case extraSlow = "x-slow"
    case slow
    case medium
    case fast
    case extraFast = "x-fast"
    case `default`
  }

  /// Times the voice's default rate: 2 is twice as fast. May be 0 or absurd: limit it before use.
  case multiplier(Double)
  /// A change by this fraction: 0.2 is a fifth faster. May be below -1.
  case relative(Double)
  case label(Label)

  /// Reads a rate as `version` means it, or nil.
  ///
  /// A percentage is a multiplier in 1.1; in 1.0, and with a sign and a remark in 1.1, it is a
  /// change. Only 1.0 has numbers, which are multipliers.
  package static func read(
    _ text: String, version: SSMLVersion
  ) -> AttributeReading<ProsodyRate>? {
    if let percentage = NumberText.percentage(text) {
      if version == .version10 { return AttributeReading(.relative(percentage.value)) }
      if percentage.sign == nil { return AttributeReading(.multiplier(percentage.value)) }
      return AttributeReading(
        .relative(percentage.value), remark: "SSML 1.1 has no sign here; read as a change")
    }
    if version == .version10, let number = NumberText(text), number.sign == nil {
      return AttributeReading(.multiplier(number.value))
    }
    return Label.read(text)?.map { .label($0) }
  }
}
