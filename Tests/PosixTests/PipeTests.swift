import Posix
import Testing

@Suite("A pipe has two ends that can go separate ways")
struct PipeTests {
  @Test("Bytes come out in order, and the end of file when the write end goes")
  func order() throws {
    let pipe = try Pipe()
    try pipe.writeEnd.writeAll("one")
    try pipe.writeEnd.writeAll(" two")
    let readEnd = pipe.split { readEnd, _ in readEnd }
    #expect(try readEnd.readAll() == Array("one two".utf8))
    var rest: [UInt8] = [0]
    #expect(try readEnd.read(into: &rest) == 0)
  }

  @Test("Writing to a pipe that nobody reads is an error where SIGPIPE is ignored")
  func brokenPipe() async {
    await #expect(processExitsWith: .success) {
      Signal.ignoreBrokenPipe()
      let writeEnd = try Pipe().split { _, writeEnd in writeEnd }
      #expect(throws: PosixError("write", number: .brokenPipe)) { try writeEnd.writeAll("x") }
      #expect(throws: PosixError("write", number: .brokenPipe)) { _ = try writeEnd.write([1]) }
    }
  }
}
