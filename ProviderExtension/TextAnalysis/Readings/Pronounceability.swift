/// Tells letters that can be said as an English word from those that have to be spelled.
enum Pronounceability {
  private static let beginnings: Set<Substring> = [
    "bl", "br", "ch", "chr", "cl", "cr", "dr", "dw", "fl", "fr", "gh", "gl", "gn", "gr", "kl", "kn",
    "kr", "ph", "phr", "pl", "pr", "ps", "rh", "sc", "sch", "scr", "sh", "shr", "sk", "sl", "sm",
    "sn", "sp", "sph", "spl", "spr", "sq", "st", "str", "sv", "sw", "th", "thr", "tr", "ts", "tw",
    "wh", "wr",
  ]

  /// Whether a word in small ASCII letters has vowels where English needs them.
  ///
  /// Letters of other kinds are taken to be part of a word.
  static func isSayable(_ word: String) -> Bool {
    guard word.utf8.allSatisfy({ $0 < 0x80 }) else { return true }
    let runs = word.split { "aeiouy".contains($0) }
    guard word.contains(where: { "aeiouy".contains($0) }) else { return false }
    for run in runs {
      let isFirst = run.startIndex == word.startIndex
      let isLast = run.endIndex == word.endIndex
      if isFirst, run.utf8.count > 1, !beginnings.contains(run) { return false }
      if run.utf8.count > (isFirst || isLast ? 3 : 4) { return false }
    }
    return true
  }
}
