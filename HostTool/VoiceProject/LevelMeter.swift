internal import SpeechTypes

/// The level of sound that comes in parts, as a bar that a person sees while speaking.
package struct LevelMeter: Hashable, Sendable {
  /// The bar's range, in dB of full scale.
  private static let range = -60.0...0.0
  /// What the peak falls by with each part.
  private static let fall = 1.5

  /// Of the loudest sample of the last parts, in dB of full scale; -60 or more.
  package private(set) var peakLevel = LevelMeter.range.lowerBound

  package init() {}

  /// Takes the next samples.
  package mutating func take(_ samples: Span<Int16>) {
    var peak = 0
    for index in samples.indices { peak = max(peak, abs(Int(samples[index]))) }
    let level = Decibel.of(amplitude: Double(peak) * 0x1p-15)
    peakLevel = max(level, peakLevel - Self.fall, Self.range.lowerBound)
  }

  /// The bar: `#` up to the peak, `-` behind it, and a word when it is too loud.
  ///
  /// - Parameter columnCount: Of the bar itself.
  package func bar(columnCount: Int) -> String {
    let share =
      (peakLevel - Self.range.lowerBound) / (Self.range.upperBound - Self.range.lowerBound)
    let count = min(columnCount, Int((share * Double(columnCount)).rounded()))
    let bar = String(repeating: "#", count: count)
    let rest = String(repeating: "-", count: columnCount - count)
    return "[\(bar)\(rest)]" + (peakLevel > -1 ? " too loud" : "")
  }
}
