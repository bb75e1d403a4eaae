/// The value of `volume` on `prosody` (SSML 1.1 and 1.0 §3.2.4).
package enum ProsodyVolume: Hashable, Sendable {
  package enum Label: String, KeywordValue {
    case extraSoft = "x-soft"
    case soft
    case medium
    case loud
    case extraLoud = "x-loud"
    case `default`
  }

  /// A change of the level in force.
  case decibels(Double)
  /// 1.0: linear, 0 to 100, where 100 is the recording's level.
  case absolute(Double)
  /// 1.0: a change in points of the scale of `absolute`.
  case relativePoints(Double)
  /// 1.0: a change by this fraction of the level in force.
  case relative(Double)
  case silent
  case label(Label)

  /// Reads a volume as `version` means it, or nil; in 1.0 decibels bring a remark.
  package static func read(
    _ text: String, version: SSMLVersion
  ) -> AttributeReading<ProsodyVolume>? {
    if text.lowercased() == "silent" {
      return AttributeReading(
        .silent, remark: text == "silent" ? nil : "the word is \"silent\", in lower case")
    }
    if var reading = Decibels.read(text)?.map({ ProsodyVolume.decibels($0.value) }) {
      if version == .version10 { reading.remark = "decibels come from SSML 1.1" }
      return reading
    }
    if version == .version10, let volume = readLinear(text) { return AttributeReading(volume) }
    return Label.read(text)?.map { .label($0) }
  }

  private static func readLinear(_ text: String) -> ProsodyVolume? {
    if let percentage = NumberText.percentage(text) { return .relative(percentage.value) }
    guard let number = NumberText(text) else { return nil }
    if number.sign != nil { return .relativePoints(number.value) }
    return number.value <= 100 ? .absolute(number.value) : nil
  }
}
