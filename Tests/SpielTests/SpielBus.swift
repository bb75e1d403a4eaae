import Posix
import TestSupport

/// A session bus of its own, which starts `voice-spiel` when somebody calls it, as a desktop does.
///
/// The bus and what it has started end with the last reference.
final class SpielBus {
  private let directory: TemporaryDirectory
  private var daemon: ChildProcess?
  let address: String
  let environment: [String]

  /// - Parameters:
  ///   - arguments: What the bus starts the service with; nil for no service.
  ///   - more: `NAME=value` each, for the service.
  init(
    _ group: TemporaryAppGroup, arguments: [String]? = [], environment more: [String] = []
  ) throws {
    directory = try TemporaryDirectory()
    if let arguments {
      let command = [Executable("voice-spiel").path] + arguments
      try directory.write(
        """
        [D-BUS Service]
        Name=org.voiceprovider.Speech.Provider
        Exec=\(command.joined(separator: " "))
        """, to: "services/org.voiceprovider.Speech.Provider.service")
    }
    let configuration = try directory.write(
      """
      <busconfig>
        <type>session</type>
        <auth>EXTERNAL</auth>
        <listen>unix:dir=\(directory.path)</listen>
        <servicedir>\(directory.path("services"))</servicedir>
        <policy context="default">
          <allow send_destination="*" eavesdrop="true"/>
          <allow eavesdrop="true"/>
          <allow own="*"/>
        </policy>
      </busconfig>
      """, to: "session.conf")
    let groupEnvironment =
      more + [
        "VOICE_APP_GROUP=\(group.path)", "HOME=\(directory.path)", "PATH=/usr/bin:/bin",
      ]
    let log = try Descriptor(
      opening: directory.path("log"), .writeOnly, options: [.create, .append])
    let output = try Pipe()
    daemon = try ChildProcess(
      path: "/usr/bin/dbus-daemon",
      arguments: [
        "--config-file=\(configuration)", "--nofork", "--nopidfile", "--print-address=1",
      ],
      environment: groupEnvironment, standardInput: 0,
      standardOutput: output.writeEnd.rawValue, standardError: log.rawValue)
    let reader = LineReader(output.split { readEnd, _ in readEnd })
    address = try reader.line()
    environment = groupEnvironment + ["DBUS_SESSION_BUS_ADDRESS=\(address)"]
  }

  /// Ends the bus.
  func end() { daemon = nil }

  /// What the bus, and the service that it started, have written to their standard errors.
  var log: String {
    let bytes = try? Descriptor(opening: directory.path("log"), .readOnly).readAll()
    return String(decoding: bytes ?? [], as: UTF8.self)
  }

  /// A path for a test's own files.
  func path(_ name: String) -> String { directory.path(name) }
}

/// Reads a pipe line by line; a wait ends in an error after twenty seconds.
final class LineReader {
  struct Silence: Error {}

  private let end: Descriptor
  private var bytes: [UInt8] = []

  init(_ end: consuming Descriptor) { self.end = end }

  /// The next line, without its end.
  func line() throws -> String {
    while true {
      if let length = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        defer { bytes.removeFirst(length + 1) }
        return String(decoding: bytes[..<length], as: UTF8.self)
      }
      var entries = [PollEntry(descriptor: end.rawValue, events: .readable)]
      guard try poll(&entries, timeoutMilliseconds: 20_000) else { throw Silence() }
      var chunk = [UInt8](repeating: 0, count: 65_536)
      let count = try end.read(into: &chunk)
      guard count > 0 else { throw Silence() }
      bytes += chunk[..<count]
    }
  }
}
