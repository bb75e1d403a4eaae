import AppGroup
import Posix
import ProviderClient
import SpeechTypes
import TestSupport
import Testing

/// Its provider lists and speaks it for anybody.
@Suite("A personal voice of another provider", .tags(.process, .store), .timeLimit(.minutes(5)))
struct OtherPersonalVoiceTests {
  private static let bell = "com.example.bell"
  private let fixture: VoicectlFixture

  init() throws {
    fixture = try VoicectlFixture(buying: .coach)
    try fixture.addTones("bell", "TONE_PERSONAL=1")
  }

  @Test("is not listed, spoken with or made a default before the program is allowed")
  func commands() throws {
    #expect(try !fixture.output(of: "list").contains(Self.bell))
    let program = try FileSystem.realPath(fixture.voicectl.path)
    let file = fixture.directory.path("out.wav")
    let refusal =
      "voicectl: \"\(Self.bell)\" is a personal voice, which \(program) may not use; allow it "
      + "with: voicectl personal allow \(program)\n"
    for arguments in [
      ["say", "-o", file, "-v", Self.bell, "x"], ["say", "-o", file, "-v", "bell", "x"],
      ["plan", "-v", "bell", "x"], ["default", "en-US", Self.bell],
    ] {
      let outcome = try fixture.run(arguments)
      #expect(outcome.exitCode == 1 && outcome.error == refusal, "\(arguments): \(outcome)")
    }
    try fixture.output(of: "personal", "allow", program)
    #expect(try fixture.output(of: "list", "--trait", "personal").hasPrefix(Self.bell))
    #expect(try fixture.output(of: "say", "-o", file, "-v", "bell", "x").contains("Bell"))
  }

  @Test("comes, goes and falls silent in a program that runs, as the user says")
  func pool() throws {
    let location = AppGroupLocation([GroupFolder(fixture.group, .user)])
    let pool = ProviderPool(location, clientName: "tests")
    let group = AppGroup(location)
    let application = try Environment.executablePath()
    let identifier = try #require(VoiceIdentifier(Self.bell))
    let english = try #require(LanguageTag("en-US"))
    let count = Monitor(0)
    let observer = pool.addObserver { count.change { $0 += 1 } }
    defer { pool.removeObserver(observer) }
    func wait(until isListed: Bool) throws {
      let reached = count.wait(timeoutMilliseconds: 20_000) { _ in
        (pool.voices[identifier] != nil) == isListed ? true : nil
      }
      try #require(reached == true)
    }

    _ = pool.settledVoices(waitingAtMostMilliseconds: 20_000)
    #expect(pool.voices[identifier] == nil)
    try group.transaction {
      try $0.setPersonalVoiceAuthorisation(.authorized, application: application)
    }
    try wait(until: true)
    let events = Monitor<(hasSound: Bool, end: SpeechEvent?)>((false, nil))
    // More than the credit, so that it is under way until it is ended.
    let order = SpeechOrder(
      .plain, text: Array(repeating: UInt8(ascii: "x"), count: 1000), creditByteCount: 4096)
    let pooled = PooledOrder(order, with: VoiceWish(identifier, language: english)) { event in
      events.change { state in
        switch event {
        case .audio: state.hasSound = true
        case .finished, .cancelled, .failed, .broken: state.end = event
        case .started, .markers, .diagnostics: break
        }
      }
    }
    pool.begin(pooled)
    let isHeard = events.wait(timeoutMilliseconds: 20_000) { $0.hasSound ? true : nil }
    #expect(isHeard == true)
    try group.transaction {
      try $0.setPersonalVoiceAuthorisation(.denied, application: application)
    }
    let end = events.wait(timeoutMilliseconds: 20_000) { $0.end }
    guard case .failed(let failure) = end else {
      Issue.record("ended with \(String(describing: end))")
      return
    }
    #expect(failure.code == .notPermitted)
    try wait(until: false)
  }
}
