import Posix
import ProviderWire
import SpeechTypes
import TestSupport
import Testing

@Suite("The provider's log", .tags(.process), .timeLimit(.minutes(5)))
struct LogTests {
  private static let secret = "xyzzymellon"

  @Test("says nothing of what is spoken, whatever becomes of it")
  func secrecy() throws {
    let group = try TemporaryAppGroup()
    let provider = try ProviderProcess.welcomed(group)
    let texts: [(SpeechTextKind, String)] = [
      (.plain, "walk \(Self.secret). run"), (.ssml, "<speak>\(Self.secret)"),
      (.ssml, "<speak><audio src='/\(Self.secret).wav'/><\(Self.secret)/>"),
      (.ssml, "<speak><lexicon uri='/\(Self.secret).pls'/>"),
    ]
    for (number, (kind, text)) in texts.enumerated() {
      for voice in [SampleVoice.coach, .hello] {
        try provider.speak(text, voice, request: UInt32(number + 1), kind: kind)
        _ = try provider.messages(throughEndOf: UInt32(number + 1))
      }
    }
    try provider.send(
      .text(RequestIdentifier(rawValue: 1), bytes: Array(Self.secret.utf8)[...], isLast: true))
    // A message that breaks off is told of, which ends it.
    try provider.send(bytes: [200, 0, 0, 0, 4] + Array(Self.secret.utf8))
    provider.closeInput()
    #expect(try provider.exitCode() == 3)
    #expect(provider.log.hasPrefix("voice-provider: the client broke the protocol: "))
    #expect(!provider.log.contains(Self.secret))
  }

  @Test("is one line a message, with its level in the journal", arguments: [true, false])
  func journal(isJournal: Bool) throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write("", to: "log")
    let status = try FileStatus(ofPath: path)
    let inode = isJournal ? status.inode : status.inode + 1
    let provider = try ProviderProcess(
      "voice-provider", arguments: ["--x\n<0>y\u{1B}"],
      environment: ["JOURNAL_STREAM=\(status.device):\(inode)"], logPath: path, keeping: directory)
    #expect(try provider.exitCode() == 2)
    let message = "voice-provider: unknown argument \"--x <0>y \"; see voice-provider --help\n"
    #expect(provider.log == (isJournal ? "<3>" : "") + message)
  }

  @Test("tells how it is confined when it is asked to", arguments: ["debug", "x"])
  func debugging(level: String) throws {
    let group = try TemporaryAppGroup()
    let provider = try ProviderProcess(
      "voice-provider", arguments: ["--group", group.path], environment: ["VOICE_LOG=\(level)"],
      logPath: group.pathBeside("log"), keeping: group)
    try provider.greet()
    #expect(provider.log.hasPrefix("voice-provider: confined: ") == (level == "debug"))
  }
}
