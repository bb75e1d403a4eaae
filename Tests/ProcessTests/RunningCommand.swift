import Posix
import TestSupport

/// A `voicectl` at work, to be talked to while it runs.
final class RunningCommand {
  private(set) var output: PipeReader
  let error: PipeReader
  let identifier: Int32
  private var child: ChildProcess?

  /// - Parameter input: What it reads from standard input.
  init(
    _ fixture: VoicectlFixture, _ arguments: [String], input: String = "",
    environment: [String] = []
  ) throws {
    let inputPath = try fixture.directory.write(input, to: "input")
    let standardInput = try Descriptor(opening: inputPath, .readOnly)
    let output = try Pipe()
    let error = try Pipe()
    let child = try fixture.voicectl.start(
      arguments, environment: environment + fixture.environment,
      standardInput: standardInput.rawValue, standardOutput: output.writeEnd.rawValue,
      standardError: error.writeEnd.rawValue)
    identifier = child.identifier
    self.child = consume child
    self.output = PipeReader(output.split { readEnd, _ in readEnd })
    self.error = PipeReader(error.split { readEnd, _ in readEnd })
  }

  func send(_ signal: Signal) { child?.send(signal) }

  /// Waits until the pipe of its standard output, which nobody reads, takes no more.
  func waitUntilOutputIsFull() throws {
    let end = try Descriptor(
      opening: "/proc/\(identifier)/fd/1", .writeOnly, options: .nonBlocking)
    for _ in 0..<10_000 {
      var entries = [PollEntry(descriptor: end.rawValue, events: .writable)]
      // There is no event for a pipe that has become full.
      guard try poll(&entries, timeoutMilliseconds: 0) else { return }
      pause(milliseconds: 1)
    }
    throw PipeReader.Silence()
  }

  /// Stops reading standard output, and waits for the end.
  func endAfterClosingOutput() throws -> (exitCode: Int32, error: String) {
    output = PipeReader(try Descriptor(opening: "/dev/null", .readOnly))
    return try end()
  }

  /// Reads what is left of both streams and waits for the end.
  ///
  /// - Returns: The exit code, or 128 plus a signal's number, and the rest of standard error.
  func end() throws -> (exitCode: Int32, error: String) {
    _ = try output.rest()
    let rest = String(decoding: try error.rest(), as: UTF8.self)
    guard let child = child.take() else { throw PipeReader.Silence() }
    return (child.wait(), rest)
  }
}
