import Glibc
import JSON
import Posix
import TestSupport
import Testing

/// An app group with the bundled voices, a bus with the service, and a client on it.
struct SpielFixture {
  static let coach = SampleVoice.coach.rawValue
  static let sentence = "walk for 1 minute and 30 seconds"

  let group: TemporaryAppGroup
  let bus: SpielBus
  let client: SpielClient

  /// - Parameter arguments: What the bus starts the service with; nil for no service.
  init(
    arguments: [String]? = [], buying voices: [SampleVoice] = SampleVoice.allCases,
    environment: [String] = []
  ) throws {
    group = try TemporaryAppGroup(buying: voices.map(\.bundlePath))
    bus = try SpielBus(group, arguments: arguments, environment: environment)
    client = try SpielClient(bus)
  }

  /// Starts the service by hand, with its standard error in a file.
  func startService(_ arguments: String..., log: String = "service") throws -> ChildProcess {
    let error = try Descriptor(
      opening: bus.path(log), .writeOnly, options: [.create, .truncate])
    return try Executable("voice-spiel").start(
      arguments, environment: bus.environment, standardInput: 0, standardOutput: 1,
      standardError: error.rawValue)
  }

  func text(ofFile name: String) throws -> String {
    String(decoding: try Descriptor(opening: bus.path(name), .readOnly).readAll(), as: UTF8.self)
  }

  /// What `voicectl say` makes of the same text: the samples' bytes, and a line for each marker.
  func rendered(
    _ text: String, _ voice: String = coach, _ options: [String] = []
  ) throws -> (samples: [UInt8], markers: [JSONValue]) {
    let sound = bus.path("rendered.raw")
    let markers = bus.path("markers")
    let outcome = try Executable("voicectl").run(
      ["say", "-v", voice, "-o", sound, "--markers", markers] + options + [text],
      environment: bus.environment)
    try #require(outcome.exitCode == 0, "\(outcome)")
    let lines = try Descriptor(opening: markers, .readOnly).readAll().split(
      separator: UInt8(ascii: "\n"))
    return (
      try Descriptor(opening: sound, .readOnly).readAll(),
      try lines.map { try JSONValue.parse(Array($0)) }
    )
  }

  /// The processes that one has started, which have not ended.
  static func children(of process: Int) throws -> [Int32] {
    try FileSystem.names(inDirectory: "/proc").compactMap(Int32.init).filter { number in
      // One may end meanwhile.
      guard let bytes = try? Descriptor(opening: "/proc/\(number)/stat", .readOnly).readAll()
      else { return false }
      let fields = String(decoding: bytes, as: UTF8.self).split(separator: " ")
      return fields.count > 3 && fields[2] != "Z" && Int(fields[3]) == process
    }
  }

  /// Bytes that a process has read since it began, from wherever; proc_pid_io(5).
  static func readByteCount(of process: Int) throws -> Int {
    let bytes = try Descriptor(opening: "/proc/\(process)/io", .readOnly).readAll()
    let first = String(decoding: bytes, as: UTF8.self).split(separator: "\n").first
    return first.flatMap { Int($0.split(separator: " ").last ?? "") } ?? 0
  }
}
