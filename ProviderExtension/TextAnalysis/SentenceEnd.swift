/// Tells a sentence's full stop from an abbreviation's.
enum SentenceEnd {
  /// Abbreviations behind which a sentence does not end.
  private static let titles: Set<String> = [
    "mr", "mrs", "ms", "dr", "prof", "st", "mt", "jr", "sr", "vs", "gen", "col", "capt", "lt",
    "sgt", "rev", "hon", "fig", "approx",
  ]
  /// Abbreviations behind which a sentence goes on when a small letter follows.
  private static let beforeSmallLetters: Set<String> = [
    "etc", "al", "inc", "ltd", "co", "corp", "dept", "est", "ext", "min", "max", "tel",
  ]
  /// Abbreviations behind which a sentence does not end when a digit follows.
  private static let beforeNumbers: Set<String> = ["no", "nos", "p", "pp", "vol", "ch", "sec"]

  /// Whether the full stop at the end of `items` belongs to an abbreviation, seeing what follows.
  static func isAbbreviation(
    _ items: ArraySlice<SentenceItem>, followedBy next: Unicode.Scalar
  ) -> Bool {
    guard case .scalar(let last, _)? = items.last, last.scalar == "." else { return false }
    var letters = ""
    var hasInnerStop = false
    for item in items.dropLast().reversed() {
      guard case .scalar(let source, _) = item else { break }
      if source.scalar == "." {
        hasInnerStop = true
      } else if source.scalar.isWordLetter {
        letters.unicodeScalars.insert(source.scalar, at: letters.unicodeScalars.startIndex)
      } else {
        break
      }
    }
    let word = letters.lowercased()
    if titles.contains(word) { return true }
    if beforeNumbers.contains(word) { return next.isDigit }
    if next.properties.isLowercase { return hasInnerStop || beforeSmallLetters.contains(word) }
    // An initial: "J. Smith"; but "vitamin C. Then" reads the same, and a missed pause costs less
    // than a wrong one.
    return !hasInnerStop && letters.unicodeScalars.count == 1
      && letters.unicodeScalars.first?.properties.isUppercase == true && word != "i"
  }
}
