import AppGroup
import Glibc
import Posix
import ProviderWire
import SpeechTypes
import TestSupport
import Testing

@Suite("A client is told of a change", .tags(.process, .store), .timeLimit(.minutes(5)))
struct ChangeNotificationTests {
  private let group: TemporaryAppGroup
  private let provider: ProviderProcess

  init() throws {
    group = try TemporaryAppGroup()
    provider = try ProviderProcess.welcomed(group)
  }

  @Test("unasked and soon")
  func soon() throws {
    let clock = ContinuousClock()
    let start = clock.now
    try group.change { try $0.setEnabled(SampleVoice.hello.identifier, false) }
    #expect(try provider.next() == .voicesChanged(generation: try group.generation()))
    #expect(clock.now - start < .seconds(1))
    #expect(try provider.voices().list.voices.map(\.identifier) == [SampleVoice.coach.identifier])
    try group.change { try $0.setEnabled(SampleVoice.hello.identifier, true) }
    #expect(try provider.next() == .voicesChanged(generation: try group.generation()))
    #expect(try provider.voices().list.voices.count == 2)
  }

  @Test(
    "where the system has no watch left too, and speaks there",
    .enabled(if: ProviderProcess.canBeWithoutWatch))
  func withoutWatch() throws {
    let provider = try ProviderProcess.withoutWatch(group)
    try provider.greet()
    try provider.speak("hello", .hello)
    #expect(Transcript(try provider.messages(throughEndOf: 1)).outcome == .finished)
    try group.change { try $0.setEnabled(SampleVoice.hello.identifier, false) }
    #expect(try provider.next() == .voicesChanged(generation: try group.generation()))
  }

  @Test("of a default voice too")
  func defaults() throws {
    let english = try #require(LanguageTag("en-US"))
    try group.change { try $0.setDefault(english, SampleVoice.hello.identifier) }
    #expect(try provider.next() == .voicesChanged(generation: try group.generation()))
    #expect(try provider.voices().list.defaults == [english: SampleVoice.hello.identifier])
  }

  @Test("also of the group's first")
  func firstChange() throws {
    let empty = try TemporaryAppGroup(buying: [])
    let provider = try ProviderProcess.welcomed(empty)
    #expect(try provider.voices().list == VoiceList())
    let voice = try TemporaryAppGroup.storedVoice(SampleVoice.hello.bundlePath)
    try empty.change { try $0.setVoice(voice) }
    #expect(try provider.next() == .voicesChanged(generation: try empty.generation()))
  }

  @Test("while it is being spoken to")
  func whileSpeaking() throws {
    let text = String(repeating: "walk for 1 minute and 30 seconds. ", count: 100)
    try provider.speak(text, credit: 1 << 16)
    _ = try provider.messages { if case .audio = $0 { true } else { false } }
    try group.change { try $0.setEnabled(SampleVoice.hello.identifier, false) }
    let generation = try group.generation()
    _ = try provider.messages { $0 == .voicesChanged(generation: generation) }
  }

  @Test("by few notifications of fifty that come at once, and the last is complete")
  func burst() throws {
    var voice = try TemporaryAppGroup.storedVoice(SampleVoice.hello.bundlePath)
    kill(provider.identifier, SIGSTOP)
    for age in 1...50 {
      voice.description.age = age
      try group.change { try $0.setVoice(voice) }
    }
    kill(provider.identifier, SIGCONT)
    let last = ProviderMessage.voicesChanged(generation: try group.generation())
    let messages = try provider.messages { $0 == last }
    #expect((1...3).contains(messages.count))
    let answer = try provider.voices()
    #expect(answer.before.isEmpty)
    #expect(answer.list[SampleVoice.hello.identifier]?.age == 50)
  }

  @Test("of every last state, however the changes come")
  func stream() throws {
    var voice = try TemporaryAppGroup.storedVoice(SampleVoice.hello.bundlePath)
    for age in 1...50 {
      voice.description.age = age
      try group.change { try $0.setVoice(voice) }
    }
    let last = ProviderMessage.voicesChanged(generation: try group.generation())
    #expect(try provider.messages { $0 == last }.count <= 50)
    #expect(try provider.voices().list[SampleVoice.hello.identifier]?.age == 50)
  }

  @Test("not when there was none that it can see")
  func noChange() throws {
    // The group of a provider that has been told nothing, so that nothing is held back.
    try FileSystem.touch(FileSystem.join(group.path, "changed"))
    #expect(try provider.voices().before.isEmpty)
    var hidden = try TemporaryAppGroup.storedVoice(SampleVoice.hello.bundlePath)
    hidden.description.identifier = try #require(VoiceIdentifier("com.example.hidden"))
    hidden.isEnabled = false
    try group.change { try $0.setVoice(hidden) }
    for _ in 0..<3 { #expect(try provider.voices().before.isEmpty) }
    #expect(try provider.voices().list.generation == (try group.generation()))
  }
}
