import Glibc
import Posix
import Testing

@Suite("The standard streams are written whole", .timeLimit(.minutes(5)))
struct StandardStreamTests {
  @Test("A text arrives as UTF-8, unbuffered")
  func text() async {
    await #expect(processExitsWith: .success) {
      // What is written when the test is over has no reader.
      Signal.ignoreBrokenPipe()
      let pipe = try Pipe()
      dup2(pipe.writeEnd.rawValue, StandardStream.error.rawValue)
      try StandardStream.error.write("grüße\n")
      var buffer = [UInt8](repeating: 0, count: 100)
      #expect(try pipe.readEnd.read(into: &buffer) == 8)
      #expect(buffer.starts(with: Array("grüße\n".utf8)))
      #expect(!StandardStream.error.isTerminal)
      #expect(StandardStream.error.terminalColumnCount == 0)
    }
  }

  @Test("A stream that another made non-blocking is waited for")
  func nonBlocking() async {
    await #expect(processExitsWith: .success) {
      let input = try Pipe()
      let output = try Pipe()
      let child = try ChildProcess(
        path: "/usr/bin/wc", arguments: ["-c"], standardInput: input.readEnd.rawValue,
        standardOutput: output.writeEnd.rawValue)
      try input.writeEnd.setNonBlocking()
      dup2(input.writeEnd.rawValue, StandardStream.output.rawValue)
      _ = input.split { _, writeEnd in writeEnd.rawValue }
      try StandardStream.output.write([UInt8](repeating: 7, count: 1_000_000))
      close(StandardStream.output.rawValue)
      let readEnd = output.split { readEnd, _ in readEnd }
      #expect(try readEnd.readAll() == Array("1000000\n".utf8))
      #expect(child.wait() == 0)
    }
  }

  @Test("A reader that has gone is an error")
  func brokenPipe() async {
    await #expect(processExitsWith: .success) {
      Signal.ignoreBrokenPipe()
      let writeEnd = try Pipe().split { _, writeEnd in writeEnd }
      dup2(writeEnd.rawValue, StandardStream.error.rawValue)
      #expect(throws: PosixError("write", number: .brokenPipe)) {
        try StandardStream.error.write("x")
      }
    }
  }

  @Test("The process ends with the code it is told")
  func exitCode() async {
    await #expect(processExitsWith: .exitCode(5)) { exitProcess(5) }
  }
}
