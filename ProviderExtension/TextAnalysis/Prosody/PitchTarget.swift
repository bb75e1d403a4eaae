/// A pitch at a place of some speech; between two of them the pitch goes straight from one to the
/// other.
package struct PitchTarget: Hashable, Sendable {
  /// 0 where the speech starts, 1 where it ends.
  package var position: Double
  /// A multiple of the voice's pitch.
  package var multiple: Double

  package init(position: Double, multiple: Double) {
    self.position = position
    self.multiple = multiple
  }
}

extension [PitchTarget] {
  /// The pitch at a place: before the first target and behind the last theirs; 1 without any.
  package func multiple(at position: Double) -> Double {
    guard let behind = first(where: { $0.position >= position }) else {
      return last?.multiple ?? 1
    }
    guard let before = last(where: { $0.position < position }) else { return behind.multiple }
    let fraction = (position - before.position) / (behind.position - before.position)
    return before.multiple + fraction * (behind.multiple - before.multiple)
  }

  /// The targets of a part, its start and its end among them, with places counted in the part.
  package func part(_ range: ClosedRange<Double>) -> [PitchTarget] {
    let length = Swift.max(range.upperBound - range.lowerBound, 1e-9)
    let inner = filter { $0.position > range.lowerBound && $0.position < range.upperBound }.map {
      PitchTarget(
        position: ($0.position - range.lowerBound) / length, multiple: $0.multiple)
    }
    return [PitchTarget(position: 0, multiple: multiple(at: range.lowerBound))] + inner
      + [PitchTarget(position: 1, multiple: multiple(at: range.upperBound))]
  }
}
