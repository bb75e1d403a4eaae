package import Posix

/// A program of this package, which lies beside the test bundle.
package struct Executable: Sendable {
  /// How a run ended and what it wrote.
  package struct Outcome: Hashable, Sendable {
    /// The exit code, or 128 plus the number of the signal that ended it.
    package var exitCode: Int32
    package var output: String
    package var error: String
  }

  package let path: String

  /// A program of the system.
  package init(path: String) { self.path = path }

  package init(_ name: String) {
    let bundle = CommandLine.arguments.first ?? ""
    path = FileSystem.join(FileSystem.parent(of: bundle), name)
  }

  /// Starts the program.
  ///
  /// - Parameter environment: `NAME=value` each; nothing else is passed on.
  package func start(
    _ arguments: [String], environment: [String], standardInput: Int32, standardOutput: Int32,
    standardError: Int32 = 2
  ) throws(PosixError) -> ChildProcess {
    try ChildProcess(
      path: path, arguments: arguments, environment: environment, standardInput: standardInput,
      standardOutput: standardOutput, standardError: standardError)
  }

  /// Runs the program to its end, with pipes for its output.
  ///
  /// - Parameter input: What it reads from standard input.
  package func run(
    _ arguments: [String], environment: [String], input: String = ""
  ) throws(PosixError) -> Outcome {
    let directory = try TemporaryDirectory()
    let inputPath = try directory.write(input, to: "input")
    let standardInput = try Descriptor(opening: inputPath, .readOnly)
    let output = try Pipe()
    let error = try Pipe()
    let child = try start(
      arguments, environment: environment, standardInput: standardInput.rawValue,
      standardOutput: output.writeEnd.rawValue, standardError: error.writeEnd.rawValue)
    // Without our own writing ends the child's end ends the reading.
    let outputEnd = output.split { readEnd, _ in readEnd }
    let errorEnd = error.split { readEnd, _ in readEnd }
    let texts = try Self.readBoth(outputEnd, errorEnd)
    return Outcome(exitCode: child.wait(), output: texts.0, error: texts.1)
  }

  /// Reads both to their ends, whichever has something.
  private static func readBoth(
    _ first: borrowing Descriptor, _ second: borrowing Descriptor
  ) throws(PosixError) -> (String, String) {
    var bytes: ([UInt8], [UInt8]) = ([], [])
    var chunk = [UInt8](repeating: 0, count: 65_536)
    var waiting = [first.rawValue, second.rawValue].map {
      PollEntry(descriptor: $0, events: .readable)
    }
    while !waiting.isEmpty {
      try poll(&waiting, timeoutMilliseconds: nil)
      for entry in waiting where !entry.ready.isEmpty {
        let isFirst = entry.descriptor == first.rawValue
        let count = isFirst ? try first.read(into: &chunk) : try second.read(into: &chunk)
        if count == 0 { waiting.removeAll { $0.descriptor == entry.descriptor } }
        if isFirst { bytes.0 += chunk.prefix(count) } else { bytes.1 += chunk.prefix(count) }
      }
    }
    return (String(decoding: bytes.0, as: UTF8.self), String(decoding: bytes.1, as: UTF8.self))
  }
}
