internal import Synchronization

/// Frames on their way from the thread that prepares to the thread that renders.
///
/// Single producer, single consumer, fixed memory. Positions count frames since the queue was made
/// and never go back. Each member says who may call it.
package final class RenderQueue: @unchecked Sendable {
  // Safe to share: every frame of `samples` belongs to the producer or to the consumer, as the
  // positions say, and those are atomic.

  /// Frames that fit.
  package let capacity: Int
  private let samples: UnsafeMutablePointer<Float>
  private let producedPosition = Atomic(0)
  private let consumedPosition = Atomic(0)
  /// Frames before it belong to requests that were given up.
  private let skippedPosition = Atomic(0)
  /// Where the request ends; `Int.max` while that is not known.
  private let endPosition = Atomic(Int.max)
  private let underrunFrames = Atomic(0)

  /// - Parameter capacity: A power of two.
  package init(capacity: Int) {
    precondition(capacity > 0 && capacity & (capacity - 1) == 0, "a power of two")
    self.capacity = capacity
    // Frames are written before they are read; none is touched before.
    samples = .allocate(capacity: capacity)
  }

  deinit { samples.deallocate() }

  // MARK: - Producer

  /// Begins a request: what the one before left is never rendered. Producer.
  package func begin() {
    endPosition.store(.max, ordering: .releasing)
    skippedPosition.store(producedPosition.load(ordering: .relaxed), ordering: .releasing)
  }

  /// Frames that wait to be rendered. Producer.
  package var queuedFrameCount: Int {
    producedPosition.load(ordering: .relaxed)
      - max(
        consumedPosition.load(ordering: .acquiring), skippedPosition.load(ordering: .relaxed))
  }

  /// Frames that can be added now. Producer.
  ///
  /// Frames of a request that was given up take room until the next render call, which may be
  /// copying them, or `dropSkippedFrames`.
  package var freeFrameCount: Int {
    capacity
      - (producedPosition.load(ordering: .relaxed) - consumedPosition.load(ordering: .acquiring))
  }

  /// Adds frames: `write` fills all of the room it is given. Producer.
  ///
  /// - Parameter frameCount: At most `freeFrameCount`.
  package func append(frameCount: Int, _ write: (inout MutableSpan<Float>) -> Void) {
    precondition(frameCount <= freeFrameCount, "more frames than are free")
    var done = 0
    while done < frameCount {
      let position = producedPosition.load(ordering: .relaxed)
      let index = position & (capacity - 1)
      let count = min(frameCount - done, capacity - index)
      var room = MutableSpan(_unsafeStart: samples + index, count: count)
      write(&room)
      producedPosition.store(position + count, ordering: .releasing)
      done += count
    }
  }

  /// Ends the request behind the frames added so far. Producer.
  package func finish() {
    endPosition.store(producedPosition.load(ordering: .relaxed), ordering: .releasing)
  }

  // MARK: - Consumer

  /// What `copy` did.
  struct Copied {
    var frameCount: Int
    /// Whether the last of these frames is the request's last, or none is left.
    var isComplete: Bool
  }

  /// Copies the next frames. Render thread.
  @_noLocks
  func copy(
    into output: UnsafeMutablePointer<Float>, frameCount: Int
  ) -> Copied {
    // In this order no call mixes two requests: what was produced by now is no later request's than
    // the one found to be under way next, and an end that is found after that is not an earlier one's.
    let produced = producedPosition.load(ordering: .acquiring)
    let start = max(
      consumedPosition.load(ordering: .relaxed), skippedPosition.load(ordering: .acquiring))
    let end = endPosition.load(ordering: .acquiring)
    let count = max(0, min(frameCount, produced - start))
    var done = 0
    while done < count {
      let index = (start + done) & (capacity - 1)
      let piece = min(count - done, capacity - index)
      let source = samples + index
      let target = output + done
      // Not `update(from:count:)`: the compiler cannot see that it frees nothing.
      for offset in 0..<piece { target[offset] = source[offset] }
      done += piece
    }
    consumedPosition.store(start + count, ordering: .releasing)
    return Copied(frameCount: count, isComplete: start + count >= end)
  }

  /// Gives the room of frames that are never rendered back to the producer. Render thread, or the
  /// producer while no other thread renders.
  package func dropSkippedFrames() {
    let position = max(
      consumedPosition.load(ordering: .relaxed), skippedPosition.load(ordering: .acquiring))
    consumedPosition.store(position, ordering: .releasing)
  }

  /// Notes frames of silence that stood in for late ones. Render thread.
  @_noLocks
  func countUnderrun(frameCount: Int) {
    underrunFrames.add(frameCount, ordering: .relaxed)
  }

  /// Frames of silence that stood in for late ones since the queue was made. Any thread.
  package var underrunFrameCount: Int { underrunFrames.load(ordering: .relaxed) }
}
