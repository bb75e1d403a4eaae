import Posix
import TestSupport
import Testing

/// A selection of what `scripts/faults` and `scripts/soak` do in full.
@Suite("Nothing is lost", .tags(.process), .timeLimit(.minutes(5)))
struct FaultTests {
  private static let programs = FileSystem.parent(of: Executable("voicectl").path)

  private static func run(_ script: String, _ arguments: [String]) throws -> Executable.Outcome {
    try Executable(path: "/usr/bin/python3").run(
      ["\(SourceTree.root)/scripts/fault-injection/\(script)", "--programs", programs] + arguments,
      environment: Environment.all())
  }

  @Test("by a fault at some system calls of every program")
  func someFaults() throws {
    let outcome = try Self.run("run.py", ["--quick"])
    #expect(outcome.exitCode == 0, "\(outcome.output)\(outcome.error)")
    #expect(outcome.output.hasSuffix(" faults, 0 problems\n"))
  }

  @Test("while voices change, clients cancel and providers are killed")
  func soak() throws {
    let outcome = try Self.run("soak.py", ["--minutes", "0.1", "--quick"])
    #expect(outcome.exitCode == 0, "\(outcome.output)\(outcome.error)")
    #expect(outcome.output.hasSuffix(" 0 problems\n"))
  }
}
