import Glibc
import Posix
import TestSupport
import Testing

@Suite("A mapped file holds a regular file's bytes", .timeLimit(.minutes(5)))
struct MappedFileTests {
  @Test("The bytes are the file's", arguments: [0, 1, 4096, 10_000])
  func content(byteCount: Int) throws {
    let bytes = (0..<byteCount).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let directory = try TemporaryDirectory()
    let file = try MappedFile(directory.write(bytes, to: "file"))
    #expect(file.byteCount == byteCount)
    let copy = file.bytes.withUnsafeBytes { Array($0) }
    #expect(copy == bytes)
  }

  @Test("A file that was replaced or removed keeps its bytes while it is mapped")
  func replaced() throws {
    let directory = try TemporaryDirectory()
    let file = try MappedFile(directory.write("old", to: "file"))
    try directory.write("new!", to: "other")
    try FileSystem.rename(directory.path("other"), to: directory.path("file"))
    try FileSystem.removeFile(directory.path("file"))
    let copy = file.bytes.withUnsafeBytes { Array($0) }
    #expect(copy == Array("old".utf8))
  }

  @Test(
    "What is no regular file is refused, and a FIFO does not hang",
    arguments: [
      ("folder", Errno.invalidArgument), ("fifo", .invalidArgument), ("none", .noSuchFile),
      ("broken-link", .noSuchFile),
    ])
  func refused(name: String, number: Errno) throws {
    let directory = try TemporaryDirectory()
    try FileSystem.makeDirectory(directory.path("folder"), permissions: 0o700)
    mkfifo(directory.path("fifo"), 0o600)
    symlink("nothing", directory.path("broken-link"))
    let error = #expect(throws: PosixError.self) { try MappedFile(directory.path(name)) }
    #expect(error?.number == number)
    #expect(error?.subject == directory.path(name))
  }

  @Test("A device is refused")
  func device() {
    #expect(throws: PosixError("mmap", "/dev/zero", number: .invalidArgument)) {
      try MappedFile("/dev/zero")
    }
  }
}
