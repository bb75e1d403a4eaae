import AppGroup
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
}
