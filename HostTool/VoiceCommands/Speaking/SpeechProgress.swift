internal import CommandLineTool
internal import Posix
internal import SpeechTypes

/// A line on the terminal that says how far a long request has come.
struct SpeechProgress {
  /// A request shorter than this shows none.
  private static let delayMilliseconds: Int64 = 1000
  private static let intervalMilliseconds: Int64 = 200

  private let stream: ConsoleStream
  private let textByteCount: Int
  private let startMilliseconds = MonotonicClock.milliseconds()
  private var shownMilliseconds: Int64?
  private var reachedByteCount = 0

  init(_ console: Console, textByteCount: Int) {
    stream = console.error
    self.textByteCount = textByteCount
  }

  /// Notes how far into the text the markers are.
  mutating func add(_ markers: [SpeechMarker]) {
    for marker in markers {
      reachedByteCount = max(reachedByteCount, marker.textRange.end.utf8)
    }
  }

  /// Shows the line when it is time.
  mutating func show(seconds: Double) {
    guard stream.isTerminal else { return }
    let now = MonotonicClock.milliseconds()
    guard now - startMilliseconds >= Self.delayMilliseconds,
      now - (shownMilliseconds ?? 0) >= Self.intervalMilliseconds
    else { return }
    shownMilliseconds = now
    let percent = textByteCount > 0 ? 100 * reachedByteCount / textByteCount : 100
    write("\r\(percent) % of the text, \(seconds.hundredths) s of speech\u{1B}[K")
  }

  /// Takes the line away.
  func clear() {
    if shownMilliseconds != nil { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    // Progress that cannot be shown is no reason to stop.
    try? stream.write(text)
  }
}

extension Double {
  /// With two decimals; for durations, which are not negative.
  var hundredths: String {
    let hundredths = Int((self * 100).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100)." + (fraction < 10 ? "0" : "") + "\(fraction)"
  }
}
