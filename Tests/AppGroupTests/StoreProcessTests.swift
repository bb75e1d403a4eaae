import AppGroup
import Glibc
import Posix
import SpeechTypes
import TestSupport
import Testing

@Suite("Several processes share a store", .serialized, .timeLimit(.minutes(5)))
struct StoreProcessTests {
  let fixture: StoreFixture

  init() throws { fixture = try StoreFixture() }

  /// The tool gives both voices of each transaction the age that the generation gets.
  private func checkIsWhole(_ snapshot: StoreSnapshot) {
    let ages = snapshot.voices.map(\.description.age)
    let generation = Int(snapshot.generation)
    #expect(ages == (generation == 0 ? [] : [generation, generation]))
  }

  @Test("and lose no change of four that write at once")
  func concurrentWriters() throws {
    let arguments = ["change", fixture.folder.path, "50"]
    let first = try StoreClient.start(arguments)
    let second = try StoreClient.start(arguments)
    let third = try StoreClient.start(arguments)
    let fourth = try StoreClient.start(arguments)
    let reader = fixture.reader()
    var watch = try ChangeWatch([fixture.folder.path])
    var last: UInt64 = 0
    while last < 200 {
      let snapshot = try reader.snapshot()
      checkIsWhole(snapshot)
      #expect(snapshot.generation >= last)
      last = snapshot.generation
      if last < 200 { try waitForSignal(&watch) }
    }
    let exitCodes = [first.wait(), second.wait(), third.wait(), fourth.wait()]
    #expect(exitCodes == [0, 0, 0, 0])
    #expect(try reader.generation() == 200)
  }

  @Test("and one that reads finds each change of another at once, and nothing between two")
  func eachChange() throws {
    let reader = fixture.reader()
    for generation in 1...20 as ClosedRange<UInt64> {
      // It empties the log behind its change, and is the only one that writes.
      #expect(try StoreClient.run("change", fixture.folder.path, "1").exitCode == 0)
      for _ in 0..<3 { #expect(try reader.generation() == generation) }
    }
    let writer = try fixture.writer()
    for generation in 21...40 as ClosedRange<UInt64> {
      try writer.transaction { change in
        try change.setVoice(try StoreFixture.voice("c", name: "\(generation)"))
        #expect(try reader.generation() == generation - 1)
      }
      for _ in 0..<3 { #expect(try reader.generation() == generation) }
    }
  }

  @Test("and one that is killed leaves the state before a change or after it")
  func killed() throws {
    var random = SeededGenerator(seed: 20)
    var last: UInt64 = 0
    for _ in 0..<20 {
      var watch = try ChangeWatch([fixture.folder.path])
      let process = try StoreClient.start(["change", fixture.folder.path, "0"])
      let reader = fixture.reader()
      let goal = last + UInt64.random(in: 0...3, using: &random)
      while try reader.generation() < goal { try waitForSignal(&watch) }
      usleep(UInt32.random(in: 0...2000, using: &random))
      process.send(.kill)
      #expect(process.wait() == 137)
      #expect(try reader.integrityProblems().isEmpty)
      let snapshot = try fixture.reader().snapshot()
      checkIsWhole(snapshot)
      #expect(snapshot.generation >= max(last, goal))
      last = snapshot.generation
    }
    #expect(last > 0)
    let tool = try StoreClient.run("change", fixture.folder.path, "1")
    #expect(tool.exitCode == 0)
    #expect(try fixture.reader().generation() == last + 1)
  }

  @Test("and six that make it at the same moment all succeed")
  func concurrentCreation() throws {
    let arguments = ["change", fixture.folder.path, "1"]
    let first = try StoreClient.start(arguments)
    let second = try StoreClient.start(arguments)
    let third = try StoreClient.start(arguments)
    let fourth = try StoreClient.start(arguments)
    let fifth = try StoreClient.start(arguments)
    let sixth = try StoreClient.start(arguments)
    let exitCodes = [
      first.wait(), second.wait(), third.wait(), fourth.wait(), fifth.wait(), sixth.wait(),
    ]
    #expect(exitCodes == [0, 0, 0, 0, 0, 0])
    #expect(try fixture.reader().generation() == 6)
  }

  @Test(
    "and a user without rights reads the system's", .enabled(if: Environment.userIdentifier == 0))
  func unprivilegedReader() throws {
    let fixture = try StoreFixture(.system)
    try fixture.makeStore()
    // The test's own folder lets nobody else in.
    try FileSystem.setPermissions(fixture.directory.path, 0o755)
    try FileSystem.setPermissions(fixture.directory.path("data"), 0o755)
    let idle = try StoreClient.run("read-as", "65534", fixture.folder.path)
    #expect(idle.output == "1 2\n")
    #expect(idle.exitCode == 0)
    // And while root has it open, with a change that is only in the log yet.
    let writer = try fixture.writer()
    try writer.transaction { change in try change.removeVoice(try StoreFixture.identifier("a")) }
    let busy = try StoreClient.run("read-as", "65534", fixture.folder.path)
    #expect(busy.output == "2 1\n")
  }

  @Test(
    "and a user without rights finds each change of the system's, whether root has it open or not",
    .enabled(if: Environment.userIdentifier == 0))
  func unprivilegedFollower() throws {
    let fixture = try StoreFixture(.system)
    try fixture.makeStore()
    try FileSystem.setPermissions(fixture.directory.path, 0o755)
    try FileSystem.setPermissions(fixture.directory.path("data"), 0o755)
    let path = fixture.directory.path("followed")
    let file = try Descriptor(opening: path, .writeOnly, options: .create)
    let follower = try StoreClient.start(
      ["follow-as", "65534", fixture.folder.path], standardOutput: file.rawValue)
    func waitForLine(_ number: Int) throws {
      for _ in 0..<10_000 {
        let text = String(
          decoding: try Descriptor(opening: path, .readOnly).readAll(), as: UTF8.self)
        if text == (1...number).map({ "\($0)\n" }).joined() { return }
        pause(milliseconds: 1)
      }
      Issue.record("no line \(number)")
    }
    try waitForLine(1)
    for number in 2...5 {
      let writer = try fixture.writer()
      try writer.transaction { change in
        try change.setVoice(try StoreFixture.voice("c", name: "\(number)"))
      }
      // Once while root has it open, and once behind that.
      if number % 2 == 0 { try waitForLine(number) }
      _ = consume writer
      try waitForLine(number)
    }
    #expect(follower.wait() == 0)
  }

  private func waitForSignal(_ watch: inout ChangeWatch) throws {
    repeat {
      var entries = [PollEntry(descriptor: watch.rawValue, events: .readable)]
      try poll(&entries, timeoutMilliseconds: 10_000)
      try #require(!entries[0].ready.isEmpty, "no signal")
    } while try !watch.drain()
  }
}

/// The same numbers in every run (SplitMix64).
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
