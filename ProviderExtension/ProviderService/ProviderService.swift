internal import AppGroup
package import Posix
internal import ProviderWire
package import SpeechProviderKit
internal import SpeechTypes

/// Serves one client over two pipes until it goes; see `docs/provider-protocol.md`.
///
/// One thread does everything: waiting, reading, rendering, writing. So no wake-up lies between a
/// request and its first sound, and a cancel comes between two chunks.
package final class ProviderService {
  /// How the process is to exit.
  package enum Ending: Sendable, Equatable {
    /// The client went, or a signal asked for it.
    case finished
    /// What the client sent was against the protocol.
    case protocolViolation(String)
    case failed(String)
  }

  /// How long sound that is ready waits for more.
  private static let patienceMilliseconds: Int64 = 1

  private let input: Descriptor
  private let output: Descriptor
  private let signals: SignalDescriptor
  private let catalogue: any VoiceCatalogue
  private let connection: Connection
  private var changes = ChangeCoalescer()
  /// What was read last.
  private var inputBytes: [UInt8] = []
  /// As much as a pipe holds.
  private static let readByteCount = 65_536
  /// Set when the client has broken the protocol; what is left is to tell it so.
  private var violation: Connection.ProtocolViolation?

  /// - Parameters:
  ///   - name: The provider's name and version, for the client.
  ///   - input: Where the client's messages come from.
  ///   - output: Where its answers go; made non-blocking.
  package init(
    name: String, input: consuming Descriptor, output: consuming Descriptor,
    factory: any AUAudioUnitFactory, catalogue: any VoiceCatalogue
  ) throws {
    try output.setNonBlocking()
    signals = try SignalDescriptor([.terminate])
    connection = Connection(name: name, factory: factory, catalogue: catalogue)
    self.catalogue = catalogue
    self.input = input
    self.output = output
  }

  /// Serves until the end.
  package func run() -> Ending {
    do throws(PosixError) {
      while true {
        if let ending = try turn() { return ending }
      }
    } catch {
      return error.number == .brokenPipe ? .finished : .failed("\(error)")
    }
  }

  /// Waits for whatever comes first and deals with all that has come.
  private func turn() throws(PosixError) -> Ending? {
    let isListening = violation == nil && connection.canAnswer
    var entries = [
      PollEntry(descriptor: input.rawValue, events: isListening ? .readable : []),
      PollEntry(descriptor: signals.rawValue, events: .readable),
      PollEntry(
        descriptor: output.rawValue, events: connection.writer.bytes.isEmpty ? [] : .writable),
      PollEntry(descriptor: catalogue.changeDescriptor ?? -1, events: .readable),
    ]
    let isBusy = isListening && connection.hasWork
    try poll(&entries, timeoutMilliseconds: isBusy ? 0 : millisecondsToDeadline())
    if !entries[1].ready.isEmpty, signals.next() != nil { return .finished }
    // A client that no longer sends and does not read either has gone.
    if !entries[2].ready.isDisjoint(with: .closed) || (!isListening && !entries[0].ready.isEmpty) {
      return ending
    }
    if isListening {
      followChanges(isSignalled: !entries[3].ready.isEmpty)
      if try !serve(hasInput: !entries[0].ready.isEmpty) { return .finished }
    }
    try flush()
    return violation != nil && connection.writer.bytes.isEmpty ? ending : nil
  }

  private var ending: Ending { violation.map { .protocolViolation($0.message) } ?? .finished }

  /// Takes what has come, answers it and goes on with the requests.
  ///
  /// - Returns: False when the client will send no more.
  private func serve(hasInput: Bool) throws(PosixError) -> Bool {
    inputBytes.removeAll(keepingCapacity: true)
    let count = hasInput ? try input.read(upTo: Self.readByteCount, appendingTo: &inputBytes) : 0
    do throws(Connection.ProtocolViolation) {
      connection.receive(inputBytes[...])
      try connection.answer()
      if hasInput && count == 0 {
        try connection.receiveEnd()
        return false
      }
      advance()
    } catch {
      violation = error
    }
    return true
  }

  /// Has the requests go on until there is enough to send, but not for long: a unit may be slow.
  private func advance() {
    let start = MonotonicClock.milliseconds()
    var now = start
    while connection.advance(atMilliseconds: now), now <= start + Self.patienceMilliseconds {
      now = MonotonicClock.milliseconds()
    }
  }

  private func flush() throws(PosixError) {
    guard !connection.writer.bytes.isEmpty else { return }
    let count = try output.write(connection.writer.bytes)
    connection.writer.removeFirst(count)
  }

  private func followChanges(isSignalled: Bool) {
    guard isSignalled || changes.deadlineMilliseconds != nil else { return }
    let now = MonotonicClock.milliseconds()
    let isChanged = isSignalled && catalogue.takeChange()
    // At once, since a burst of changes may be told of later.
    if isChanged { connection.endRefusedRequests() }
    let isDue =
      isChanged
      ? changes.signal(atMilliseconds: now) : changes.elapse(toMilliseconds: now)
    if isDue { connection.tellChange() }
  }

  /// For `poll`: nil when nothing is held back and no unit is to be asked again.
  private func millisecondsToDeadline() -> Int32? {
    let deadlines = [changes.deadlineMilliseconds, connection.deadlineMilliseconds]
    return deadlines.compactMap(\.self).min().map {
      Int32(clamping: max(0, $0 - MonotonicClock.milliseconds()))
    }
  }
}
