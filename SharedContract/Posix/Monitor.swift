internal import Glibc

/// State that several threads share, and a way to wait for it to change.
///
/// The corresponding C types are `pthread_mutex_t` and `pthread_cond_t`. Not to be locked twice by
/// one thread; no call goes out while it is locked but to hand work on.
package final class Monitor<State>: @unchecked Sendable {
  // Safe to share: `state` is touched only between lock and unlock.

  private var state: State
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  package init(_ state: sending State) {
    self.state = state
    pthread_mutex_init(mutex, nil)
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(condition, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Runs `body` with the state; nobody else touches it meanwhile. Wakes nobody.
  package func withLock<Result, Failure: Error>(
    _ body: (inout State) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body(&state)
  }

  /// Runs `body` with the state and wakes all who wait.
  @discardableResult
  package func change<Result>(_ body: (inout State) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer {
      pthread_cond_broadcast(condition)
      pthread_mutex_unlock(mutex)
    }
    return body(&state)
  }

  /// Waits until `body` has an answer, which it is asked for again after each `change`.
  ///
  /// - Parameter timeoutMilliseconds: nil waits for ever.
  /// - Returns: Its answer; nil when the time is over first.
  package func wait<Result>(
    timeoutMilliseconds: Int? = nil, for body: (inout State) -> Result?
  ) -> Result? {
    var deadline = timespec()
    if let timeoutMilliseconds {
      clock_gettime(CLOCK_MONOTONIC, &deadline)
      deadline.tv_sec += timeoutMilliseconds / 1000
      deadline.tv_nsec += timeoutMilliseconds % 1000 * 1_000_000
      if deadline.tv_nsec >= 1_000_000_000 {
        deadline.tv_sec += 1
        deadline.tv_nsec -= 1_000_000_000
      }
    }
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let result = body(&state) { return result }
      guard timeoutMilliseconds != nil else {
        pthread_cond_wait(condition, mutex)
        continue
      }
      if pthread_cond_timedwait(condition, mutex, &deadline) == ETIMEDOUT { return body(&state) }
    }
  }
}
