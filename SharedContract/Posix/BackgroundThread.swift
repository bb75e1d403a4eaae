internal import CPosix
internal import Glibc

/// A thread of its own for work that waits; the corresponding C function is `pthread_create`.
package enum BackgroundThread {
  /// What is handed to a new thread.
  fileprivate final class Start {
    let name: String
    let body: @Sendable () -> Void

    init(_ name: String, _ body: @escaping @Sendable () -> Void) {
      self.name = name
      self.body = body
    }
  }

  /// Runs `body` on a new thread, which ends with it.
  ///
  /// Signals go to the program's other threads: the program may count on their coming there, and a
  /// broken pipe is an error of the call that met it.
  ///
  /// - Parameter name: For debuggers and `top`, at most 15 bytes.
  package static func start(
    _ name: String, _ body: @escaping @Sendable () -> Void
  ) throws(PosixError) {
    var all = sigset_t()
    var old = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &old)
    defer { pthread_sigmask(SIG_SETMASK, &old, nil) }
    let start = Unmanaged.passRetained(Start(name, body))
    var thread = pthread_t()
    let failure = pthread_create(&thread, nil, run, start.toOpaque())
    guard failure == 0 else {
      start.release()
      throw PosixError("pthread_create", name, number: Errno(rawValue: failure))
    }
    pthread_detach(thread)
  }
}

/// Where a thread begins. Not a closure: one made in a program's main file would be the main
/// actor's.
private func run(_ start: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let start else { return nil }
  let work = Unmanaged<BackgroundThread.Start>.fromOpaque(start).takeRetainedValue()
  cposix_name_thread(work.name)
  work.body()
  return nil
}
