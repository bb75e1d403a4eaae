import Posix

/// A program run to its end, with what it wrote.
struct ProgramOutput {
  let text: String
  let exitCode: Int32

  /// - Parameter standardInput: What the program reads; it must fit into a pipe.
  init(
    _ path: String, _ arguments: [String] = [], environment: [String] = [],
    standardInput: String = ""
  ) throws {
    let input = try Pipe()
    let output = try Pipe()
    let child = try ChildProcess(
      path: path, arguments: arguments, environment: environment,
      standardInput: input.readEnd.rawValue, standardOutput: output.writeEnd.rawValue)
    let writeEnd = input.split { _, writeEnd in writeEnd }
    try writeEnd.writeAll(standardInput)
    try writeEnd.close()
    let readEnd = output.split { readEnd, _ in readEnd }
    text = String(decoding: try readEnd.readAll(), as: UTF8.self)
    exitCode = child.wait()
  }

  /// Runs a shell script with `$0` and so on as given.
  init(shell script: String, _ arguments: [String] = []) throws {
    try self.init("/bin/sh", ["-c", script] + arguments)
  }
}
