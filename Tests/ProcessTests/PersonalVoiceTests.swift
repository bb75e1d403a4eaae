import AppGroup
import Posix
import ProviderWire
import SpeechTypes
import TestSupport
import Testing

/// The coach is a personal voice here, and this process the client.
@Suite("A personal voice", .tags(.process, .store), .timeLimit(.minutes(5)))
struct PersonalVoiceTests {
  private let group: TemporaryAppGroup
  private let provider: ProviderProcess
  private let application: String
  private let coach = SampleVoice.coach.identifier
  private let hello = SampleVoice.hello.identifier

  init() throws {
    group = try TemporaryAppGroup(buying: [SampleVoice.hello.bundlePath])
    var stored = try TemporaryAppGroup.storedVoice(SampleVoice.coach.bundlePath)
    stored.description.traits = .personal
    try group.change { try $0.setVoice(stored) }
    provider = try ProviderProcess.welcomed(group)
    application = try Environment.executablePath()
  }

  private func say(_ status: PersonalVoiceAuthorisation?) throws {
    try group.change {
      try $0.setPersonalVoiceAuthorisation(status, application: application)
    }
  }

  private func voices() throws -> [VoiceIdentifier] {
    try provider.voices().list.voices.map(\.identifier)
  }

  /// The code and message that a request fails with.
  private func failure(in messages: [ProviderMessage]) throws -> SpeechFailure {
    guard messages.count >= 2, case .failure(_, let failure) = messages[messages.count - 2],
      case .finished(_, .failed, _) = messages[messages.count - 1]
    else { throw ProviderProcess.Failure(description: "no failure in \(messages)") }
    return failure
  }

  @Test("is neither listed nor spoken with before its client is allowed, and then both at once")
  func allowed() throws {
    #expect(try voices() == [hello])
    for purpose in [SpeakMessage.Purpose.audio, .plan] {
      try provider.speak("walk", purpose: purpose)
      let failure = try failure(in: provider.messages(throughEndOf: 1))
      #expect(failure.code.rawValue == "not-permitted")
      #expect(
        failure.message.hasSuffix(
          "voicectl personal --group \(group.path) allow \(application)"))
    }
    try say(.authorized)
    #expect(try provider.next() == .voicesChanged(generation: try group.generation()))
    #expect(try voices() == [coach, hello])
    try provider.speak("walk")
    #expect(
      try provider.messages(throughEndOf: 1).contains {
        if case .audio = $0 { true } else { false }
      })
    try say(nil)
    #expect(try provider.next() == .voicesChanged(generation: try group.generation()))
    #expect(try voices() == [hello])
  }

  @Test("is not there for one client because another was allowed")
  func otherApplication() throws {
    try group.change { change in
      for other in ["/usr/bin/other", application + "2", String(application.dropLast())] {
        try change.setPersonalVoiceAuthorisation(.authorized, application: other)
      }
    }
    let answer = try provider.voices()
    #expect(answer.list.voices.map(\.identifier) == [hello] && answer.before.isEmpty)
  }

  @Test("is cut off in the middle of a sentence when its client is denied")
  func revoked() throws {
    try say(.authorized)
    _ = try provider.next()
    let text = String(repeating: "walk for 1 minute and 30 seconds. ", count: 2000)
    try provider.speak(text, credit: 1 << 15)
    _ = try provider.messages { if case .audio = $0 { true } else { false } }
    try provider.speak("hello", .hello, request: 2, credit: 0)
    try say(.denied)
    let failure = try failure(in: provider.messages(throughEndOf: 1))
    #expect(failure.code == .notPermitted)
    // The request with another voice goes on.
    try provider.send(.credit(RequestIdentifier(rawValue: 2), byteCount: 1 << 20))
    guard case .finished(_, .finished, _) = try provider.messages(throughEndOf: 2).last else {
      Issue.record("the other voice's request did not finish")
      return
    }
    #expect(try voices() == [hello])
  }

  @Test("that a document changes to is skipped, and ends the request when it is denied meanwhile")
  func document() throws {
    let folder = FileSystem.parent(of: SampleVoice.coach.bundlePath)
    let other = try TemporaryAppGroup.storedVoice(folder + "/com.example.pip.voice")
    try group.change { try $0.setVoice(other) }
    try say(.authorized)
    _ = try provider.settled()
    let text = String(repeating: "walk for 1 minute and 30 seconds. ", count: 2000)
    let ssml = "<speak><voice name=\"\(coach)\">\(text)</voice></speak>"
    let speak = SpeakMessage(
      request: RequestIdentifier(rawValue: 1), purpose: .audio, textKind: .ssml,
      voice: other.identifier, creditByteCount: 1 << 15)
    try provider.send(
      [.speak(speak)] + ClientMessage.texts(RequestIdentifier(rawValue: 1), ssml))
    _ = try provider.messages { if case .audio = $0 { true } else { false } }
    try say(.denied)
    #expect(try failure(in: provider.messages(throughEndOf: 1)).code == .notPermitted)
  }
}
