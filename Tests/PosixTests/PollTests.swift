import Glibc
import Posix
import Synchronization
import Testing

@Suite("poll tells what is ready, and gives up when it shall", .timeLimit(.minutes(5)))
struct PollTests {
  @Test("Each entry is told what it is ready for")
  func ready() throws {
    let full = try Pipe()
    let empty = try Pipe()
    try full.writeEnd.writeAll("x")
    let closed = try Pipe().split { readEnd, _ in readEnd }
    var entries = [
      PollEntry(descriptor: full.readEnd.rawValue, events: .readable),
      PollEntry(descriptor: empty.readEnd.rawValue, events: .readable),
      PollEntry(descriptor: empty.writeEnd.rawValue, events: .writable),
      PollEntry(descriptor: closed.rawValue, events: .readable),
      PollEntry(descriptor: 1 << 20, events: .readable),
    ]
    #expect(try poll(&entries, timeoutMilliseconds: nil))
    #expect(entries[0].ready == .readable)
    #expect(entries[1].ready == [])
    #expect(entries[2].ready == .writable)
    #expect(!entries[3].ready.isDisjoint(with: .closed))
    #expect(!entries[4].ready.isDisjoint(with: .closed))
  }

  @Test("A timeout is false, and no sooner than asked", arguments: [0, 5])
  func timeout(milliseconds: Int32) throws {
    let pipe = try Pipe()
    var entries = [PollEntry(descriptor: pipe.readEnd.rawValue, events: .readable)]
    entries[0].ready = .writable
    let start = MonotonicClock.milliseconds()
    #expect(try poll(&entries, timeoutMilliseconds: milliseconds) == false)
    #expect(entries[0].ready == [])
    // Both readings are cut to whole milliseconds.
    #expect(MonotonicClock.milliseconds() - start >= Int64(milliseconds) - 1)
  }

  @Test("Nothing to wait for is a timeout too")
  func noEntries() throws {
    var entries: [PollEntry] = []
    #expect(try poll(&entries, timeoutMilliseconds: 0) == false)
  }

  @Test("A signal ends the wait, with nothing ready")
  func interrupted() throws {
    let pipe = try Pipe()
    var entries = [PollEntry(descriptor: pipe.readEnd.rawValue, events: .readable)]
    entries[0].ready = .readable
    // A worker thread, on which tests run, has its signals blocked.
    var wanted = sigset_t()
    var before = sigset_t()
    sigemptyset(&wanted)
    sigaddset(&wanted, SIGUSR1)
    pthread_sigmask(SIG_UNBLOCK, &wanted, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let interrupter = Interrupter(thread: pthread_self())
    try interrupter.start()
    defer { interrupter.stop() }
    #expect(try poll(&entries, timeoutMilliseconds: nil) == false)
    #expect(entries[0].ready == [])
  }
}

/// Sends a thread signals that do nothing, from a thread of its own, until it is stopped.
private final class Interrupter: Sendable {
  private let thread: pthread_t
  private let isStopped = Atomic(false)
  private let hasEnded = Atomic(false)

  init(thread: pthread_t) { self.thread = thread }

  func start() throws {
    signal(SIGUSR1) { _ in }
    var sender = pthread_t()
    let context = Unmanaged.passRetained(self).toOpaque()
    let failure = pthread_create(
      &sender, nil,
      { context in
        guard let context else { return nil }
        Unmanaged<Interrupter>.fromOpaque(context).takeRetainedValue().run()
        return nil
      }, context)
    guard failure == 0 else {
      throw PosixError("pthread_create", number: Errno(rawValue: failure))
    }
    pthread_detach(sender)
  }

  /// Returns when no signal comes any more.
  func stop() {
    isStopped.store(true, ordering: .releasing)
    while !hasEnded.load(ordering: .acquiring) { sched_yield() }
  }

  private func run() {
    while !isStopped.load(ordering: .acquiring) {
      pthread_kill(thread, SIGUSR1)
      pause(milliseconds: 1)
    }
    hasEnded.store(true, ordering: .releasing)
  }
}
