import Glibc
import Posix
import TestSupport
import Testing

@Suite("A child process gets what it is given, and nothing else", .timeLimit(.minutes(5)))
struct ChildProcessTests {
  @Test("Arguments, environment and standard input arrive as they were given")
  func arguments() throws {
    let script = #"printf '%s|' "$0" "$@"; cat"#
    let shell = try ProgramOutput(
      "/bin/sh", ["-c", script, "", "a b", "ü\n", "$HOME", "*"], standardInput: "read\0me")
    #expect(shell.text == "|a b|ü\n|$HOME|*|read\0me")
    let environment = try ProgramOutput("/usr/bin/env", environment: ["A=1", "B=x y=z", "C="])
    #expect(environment.text == "A=1\nB=x y=z\nC=\n")
  }

  @Test("Standard error goes where it was told")
  func standardError() throws {
    let null = try Descriptor(opening: "/dev/null", .readWrite)
    let pipe = try Pipe()
    let child = try ChildProcess(
      path: "/bin/sh", arguments: ["-c", "echo out; echo err >&2"], standardInput: null.rawValue,
      standardOutput: null.rawValue, standardError: pipe.writeEnd.rawValue)
    let readEnd = pipe.split { readEnd, _ in readEnd }
    #expect(try readEnd.readAll() == Array("err\n".utf8))
    #expect(child.wait() == 0)
  }

  @Test("Streams of ours may change places in the child")
  func exchangedStreams() async {
    await #expect(processExitsWith: .success) {
      // What is written when the test is over has no reader.
      Signal.ignoreBrokenPipe()
      let null = try Descriptor(opening: "/dev/null", .readOnly)
      let first = try Pipe()
      let second = try Pipe()
      dup2(first.writeEnd.rawValue, 1)
      dup2(second.writeEnd.rawValue, 2)
      let child = try ChildProcess(
        path: "/bin/sh", arguments: ["-c", "echo out; echo err >&2"],
        standardInput: null.rawValue, standardOutput: 2, standardError: 1)
      #expect(child.wait() == 0)
      var buffer = [UInt8](repeating: 0, count: 100)
      #expect(try first.readEnd.read(into: &buffer) == 4)
      #expect(buffer.starts(with: Array("err\n".utf8)))
      #expect(try second.readEnd.read(into: &buffer) == 4)
      #expect(buffer.starts(with: Array("out\n".utf8)))
    }
  }

  @Test(
    "The end is the exit code, or 128 and the signal",
    arguments: [
      ("exit 0", 0), ("exit 1", 1), ("exit 7", 7), ("exit 255", 255), ("kill -TERM $$", 143),
      ("kill -KILL $$", 137), ("kill -PIPE $$", 141),
    ] as [(String, Int32)])
  func exitCode(script: String, code: Int32) throws {
    #expect(try ProgramOutput(shell: script).exitCode == code)
  }

  @Test("A signal reaches the child")
  func send() throws {
    let null = try Descriptor(opening: "/dev/null", .readWrite)
    let child = try ChildProcess(
      path: "/bin/sleep", arguments: ["1000"], standardInput: null.rawValue,
      standardOutput: null.rawValue)
    child.send(.terminate)
    #expect(child.wait() == 143)
  }

  @Test("When the owner goes the child is killed and reaped")
  func dropped() throws {
    let null = try Descriptor(opening: "/dev/null", .readWrite)
    let pipe = try Pipe()
    let identifier: Int32
    do {
      // The shell keeps SIGTERM out, so that only SIGKILL ends it.
      let child = try ChildProcess(
        path: "/bin/sh", arguments: ["-c", "trap '' TERM; echo ready; exec sleep 1000"],
        standardInput: null.rawValue, standardOutput: pipe.writeEnd.rawValue)
      identifier = child.identifier
      var buffer = [UInt8](repeating: 0, count: 10)
      #expect(try pipe.readEnd.read(into: &buffer) == 6)
      #expect(FileSystem.exists("/proc/\(identifier)"))
    }
    // Neither running nor a zombie.
    #expect(!FileSystem.exists("/proc/\(identifier)"))
    #expect(waitpid(identifier, nil, WNOHANG) == -1)
  }

  @Test("The child has no descriptor of ours, not even one that is not close-on-exec")
  func descriptors() throws {
    let pipe = try Pipe()
    let inherited = Descriptor(owning: dup(pipe.readEnd.rawValue))
    #expect(fcntl(inherited.rawValue, F_GETFD) & FD_CLOEXEC == 0)
    let listing = try ProgramOutput("/bin/ls", ["/proc/self/fd"])
    // 3 is the folder that ls reads.
    #expect(listing.text == "0\n1\n2\n3\n")
  }

  @Test("The child ignores and blocks no signal, whatever we do")
  func signals() async {
    await #expect(processExitsWith: .success) {
      Signal.ignoreBrokenPipe()
      Signal.ignoreInterrupt()
      let blocked = try SignalDescriptor([.terminate, .hangUp, .interrupt])
      #expect(blocked.next() == nil)
      let status = try ProgramOutput("/bin/cat", ["/proc/self/status"])
      let lines = status.text.split(separator: "\n")
      for name in ["SigBlk:", "SigPnd:"] {
        let line = try #require(lines.first { $0.hasPrefix(name) })
        #expect(line.split(separator: "\t").last == "0000000000000000")
      }
      let ignored = try #require(lines.first { $0.hasPrefix("SigIgn:") })
      let mask = try #require(UInt64(ignored.split(separator: "\t").last ?? "", radix: 16))
      for signal in [SIGPIPE, SIGINT, SIGTERM, SIGHUP] {
        #expect(mask & 1 << UInt64(signal - 1) == 0)
      }
    }
  }

  @Test(
    "A program that cannot be started is an error with its path",
    arguments: [("none", Errno.noSuchFile), ("text", .accessDenied), (".", .accessDenied)])
  func cannotStart(name: String, number: Errno) throws {
    let directory = try TemporaryDirectory()
    try directory.write("text", to: "text")
    let path = directory.path(name)
    #expect(throws: PosixError("posix_spawn", path, number: number)) {
      _ = try ProgramOutput(path)
    }
  }

  @Test("A stream that is no descriptor is an error, and starts nothing")
  func badDescriptor() {
    #expect(throws: PosixError("fcntl(F_DUPFD_CLOEXEC)", number: Errno(rawValue: EBADF))) {
      _ = try ChildProcess(
        path: "/bin/true", arguments: [], standardInput: -1, standardOutput: 1)
    }
  }
}
