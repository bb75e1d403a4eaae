internal import ProviderWire
internal import SpeechProviderKit
internal import SpeechTypes

/// What a request needs of an audio unit, whatever kind of unit it is; one request at a time.
protocol SpeechRenderer: AnyObject {
  /// Begins a request whose text follows. What it cannot do is told by `failure`.
  func begin(_ message: SpeakMessage)

  /// Adds UTF-8 text, cut anywhere.
  func append(_ utf8: ArraySlice<UInt8>, isLast: Bool)

  /// UTF-8 bytes of text that wait.
  var pendingTextByteCount: Int { get }

  /// Of the request's audio, in hertz; nil while it is not known.
  var sampleRate: Double? { get }

  /// Renders the next frames, mono.
  ///
  /// - Parameter frameCount: The most; 0 only finds out whether the request has ended.
  /// - Throws: Why the request cannot go on.
  func render(
    into samples: UnsafeMutablePointer<Float>, frameCount: Int
  ) throws(SpeechFailure) -> RenderedFrames

  /// The markers that can be told now, in the order of their positions.
  ///
  /// - Parameter frames: What was rendered behind the markers taken so far.
  func takeMarkers(upTo frames: RenderedFrames) -> [SpeechMarker]

  /// The next steps of the request's plan; nil at its end, empty while text is missing.
  func nextPlanEvents() -> [PlanEvent]?

  /// What was wrong in the text since the last call.
  func takeDiagnostics() -> [Diagnostic]

  /// Why the request cannot go on.
  var failure: SpeechFailure? { get }

  /// Why the request may not go on with its voices; nil while it may.
  var refusal: SpeechFailure? { get }

  /// Gives the request up, or lets go of one that has ended.
  func cancel()
}

/// What one step of rendering brought.
struct RenderedFrames {
  enum Outlook {
    /// There may be more at once.
    case more
    /// Only the client can help: by credit or by text.
    case needsClient
    /// The unit has nothing ready and does not say when it will.
    case notReady
    /// These were the last.
    case ended
  }

  var frameCount: Int
  var outlook: Outlook
}

/// Makes the renderer that suits a unit.
///
/// - Throws: When it is no speech unit, or gives no render resources.
func speechRenderer(for unit: AUAudioUnit) throws -> any SpeechRenderer {
  guard let unit = unit as? AVSpeechSynthesisProviderAudioUnit else {
    throw SpeechFailure(.voiceUnusable, "the audio unit is no AVSpeechSynthesisProviderAudioUnit")
  }
  unit.isRenderingOffline = true
  if let unit = unit as? any StreamingSpeechUnit { return try StreamingRenderer(unit) }
  return try WholeRequestRenderer(unit)
}
