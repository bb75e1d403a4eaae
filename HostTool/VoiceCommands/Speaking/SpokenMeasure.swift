internal import Glibc

/// Numbers with units as people type them on a command line.
enum SpokenMeasure {
  /// 1.5 of `1.5` and of `150%`; nil for anything else, a sign too.
  static func multiple(_ text: String) -> Double? {
    guard !text.hasPrefix("+"), !text.hasPrefix("-") else { return nil }
    return number(text[...]) ?? number(text, before: "%").map { $0 / 100 }
  }

  /// The multiple of a pitch that `+2st` stands for.
  static func semitones(_ text: String) -> Double? {
    number(text, before: "st").map { exp2($0 / 12) }
  }

  /// -6 of `-6dB`.
  static func decibels(_ text: String) -> Double? { number(text, before: "dB") }

  private static func number(_ text: String, before unit: String) -> Double? {
    text.hasSuffix(unit) ? number(text.dropLast(unit.count)) : nil
  }

  /// A decimal number with an optional sign; `Double` alone would take `nan` and `0x1p3` too.
  private static func number(_ text: Substring) -> Double? {
    guard text.utf8.allSatisfy({ "+-.0123456789".utf8.contains($0) }) else { return nil }
    return Double(text)
  }
}
