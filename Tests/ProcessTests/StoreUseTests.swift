import JSON
import Posix
import TestSupport
import Testing

@Suite("voicectl and its store", .tags(.process, .store), .serialized, .timeLimit(.minutes(5)))
struct StoreUseTests {
  private let fixture: VoicectlFixture

  init() throws { fixture = try VoicectlFixture() }

  // MARK: A store that cannot be used

  @Test(
    "ends with exit code 4 and the reason when the store cannot be used",
    arguments: ["foreign", "truncated", "link", "open to others", "no folder"])
  func unusable(kind: String) throws {
    let reason = try spoilStore(kind)
    for arguments in [
      ["export"], ["buy", VoicectlFixture.hello], ["catalog"], ["default"],
      ["enable", VoicectlFixture.hello],
    ] {
      let outcome = try fixture.run(arguments)
      #expect(outcome.exitCode == 4, "\(arguments): \(outcome)")
      #expect(outcome.output == "")
      #expect(outcome.error.hasPrefix("voicectl: \(fixture.group)"))
      #expect(outcome.error.contains(reason), "\(outcome.error)")
    }
  }

  /// - Returns: What the error must say.
  private func spoilStore(_ kind: String) throws -> String {
    switch kind {
    case "foreign":
      try fixture.directory.write(
        String(repeating: "This is my diary. ", count: 99), to: "group/voices.sqlite")
      return "not a voice store"
    case "truncated":
      try fixture.output(of: "buy", VoicectlFixture.hello)
      let bytes = try Descriptor(opening: "\(fixture.group)/voices.sqlite", .readOnly).readAll()
      try FileSystem.removeFile("\(fixture.group)/voices.sqlite-wal")
      try FileSystem.removeFile("\(fixture.group)/voices.sqlite-shm")
      try fixture.directory.write(Array(bytes.prefix(5000)), to: "group/voices.sqlite")
      return "damaged"
    case "link":
      try FileSystem.makeDirectory(fixture.group, permissions: 0o700)
      try FileSystem.makeDirectory("\(fixture.group)/voices.sqlite", permissions: 0o700)
      return "no regular file"
    case "open to others":
      try FileSystem.makeDirectory(fixture.group, permissions: 0o700)
      try FileSystem.setPermissions(fixture.group, 0o777)
      return "chmod go-w \(fixture.group)"
    default:
      try fixture.directory.write("", to: "group")
      return "is not a folder"
    }
  }

  @Test(
    "leaves a group that it may not write as it is",
    .enabled(if: Environment.userIdentifier != 0, "root may write everywhere"))
  func readOnly() throws {
    try fixture.output(of: "buy", VoicectlFixture.hello)
    let before = try fixture.output(of: "export")
    try FileSystem.setPermissions("\(fixture.group)/voices.sqlite", 0o400)
    let outcome = try fixture.run("enable", VoicectlFixture.hello)
    #expect(outcome.exitCode == 4)
    #expect(outcome.error.contains("voices.sqlite: Permission denied"))
    #expect(try fixture.output(of: "export") == before)
  }

  // MARK: Several at once

  @Test("loses no change of eight at once")
  func concurrent() throws {
    let identifiers = (1...8).map { "com.example.tiny\($0)" }
    for identifier in identifiers { try fixture.makeBundle(identifier) }
    let null = try Descriptor(opening: "/dev/null", .readWrite)
    try run(identifiers.map { ["buy", "--enable", $0] }, null)
    try run(identifiers.map { ["default", "en-\($0.suffix(1))00", $0] }, null)
    let lines = try fixture.output(of: "export").split(separator: "\n")
    #expect(lines.filter { $0.hasSuffix("\"state\": \"enabled\"") }.count == 8)
    #expect(lines.filter { $0.contains("\"en-") }.count == 8)
  }

  @Test("is as one of eight catalogues says that were applied at once, not a mixture")
  func concurrentCatalogues() throws {
    let null = try Descriptor(opening: "/dev/null", .readWrite)
    let identifiers = (1...8).map { "com.example.tiny\($0)" }
    for identifier in identifiers { try fixture.makeBundle(identifier) }
    let files = try identifiers.map { identifier in
      let text = VoicectlFixture.catalogue([(identifier, "enabled")])
      return try fixture.directory.write(text, to: "\(identifier).json")
    }
    try run(files.map { ["apply", "--prune", $0] }, null)
    let lines = try fixture.output(of: "export").split(separator: "\n")
    #expect(lines.filter { $0.contains("\"identifier\"") }.count == 1)
  }

  /// Runs commands at the same time; each must succeed.
  private func run(_ commands: [[String]], _ null: borrowing Descriptor) throws {
    var children: [Box] = []
    for command in commands {
      children.append(
        Box(
          try fixture.voicectl.start(
            command, environment: fixture.environment, standardInput: null.rawValue,
            standardOutput: null.rawValue)))
    }
    for child in children { #expect(child.wait() == 0) }
  }

  /// Holds a child in an array.
  private final class Box {
    private var child: ChildProcess?

    init(_ child: consuming ChildProcess) { self.child = consume child }

    func wait() -> Int32 { child.take()?.wait() ?? -1 }
  }

  @Test("has the old or the new state after an apply that was killed at any moment")
  func killed() throws {
    let null = try Descriptor(opening: "/dev/null", .readWrite)
    let voices = (1...4).map { "com.example.tiny\($0)" }
    for voice in voices { try fixture.makeBundle(voice) }
    let states = ["enabled", "disabled"].map { state in
      VoicectlFixture.catalogue(voices.map { ($0, state) })
    }
    let files = try states.enumerated().map { index, text in
      try fixture.directory.write(text, to: "\(index).json")
    }
    try fixture.output(of: "apply", files[0])
    var wanted: [String] = []
    for file in files {
      try fixture.output(of: "apply", file)
      wanted.append(try fixture.output(of: "export"))
    }
    for round in 0..<24 {
      let child = try fixture.voicectl.start(
        ["apply", files[round % 2]], environment: fixture.environment,
        standardInput: null.rawValue, standardOutput: null.rawValue)
      pause(milliseconds: Int32(round))
      child.send(.kill)
      #expect([0, 137].contains(child.wait()))
      #expect(wanted.contains(try fixture.output(of: "export")), "round \(round)")
    }
    #expect(try fixture.output(of: "verify").hasPrefix("no fault found"))
  }
}
