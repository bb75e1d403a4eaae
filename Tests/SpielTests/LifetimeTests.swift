import Posix
import TestSupport
import Testing

@Suite("The life of the Spiel provider", .tags(.process), .timeLimit(.minutes(5)))
struct LifetimeTests {
  private static let patienceMilliseconds: Int32 = 20_000

  private func exitCode(_ child: consuming ChildProcess) throws -> Int32 {
    try #require(try child.hasEnded(withinMilliseconds: Self.patienceMilliseconds))
    return child.wait()
  }

  @Test("ends when nobody has asked for so long, and begins anew when somebody does")
  func idle() throws {
    let fixture = try SpielFixture(arguments: ["--idle-seconds", "1"], buying: [.coach])
    #expect(try fixture.client.voices().count == 1)
    let first = try fixture.client.process()
    try fixture.client.waitForName(owned: false)
    #expect(try fixture.client.voices().count == 1)
    #expect(try fixture.client.process() != first)
  }

  @Test("ends well when it is told to", arguments: [Signal.terminate, .interrupt, .hangUp])
  func signals(signal: Signal) throws {
    let fixture = try SpielFixture(arguments: nil)
    let service = try fixture.startService()
    try fixture.client.waitForName(owned: true)
    service.send(signal)
    #expect(try exitCode(service) == 0)
    #expect(try fixture.text(ofFile: "service") == "")
  }

  @Test("ends well with the bus")
  func busEnds() throws {
    let fixture = try SpielFixture(arguments: nil)
    let service = try fixture.startService()
    try fixture.client.waitForName(owned: true)
    fixture.bus.end()
    #expect(try exitCode(service) == 0)
    #expect(try fixture.text(ofFile: "service") == "")
  }

  @Test("leaves another its name, or takes it when it is told to")
  func twice() throws {
    let fixture = try SpielFixture(arguments: nil)
    let first = try fixture.startService()
    try fixture.client.waitForName(owned: true)
    let second = try fixture.startService(log: "second")
    #expect(try exitCode(second) == 1)
    #expect(
      try fixture.text(ofFile: "second")
        == "voice-spiel: another process is org.voiceprovider.Speech.Provider already\n")
    let third = try fixture.startService("--replace")
    #expect(try exitCode(first) == 0)
    #expect(try fixture.client.process() == Int(third.identifier))
  }

  @Test("needs a bus")
  func noBus() throws {
    let outcome = try Executable("voice-spiel").run(
      [], environment: ["DBUS_SESSION_BUS_ADDRESS=unix:path=/nothing"])
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.error
        == "voice-spiel: session bus: sd_bus_open_user: No such file or directory\n")
  }

  @Test(
    "reads its command line",
    arguments: [
      (["--version"], 0, "voice-spiel 0.1\n", ""),
      (["--idle-seconds"], 2, "", "voice-spiel: --idle-seconds: needs a number of seconds\n"),
      (
        ["--idle-seconds", "-1"], 2, "", "voice-spiel: --idle-seconds: needs a number of seconds\n"
      ),
      (["--x"], 2, "", "voice-spiel: \"--x\" is no option; see --help\n"),
    ] as [([String], Int32, String, String)])
  func commandLine(arguments: [String], exitCode: Int32, output: String, error: String) throws {
    let outcome = try Executable("voice-spiel").run(arguments, environment: [])
    #expect(outcome.exitCode == exitCode)
    #expect(outcome.output == output)
    #expect(outcome.error == error)
  }
}
