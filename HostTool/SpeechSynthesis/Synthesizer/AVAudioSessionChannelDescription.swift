/// A channel of an audio route. Apple symbol: `AVAudioSessionChannelDescription`.
///
/// No route is described here, so a program has none to hand on.
public final class AVAudioSessionChannelDescription: Sendable {
  private init() {}
}
