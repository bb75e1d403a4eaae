internal import Glibc

/// A moment of the calendar, to the second.
package struct UnixTime: Hashable, Sendable {
  /// Since 1970-01-01T00:00:00Z, without leap seconds.
  package var seconds: Int64

  package init(seconds: Int64) { self.seconds = seconds }

  /// This moment; the corresponding C function is `time`.
  package static func now() -> UnixTime { UnixTime(seconds: Int64(time(nil))) }
}

// MARK: - CustomStringConvertible

extension UnixTime: CustomStringConvertible {
  /// The moment in UTC as ISO 8601 writes it: `2026-01-31T12:00:00Z`.
  package var description: String {
    var moment = time_t(seconds)
    var parts = tm()
    guard gmtime_r(&moment, &parts) != nil else { return "\(seconds) s after 1970" }
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
      let length = strftime(buffer.baseAddress, buffer.count, "%Y-%m-%dT%H:%M:%SZ", &parts)
      return String(decoding: buffer.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }
}
