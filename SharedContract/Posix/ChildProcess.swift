internal import CPosix
internal import Glibc

/// A started program; the corresponding C function is `posix_spawn`.
///
/// One owner. When the owner goes the child is killed and reaped, so no zombie stays behind.
package struct ChildProcess: ~Copyable, Sendable {
  package let identifier: Int32

  /// Starts a program with the given descriptors as its standard streams.
  ///
  /// The child gets no other descriptor of ours, default signal handling and an empty signal mask.
  ///
  /// - Parameters:
  ///   - path: The program's file; no search along `PATH`.
  ///   - arguments: Without the program's name.
  ///   - environment: `NAME=value` each.
  package init(
    path: String, arguments: [String], environment: [String] = Environment.all(),
    standardInput: Int32, standardOutput: Int32, standardError: Int32 = 2
  ) throws(PosixError) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // Copies above 2, since a stream of ours may be meant for another's place.
    let input = try Descriptor(duplicating: standardInput)
    let output = try Descriptor(duplicating: standardOutput)
    let error = try Descriptor(duplicating: standardError)
    posix_spawn_file_actions_adddup2(&actions, input.rawValue, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output.rawValue, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, error.rawValue, STDERR_FILENO)
    _ = cposix_spawn_close_from(&actions, STDERR_FILENO + 1)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    Self.resetSignals(&attributes)

    var child: pid_t = 0
    let failure = withCStrings([path] + arguments) { argv in
      withCStrings(environment) { envp in
        posix_spawn(&child, path, &actions, &attributes, argv, envp)
      }
    }
    guard failure == 0 else {
      throw PosixError("posix_spawn", path, number: Errno(rawValue: failure))
    }
    identifier = child
  }

  deinit {
    Glibc.kill(identifier, SIGKILL)
    while waitpid(identifier, nil, 0) == -1 && errno == EINTR {}
  }

  /// Sends a signal.
  package borrowing func send(_ signal: Signal) {
    Glibc.kill(identifier, signal.rawValue)
  }

  /// Waits for the end at most so long; the corresponding C function is `pidfd_open`.
  ///
  /// - Returns: Whether the child has ended, so that `wait` answers at once.
  package borrowing func hasEnded(withinMilliseconds milliseconds: Int32) throws(PosixError) -> Bool
  {
    let child = identifier
    let descriptor = Descriptor(owning: try checked("pidfd_open") { cposix_pidfd_open(child) })
    var entries = [PollEntry(descriptor: descriptor.rawValue, events: .readable)]
    return try poll(&entries, timeoutMilliseconds: milliseconds)
  }

  /// Waits for the end.
  ///
  /// - Returns: The exit code, or 128 plus the number of the signal that ended it.
  package consuming func wait() -> Int32 {
    let child = identifier
    discard self
    var status: Int32 = 0
    while waitpid(child, &status, 0) == -1 {
      guard errno == EINTR else { return -1 }
    }
    return cposix_exit_code(status)
  }

  private static func resetSignals(_ attributes: inout posix_spawnattr_t) {
    var none = sigset_t()
    sigemptyset(&none)
    var handled = sigset_t()
    sigemptyset(&handled)
    for signal in [SIGPIPE, SIGINT, SIGTERM, SIGHUP] { sigaddset(&handled, signal) }
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &handled)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
  }
}

/// Hands `body` a null-terminated array of C strings that lives for the call.
private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = strings.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return body(copies + [nil])
}
