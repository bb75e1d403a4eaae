package import SpeechTypes

/// Markers that wait for the audio at their positions, in the order of these.
package struct MarkerQueue {
  private var waiting: [SpeechMarker] = []
  /// How many of them have been taken.
  private var takenCount = 0

  package init() {}

  /// Adds what a unit sent in one call.
  ///
  /// As on Apple's systems, markers that are sent again replace the earlier ones: those of the same
  /// kinds from the first position to the last. What comes behind its own audio is too late to be
  /// told, and is left out rather than put where it does not belong.
  package mutating func add(_ batch: [SpeechMarker], notBefore framePosition: Int) {
    let batch = batch.filter { $0.framePosition >= framePosition }
    guard let first = batch.map(\.framePosition).min(),
      let last = batch.map(\.framePosition).max()
    else { return }
    let start = index { $0.framePosition >= first }
    let end = index { $0.framePosition > last }
    let kinds = Set(batch.map(\.kind))
    let kept = waiting[start..<end].filter { !kinds.contains($0.kind) }
    waiting.replaceSubrange(start..<end, with: Self.inOrder(kept + batch))
  }

  /// Takes those before a position.
  package mutating func take(before framePosition: Int) -> [SpeechMarker] {
    let start = takenCount
    takenCount = index { $0.framePosition >= framePosition }
    defer {
      if takenCount == waiting.count {
        waiting = []
        takenCount = 0
      }
    }
    return Array(waiting[start..<takenCount])
  }

  /// Takes all, at the end of the audio: what would lie behind it is held to it.
  package mutating func takeAll(heldTo frameCount: Int) -> [SpeechMarker] {
    take(before: .max).map { marker in
      var marker = marker
      marker.framePosition = min(marker.framePosition, frameCount)
      return marker
    }
  }

  /// The first of those not taken yet for which `isBehind` holds, as it does for all after it.
  private func index(where isBehind: (SpeechMarker) -> Bool) -> Int {
    var low = takenCount
    var high = waiting.count
    while low < high {
      let middle = (low + high) / 2
      if isBehind(waiting[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// By position; those at the same one stay as they are.
  private static func inOrder(_ markers: [SpeechMarker]) -> [SpeechMarker] {
    markers.enumerated().sorted { left, right in
      (left.element.framePosition, left.offset) < (right.element.framePosition, right.offset)
    }.map(\.element)
  }
}
