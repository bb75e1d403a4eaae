import Glibc
import Posix
import TestSupport
import Testing

@Suite("The file of a running program")
struct EnvironmentExecutableTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// Copies `cat`, which runs until its input ends.
  private func makeProgram(_ name: String) throws -> String {
    let bytes = try Descriptor(opening: "/bin/cat", .readOnly).readAll()
    return try FileSystem.realPath(directory.write(bytes, to: name, permissions: 0o700))
  }

  /// What the system tells of a program while it runs, after `change`.
  private func pathWhileRunning(_ path: String, after change: () throws -> Void) throws -> String {
    let input = try Pipe()
    let output = try Pipe()
    let child = try ChildProcess(
      path: path, arguments: [], standardInput: input.readEnd.rawValue,
      standardOutput: output.writeEnd.rawValue)
    // What comes back proves that the program itself runs by now.
    try input.writeEnd.writeAll([1])
    var buffer: [UInt8] = [0]
    _ = try output.readEnd.read(into: &buffer)
    try change()
    return try Environment.executablePath(ofProcess: "\(child.identifier)")
  }

  @Test("is told without the links it was started by")
  func link() throws {
    let path = try makeProgram("program")
    let link = directory.path("link")
    try #require(symlink(path, link) == 0)
    #expect(try pathWhileRunning(link) {} == path)
    #expect(try Environment.executablePath() == FileSystem.realPath("/proc/self/exe"))
  }

  @Test("is told also when it was removed, or replaced by a new version")
  func removed() throws {
    let path = try makeProgram("program")
    #expect(try pathWhileRunning(path) { try FileSystem.removeFile(path) } == path)
    _ = try makeProgram("program")
    let replaced = try pathWhileRunning(path) {
      try FileSystem.rename(try makeProgram("new"), to: path)
    }
    #expect(replaced == path)
  }

  @Test("is not told as another's when its name ends as the kernel tells of removed ones")
  func deceivingName() throws {
    let path = try makeProgram("program (deleted)")
    #expect(try pathWhileRunning(path) {} == path)
  }

  @Test("of a process that there is not is an error")
  func none() throws {
    #expect(throws: PosixError.self) { try Environment.executablePath(ofProcess: "0") }
  }

  @Test("that started this one is known")
  func parent() throws { #expect(Environment.parentExecutablePath()?.hasPrefix("/") == true) }
}
