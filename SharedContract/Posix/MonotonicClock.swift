internal import Glibc

/// Time that only goes forward; the corresponding C function is `clock_gettime`.
package enum MonotonicClock {
  /// Milliseconds since some fixed moment (`CLOCK_MONOTONIC`).
  package static func milliseconds() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}
