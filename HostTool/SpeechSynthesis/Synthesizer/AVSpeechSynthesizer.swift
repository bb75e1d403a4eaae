public import AudioBuffers
public import AudioUnits
public import Foundation
internal import Posix

/// Speaks utterances one after the other. Apple symbol: `AVSpeechSynthesizer`.
///
/// Its methods answer at once and may be called from any thread, callbacks of its own included.
/// Speech ends with the synthesizer: whoever wants to hear it keeps the synthesizer.
open class AVSpeechSynthesizer: NSObject {
  // `write` takes its callbacks as Sendable, checked as for code from before concurrency checking:
  // a closure that is made on the main actor must not count as the main actor's, or the program
  // would be ended when it is called on `callbackQueue`.

  /// Receives a piece of audio, an `AVAudioPCMBuffer`; the last one is empty.
  public typealias BufferCallback = (AVAudioBuffer) -> Void
  /// Receives markers of the audio that follows.
  public typealias MarkerCallback = ([AVSpeechSynthesisMarker]) -> Void

  /// Posted on some thread when the voices are others than before; several changes in quick
  /// succession are posted once. The object is nil.
  public class var availableVoicesDidChangeNotification: NSNotification.Name {
    VoiceDirectory.shared.follow()
    return NSNotification.Name("AVSpeechSynthesisAvailableVoicesDidChangeNotification")
  }

  let engine: SpeechEngine

  /// Makes a synthesizer that has nothing to say.
  public override init() {
    engine = SpeechEngine(.shared)
    super.init()
    engine.state.withLock { $0.synthesizer = self }
  }

  /// Makes a synthesizer with providers and a sound device of its own.
  package init(_ environment: SpeechEnvironment) {
    engine = SpeechEngine(environment)
    super.init()
    engine.state.withLock { $0.synthesizer = self }
  }

  deinit { engine.close() }

  /// Is told what becomes of the utterances; not kept alive.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)? {
    get { engine.state.withLock { $0.delegate } }
    set { engine.state.withLock { $0.delegate = newValue } }
  }

  /// Where delegate and callbacks are called, one call after the other.
  ///
  /// An addition to Apple's API. At first a queue of the synthesizer's own, so that calls come in
  /// programs without a run loop too; set `.main` for calls on the main queue, which wait while the
  /// main thread does not run it.
  public var callbackQueue: DispatchQueue {
    get { engine.state.withLock { $0.callbackQueue } }
    set {
      // Serial, whatever the given one is, and after what the one before has to do yet.
      let queue = DispatchQueue(label: "speech-callbacks", target: newValue)
      queue.suspend()
      engine.state.withLock { state in
        state.callbackQueue.async { queue.resume() }
        state.callbackQueue = queue
      }
    }
  }

  /// Whether something is spoken or waits to be, paused or not.
  open var isSpeaking: Bool { engine.isSpeaking }

  /// Whether speech is paused.
  open var isPaused: Bool { engine.isPaused }

  // MARK: - Speaking

  /// Adds an utterance to the queue.
  ///
  /// One that is in the queue already, or being spoken, is left there once, with a line on standard
  /// error; Apple's raises an exception.
  open func speak(_ utterance: AVSpeechUtterance) {
    engine.enqueue(utterance, writing: nil)
  }

  /// Stops the utterance that is spoken, and forgets those that wait.
  ///
  /// - Returns: Whether there was anything to stop.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { engine.stop(at: boundary) }

  /// Pauses.
  ///
  /// - Returns: Whether there was anything to pause.
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { engine.pause(at: boundary) }

  /// Goes on after a pause, and takes back one that waits for the end of a word.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  open func continueSpeaking() -> Bool { engine.resume() }

  // MARK: - Writing

  /// Makes an utterance's sound, as fast as it can be made, in its turn in the queue.
  ///
  /// Delays are left out, and the delegate is not told.
  ///
  /// - Parameter bufferCallback: Gets `AVAudioPCMBuffer`s in the format that the voice's
  ///   `audioFileSettings` say, and exactly one empty one as the last, whatever happens; none once
  ///   the synthesizer is gone.
  @preconcurrency open func write(
    _ utterance: AVSpeechUtterance,
    toBufferCallback bufferCallback: @escaping @Sendable (AVAudioBuffer) -> Void
  ) {
    write(utterance, toBufferCallback: bufferCallback, toMarkerCallback: { _ in })
  }

  /// The same, with markers.
  ///
  /// - Parameter markerCallback: Gets markers before the buffer that holds their position.
  @preconcurrency open func write(
    _ utterance: AVSpeechUtterance,
    toBufferCallback bufferCallback: @escaping @Sendable (AVAudioBuffer) -> Void,
    toMarkerCallback markerCallback: @escaping @Sendable ([AVSpeechSynthesisMarker]) -> Void
  ) {
    write(
      utterance, toBufferCallback: bufferCallback, toMarkerCallback: markerCallback,
      completionHandler: { _ in })
  }

  /// The same, and says how it went. An addition to Apple's API.
  ///
  /// - Parameter completionHandler: Called once, after the empty buffer, with why the utterance was
  ///   not spoken to its end; nil when it was, and when the program stopped it.
  @preconcurrency open func write(
    _ utterance: AVSpeechUtterance,
    toBufferCallback bufferCallback: @escaping @Sendable (AVAudioBuffer) -> Void,
    toMarkerCallback markerCallback: @escaping @Sendable ([AVSpeechSynthesisMarker]) -> Void,
    completionHandler: @escaping @Sendable (SpeechSynthesisError?) -> Void
  ) {
    engine.enqueue(
      utterance,
      writing: QueuedUtterance.Writing(
        onBuffer: bufferCallback, onMarkers: markerCallback, onEnd: completionHandler))
  }

  // MARK: - Routing

  /// The channels that the speech goes to; kept, and without effect: it goes to all of them.
  open var outputChannels: [AVAudioSessionChannelDescription]? {
    get { routing.withLock { $0.outputChannels } }
    set { routing.withLock { $0.outputChannels = newValue } }
  }

  /// Kept, and without effect: there are no audio sessions here, and other programs' sound is mixed
  /// with speech as the sound server likes.
  open var usesApplicationAudioSession: Bool {
    get { routing.withLock { $0.usesApplicationAudioSession } }
    set { routing.withLock { $0.usesApplicationAudioSession = newValue } }
  }

  /// Kept, and without effect: there is no call to mix speech into.
  open var mixToTelephonyUplink: Bool {
    get { routing.withLock { $0.mixesToTelephonyUplink } }
    set { routing.withLock { $0.mixesToTelephonyUplink = newValue } }
  }

  private let routing = Monitor(Routing())
}

/// What has no effect on this system.
private struct Routing {
  var outputChannels: [AVAudioSessionChannelDescription]?
  var usesApplicationAudioSession = true
  var mixesToTelephonyUplink = false
}
