/// The value of `pitch` and of `range` on `prosody`, and a target of its `contour` (SSML 1.1
/// §3.2.4).
package enum ProsodyPitch: Hashable, Sendable {
  package enum Label: String, KeywordValue {
    case extraLow = "x-low"
    case low
    case medium
    case high
    case extraHigh = "x-high"
    case `default`
  }

  /// Absolute, in hertz.
  case hertz(Double)
  /// A change in hertz.
  case relativeHertz(Double)
  /// A change in semitones.
  case semitones(Double)
  /// A change by this fraction: 0.1 is a tenth higher.
  case relative(Double)
  case label(Label)

  /// Reads a pitch, or nil; a percentage is a change, with or without a sign.
  package static func read(_ text: String) -> AttributeReading<ProsodyPitch>? {
    if let digits = text.before("Hz"), let number = NumberText(digits) {
      return AttributeReading(
        number.sign == nil ? .hertz(number.value) : .relativeHertz(number.value))
    }
    if let digits = text.before("st"), let number = NumberText(digits), number.sign != nil {
      return AttributeReading(.semitones(number.value))
    }
    if let percentage = NumberText.percentage(text) {
      return AttributeReading(.relative(percentage.value))
    }
    return Label.read(text)?.map { .label($0) }
  }
}
