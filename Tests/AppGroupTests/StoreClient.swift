import Posix
import TestSupport
import Testing

/// Runs the tests' own `store-client`, which lies beside the test bundle.
enum StoreClient {
  /// Starts the tool.
  static func start(_ arguments: [String], standardOutput: Int32 = 1) throws -> ChildProcess {
    let bundle = try #require(CommandLine.arguments.first)
    return try ChildProcess(
      path: FileSystem.join(FileSystem.parent(of: bundle), "store-client"), arguments: arguments,
      standardInput: 0, standardOutput: standardOutput)
  }

  /// Runs the tool to its end.
  static func run(_ arguments: String...) throws -> (exitCode: Int32, output: String) {
    let directory = try TemporaryDirectory()
    let path = directory.path("output")
    let file = try Descriptor(opening: path, .writeOnly, options: .create)
    let exitCode = try start(arguments, standardOutput: file.rawValue).wait()
    let output = try Descriptor(opening: path, .readOnly).readAll()
    return (exitCode, String(decoding: output, as: UTF8.self))
  }
}
