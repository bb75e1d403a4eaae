/// The value of `contour` on `prosody`: pitch targets at places of the text (SSML 1.1 §3.2.4).
package struct PitchContour: Hashable, Sendable {
  package struct Point: Hashable, Sendable {
    /// 0 at the start of the text, 1 at its end.
    package var position: Double
    package var pitch: ProsodyPitch

    package init(position: Double, pitch: ProsodyPitch) {
      self.position = position
      self.pitch = pitch
    }
  }

  /// In order of position; never empty.
  package var points: [Point]

  package init(points: [Point]) { self.points = points }

  /// Reads pairs `(n%,target)` parted by white space, or nil when none can be read.
  ///
  /// Places outside of 0 to 100 % are left out, as the standard says. Pairs out of order, with
  /// space inside or that cannot be read bring a remark.
  package static func read(_ text: String) -> AttributeReading<Self>? {
    var points: [Point] = []
    var remark: String?
    for part in text.split(separator: ")", omittingEmptySubsequences: false) {
      let pair = String(part).collapsed
      if pair.isEmpty { continue }
      guard let reading = readPair(pair) else {
        remark = "\("\(pair))".quoted) is not a pair; left out"
        continue
      }
      remark = reading.remark ?? remark
      if (0...1).contains(reading.value.position) { points.append(reading.value) }
    }
    let sorted = points.enumerated().sorted {
      ($0.element.position, $0.offset) < ($1.element.position, $1.offset)
    }
    .map(\.element)
    if sorted != points { remark = remark ?? "the places are not in order; sorted" }
    return points.isEmpty ? nil : AttributeReading(Self(points: sorted), remark: remark)
  }

  private static func readPair(_ text: String) -> AttributeReading<Point>? {
    guard text.first == "(" else { return nil }
    let parts = text.dropFirst().split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let place = String(parts[0]).collapsed
    let target = String(parts[1]).collapsed
    guard let position = NumberText.percentage(place)?.value,
      let pitch = ProsodyPitch.read(target)
    else { return nil }
    let hasSpace = text.utf8.contains(0x20)
    return AttributeReading(
      Point(position: position, pitch: pitch.value),
      remark: hasSpace ? "no space is allowed inside a pair" : pitch.remark)
  }
}
