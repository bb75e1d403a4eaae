import AppGroup
import JSON
import Posix
import SpeechTypes
import TestSupport
import Testing

@Suite("A change of the voices", .tags(.process), .timeLimit(.minutes(5)))
struct CatalogueChangeTests {
  private func identifiers(_ voices: [[JSONValue]]) -> [JSONValue] { voices.map { $0[1] } }

  @Test("is told once, with the voices that there are now")
  func toldOnce() throws {
    let fixture = try SpielFixture()
    let coach = JSONValue.string(SampleVoice.coach.rawValue)
    let hello = JSONValue.string(SampleVoice.hello.rawValue)
    #expect(try identifiers(fixture.client.voices()) == [coach, hello])
    try fixture.group.change { try $0.setEnabled(SampleVoice.coach.identifier, false) }
    #expect(try identifiers(fixture.client.changedVoices()) == [hello])
    // A language's default is a change of the group, and none of the voices.
    try fixture.group.change {
      try $0.setDefault(#require(LanguageTag("en")), SampleVoice.hello.identifier)
    }
    try fixture.group.change { try $0.setEnabled(SampleVoice.coach.identifier, true) }
    // Had anything been told in between, or twice, it would come first.
    #expect(try identifiers(fixture.client.changedVoices()) == [coach, hello])
    try fixture.group.change { try $0.removeVoice(SampleVoice.hello.identifier) }
    #expect(try identifiers(fixture.client.changedVoices()) == [coach])
    #expect(try identifiers(fixture.client.voices()) == [coach])
  }

  @Test("counts for the next call")
  func nextCall() throws {
    let fixture = try SpielFixture(buying: [.hello])
    #expect(throws: SpielClient.Refusal.self) {
      try fixture.client.speak("walk", SpielFixture.coach)
    }
    try fixture.group.change { change in
      try change.setVoice(TemporaryAppGroup.storedVoice(SampleVoice.coach.bundlePath))
    }
    _ = try fixture.client.changedVoices()
    let spoken = try fixture.client.spoken("walk", SpielFixture.coach + "#raw")
    #expect(try spoken == fixture.rendered("walk").samples)
  }
}
