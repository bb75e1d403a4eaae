import AppGroup
import Posix
import ProviderWire
import SpeechTypes
import TestSupport
import Testing

@Suite("A provider lives on", .tags(.process, .store), .timeLimit(.minutes(5)))
struct StoreFailureTests {
  @Test("when the store is no store, and reads it when it is one again")
  func foreignStore() throws {
    let group = try TemporaryAppGroup()
    let store = FileSystem.join(group.path, "voices.sqlite")
    let kept = FileSystem.join(group.path, "kept")
    try FileSystem.rename(store, to: kept)
    let file = try Descriptor(opening: store, .writeOnly, options: .create)
    try file.writeAll("This is a letter to my aunt, and no database at all.\n")
    let provider = try ProviderProcess.welcomed(group)
    try expectStoreFailure(provider, path: store)
    try FileSystem.rename(kept, to: store)
    #expect(try provider.voices().list.voices.count == 2)
  }

  @Test("when anybody may write the store")
  func unsafePermissions() throws {
    let group = try TemporaryAppGroup()
    let provider = try ProviderProcess.welcomed(group)
    try FileSystem.setPermissions(group.path, 0o777)
    try expectStoreFailure(provider, path: group.path)
    try FileSystem.setPermissions(group.path, 0o700)
    #expect(try provider.voices().list.voices.count == 2)
    try provider.speak("hello", .hello)
    #expect(Transcript(try provider.messages(throughEndOf: 1)).outcome == .finished)
  }

  private func expectStoreFailure(_ provider: ProviderProcess, path: String) throws {
    try provider.send(.listVoices)
    guard case .failure(nil, let failure) = try provider.next() else {
      Issue.record("no failure")
      return
    }
    #expect(failure.code == .store)
    #expect(failure.message.contains(path))
    try provider.speak("hello", .hello)
    let answer = Transcript(try provider.messages(throughEndOf: 1))
    #expect(answer.outcome == .failed && answer.failures.map(\.code) == [.store])
  }

  @Test("when it is asked for a voice that is not advertised")
  func voiceNotFound() throws {
    let group = try TemporaryAppGroup()
    try group.change { try $0.setEnabled(SampleVoice.coach.identifier, false) }
    let provider = try ProviderProcess.welcomed(group)
    try provider.speak("walk", .coach, request: 1)
    let disabled = Transcript(try provider.messages(throughEndOf: 1))
    #expect(disabled.outcome == .failed && disabled.failures.map(\.code) == [.voiceNotFound])
    try group.change { _ = try $0.removeVoice(SampleVoice.hello.identifier) }
    try provider.speak("hello", .hello, request: 2, purpose: .plan)
    let gone = Transcript(try provider.messages(throughEndOf: 2), request: 2)
    #expect(gone.outcome == .failed && gone.failures.map(\.code) == [.voiceNotFound])
    #expect(try provider.voices().list.voices.isEmpty)
  }

  @Test("when a voice's bundle is taken away, and does not list it")
  func bundleRemoved() throws {
    let group = try TemporaryAppGroup(buying: [])
    let bundle = try group.copyBundle(.hello)
    try group.change { try $0.setVoice(try TemporaryAppGroup.storedVoice(bundle)) }
    let provider = try ProviderProcess.welcomed(group)
    #expect(try provider.voices().list.voices.count == 1)
    try FileSystem.rename(bundle, to: bundle + ".away")
    #expect(try provider.voices().list.voices.isEmpty)
    try provider.speak("hello", .hello)
    let answer = Transcript(try provider.messages(throughEndOf: 1))
    #expect(answer.outcome == .failed)
    #expect([[.voiceUnusable], [.voiceNotFound]].contains(answer.failures.map(\.code)))
  }

  @Test("when the one recording to play is broken, and says which file")
  func brokenRecording() throws {
    let group = try TemporaryAppGroup(buying: [])
    let bundle = try group.copyBundle(.hello)
    try Self.cut(FileSystem.join(bundle, "Audio/hello.aiff"))
    try group.change { try $0.setVoice(try TemporaryAppGroup.storedVoice(bundle)) }
    let provider = try ProviderProcess.welcomed(group)
    try provider.speak("hello", .hello, request: 1)
    let broken = Transcript(try provider.messages(throughEndOf: 1))
    #expect(broken.outcome == .failed && broken.failures.map(\.code) == [.voiceUnusable])
    #expect(broken.failures.first?.message.contains("hello.aiff") == true)
    try provider.speak("goodbye", .hello, request: 2)
    let whole = Transcript(try provider.messages(throughEndOf: 2), request: 2)
    #expect(firstDifference(whole.samples, try recordedSamples(.hello, "goodbye.aiff")) == nil)
  }

  @Test("when some recordings are broken, and says what the others are of")
  func brokenWords() throws {
    let group = try TemporaryAppGroup(buying: [])
    let bundle = try group.copyBundle(.coach)
    for name in try FileSystem.names(inDirectory: bundle + "/Audio") where name.hasPrefix("walk") {
      try Self.cut(FileSystem.join(bundle, "Audio/\(name)"))
    }
    try group.change { try $0.setVoice(try TemporaryAppGroup.storedVoice(bundle)) }
    let provider = try ProviderProcess.welcomed(group)
    try provider.speak("run. walk.", request: 1)
    let broken = Transcript(try provider.messages(throughEndOf: 1))
    // What is left out would be missed.
    #expect(broken.outcome == .failed && broken.failures.map(\.code) == [.voiceUnusable])
    #expect(broken.failures.first?.message.contains("walk") == true)
    try provider.speak("run.", request: 2)
    let whole = Transcript(try provider.messages(throughEndOf: 2), request: 2)
    #expect(whole.outcome == .finished && whole.diagnostics.isEmpty)
  }

  /// Keeps the file's first half.
  private static func cut(_ path: String) throws {
    let bytes = try Descriptor(opening: path, .readOnly).readAll()
    let file = try Descriptor(opening: path, .writeOnly, options: .truncate)
    try file.writeAll(Array(bytes[..<(bytes.count / 2)]))
  }
}
