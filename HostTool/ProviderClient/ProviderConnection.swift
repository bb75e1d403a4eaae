internal import Posix
package import ProviderWire
package import SpeechTypes

/// A provider process of our own and the conversation with it; see `docs/provider-protocol.md`.
///
/// Synchronous, for one thread. What is sent and not taken yet goes on its way while waiting for an
/// answer, so that neither side can wait for the other for ever. The process ends with this object:
/// by itself, since its input does, or it is killed.
package final class ProviderConnection {
  /// What waiting brought.
  package enum Incoming: Sendable {
    case message(ProviderMessage)
    /// One of the descriptors that the caller waits for as well is readable.
    case descriptorReady
  }

  /// How long a process may take to end once its pipe is closed.
  private static let endMilliseconds: Int32 = 500

  private let launch: ProviderLaunch
  private let answerMilliseconds: Int32
  private var process: ChildProcess?
  /// Nil once the end has come.
  private var input: Descriptor?
  private let output: Descriptor
  private var writer = WireWriter()
  private var framer = WireFramer()
  private var buffer = [UInt8](repeating: 0, count: 65_536)
  private var lastRequest: UInt32 = 0
  private var isWelcomed = false
  /// The provider's name and version; empty before its welcome.
  package private(set) var providerName = ""

  /// Starts the program and greets it, and waits for its welcome.
  ///
  /// - Parameters:
  ///   - clientName: For the provider's log.
  ///   - answerMilliseconds: How long the provider may owe an answer.
  package convenience init(
    _ launch: ProviderLaunch, clientName: String, answerMilliseconds: Int32 = 10_000
  ) throws(ProviderError) {
    try self.init(
      starting: launch, clientName: clientName, answerMilliseconds: answerMilliseconds)
    let start = MonotonicClock.milliseconds()
    while !isWelcomed {
      if case .message(let message) = try next(owedSince: start) { try takeWelcome(message) }
    }
  }

  /// Starts the program and greets it; `takeVoices` takes its welcome.
  init(
    starting launch: ProviderLaunch, clientName: String, answerMilliseconds: Int32 = 10_000
  ) throws(ProviderError) {
    self.launch = launch
    self.answerMilliseconds = answerMilliseconds
    do throws(PosixError) {
      let toProvider = try Pipe()
      let fromProvider = try Pipe()
      process = try ChildProcess(
        path: launch.path, arguments: launch.arguments, environment: launch.environment,
        standardInput: toProvider.readEnd.rawValue, standardOutput: fromProvider.writeEnd.rawValue)
      // The child has its own copies; ours of its ends close here, so that its end is seen.
      input = toProvider.split { _, writeEnd in writeEnd }
      try input?.setNonBlocking()
      output = fromProvider.split { readEnd, _ in readEnd }
    } catch {
      throw .notStarted(path: launch.path, cause: "\(error)")
    }
    try send(.hello(versions: WireProtocol.versions, name: clientName))
  }

  deinit {
    input = nil
    // One that has not ended then is killed with the last reference to it.
    _ = try? process?.hasEnded(withinMilliseconds: Self.endMilliseconds)
  }

  /// Ends the process at once, since it does not do its part.
  func kill() { process = nil }

  private func takeWelcome(_ message: ProviderMessage) throws(ProviderError) {
    switch message {
    case .welcome(_, let name):
      providerName = name
      isWelcomed = true
    case .failure(_, let failure): throw .failed(failure)
    default: throw .protocolViolation(path: launch.path, cause: "it did not say welcome")
    }
  }

  /// Begins a request and sends its whole text.
  ///
  /// - Parameters:
  ///   - creditByteCount: Bytes of audio to allow at first.
  ///   - options: What to ask for beyond the text.
  /// - Returns: The name its messages bear.
  package func begin(
    _ purpose: SpeakMessage.Purpose, _ textKind: SpeechTextKind, text: [UInt8],
    voice: VoiceIdentifier, creditByteCount: UInt32, options: SpeechOptions = SpeechOptions()
  ) throws(ProviderError) -> RequestIdentifier {
    lastRequest &+= 1
    let request = RequestIdentifier(rawValue: lastRequest)
    ClientMessage.speak(
      SpeakMessage(
        request: request, purpose: purpose, textKind: textKind, voice: voice,
        creditByteCount: creditByteCount, options: options)
    ).encode(to: &writer)
    var rest = text[...]
    repeat {
      let piece = rest.prefix(WireProtocol.maximumTextPieceByteCount)
      rest = rest.dropFirst(piece.count)
      try send(.text(request, bytes: piece, isLast: rest.isEmpty))
    } while !rest.isEmpty
    return request
  }

  /// Sends a message; what the provider does not take at once `next` sends.
  package func send(_ message: ClientMessage) throws(ProviderError) {
    message.encode(to: &writer)
    do throws(PosixError) {
      try flush()
    } catch {
      throw reason(for: error)
    }
  }

  private func flush() throws(PosixError) {
    while !writer.bytes.isEmpty {
      let count = try input?.write(writer.bytes) ?? 0
      guard count > 0 else { return }
      writer.removeFirst(count)
    }
  }

  /// Waits for the next message.
  ///
  /// - Parameters:
  ///   - owedSince: When the provider came to owe an answer, on `MonotonicClock`; nil while it owes
  ///     none. Silence for longer than an answer may take is an error then.
  ///   - descriptors: What else to wait for.
  package func next(
    owedSince: Int64? = MonotonicClock.milliseconds(), orReadable descriptors: [Int32] = []
  ) throws(ProviderError) -> Incoming {
    let deadline = owedSince.map { $0 + Int64(answerMilliseconds) }
    var hasReceived = false
    while true {
      if let message = try takeMessage() { return .message(message) }
      do throws(PosixError) {
        // A message that comes in pieces is as late as one that does not come.
        if hasReceived, let deadline, MonotonicClock.milliseconds() >= deadline {
          throw PosixError("read", number: .timedOut)
        }
        if try waitToRead(deadline, descriptors) { return .descriptorReady }
      } catch {
        throw reason(for: error)
      }
      try receive()
      hasReceived = true
    }
  }

  /// Takes in what has come, waiting for it when there is nothing.
  func receive() throws(ProviderError) {
    do throws(PosixError) {
      let count = try output.read(into: &buffer)
      guard count > 0 else { throw PosixError("read", number: .brokenPipe) }
      framer.append(buffer[..<count])
    } catch {
      throw reason(for: error)
    }
  }

  /// - Returns: Whether one of the descriptors is readable, rather than the provider's output.
  /// - Throws: `ETIMEDOUT` when the deadline has passed.
  private func waitToRead(
    _ deadlineMilliseconds: Int64?, _ descriptors: [Int32]
  ) throws(PosixError) -> Bool {
    while true {
      var entries = [
        PollEntry(descriptor: output.rawValue, events: .readable),
        // Nothing to send: not even the news that nobody reads is worth waking up for.
        PollEntry(descriptor: writer.bytes.isEmpty ? -1 : input?.rawValue ?? -1, events: .writable),
      ]
      entries += descriptors.map { PollEntry(descriptor: $0, events: .readable) }
      let wait = deadlineMilliseconds.map {
        Int32(clamping: max(0, $0 - MonotonicClock.milliseconds()))
      }
      let isReady = try poll(&entries, timeoutMilliseconds: wait)
      if entries.dropFirst(2).contains(where: { !$0.ready.isEmpty }) { return true }
      if !entries[0].ready.isEmpty { return false }
      if isReady { try flush() }
      if let deadlineMilliseconds, MonotonicClock.milliseconds() >= deadlineMilliseconds {
        throw PosixError("poll", number: .timedOut)
      }
    }
  }

  private func takeMessage() throws(ProviderError) -> ProviderMessage? {
    do throws(WireError) {
      guard let frame = try framer.next() else { return nil }
      return try ProviderMessage(kind: frame.kind, body: frame.body)
    } catch {
      kill()
      throw .protocolViolation(path: launch.path, cause: error.description)
    }
  }

  /// What a failed call on the pipe means: most often that the process has ended.
  private func reason(for error: PosixError) -> ProviderError {
    switch error.number {
    case .timedOut:
      kill()
      return .stalled(path: launch.path, milliseconds: Int(answerMilliseconds))
    case .brokenPipe:
      guard let process = process.take() else { fallthrough }
      // One that has closed its pipes and goes on is killed with the last reference to it.
      guard (try? process.hasEnded(withinMilliseconds: Self.endMilliseconds)) == true else {
        return .protocolViolation(path: launch.path, cause: "it closed its pipe and did not end")
      }
      return .ended(path: launch.path, exitCode: process.wait())
    default: return .protocolViolation(path: launch.path, cause: "\(error)")
    }
  }
}

// MARK: - Voices

extension ProviderConnection {
  /// For `poll`: readable when `receive` has something to take in.
  var outputDescriptor: Int32 { output.rawValue }

  /// The answer to `listVoices`, if it has been received.
  func takeVoices() throws(ProviderError) -> VoiceList? {
    while let message = try takeMessage() {
      switch message {
      case _ where !isWelcomed: try takeWelcome(message)
      case .voices(let list): return list
      case .failure(nil, let failure): throw .failed(failure)
      default: continue
      }
    }
    return nil
  }

  /// Whether news has been received that the voices are others than were told.
  func takeChange() throws(ProviderError) -> Bool {
    while let message = try takeMessage() {
      if case .voicesChanged = message { return true }
    }
    return false
  }
}
