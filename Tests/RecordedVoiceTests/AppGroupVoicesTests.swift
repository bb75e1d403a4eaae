import AppGroup
import Posix
import RecordedVoice
import SpeechTypes
import TestSupport
import Testing

@Suite("The voices of an app group")
struct AppGroupVoicesTests {
  @Test("stay open when the lexicon changes, and are opened anew when they do themselves")
  func staysOpen() throws {
    let group = try TemporaryAppGroup(buying: [SampleVoice.coach.bundlePath])
    let voices = voices(of: group)
    let identifier = SampleVoice.coach.identifier
    let first = try voices.openVoice(identifier)
    let language = try #require(LanguageTag("en-US"))
    try group.change { change in
      try change.setLexiconEntry(
        LexiconEntry(LexiconEntry.Key("gif", language), phones: "JH IH1 F"))
    }
    #expect(try voices.openVoice(identifier) === first)
    var stored = try TemporaryAppGroup.storedVoice(SampleVoice.coach.bundlePath)
    stored.checksum = "another"
    try group.change { try $0.setVoice(stored) }
    #expect(try voices.openVoice(identifier) !== first)
  }

  @Test("are listed while their bundles are there")
  func present() throws {
    let group = try TemporaryAppGroup(buying: [SampleVoice.coach.bundlePath])
    let copy = try group.copyBundle(.hello)
    try group.change { try $0.setVoice(try TemporaryAppGroup.storedVoice(copy)) }
    let voices = voices(of: group)
    #expect(
      try voices.voiceList().voices.map(\.identifier) == [
        SampleVoice.coach.identifier, SampleVoice.hello.identifier,
      ])
    try FileSystem.removeFile(copy + "/voice.json")
    #expect(try voices.voiceList().voices.map(\.identifier) == [SampleVoice.coach.identifier])
  }

  @Test("have the manifest's sample rate where the store has none")
  func sampleRate() throws {
    let group = try TemporaryAppGroup(buying: [])
    var stored = try TemporaryAppGroup.storedVoice(SampleVoice.coach.bundlePath)
    let sampleRate = stored.description.sampleRate
    stored.description.sampleRate = 0
    try group.change { try $0.setVoice(stored) }
    let voices = voices(of: group)
    #expect(sampleRate == 22_050)
    #expect(try voices.voiceList().voices.map(\.sampleRate) == [sampleRate])
  }

  @Test("are the client's own only while it may use them")
  func personal() throws {
    let group = try TemporaryAppGroup(buying: [SampleVoice.hello.bundlePath])
    var stored = try TemporaryAppGroup.storedVoice(SampleVoice.coach.bundlePath)
    stored.description.traits = .personal
    try group.change { try $0.setVoice(stored) }
    let voices = voices(of: group, application: "/opt/the app")
    let coach = SampleVoice.coach.identifier
    func expectRefused() throws {
      #expect(try voices.voiceList().voices.map(\.identifier) == [SampleVoice.hello.identifier])
      let failure = try #require(throws: SpeechFailure.self) { _ = try voices.openVoice(coach) }
      #expect(failure.code == .notPermitted)
      #expect(failure.message.hasSuffix(": voicectl personal allow '/opt/the app'"))
      #expect(voices.refusal(of: coach) == failure)
    }
    try expectRefused()
    try group.change { try $0.setPersonalVoiceAuthorisation(.authorized, application: "/opt/the") }
    try expectRefused()
    try group.change {
      try $0.setPersonalVoiceAuthorisation(.authorized, application: "/opt/the app")
    }
    #expect(try voices.voiceList().voices.count == 2)
    #expect(try voices.openVoice(coach).sampleRate == 22_050)
    #expect(voices.refusal(of: coach) == nil)
    try group.change { try $0.setPersonalVoiceAuthorisation(.denied, application: "/opt/the app") }
    try expectRefused()
    #expect(voices.refusal(of: SampleVoice.hello.identifier) == nil)
  }

  @Test("are no personal ones for a client that is not known")
  func unknownClient() throws {
    let group = try TemporaryAppGroup(buying: [])
    var stored = try TemporaryAppGroup.storedVoice(SampleVoice.coach.bundlePath)
    stored.description.traits = [.personal, .novelty]
    try group.change { change in
      try change.setVoice(stored)
      try change.setPersonalVoiceAuthorisation(.authorized, application: "")
    }
    let voices = voices(of: group)
    #expect(try voices.voiceList().voices.isEmpty)
    let failure = try #require(throws: SpeechFailure.self) {
      _ = try voices.openVoice(SampleVoice.coach.identifier)
    }
    #expect(failure.code == .notPermitted)
  }

  private func voices(
    of group: TemporaryAppGroup, application: String? = nil
  ) -> AppGroupVoices {
    AppGroupVoices(
      AppGroup(AppGroupLocation([GroupFolder(group.path, .user)])),
      gate: PersonalVoiceGate(application: application))
  }
}
