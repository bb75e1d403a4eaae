import Posix
import TestSupport
import Testing

/// A user with a home of their own, whom the real speech-dispatcher serves.
///
/// Its sound goes to a file, by way of ALSA, where the user's configuration says so.
struct DesktopFixture {
  static let configuration = ".config/speech-dispatcher/speechd.conf"
  static let moduleLink = ".local/libexec/speech-dispatcher-modules/sd_voiceprovider"
  /// Settings of the user's own that make sound go to the file.
  static let soundSettings = "AudioOutputMethod \"alsa\"\nAudioALSADevice \"spdfile\"\n"

  let voicectl: VoicectlFixture
  var directory: TemporaryDirectory { voicectl.directory }

  /// - Parameter hasVoices: Whether Hello and Coach are enabled; else no voice is.
  init(hasVoices: Bool = true) throws {
    voicectl = hasVoices ? try VoicectlFixture(buying: .hello, .coach) : try VoicectlFixture()
    try FileSystem.makeDirectory(directory.path("home"), permissions: 0o700)
    try FileSystem.makeDirectory(directory.path("run"), permissions: 0o700)
    let slave = "pcm.spdfile { type file slave.pcm { type null } format \"raw\" file"
    try directory.write(
      "\(slave) \"\(directory.path("sound"))\" }\npcm.!default { type null }\n", to: "asound.conf")
  }

  var environment: [String] {
    voicectl.environment + [
      "XDG_RUNTIME_DIR=\(directory.path("run"))",
      "ALSA_CONFIG_PATH=\(directory.path("asound.conf"))",
    ]
  }

  /// A line that adds a module of another name, for a server that is to run without ours.
  func otherModule() throws -> String {
    let path = directory.path("sd_other")
    try FileSystem.makeLink(path, to: Executable("sd_voiceprovider").path)
    return "AddModule \"other\" \"\(path)\" \"other.conf\"\n"
  }

  /// Writes a file of the user's.
  func write(
    _ bytes: [UInt8], to name: String = configuration, permissions: UInt32 = 0o640
  ) throws {
    try directory.write(bytes, to: "home/\(name)", permissions: permissions)
  }

  func write(_ text: String, to name: String = configuration) throws {
    try write(Array(text.utf8), to: name)
  }

  /// What is in the user's configuration.
  func configuration() throws -> [UInt8] {
    try Descriptor(opening: directory.path("home/\(Self.configuration)"), .readOnly).readAll()
  }

  /// Runs `voicectl desktop`.
  func run(_ arguments: String..., environment more: [String] = []) throws -> Executable.Outcome {
    try voicectl.run(["desktop"] + arguments, environment: more + environment)
  }

  /// Runs `voicectl desktop` so that it must succeed.
  @discardableResult
  func output(of arguments: String...) throws -> String {
    let outcome = try voicectl.run(["desktop"] + arguments, environment: environment)
    try #require(outcome.exitCode == 0 && outcome.error.isEmpty, "\(arguments): \(outcome)")
    return outcome.output
  }

  /// Every file below the user's home: its path, its mode and what it holds or points to.
  func files(in folder: String = "") throws -> [String] {
    try FileSystem.names(inDirectory: directory.path("home" + folder)).flatMap { name in
      let path = directory.path("home\(folder)/\(name)")
      if let target = try? FileSystem.linkTarget(path) { return ["\(folder)/\(name) -> \(target)"] }
      let status = try FileStatus(ofPath: path)
      guard !status.isDirectory else { return try files(in: "\(folder)/\(name)") }
      let bytes = try Descriptor(opening: path, .readOnly).readAll()
      return ["\(folder)/\(name) \(status.permissions) \(bytes)"]
    }
  }

  /// Starts speech-dispatcher and waits until it answers.
  func startServer() throws -> RunningServer {
    let log = try Descriptor(
      opening: directory.path("server.log"), .writeOnly, options: [.create, .append])
    let null = try Descriptor(opening: "/dev/null", .readOnly)
    let child = try Executable(path: "/usr/bin/speech-dispatcher").start(
      ["--run-single", "--timeout", "0"], environment: environment,
      standardInput: null.rawValue, standardOutput: log.rawValue, standardError: log.rawValue)
    let server = RunningServer(
      consume child, socket: directory.path("run/speech-dispatcher/speechd.sock"))
    try server.waitUntilReady()
    return server
  }

  /// Runs `spd-say`, which must succeed.
  func say(_ arguments: String...) throws -> String {
    let outcome = try Executable(path: "/usr/bin/spd-say").run(arguments, environment: environment)
    try #require(outcome.exitCode == 0, "\(arguments): \(outcome)")
    return outcome.output
  }
}
