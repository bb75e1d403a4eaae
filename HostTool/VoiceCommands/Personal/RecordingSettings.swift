/// How somebody wants to record.
struct RecordingSettings {
  /// An ALSA device.
  var microphone: String
  /// An ALSA device.
  var playbackDevice: String
  /// The prompt to begin with; nil for the first that is left.
  var first: Int?
  /// Whether a recording ends with silence behind speech, not only with a key.
  var stopsBySilence: Bool
  /// Whether nothing may be drawn over.
  var isPlain: Bool
  /// Whether the default voice reads each prompt.
  var speaksPrompts: Bool
}
