import Posix
import TestSupport
import Testing

@Suite("A process of others", .timeLimit(.minutes(5)))
struct RunningProcessTests {
  private func start() throws -> ChildProcess {
    let null = try Descriptor(opening: "/dev/null", .readWrite)
    return try ChildProcess(
      path: "/bin/sleep", arguments: ["60"], standardInput: null.rawValue,
      standardOutput: null.rawValue)
  }

  @Test("is ended by a signal, and seen to end")
  func signal() throws {
    let child = try start()
    let process = try RunningProcess(identifier: child.identifier)
    #expect(try !process.hasEnded(withinMilliseconds: 0))
    try process.send(.terminate)
    #expect(try process.hasEnded(withinMilliseconds: 20_000))
    #expect(child.wait() == 128 + Signal.terminate.rawValue)
    // The number may be another's by now.
    try process.send(.kill)
  }

  @Test("must exist", arguments: [0, -1, Int32.max])
  func missing(identifier: Int32) {
    #expect(throws: PosixError.self) { _ = try RunningProcess(identifier: identifier) }
  }
}
