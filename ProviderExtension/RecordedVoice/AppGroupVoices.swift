package import AppGroup
internal import Posix
package import SpeechTypes
internal import VoiceBundle

/// The voices of an app group that its client may use, opened when they are asked for and kept while they stay the same.
///
/// Used on the control thread.
package final class AppGroupVoices: VoiceSource {
  private struct Key: Hashable {
    var bundlePath: String
    var checksum: String

    init(_ voice: StoredVoice) {
      bundlePath = voice.bundlePath
      checksum = voice.checksum
    }
  }

  package let lexicons = LexiconCache()
  private let group: AppGroup
  private let gate: PersonalVoiceGate
  private var generation: UInt64?
  private var snapshot = StoreSnapshot()
  private var opened: [Key: OpenedVoice] = [:]
  /// Of the voices whose rate the store does not know.
  private var sampleRates: [Key: Double] = [:]

  /// - Parameter gate: For the application that this process speaks for.
  package init(_ group: AppGroup, gate: PersonalVoiceGate) {
    self.group = group
    self.gate = gate
  }

  /// The voices that are bought and enabled, that the client may use, and whose bundle can be read.
  package func voiceList() throws(SpeechFailure) -> VoiceList {
    try refresh()
    var present = snapshot
    present.voices.removeAll {
      refusal(of: $0) != nil
        || !FileSystem.isReadable(FileSystem.join($0.bundlePath, "voice.json"))
    }
    for index in present.voices.indices where present.voices[index].isAdvertised {
      present.voices[index].description.sampleRate = sampleRate(of: present.voices[index])
    }
    return present.voiceList
  }

  package func openVoice(_ identifier: VoiceIdentifier) throws(SpeechFailure) -> OpenedVoice {
    try refresh()
    guard let stored = snapshot[identifier], stored.isAdvertised else {
      throw SpeechFailure(.voiceNotFound, "no voice \"\(identifier)\" is bought and enabled")
    }
    if let refusal = refusal(of: stored) { throw refusal }
    let key = Key(stored)
    if let voice = opened[key], voice.damage == nil { return voice }
    opened[key] = nil
    let damage = FileDamage()
    do {
      let voice = try OpenedVoice(try VoiceBundle.load(stored.bundlePath, checksFiles: false))
      voice.use(lexicon: snapshot.lexicon)
      if let failure = damage.failure { throw failure }
      opened[key] = voice
      return voice
    } catch let failure as SpeechFailure {
      throw failure
    } catch BundleError.unreadable(_, let error) where error.number == .accessDenied {
      throw SpeechFailure(
        .voiceUnusable,
        "\(error); a voice from a folder that this provider was not started with is spoken by the "
          + "next one that is started")
    } catch {
      throw SpeechFailure(.voiceUnusable, "\(error)")
    }
  }

  /// The folder of every bundle that the store names; none while it cannot be read.
  package func bundleFolders() -> [String] {
    guard (try? refresh()) != nil else { return [] }
    return snapshot.voices.map(\.bundlePath)
  }

  /// From the newest state of the store; nil too while it cannot be read, and for a voice that has
  /// left it, which a request under way may end with.
  package func refusal(of identifier: VoiceIdentifier) -> SpeechFailure? {
    guard (try? refresh()) != nil, let stored = snapshot[identifier] else { return nil }
    return refusal(of: stored)
  }

  /// As the store was read last.
  private func refusal(of voice: StoredVoice) -> SpeechFailure? {
    if let refusal = gate.refusal(of: voice, in: snapshot) { return refusal }
    return snapshot.signatureProblem(of: voice).map { SpeechFailure(.voiceUnusable, $0) }
  }

  /// The store's, or the manifest's for a voice that was bought before the store held it; 0 for a
  /// bundle that cannot be read.
  private func sampleRate(of voice: StoredVoice) -> Double {
    if voice.description.sampleRate > 0 { return voice.description.sampleRate }
    let key = Key(voice)
    if let sampleRate = sampleRates[key] { return sampleRate }
    let bundle = try? VoiceBundle.load(voice.bundlePath, checksFiles: false)
    let sampleRate = bundle?.manifest.sampleRate ?? 0
    sampleRates[key] = sampleRate
    return sampleRate
  }

  /// Reads the store again when it has changed, lets go of voices that left it, and gives the others
  /// the lexicon.
  private func refresh() throws(SpeechFailure) {
    do throws(StoreError) {
      let now = try group.generation()
      guard now != generation else { return }
      let previous = snapshot
      snapshot = try group.snapshot()
      let keys = Set(snapshot.voices.map(Key.init))
      opened = opened.filter { keys.contains($0.key) }
      sampleRates = sampleRates.filter { keys.contains($0.key) }
      if previous.lexicon != snapshot.lexicon {
        for voice in opened.values { voice.use(lexicon: snapshot.lexicon) }
      }
      generation = now
    } catch {
      throw SpeechFailure(.store, "\(error)")
    }
  }
}
