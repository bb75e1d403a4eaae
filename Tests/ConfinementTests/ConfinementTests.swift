import Glibc
import Posix
import TestSupport
import Testing

@Suite("A confined process", .tags(.process), .timeLimit(.minutes(5)))
struct ConfinementTests {
  /// What each attempt came to: an error's number, or 0.
  private let results: [String: Int32]
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
    try directory.write("text", to: "folder/inside")
    let outside = try directory.write("secret", to: "outside")
    // Folders that cannot be reached are none of those to read, and no error.
    try FileSystem.makeLink(directory.path("loop"), to: "loop")
    let outcome = try Executable("confined-probe").run(
      [
        directory.path("folder"), outside, directory.path("loop"), directory.path("missing"),
        directory.path(String(repeating: "long", count: 100)),
      ], environment: [])
    try #require(outcome.exitCode == 0, "\(outcome)")
    let pairs = outcome.output.split(separator: "\n").map { line in
      let parts = line.split(separator: " ")
      return (String(parts[0]), Int32(parts[1]) ?? -1)
    }
    results = Dictionary(uniqueKeysWithValues: pairs)
  }

  @Test("reads what it was left")
  func reading() {
    for name in ["read-inside", "list-inside", "signal-own", "thread", "core-limit"] {
      #expect(results[name] == 0, "\(name)")
    }
  }

  @Test("reads nothing else")
  func elsewhere() throws {
    guard let version = results["landlock"], version > 0 else {
      print("skipped: this kernel has no Landlock")
      return
    }
    for name in ["read-outside", "read-passwd", "list-root"] {
      #expect(results[name] == EACCES, "\(name)")
    }
  }

  @Test(
    "changes nothing, starts nothing and reaches nobody",
    arguments: [
      "write", "read-write", "open-truncating", "create", "truncate", "remove", "rename",
      "rename-at", "link", "symbolic-link", "folder", "mode", "owner", "times", "execute", "spawn",
      "fork", "trace", "read-memory", "signal-parent", "signal-by-descriptor", "socket-ip",
      "socket-local", "socket-netlink", "mount", "unshare", "keys", "bpf", "terminal-input",
    ])
  func denied(name: String) throws {
    guard results["filter"] == 1 else {
      print("skipped: this kernel filters no system calls")
      return
    }
    #expect(results[name] == EPERM)
    let bytes = try Descriptor(opening: directory.path("folder/inside"), .readOnly).readAll()
    #expect(bytes == Array("text".utf8))
    #expect(try FileSystem.names(inDirectory: directory.path("folder")) == ["inside"])
  }

  @Test("has no way around the filter, which cannot look into it")
  func hidden() {
    guard results["filter"] == 1 else { return }
    for name in ["io-uring", "short-pointers"] {
      #expect(results[name] == ENOSYS, "\(name)")
    }
  }
}
