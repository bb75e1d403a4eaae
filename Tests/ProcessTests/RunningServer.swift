import Posix
import TestSupport

/// A speech-dispatcher at work; ended with the last reference.
final class RunningServer {
  private let socket: String
  private var child: ChildProcess?

  init(_ child: consuming ChildProcess, socket: String) {
    self.child = consume child
    self.socket = socket
  }

  // Killed, it would leave its modules behind.
  deinit {
    child?.send(.terminate)
    _ = child.take()?.wait()
  }

  /// Waits until clients may connect.
  func waitUntilReady() throws {
    for _ in 0..<4000 {
      if (try? Descriptor(connectingToSocket: socket)) != nil { return }
      // There is no event for a socket that is listened to.
      pause(milliseconds: 5)
    }
    throw PipeReader.Silence()
  }

  /// Waits until it has ended by itself.
  ///
  /// - Returns: The exit code, or 128 plus a signal's number.
  func end() throws -> Int32 {
    guard let child = child.take() else { throw PipeReader.Silence() }
    guard try child.hasEnded(withinMilliseconds: 20_000) else { throw PipeReader.Silence() }
    return child.wait()
  }

  /// Sends commands of SSIP as one client, after its name.
  ///
  /// - Returns: The answer to each: its lines, numbers and all.
  func ask(_ commands: String...) throws -> [[String]] {
    let descriptor = try Descriptor(connectingToSocket: socket)
    var answers: [[String]] = []
    var received: [UInt8] = []
    for command in ["SET SELF CLIENT_NAME tests:desktop:main"] + commands {
      try descriptor.writeAll("\(command)\r\n")
      var lines: [String] = []
      while lines.last?.dropFirst(3).first != " " {
        guard let end = received.firstIndex(of: 0x0A) else {
          var wanted = [PollEntry(descriptor: descriptor.rawValue, events: .readable)]
          guard try poll(&wanted, timeoutMilliseconds: 20_000) else { throw PipeReader.Silence() }
          var chunk = [UInt8](repeating: 0, count: 4096)
          let count = try descriptor.read(into: &chunk)
          guard count > 0 else { throw PipeReader.Silence() }
          received += chunk.prefix(count)
          continue
        }
        lines.append(String(decoding: received[..<end].filter { $0 != 0x0D }, as: UTF8.self))
        received.removeFirst(end + 1)
      }
      answers.append(lines)
    }
    return Array(answers.dropFirst())
  }

  /// The module that a new client speaks with, once it has said what language it speaks.
  func module(for language: String) throws -> String? {
    try ask("SET SELF LANGUAGE \(language)", "GET OUTPUT_MODULE").last?.first
  }
}
