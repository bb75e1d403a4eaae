import Posix
import ProviderWire
import SpeechTypes
import TestSupport
import Testing

extension ProviderProcess {
  /// The provider in the shape of Apple's sample, welcomed.
  ///
  /// - Parameter folder: Gets its log, and holds its list of voices in `voices`.
  static func sample(in folder: TemporaryDirectory) throws -> ProviderProcess {
    let provider = try ProviderProcess(
      "sample-provider",
      environment: [
        "SAMPLE_VOICES=\(folder.path("voices"))",
        "SAMPLE_AUDIO=\(SampleVoice.hello.bundlePath)/Audio",
      ], logPath: folder.path("log"), keeping: folder)
    try provider.greet()
    return provider
  }

  /// The provider whose units misbehave, welcomed.
  ///
  /// - Parameter isConfined: Whether it gives up all but an empty folder.
  static func probe(
    format: String = "float", unit: String = "probe", isConfined: Bool = false
  ) throws -> ProviderProcess {
    let folder = try TemporaryDirectory()
    let provider = try ProviderProcess(
      "probe-provider",
      environment: ["PROBE_FORMAT=\(format)", "PROBE_UNIT=\(unit)"]
        + (isConfined ? ["PROBE_FOLDER=\(folder.path)"] : []),
      logPath: folder.path("log"), keeping: folder)
    try provider.greet()
    return provider
  }

  /// Speaks to the end.
  func answer(
    _ text: String, _ voice: String, request: UInt32 = 1, kind: SpeechTextKind = .plain,
    credit: UInt32 = 1 << 30, options: SpeechOptions = SpeechOptions()
  ) throws -> Transcript {
    try speak(
      text, #require(VoiceIdentifier(voice)), request: request, kind: kind, credit: credit,
      options: options)
    return Transcript(try messages(throughEndOf: request), request: request)
  }
}
