package import AppGroup
internal import Pronunciation
internal import SpeechTypes
internal import UnitBank
package import VoiceBundle

/// A voice whose bundle has been read, ready to speak.
///
/// Used on the control thread.
package final class OpenedVoice {
  package let bundle: VoiceBundle
  let recordings: RecordingStore
  let speaker: any WordSpeaker
  /// The words that are said as the user has entered them.
  private(set) var userWords: Set<String> = []
  /// Why it has to be opened again before it speaks on; nil while its files are whole.
  var damage: SpeechFailure?

  /// - Throws: When the engine lacks what it needs.
  package init(_ bundle: VoiceBundle) throws(VoiceOpeningError) {
    self.bundle = bundle
    recordings = RecordingStore(
      folder: bundle.audioFolder, sampleRate: bundle.manifest.sampleRate)
    speaker =
      switch bundle.manifest.engine {
      case .phrases: PhraseSpeaker(bundle.manifest, recordings)
      case .units: try Self.unitSpeaker(bundle, recordings)
      }
  }

  /// Pronounces words as these entries say, those of the voice's language; of an entry for the
  /// language at large and one for the region the latter counts.
  package func use(lexicon: [LexiconEntry]) {
    let language = bundle.manifest.primaryLanguages[0]
    var entries: [String: [Phoneme]] = [:]
    // In the order of their keys a region's entries follow those of the language at large.
    for entry in lexicon where language.isCovered(by: entry.key.language) {
      entries[entry.key.word] = Phoneme.parse(arpabet: entry.phones)
    }
    speaker.use(userEntries: entries)
    if bundle.manifest.engine == .units { userWords = Set(entries.keys) }
  }

  package var name: String { bundle.manifest.name }
  package var sampleRate: Double { bundle.manifest.sampleRate }
  /// Its mean pitch, of its recordings where that is known.
  var pitchHertz: Double { speaker.pitchHertz ?? bundle.manifest.gender.typicalPitchHertz }
  /// Whether it says any phones, not only recorded words.
  var saysPhones: Bool { bundle.manifest.engine == .units }
  /// Whether it answers with one whole recording, exactly as it was made.
  var playsWhole: Bool { !bundle.manifest.rules.isEmpty }

  private static func unitSpeaker(
    _ bundle: VoiceBundle, _ recordings: RecordingStore
  ) throws(VoiceOpeningError) -> UnitSpeaker {
    do {
      let language = bundle.manifest.primaryLanguages[0]
      let bank = try UnitBank(path: bundle.unitBankPath)
      let pronouncer = try SpokenLanguage.pronouncer(of: language)
      let phrases =
        bundle.manifest.recordings.isEmpty
        ? nil : PhraseSpeaker(bundle.manifest, recordings, spansPauses: true)
      return UnitSpeaker(bank, recordings, pronouncer, phrases: phrases)
    } catch {
      throw VoiceOpeningError("\(error)")
    }
  }
}

/// Why a voice cannot speak.
package struct VoiceOpeningError: Error, Hashable, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
