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

  /// Rendering rests while so much waits to be read by the client.
  private static let outputByteLimit = 256 << 10

  private let input: Descriptor
  private let output: Descriptor
  private let signals: SignalDescriptor
  private let catalogue: any VoiceCatalogue
  private let connection: Connection
  private var changes = ChangeCoalescer()
  private var inputBuffer = [UInt8](repeating: 0, count: 65_536)

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
    let mayRender = connection.writer.bytes.count < Self.outputByteLimit
    var entries = [
      PollEntry(descriptor: input.rawValue, events: .readable),
      PollEntry(descriptor: signals.rawValue, events: .readable),
      PollEntry(
        descriptor: output.rawValue, events: connection.writer.bytes.isEmpty ? [] : .writable),
      PollEntry(descriptor: catalogue.changeDescriptor ?? -1, events: .readable),
    ]
    let isBusy = connection.hasWork && mayRender
    try poll(&entries, timeoutMilliseconds: isBusy ? 0 : millisecondsToDeadline())
    if !entries[1].ready.isEmpty, signals.next() != nil { return .finished }
    if entries[2].ready.contains(.closed) { return .finished }
    followChanges(isSignalled: !entries[3].ready.isEmpty)
    if !entries[0].ready.isEmpty, let ending = try receive() { return ending }
    if mayRender { connection.advance() }
    try flush()
    return nil
  }

  /// - Returns: How to end, when the client has gone or broken the protocol.
  private func receive() throws(PosixError) -> Ending? {
    let count = try input.read(into: &inputBuffer)
    do throws(Connection.ProtocolViolation) {
      if count == 0 {
        try connection.receiveEnd()
        return .finished
      }
      try connection.receive(inputBuffer[..<count])
      return nil
    } catch {
      try? output.writeAll(connection.writer.bytes)  // The client may be gone already.
      return .protocolViolation(error.message)
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
    let isDue =
      isSignalled && catalogue.takeChange()
      ? changes.signal(atMilliseconds: now) : changes.elapse(toMilliseconds: now)
    if isDue { connection.tellChange() }
  }

  /// For `poll`: nil when nothing is held back.
  private func millisecondsToDeadline() -> Int32? {
    changes.deadlineMilliseconds.map {
      Int32(clamping: max(0, $0 - MonotonicClock.milliseconds()))
    }
  }
}
