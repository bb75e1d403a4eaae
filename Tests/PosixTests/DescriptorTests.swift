import Glibc
import Posix
import TestSupport
import Testing

@Suite("A descriptor has one owner and moves bytes whole")
struct DescriptorTests {
  @Test("The owner closes once, and never what got its number afterwards")
  func closesOnce() throws {
    // A number that nothing else in this process gets.
    func open(_ path: String) throws -> Descriptor {
      let file = try Descriptor(opening: path, .readOnly)
      return Descriptor(owning: fcntl(file.rawValue, F_DUPFD_CLOEXEC, number))
    }
    let number: Int32 = 900
    do {
      let dropped = try open("/dev/null")
      #expect(dropped.rawValue == number)
    }
    #expect(fcntl(number, F_GETFD) == -1)
    let first = try open("/dev/null")
    #expect(first.rawValue == number)
    try first.close()
    let second = try open("/dev/zero")
    #expect(second.rawValue == number)
    var bytes: [UInt8] = [1]
    #expect(try second.read(into: &bytes) == 1)
  }

  @Test("Nothing here leaks a descriptor")
  func leaks() async {
    await #expect(processExitsWith: .success) {
      func openCount() throws -> Int { try FileSystem.names(inDirectory: "/proc/self/fd").count }
      let directory = try TemporaryDirectory()
      let file = try directory.write("text", to: "file")
      let before = try openCount()
      for _ in 0..<20 {
        let pipe = try Pipe()
        try pipe.writeEnd.writeAll("x")
        let copy = try Descriptor(duplicating: pipe.readEnd)
        #expect(copy.rawValue > 2)
        #expect(try MappedFile(file).byteCount == 4)
        _ = try? MappedFile(directory.path)
        _ = try? Descriptor(opening: directory.path("none"), .readOnly)
        let watch = try DirectoryWatch()
        try watch.add(directory.path)
        let signals = try SignalDescriptor([.hangUp])
        #expect(signals.next() == nil)
        #expect(try ProgramOutput("/bin/echo", ["x"]).text == "x\n")
        _ = try? ProgramOutput("/no/such/program")
      }
      // The test's own machinery may open a few meanwhile.
      #expect(try openCount() < before + 15)
    }
  }

  @Test("Every descriptor made here is close-on-exec")
  func closeOnExec() throws {
    let file = try Descriptor(opening: "/dev/null", .readWrite)
    let copy = try Descriptor(duplicating: file)
    let pipe = try Pipe()
    let watch = try DirectoryWatch()
    let numbers = [
      file.rawValue, copy.rawValue, pipe.readEnd.rawValue, pipe.writeEnd.rawValue, watch.rawValue,
    ]
    for number in numbers { #expect(fcntl(number, F_GETFD) & FD_CLOEXEC != 0) }
  }

  @Test(
    "What cannot be opened is an error with the path and the reason",
    arguments: [
      ("none", [], Errno.noSuchFile), ("file", [.create, .exclusive], .fileExists),
      ("file", .directory, .notDirectory), ("file/x", [], .notDirectory),
      ("link", .noFollow, Errno(rawValue: ELOOP)),
    ] as [(String, Descriptor.Options, Errno)])
  func cannotOpen(name: String, options: Descriptor.Options, number: Errno) throws {
    let directory = try TemporaryDirectory()
    try directory.write("text", to: "file")
    symlink("file", directory.path("link"))
    let path = directory.path(name)
    #expect(throws: PosixError("open", path, number: number)) {
      _ = try Descriptor(opening: path, .readOnly, options: options)
    }
  }

  @Test("A full pipe takes a part, then nothing, without blocking; an empty one would block")
  func nonBlocking() throws {
    let pipe = try Pipe()
    try pipe.writeEnd.setNonBlocking()
    try pipe.readEnd.setNonBlocking()
    var buffer = [UInt8](repeating: 0, count: 2_000_000)
    #expect(throws: PosixError("read", number: .wouldBlock)) {
      _ = try pipe.readEnd.read(into: &buffer)
    }
    // No pipe holds so much.
    let bytes = [UInt8](repeating: 7, count: 2_000_000)
    let taken = try pipe.writeEnd.write(bytes)
    #expect(taken > 0 && taken < bytes.count)
    #expect(try pipe.writeEnd.write(bytes) == 0)
    #expect(try pipe.readEnd.read(into: &buffer) == taken)
  }

  @Test("writeAll waits for a slow reader and loses nothing", arguments: [true, false])
  func writeAll(isNonBlocking: Bool) throws {
    let input = try Pipe()
    let output = try Pipe()
    let child = try ChildProcess(
      path: "/usr/bin/wc", arguments: ["-c"], standardInput: input.readEnd.rawValue,
      standardOutput: output.writeEnd.rawValue)
    let writeEnd = input.split { _, writeEnd in writeEnd }
    if isNonBlocking { try writeEnd.setNonBlocking() }
    try writeEnd.writeAll([UInt8](repeating: 7, count: 1_000_000))
    try writeEnd.close()
    let readEnd = output.split { readEnd, _ in readEnd }
    #expect(try readEnd.readAll() == Array("1000000\n".utf8))
    #expect(child.wait() == 0)
  }

  @Test(
    "readAll reads up to its limit and refuses one byte more", arguments: [0, 1, 65_536, 70_000])
  func readAll(byteCount: Int) throws {
    let directory = try TemporaryDirectory()
    let bytes = (0..<byteCount).map { UInt8(truncatingIfNeeded: $0) }
    let path = try directory.write(bytes, to: "file")
    func read(byteLimit: Int) throws -> [UInt8] {
      try Descriptor(opening: path, .readOnly).readAll(byteLimit: byteLimit)
    }
    #expect(try read(byteLimit: .max) == bytes)
    #expect(try read(byteLimit: byteCount) == bytes)
    guard byteCount > 0 else { return }
    #expect(throws: PosixError("read", number: .fileTooLarge)) {
      _ = try read(byteLimit: byteCount - 1)
    }
  }

  @Test("Reading goes on from where a seek went; a pipe has no such place")
  func seek() throws {
    let directory = try TemporaryDirectory()
    let file = try Descriptor(
      opening: directory.path("file"), .readWrite, options: .create)
    try file.writeAll("hello")
    try file.seek(to: 1)
    #expect(try file.readAll() == Array("ello".utf8))
    let pipe = try Pipe()
    #expect(throws: PosixError("lseek", number: .notSeekable)) { try pipe.readEnd.seek(to: 0) }
    #expect(throws: PosixError("lseek", number: .invalidArgument)) { try file.seek(to: -1) }
  }

  @Test("A pipe and a file are no terminal")
  func terminal() throws {
    let pipe = try Pipe()
    let isTerminal = pipe.writeEnd.isTerminal
    let columnCount = pipe.writeEnd.terminalColumnCount
    #expect(!isTerminal)
    #expect(columnCount == 0)
  }
}
