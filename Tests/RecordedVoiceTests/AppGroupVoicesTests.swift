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
    let location = AppGroupLocation([GroupFolder(group.path, .user)])
    let voices = AppGroupVoices(AppGroup(location))
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
    let voices = AppGroupVoices(AppGroup(AppGroupLocation([GroupFolder(group.path, .user)])))
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
    let voices = AppGroupVoices(AppGroup(AppGroupLocation([GroupFolder(group.path, .user)])))
    #expect(sampleRate == 22_050)
    #expect(try voices.voiceList().voices.map(\.sampleRate) == [sampleRate])
  }
}
