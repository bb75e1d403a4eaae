internal import AudioOutput
internal import Posix
package import ProviderClient

/// What a synthesizer speaks with.
package struct SpeechEnvironment: Sendable {
  /// Makes what lets a synthesizer's utterances be heard, with its first one.
  package typealias MakePlayer =
    @Sendable (_ onEvent: @escaping @Sendable (PlaybackEvent) -> Void) throws ->
    any SpeechPlaying

  let pool: ProviderPool
  let makePlayer: MakePlayer

  package init(pool: ProviderPool, makePlayer: @escaping MakePlayer) {
    self.pool = pool
    self.makePlayer = makePlayer
  }

  /// The providers of the user's app group and the sound device that `VOICE_AUDIO_DEVICE` names,
  /// else ALSA's default one.
  static let shared = SpeechEnvironment(pool: VoiceDirectory.shared.pool) { onEvent in
    let name = Environment.variable("VOICE_AUDIO_DEVICE") ?? "default"
    return try DevicePlayer(
      open: { (sampleRate) throws(AudioOutputError) in
        try ALSADevice(name, sampleRate: sampleRate)
      }, onEvent: onEvent)
  }
}
