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
  }

  package let lexicons = LexiconCache()
  private let group: AppGroup
  private var generation: UInt64?
  private var bought: [VoiceIdentifier: StoredVoice] = [:]
  private var opened: [Key: OpenedVoice] = [:]
  private var lexicon: [LexiconEntry] = []

  package init(_ group: AppGroup) { self.group = group }

  package func voiceList() throws(SpeechFailure) -> VoiceList {
    do throws(StoreError) {
      return try group.voiceList()
    } catch {
      throw SpeechFailure(.store, "\(error)")
    }
  }

  package func openVoice(_ identifier: VoiceIdentifier) throws(SpeechFailure) -> OpenedVoice {
    try refresh()
    guard let stored = bought[identifier], stored.isAdvertised else {
      throw SpeechFailure(.voiceNotFound, "no voice \"\(identifier)\" is bought and enabled")
    }
    let key = Key(bundlePath: stored.bundlePath, checksum: stored.checksum)
    if let voice = opened[key] { return voice }
    do {
      let voice = try OpenedVoice(try VoiceBundle.load(stored.bundlePath, checksFiles: false))
      voice.use(lexicon: lexicon)
      opened[key] = voice
      return voice
    } catch {
      throw SpeechFailure(.voiceUnusable, "\(error)")
    }
  }

  /// Reads the store again when it has changed, lets go of voices that left it, and gives the others
  /// the lexicon.
  private func refresh() throws(SpeechFailure) {
    do throws(StoreError) {
      let now = try group.generation()
      guard now != generation else { return }
      let snapshot = try group.snapshot()
      let voices = snapshot.voices
      bought = Dictionary(voices.map { ($0.identifier, $0) }) { first, _ in first }
      let keys = Set(voices.map { Key(bundlePath: $0.bundlePath, checksum: $0.checksum) })
      opened = opened.filter { keys.contains($0.key) }
      if lexicon != snapshot.lexicon {
        lexicon = snapshot.lexicon
        for voice in opened.values { voice.use(lexicon: lexicon) }
      }
      generation = now
    } catch {
      throw SpeechFailure(.store, "\(error)")
    }
  }
}
