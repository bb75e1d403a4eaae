internal import Synchronization

/// Lines on standard error for whoever looks after a program; the one way to write them.
///
/// Each is one line, whatever it quotes, and begins with the program's name; in systemd's journal its
/// level goes before it (sd-daemon(3)). Nothing that is spoken belongs into one. A flood is held
/// back, and how much of it is told. Any thread.
package enum Log {
  /// How much a line matters, by the numbers of syslog(3).
  package enum Level: Int32, Sendable {
    case error = 3
    case warning = 4
    /// Left out unless `VOICE_LOG` is `debug`.
    case debug = 7
  }

  /// Writes one line.
  ///
  /// - Parameter program: Who says it.
  package static func write(
    _ level: Level, _ program: String, _ message: @autoclosure () -> String
  ) {
    guard level != .debug || isDebugging else { return }
    let now = MonotonicClock.milliseconds()
    let admission = pace.withLock { $0.admit(atMilliseconds: now) }
    guard let heldBackCount = admission else { return }
    if heldBackCount > 0 {
      put(.warning, "\(program): \(heldBackCount) lines were held back, so many came")
    }
    put(level, "\(program): \(message())")
  }

  private static let pace = Mutex(LogPace())
  private static let isDebugging = Environment.variable("VOICE_LOG") == "debug"
  private static let isJournal = JournalStream(Environment.variable("JOURNAL_STREAM"))
    .isStandardError

  private static func put(_ level: Level, _ text: String) {
    let prefix = isJournal ? "<\(level.rawValue)>" : ""
    // There is nobody left to tell when this fails.
    try? StandardStream.error.write(prefix + singleLine(text) + "\n")
  }

  /// With a space for each character that would end the line or steer a terminal.
  static func singleLine(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      line.append(scalar.properties.generalCategory == .control ? " " : scalar)
    }
    return String(line)
  }
}

/// Lets a burst of lines through, then one a second.
package struct LogPace {
  private static let burstCount = 20
  private static let millisecondsPerLine: Int64 = 1000

  private var remaining = LogPace.burstCount
  private var countedMilliseconds: Int64 = 0
  private var heldBackCount = 0

  package init() {}

  /// - Parameter now: On a clock that only goes forward.
  /// - Returns: How many lines before this one were held back; nil to hold it back too.
  package mutating func admit(atMilliseconds now: Int64) -> Int? {
    let earned = (now - countedMilliseconds) / Self.millisecondsPerLine
    if Int64(remaining) + earned >= Int64(Self.burstCount) {
      remaining = Self.burstCount
      countedMilliseconds = now
    } else {
      remaining += Int(earned)
      countedMilliseconds += earned * Self.millisecondsPerLine
    }
    guard remaining > 0 else {
      heldBackCount += 1
      return nil
    }
    remaining -= 1
    defer { heldBackCount = 0 }
    return heldBackCount
  }
}

/// The stream that systemd has connected to its journal, as `JOURNAL_STREAM` names it: device and
/// inode (systemd.exec(5)).
struct JournalStream: Hashable {
  let device: UInt64
  let inode: UInt64

  /// - Parameter value: The variable's; nil, or what is no such pair, names no stream.
  init(_ value: String?) {
    let numbers = (value ?? "").split(separator: ":").compactMap { UInt64($0) }
    (device, inode) = numbers.count == 2 ? (numbers[0], numbers[1]) : (0, 0)
  }

  /// Whether this process's standard error goes there.
  var isStandardError: Bool {
    guard inode != 0, let status = FileStatus.ofStandardError() else { return false }
    return status.device == device && status.inode == inode
  }
}
