import Glibc
import Posix
import Testing

@Suite("Signals can be read instead of handled")
struct SignalDescriptorTests {
  @Test("Each signal that came is told once, and the descriptor is readable while one waits")
  func reading() async {
    await #expect(processExitsWith: .success) {
      let signals = try SignalDescriptor([.terminate, .hangUp])
      var entries = [PollEntry(descriptor: signals.rawValue, events: .readable)]
      #expect(try poll(&entries, timeoutMilliseconds: 0) == false)
      raise(SIGTERM)
      raise(SIGHUP)
      raise(SIGHUP)
      #expect(try poll(&entries, timeoutMilliseconds: 0))
      let first = signals.next()
      let second = signals.next()
      #expect(Set([first, second]) == [.hangUp, .terminate])
      #expect(signals.next() == nil)
      #expect(fcntl(signals.rawValue, F_GETFD) & FD_CLOEXEC != 0)
    }
  }

  @Test("A signal not asked for keeps its effect")
  func others() async {
    await #expect(processExitsWith: .signal(SIGTERM)) {
      // A worker thread, on which tests run, has its signals blocked.
      var wanted = sigset_t()
      sigemptyset(&wanted)
      sigaddset(&wanted, SIGTERM)
      pthread_sigmask(SIG_UNBLOCK, &wanted, nil)
      let signals = try SignalDescriptor([.hangUp])
      raise(SIGTERM)
      _ = signals.next()
    }
  }
}
