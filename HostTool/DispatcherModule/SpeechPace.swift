/// When the next sound is due, so that the server always has some and never much of it; pure.
///
/// The server reads replies behind the sound, for all of its clients.
package struct SpeechPace {
  /// Sound that is sent ahead of what is heard.
  private static let leadMilliseconds = 300.0
  /// Servers stop reading with 10,000 frames that are not heard yet.
  private static let leadFrameCount = 8192.0

  private static let retryMilliseconds = 5.0
  /// The shortest time from a message's begin to its end.
  ///
  /// A server loses an end that comes while a thread of it is still about the stop of the message
  /// before, and then waits for it, silent, for ever.
  private static let shortestMilliseconds: Int64 = 20

  private let beginMilliseconds: Int64
  /// When all that was sent will have been heard, on `MonotonicClock`.
  private var endMilliseconds = -Double.infinity
  private var leadMilliseconds = 0.0

  /// A message begins now.
  package init(beginningAt now: Int64) { beginMilliseconds = now }

  /// Whole milliseconds until more is due; nil when it is now.
  package func millisecondsToWait(at now: Int64) -> Int? {
    let remaining = endMilliseconds - leadMilliseconds - Double(now)
    return remaining > 0 ? Int(remaining.rounded(.up)) : nil
  }

  /// Whole milliseconds until the server may be told of the message's end; 0 when it may now.
  package func millisecondsToEnd(at now: Int64) -> Int32 {
    Int32(max(0, beginMilliseconds + Self.shortestMilliseconds - now))
  }

  /// Whether enough was sent to look whether the server takes it, before more is sent.
  package func isAhead(at now: Int64) -> Bool {
    endMilliseconds - Double(now) > leadMilliseconds / 2
  }

  /// The server has not taken what was sent; to be asked again soon.
  package mutating func postpone(at now: Int64) {
    endMilliseconds = Double(now) + leadMilliseconds + Self.retryMilliseconds
  }

  /// So many frames were sent. What came too late is heard later, and so is all that follows.
  package mutating func send(frameCount: Int, sampleRate: Double, at now: Int64) {
    let duration = Double(frameCount) / sampleRate * 1000
    endMilliseconds = max(endMilliseconds, Double(now)) + duration
    leadMilliseconds = min(Self.leadMilliseconds, Self.leadFrameCount / sampleRate * 1000)
  }
}
