internal import Posix

/// A program of the machine's that is asked what it is.
struct SystemProgram {
  private static let answerByteLimit = 1000

  let path: String

  init(path: String) { self.path = path }

  /// Finds a command along `PATH`; nil when there is none.
  ///
  /// - Parameter variable: Looks up an environment variable; nil when it is unset or empty.
  init?(named name: String, variable: (String) -> String?) {
    let folders = variable("PATH")?.split(separator: ":").map(String.init) ?? ["/usr/bin"]
    let paths = folders.map { FileSystem.join($0, name) }
    guard let path = paths.first(where: FileSystem.isExecutable) else { return nil }
    self.path = path
  }

  /// The first line that it prints; empty when it prints none or is too slow. A program that goes on
  /// after that is killed.
  func firstLine(
    of arguments: [String], timeoutMilliseconds: Int64 = 5000
  ) throws(PosixError) -> String {
    let pipe = try Pipe()
    let null = try Descriptor(opening: "/dev/null", .readWrite)
    let child = try ChildProcess(
      path: path, arguments: arguments, standardInput: null.rawValue,
      standardOutput: pipe.writeEnd.rawValue, standardError: null.rawValue)
    // Without our own writing end the child's end ends the reading.
    let output = pipe.split { readEnd, _ in readEnd }
    let deadline = MonotonicClock.milliseconds() + timeoutMilliseconds
    guard let answer = try Self.readAll(output, until: deadline) else { return "" }
    child.send(.kill)
    _ = child.wait()
    return String(decoding: answer.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// Everything up to the end; nil when that is too long in coming.
  private static func readAll(
    _ output: borrowing Descriptor, until deadline: Int64
  ) throws(PosixError) -> [UInt8]? {
    var answer: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: answerByteLimit)
    while answer.count < answerByteLimit {
      let left = deadline - MonotonicClock.milliseconds()
      var wanted = [PollEntry(descriptor: output.rawValue, events: .readable)]
      guard left > 0 else { return nil }
      guard try poll(&wanted, timeoutMilliseconds: Int32(left)) else { continue }
      let count = try output.read(into: &chunk)
      if count == 0 { return answer }
      answer += chunk.prefix(count)
    }
    return nil
  }
}
