import Posix
import Testing

@Suite("A system's error says what failed, on what, and why")
struct PosixErrorTests {
  @Test(
    "The sentence has the subject first where there is one",
    arguments: [
      (PosixError("open", "a b", number: .noSuchFile), "a b: No such file or directory (open)"),
      (PosixError("pipe2", number: .invalidArgument), "pipe2: Invalid argument"),
      (PosixError("x", number: Errno(rawValue: 9999)), "x: Unknown error 9999"),
      (PosixError("x", number: Errno(rawValue: -1)), "x: Unknown error -1"),
    ])
  func description(error: PosixError, expected: String) {
    #expect(error.description == expected)
  }

  @Test("The reason is captured right after the call")
  func captured() {
    let error = #expect(throws: PosixError.self) {
      try FileSystem.removeFile("/no/such/file")
    }
    #expect(error == PosixError("unlink", "/no/such/file", number: .noSuchFile))
  }
}
