internal import CommandLineTool
internal import JSON
internal import Posix

/// A catalogue's file as it was named on the command line; `-` is standard input.
struct CatalogueFile {
  private static let byteLimit = 16 << 20
  private let path: String

  init(_ path: String) { self.path = path }

  /// Reads the file as JSON.
  func read() throws(CommandFailure) -> JSONValue {
    do {
      return try JSONValue.parse(bytes())
    } catch let error as PosixError {
      throw CommandFailure(.failed, "\(name): \(error.number) (\(error.call))")
    } catch {
      throw CommandFailure(.failed, "\(name): \(error)")
    }
  }

  /// Ends the command with a line for each problem, if there are any.
  func fail(_ problems: JSONProblems) throws(CommandFailure) {
    guard !problems.all.isEmpty else { return }
    throw CommandFailure(.failed, problems.all.map { "\(name): \($0)" })
  }

  private var name: String { path == "-" ? "standard input" : path }

  private func bytes() throws(PosixError) -> [UInt8] {
    let file =
      path == "-" ? Descriptor.standardInput() : try Descriptor(opening: path, .readOnly)
    return try file.readAll(byteLimit: Self.byteLimit)
  }
}
