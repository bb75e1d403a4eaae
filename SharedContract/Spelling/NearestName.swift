/// What a mistyped name was probably meant to be.
package enum NearestName {
  /// The name with the fewest typing mistakes from `text`, or nil when none is near.
  ///
  /// Near is a third of the name's length in mistakes, rounded up: a character left out, added,
  /// replaced, or two neighbours swapped. Upper and lower case count as the same. What both begin
  /// with does not count as length, or all names of one domain would be near each other.
  package static func of(_ text: String, in names: [String]) -> String? {
    // A name is not this long; the table below would only cost time.
    guard text.utf8.count <= 100 else { return nil }
    let folded = Array(text.lowercased())
    let nearest = names.lazy
      .map { (name: $0, distance: distance(folded, Array($0.lowercased()))) }
      .min { $0.distance < $1.distance }
    guard let nearest else { return nil }
    let shared = zip(folded, nearest.name.lowercased()).prefix { $0 == $1 }.count
    let allowance = max(1, (nearest.name.count - shared + 2) / 3)
    return nearest.distance <= allowance ? nearest.name : nil
  }

  /// The optimal string alignment distance.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for (row, leftCharacter) in left.enumerated() {
      var current = [row + 1]
      for (column, rightCharacter) in right.enumerated() {
        var best = min(
          previous[column] + (leftCharacter == rightCharacter ? 0 : 1),
          previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, leftCharacter == right[column - 1],
          left[row - 1] == rightCharacter
        {
          best = min(best, beforePrevious[column - 1] + 1)
        }
        current.append(best)
      }
      (beforePrevious, previous) = (previous, current)
    }
    return previous[right.count]
  }
}

extension NearestName {
  /// The end of a message about a name that is not known: `; did you mean "recordings"?`, or
  /// nothing when no name is near.
  package static func suggestion(for text: String, in names: [String]) -> String {
    of(text, in: names).map { "; did you mean \"\($0)\"?" } ?? ""
  }
}
