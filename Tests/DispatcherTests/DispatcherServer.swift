import Glibc
import Posix
import TestSupport
import Testing

/// A real speech-dispatcher with a socket of its own, that speaks with our module into a file or to
/// a PulseAudio of its own.
final class DispatcherServer {
  enum Sink: String {
    /// Takes sound at once, and keeps it in a file.
    case file = "alsa"
    /// Plays it, to nobody, as fast as it is heard.
    case player = "pulse"
  }

  private static let patienceMilliseconds = 10_000

  let folder: ModuleFolder
  private let sink: Sink
  private var player: ChildProcess?
  private var child: ChildProcess?
  private let identifier: Int32

  init(_ folder: ModuleFolder, _ sink: Sink) throws {
    self.folder = folder
    self.sink = sink
    try Self.configure(folder, sink)
    let environment = Self.environment(folder)
    let log = try Descriptor(
      opening: "\(folder.path)/server.log", .writeOnly, options: [.create, .append])
    let nothing = try Descriptor(opening: "/dev/null", .readOnly)
    if sink == .player { player = try Self.startPlayer(folder, nothing, log) }
    let child = try Executable(path: "/usr/bin/speech-dispatcher").start(
      ["-s", "-C", "\(folder.path)/conf", "-P", "\(folder.path)/run/pid"],
      environment: environment, standardInput: nothing.rawValue, standardOutput: log.rawValue,
      standardError: log.rawValue)
    identifier = child.identifier
    self.child = consume child
    try Self.waitForSocket("\(folder.path)/run/speechd.sock")
  }

  deinit {
    // It ends its modules with it; one that does not is killed, and they see it.
    child?.send(.terminate)
    _ = try? child?.hasEnded(withinMilliseconds: 2000)
  }

  // MARK: - Clients

  /// Runs spd-say, which must succeed and come to an end.
  @discardableResult
  func say(_ arguments: String...) throws -> String { try say(arguments) }

  @discardableResult
  func say(_ arguments: [String]) throws -> String {
    let outcome = try run("/usr/bin/spd-say", arguments)
    try #require(outcome.exitCode == 0, "\(arguments): \(outcome) \(folder.log)")
    return outcome.output
  }

  /// Runs a client in Python.
  ///
  /// - Parameter commands: See `Fixtures/speechd_client.py`.
  /// - Returns: The events.
  func events(_ commands: String...) throws -> [String] { try events(commands) }

  func events(_ commands: [String]) throws -> [String] {
    let script = FileSystem.join(FileSystem.parent(of: #filePath), "Fixtures/speechd_client.py")
    let outcome = try run(
      "/usr/bin/python3", ["-B", script], input: commands.map { $0 + "\n" }.joined())
    try #require(outcome.exitCode == 0, "\(outcome) \(folder.log)")
    return outcome.output.split(separator: "\n").map(String.init)
  }

  private func run(
    _ program: String, _ arguments: [String], input: String = ""
  ) throws -> Executable.Outcome {
    try Executable(path: "/usr/bin/timeout").run(
      ["20", program] + arguments, environment: Self.environment(folder), input: input)
  }

  /// The samples that the sink has got since the last time.
  func takeSamples() throws -> [Int16] {
    let bytes = try Descriptor(opening: "\(folder.path)/out.raw", .readOnly).readAll()
    let new = bytes.dropFirst(takenByteCount)
    takenByteCount = bytes.count
    return Self.samples(new)
  }

  private var takenByteCount = 0

  static func samples(_ bytes: some Collection<UInt8>) -> [Int16] {
    let bytes = Array(bytes)
    return stride(from: 0, to: bytes.count - 1, by: 2).map {
      Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
    }
  }

  // MARK: - Processes

  func signal(_ signal: Int32) { kill(identifier, signal) }

  /// The module, which the server has started.
  func module() throws -> ProcessHandle {
    for _ in 0..<Self.patienceMilliseconds {
      if let module = try? ProcessHandle.children(of: identifier).first { return module }
      Posix.pause(milliseconds: 1)
    }
    throw ModuleProcess.Failure(description: "the server has no module: \(folder.log)")
  }

  /// Waits until another module has come in a module's place.
  ///
  /// - Parameter ask: Called at once and then twice a second, with a number that counts from 0.
  func waitForModule(
    after old: ProcessHandle, _ ask: (Int) -> Void = { _ in }
  ) throws -> ProcessHandle {
    for millisecond in 0..<Self.patienceMilliseconds {
      if millisecond % 500 == 0 { ask(millisecond / 500) }
      let modules = (try? ProcessHandle.children(of: identifier)) ?? []
      if let new = modules.first(where: { $0.identifier != old.identifier }) { return new }
      Posix.pause(milliseconds: 1)
    }
    throw ModuleProcess.Failure(description: "the server starts no other module: \(folder.log)")
  }
}

// MARK: - Setting up

extension DispatcherServer {
  private static func configure(_ folder: ModuleFolder, _ sink: Sink) throws {
    let path = folder.path
    let module = Executable("sd_voiceprovider").path
    try folder.write(
      Array(
        """
        Timeout 0
        LogLevel 3
        LogDir "\(path)"
        SocketPath "\(path)/run/speechd.sock"
        AudioOutputMethod "\(sink.rawValue)"
        AudioALSADevice "spdfile"
        DefaultVolume 100
        AddModule "voiceprovider" "\(module)" "voiceprovider.conf"
        DefaultModule voiceprovider

        """.utf8), to: "conf/speechd.conf")
    try folder.write(
      Array(
        """
        pcm.spdfile { type file slave.pcm { type null } file "\(path)/out.raw" format "raw" }
        pcm.!default { type null }

        """.utf8), to: "asound.conf")
    try folder.write([], to: "out.raw")
    for name in ["run/pulse", "conf/modules", ".local/share"] {
      try FileSystem.makeDirectories("\(path)/\(name)", permissions: 0o700)
    }
  }

  private static func environment(_ folder: ModuleFolder) -> [String] {
    let path = folder.path
    return folder.environment + [
      "XDG_RUNTIME_DIR=\(path)/run", "SPEECHD_ADDRESS=unix_socket:\(path)/run/speechd.sock",
      "ALSA_CONFIG_PATH=\(path)/asound.conf", "PULSE_SERVER=unix:\(path)/run/pulse/native",
    ]
  }

  private static func startPlayer(
    _ folder: ModuleFolder, _ input: borrowing Descriptor, _ log: borrowing Descriptor
  ) throws -> ChildProcess {
    let socket = "\(folder.path)/run/pulse/native"
    let player = try Executable(path: "/usr/bin/pulseaudio").start(
      [
        "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no", "--disable-shm=yes",
        "-L", "module-native-protocol-unix socket=\(socket) auth-anonymous=1",
        "-L", "module-null-sink sink_name=spd rate=22050 channels=1",
      ], environment: environment(folder), standardInput: input.rawValue,
      standardOutput: log.rawValue, standardError: log.rawValue)
    try waitForSocket(socket)
    return player
  }

  private static func waitForSocket(_ path: String) throws {
    for _ in 0..<patienceMilliseconds {
      if FileSystem.exists(path) { return }
      Posix.pause(milliseconds: 1)
    }
    throw ModuleProcess.Failure(description: "nobody listens at \(path)")
  }
}
