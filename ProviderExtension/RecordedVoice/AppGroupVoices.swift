package import AppGroup
internal import Posix
package import SpeechTypes
internal import VoiceBundle

/// The voices of an app group, opened when they are asked for and kept while they stay the same.
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
  private var generation: UInt64?
  private var snapshot = StoreSnapshot()
  private var opened: [Key: OpenedVoice] = [:]
  /// Of the voices whose rate the store does not know.
  private var sampleRates: [Key: Double] = [:]

  package init(_ group: AppGroup) { self.group = group }

  /// The voices that are bought and enabled and whose bundle is there.
  package func voiceList() throws(SpeechFailure) -> VoiceList {
    try refresh()
    var present = snapshot
    present.voices.removeAll {
      !FileSystem.exists(FileSystem.join($0.bundlePath, "voice.json"))
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
    let key = Key(stored)
    if let voice = opened[key] { return voice }
    do {
      let voice = try OpenedVoice(try VoiceBundle.load(stored.bundlePath, checksFiles: false))
      voice.use(lexicon: snapshot.lexicon)
      opened[key] = voice
      return voice
    } catch {
      throw SpeechFailure(.voiceUnusable, "\(error)")
    }
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
