import Glibc
import Posix
import Testing

@Suite("The environment is what the process was started with")
struct EnvironmentTests {
  @Test("A variable that is unset or empty is none; all are passed on")
  func variables() async {
    await #expect(processExitsWith: .success) {
      setenv("POSIX_TEST_VALUE", "a=b c", 1)
      setenv("POSIX_TEST_EMPTY", "", 1)
      #expect(Environment.variable("POSIX_TEST_VALUE") == "a=b c")
      #expect(Environment.variable("POSIX_TEST_EMPTY") == nil)
      #expect(Environment.variable("POSIX_TEST_UNSET") == nil)
      #expect(Environment.all().contains("POSIX_TEST_VALUE=a=b c"))
      #expect(Environment.all().contains("POSIX_TEST_EMPTY="))
    }
  }

  @Test("The running program has an absolute path")
  func executable() throws {
    let path = try Environment.executablePath()
    #expect(path.hasPrefix("/"))
    #expect(FileSystem.isExecutable(path))
  }
}
