import Glibc

/// The time that the processor gives to this thread, which a busy machine does not stretch.
enum ThreadClock {
  static func nanoseconds(_ work: () -> Void) -> Int {
    let start = now
    work()
    return now - start
  }

  private static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
