/// Times of day in English words.
package enum TimeWords {
  /// A time on a 12 or 24 hour clock, without its `a m` or `p m`.
  ///
  /// - Parameters:
  ///   - hour: 0 to 24.
  ///   - minute: 0 to 59.
  ///   - hasMeridiem: Whether "a m" or "p m" follows, so that "o'clock" does not.
  package static func words(
    hour: Int, minute: Int, second: Int? = nil, hasMeridiem: Bool = false
  ) -> [String] {
    var words = CardinalWords.words(hour)
    if minute == 0 {
      if (second ?? 0) == 0, !hasMeridiem {
        words.append((1...12).contains(hour) ? "o'clock" : "hundred")
      } else if second != nil, second != 0 {
        words.append("hundred")
      }
    } else {
      if minute < 10 { words.append("oh") }
      words += CardinalWords.words(minute)
    }
    if let second, second > 0 {
      words += ["and"] + CardinalWords.words(second) + [second == 1 ? "second" : "seconds"]
    }
    return words
  }
}
