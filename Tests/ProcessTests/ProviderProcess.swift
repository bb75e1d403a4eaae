import Posix
import ProviderWire
import SpeechTypes
import TestSupport

/// A real provider, most often `voice-provider`, and the two pipes to it, driven one message at a
/// time.
///
/// Writing never blocks: whatever the provider says meanwhile is read and kept. Every wait ends in
/// an error after ten seconds, so that a provider that hangs fails one test and not the run.
final class ProviderProcess {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static let patienceMilliseconds: Int32 = 10_000

  let identifier: Int32
  /// Kept: its folder goes with the last reference.
  private let folder: AnyObject
  private var child: ChildProcess?
  private var input: Descriptor?
  private var output: Descriptor?
  private let logPath: String
  private var framer = WireFramer()
  private var received: [ProviderMessage] = []
  private var buffer = [UInt8](repeating: 0, count: 65_536)

  /// The built program of that name, beside the test bundle.
  static func executablePath(_ name: String) -> String {
    FileSystem.join(FileSystem.parent(of: CommandLine.arguments[0]), name)
  }

  /// A provider of a user who has no watch for changes of folders left.
  ///
  /// In a user namespace, where the system's limit can be set; see user_namespaces(7).
  static func withoutWatch(_ group: TemporaryAppGroup) throws -> ProviderProcess {
    let limit = "echo 0 > /proc/sys/user/max_inotify_instances"
    return try ProviderProcess(
      path: "/usr/bin/unshare",
      arguments: [
        "--user", "--map-root-user", "sh", "-c", "\(limit) && exec \"$@\"", "sh",
        executablePath("voice-provider"), "--group", group.path,
      ], logPath: group.pathBeside("log"), keeping: group)
  }

  /// Whether the system lets this user make such a namespace.
  static var canBeWithoutWatch: Bool {
    let attempt = try? Executable(path: "/usr/bin/unshare").run(
      ["--user", "--map-root-user", "true"], environment: Environment.all())
    return attempt?.exitCode == 0
  }

  convenience init(_ group: TemporaryAppGroup, log: String = "log") throws {
    try self.init(
      "voice-provider", arguments: ["--group", group.path], logPath: group.pathBeside(log),
      keeping: group)
  }

  /// Starts another provider of this package.
  ///
  /// - Parameters:
  ///   - environment: `NAME=value` each, put behind those of this process.
  ///   - folder: What keeps the folder of `logPath` there.
  convenience init(
    _ executable: String, arguments: [String] = [], environment: [String] = [], logPath: String,
    keeping folder: AnyObject
  ) throws {
    try self.init(
      path: Self.executablePath(executable), arguments: arguments, environment: environment,
      logPath: logPath, keeping: folder)
  }

  private init(
    path: String, arguments: [String], environment: [String] = [], logPath: String,
    keeping folder: AnyObject
  ) throws {
    self.folder = folder
    self.logPath = logPath
    let log = try Descriptor(opening: logPath, .writeOnly, options: [.create, .truncate])
    let toProvider = try Pipe()
    let fromProvider = try Pipe()
    let child = try ChildProcess(
      path: path, arguments: arguments, environment: Environment.all() + environment,
      standardInput: toProvider.readEnd.rawValue, standardOutput: fromProvider.writeEnd.rawValue,
      standardError: log.rawValue)
    identifier = child.identifier
    self.child = consume child
    input = try Descriptor(duplicating: toProvider.writeEnd)
    output = try Descriptor(duplicating: fromProvider.readEnd)
    try input?.setNonBlocking()
  }

  /// A provider that has said welcome.
  static func welcomed(_ group: TemporaryAppGroup) throws -> ProviderProcess {
    let provider = try ProviderProcess(group)
    try provider.greet()
    return provider
  }

  /// Says hello and waits for the welcome.
  func greet() throws {
    try send(.hello(versions: 1...1, name: "tests"))
    guard case .welcome = try next() else { throw Failure(description: "no welcome") }
  }

  // MARK: - Talking

  func send(_ messages: ClientMessage...) throws { try send(messages) }

  func send(_ messages: [ClientMessage]) throws {
    var writer = WireWriter()
    for message in messages { message.encode(to: &writer) }
    try send(bytes: writer.bytes)
  }

  /// Begins a request whose whole text follows in pieces.
  func speak(
    _ text: String, _ voice: SampleVoice = .coach, request: UInt32 = 1,
    purpose: SpeakMessage.Purpose = .audio, kind: SpeechTextKind = .plain,
    credit: UInt32 = 1 << 30
  ) throws {
    try speak(
      text, voice.identifier, request: request, purpose: purpose, kind: kind, credit: credit)
  }

  /// Begins a request with any provider's voice.
  func speak(
    _ text: String, _ voice: VoiceIdentifier, request: UInt32 = 1,
    purpose: SpeakMessage.Purpose = .audio, kind: SpeechTextKind = .plain,
    credit: UInt32 = 1 << 30, options: SpeechOptions = SpeechOptions()
  ) throws {
    let request = RequestIdentifier(rawValue: request)
    let speak = SpeakMessage(
      request: request, purpose: purpose, textKind: kind, voice: voice,
      creditByteCount: credit, options: options)
    try send([.speak(speak)] + ClientMessage.texts(request, text))
  }

  /// Writes bytes as they are.
  func send(bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty { rest = rest.dropFirst(try exchange(Array(rest.prefix(1 << 16)))) }
  }

  /// Writes the same bytes again and again, and reads nothing, until the provider takes no more.
  ///
  /// - Returns: How many bytes it took, or `byteLimit` when it never stopped.
  func flood(with bytes: [UInt8], byteLimit: Int) throws -> Int {
    var taken = 0
    var rest = bytes[...]
    while taken < byteLimit, let number = input?.rawValue {
      var entries = [PollEntry(descriptor: number, events: .writable)]
      let before = try activity()
      guard try poll(&entries, timeoutMilliseconds: 50) else {
        // A pipe that stays full while the provider sleeps is not being read.
        let now = try activity()
        if now.isAsleep && now.processorTime == before.processorTime { return taken }
        continue
      }
      let count = try input?.write(Array(rest)) ?? 0
      taken += count
      rest = rest.dropFirst(count)
      if rest.isEmpty { rest = bytes[...] }
    }
    return byteLimit
  }

  /// The provider's next message.
  func next() throws -> ProviderMessage {
    while received.isEmpty {
      guard output != nil else { throw Failure(description: "the provider has ended: \(log)") }
      _ = try exchange([])
    }
    return received.removeFirst()
  }

  /// Everything up to and including the first message that `isLast` accepts.
  func messages(through isLast: (ProviderMessage) -> Bool) throws -> [ProviderMessage] {
    var messages: [ProviderMessage] = []
    while true {
      let message = try next()
      messages.append(message)
      if isLast(message) { return messages }
    }
  }

  /// Everything up to and including a request's `finished`.
  func messages(throughEndOf request: UInt32 = 1) throws -> [ProviderMessage] {
    try messages {
      guard case .finished(let ended, _, _) = $0 else { return false }
      return ended.rawValue == request
    }
  }

  /// Everything up to the end of the provider's output.
  func remainingMessages() throws -> [ProviderMessage] {
    while output != nil { _ = try exchange([]) }
    defer { received = [] }
    return received
  }

  /// Asks for the voices and returns what came before the answer; so nothing more was to come.
  func voices() throws -> (list: VoiceList, before: [ProviderMessage]) {
    try send(.listVoices)
    var before = try messages { if case .voices = $0 { true } else { false } }
    guard case .voices(let list) = before.removeLast() else {
      throw Failure(description: "no voices")
    }
    return (list, before)
  }

  /// Everything up to where the provider has nothing more to do.
  ///
  /// For answers of a few messages: a provider reads before it goes on with its requests, so what
  /// they have to say now comes after the first answer and before the second.
  func settled() throws -> [ProviderMessage] { try voices().before + voices().before }

  /// Moves bytes in both directions, waiting until any can move.
  ///
  /// - Returns: How many bytes went out.
  private func exchange(_ bytes: [UInt8]) throws -> Int {
    var entries = [
      PollEntry(descriptor: output?.rawValue ?? -1, events: .readable),
      PollEntry(descriptor: bytes.isEmpty ? -1 : input?.rawValue ?? -1, events: .writable),
    ]
    guard try poll(&entries, timeoutMilliseconds: Self.patienceMilliseconds) else {
      throw Failure(description: "the provider says nothing and takes nothing: \(log)")
    }
    if !entries[0].ready.isEmpty { try receive() }
    return entries[1].ready.contains(.writable) ? try input?.write(bytes) ?? 0 : 0
  }

  private func receive() throws {
    guard let count = try output?.read(into: &buffer), count > 0 else {
      output = nil
      return
    }
    framer.append(buffer[..<count])
    while let frame = try framer.next() {
      received.append(try ProviderMessage(kind: frame.kind, body: frame.body))
    }
  }

  // MARK: - Ending

  func closeInput() { input = nil }
  func closeOutput() { output = nil }
  func send(_ signal: Signal) { child?.send(signal) }

  /// Waits for the end; to be called when something has made the provider end.
  ///
  /// - Returns: The exit code, or 128 plus a signal's number.
  func exitCode() throws -> Int32 {
    guard let child = child.take() else { throw Failure(description: "ended before") }
    guard try child.hasEnded(withinMilliseconds: Self.patienceMilliseconds) else {
      throw Failure(description: "the provider does not end: \(log)")
    }
    return child.wait()
  }

  // MARK: - Looking at it

  /// What it has written to its standard error.
  var log: String {
    let bytes = try? Descriptor(opening: logPath, .readOnly).readAll()
    return String(decoding: bytes ?? [], as: UTF8.self)
  }

  /// Waits until it has written so to its standard error.
  func waitForLog(_ text: String) throws {
    let deadline = MonotonicClock.milliseconds() + Int64(Self.patienceMilliseconds)
    while !log.contains(text) {
      guard MonotonicClock.milliseconds() < deadline else {
        throw Failure(description: "no \"\(text)\" in the log: \(log)")
      }
      pause(milliseconds: 2)
    }
  }

  /// Its resident memory.
  func residentByteCount() throws -> Int {
    let status = try Descriptor(opening: "/proc/\(identifier)/status", .readOnly).readAll()
    let lines = String(decoding: status, as: UTF8.self).split(separator: "\n")
    guard let line = lines.first(where: { $0.hasPrefix("VmRSS:") }),
      let kibibytes = line.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { throw Failure(description: "no VmRSS") }
    return kibibytes << 10
  }

  /// Whether it waits for something, and the time it has worked, in clock ticks; see proc_pid_stat(5).
  private func activity() throws -> (isAsleep: Bool, processorTime: Int) {
    let bytes = try Descriptor(opening: "/proc/\(identifier)/stat", .readOnly).readAll()
    let fields = String(decoding: bytes, as: UTF8.self).split(separator: " ")
    return (fields[2] == "S", fields[13...14].reduce(0) { $0 + (Int($1) ?? 0) })
  }

  /// The time it has worked, in clock ticks of usually 10 ms.
  func processorTicks() throws -> Int { try activity().processorTime }

  /// How many descriptors it has open.
  func openDescriptorCount() throws -> Int {
    try FileSystem.names(inDirectory: "/proc/\(identifier)/fd").count
  }
}

extension ClientMessage {
  /// A request's whole text, in pieces as large as may be.
  static func texts(_ request: RequestIdentifier, _ text: String) -> [ClientMessage] {
    let bytes = Array(text.utf8)[...]
    let size = WireProtocol.maximumTextPieceByteCount
    let starts = Array(stride(from: 0, to: max(bytes.count, 1), by: size))
    return starts.map { start in
      .text(request, bytes: bytes.dropFirst(start).prefix(size), isLast: start == starts.last)
    }
  }
}
