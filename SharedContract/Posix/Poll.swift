internal import Glibc

/// One descriptor to wait for, and what became ready.
package struct PollEntry: Sendable {
  /// The corresponding C values are `POLLIN`, `POLLOUT` and, in answers only, `POLLHUP|POLLERR`.
  package struct Events: OptionSet, Sendable {
    package let rawValue: Int16

    package init(rawValue: Int16) { self.rawValue = rawValue }

    // Without it other modules make every literal by the generic way, which looks up conformances.
    package init(arrayLiteral elements: Self...) {
      rawValue = elements.reduce(0) { $0 | $1.rawValue }
    }

    package static let readable = Self(rawValue: Int16(POLLIN))
    package static let writable = Self(rawValue: Int16(POLLOUT))
    package static let closed = Self(rawValue: Int16(POLLHUP | POLLERR | POLLNVAL))
  }

  package var descriptor: Int32
  package var events: Events
  package var ready: Events = []

  package init(descriptor: Int32, events: Events) {
    self.descriptor = descriptor
    self.events = events
  }
}

/// Waits until an entry is ready; the corresponding C function is `poll`.
///
/// - Parameter timeoutMilliseconds: nil waits for ever, 0 only looks.
/// - Returns: Whether any is ready; false after a timeout or a signal.
@discardableResult
package func poll(
  _ entries: inout [PollEntry], timeoutMilliseconds: Int32?
) throws(PosixError) -> Bool {
  let failure: Int32 = withUnsafeTemporaryAllocation(of: pollfd.self, capacity: entries.count) {
    raw in
    for (index, entry) in entries.enumerated() {
      raw.initializeElement(
        at: index, to: pollfd(fd: entry.descriptor, events: entry.events.rawValue, revents: 0))
    }
    let count = Glibc.poll(raw.baseAddress, nfds_t(entries.count), timeoutMilliseconds ?? -1)
    guard count != -1 else { return errno }
    for index in entries.indices {
      entries[index].ready = PollEntry.Events(rawValue: raw[index].revents)
    }
    return 0
  }
  if failure == EINTR {
    for index in entries.indices { entries[index].ready = [] }
    return false
  }
  guard failure == 0 else { throw PosixError("poll", number: Errno(rawValue: failure)) }
  return entries.contains { !$0.ready.isEmpty }
}

/// Waits; a signal may end it early. The corresponding C function is `poll`, without descriptors.
package func pause(milliseconds: Int32) {
  _ = Glibc.poll(nil, 0, milliseconds)
}
