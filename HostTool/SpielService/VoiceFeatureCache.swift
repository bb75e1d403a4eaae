internal import AppGroup
internal import SpeechTypes
internal import VoiceBundle

/// What the system's provider's voices can do, as their bundles say; for one thread.
struct VoiceFeatureCache {
  private let group: AppGroup
  private var known: [StoredVoice: VoiceFeatures] = [:]

  init(_ location: AppGroupLocation) { group = AppGroup(location) }

  /// Looks at the voices that the store has now; the others' are another provider's.
  mutating func features() -> [VoiceIdentifier: VoiceFeatures] {
    // Without a store that can be read, nothing is known of any voice.
    let voices = (try? group.snapshot())?.voices ?? []
    var now: [StoredVoice: VoiceFeatures] = [:]
    for voice in voices where voice.isAdvertised {
      now[voice] = known[voice] ?? Self.features(ofBundle: voice.bundlePath)
    }
    known = now
    return Dictionary(now.map { ($0.description.identifier, $1) }) { first, _ in first }
  }

  private static func features(ofBundle path: String) -> VoiceFeatures {
    VoiceFeatures(of: (try? VoiceBundle.load(path, checksFiles: false))?.manifest.engine)
  }
}
