internal import ProviderWire
internal import SpeechTypes

/// One request under way: a renderer and what the client has allowed it to send.
final class RequestRendering {
  /// What came of one step.
  enum Progress {
    /// There may be more at once.
    case advanced
    /// Only the client can help: by credit or by text.
    case waiting
    /// Nothing is ready; to be asked again after so long.
    case notReady(milliseconds: Int64)
    case ended(SpeechOutcome)
  }

  /// 20 ms at 22 050 Hz: the first sound leaves early.
  private static let firstFrameCount = 441
  /// Later there is no hurry, and fewer messages cost less.
  static let maximumFrameCount = 4096
  /// Of a unit that has nothing ready; the wait doubles up to the second.
  private static let retryRange: ClosedRange<Int64> = 1...20

  let identifier: RequestIdentifier
  let renderer: any SpeechRenderer
  /// On the caller's clock; the renderer is not to be asked before.
  var earliestMilliseconds: Int64 = 0
  private let voice: VoiceIdentifier
  private let purpose: SpeakMessage.Purpose
  private let samples: UnsafeMutablePointer<Float>
  private var creditByteCount: Int
  private var isTextComplete = false
  private var format: AudioFormat?
  private(set) var frameCount = 0
  private var retryMilliseconds = RequestRendering.retryRange.lowerBound

  /// Begins the request on a renderer that is nobody else's.
  init(_ message: SpeakMessage, _ renderer: any SpeechRenderer) {
    identifier = message.request
    voice = message.voice
    purpose = message.purpose
    self.renderer = renderer
    creditByteCount = Int(message.creditByteCount)
    // Only frames that were rendered are read.
    samples = .allocate(capacity: Self.maximumFrameCount)
    renderer.begin(message)
  }

  deinit { samples.deallocate() }

  func addCredit(byteCount: Int) {
    creditByteCount = min(creditByteCount + byteCount, Int(UInt32.max))
  }

  /// - Returns: False when text had ended before.
  func addText(_ utf8: ArraySlice<UInt8>, isLast: Bool) -> Bool {
    guard !isTextComplete else { return false }
    isTextComplete = isLast
    renderer.append(utf8, isLast: isLast)
    return true
  }

  /// Says that the audio begins, once its format is known.
  ///
  /// - Returns: Whether it was said now.
  @discardableResult
  func tellStart(_ writer: inout WireWriter) -> Bool {
    guard purpose == .audio, format == nil, let sampleRate = renderer.sampleRate else {
      return false
    }
    let format = AudioFormat(sampleRate: sampleRate)
    ProviderMessage.started(identifier, format, voice).encode(to: &writer)
    self.format = format
    return true
  }

  /// Does a bounded piece of work and appends what comes of it.
  func advance(_ writer: inout WireWriter) -> Progress {
    // The client is to know before a unit of another's may take its time.
    if tellStart(&writer) { return .advanced }
    var progress = Progress.waiting
    do throws(SpeechFailure) {
      progress = try purpose == .plan ? advancePlan(&writer) : advanceAudio(&writer)
    } catch {
      return fail(error, &writer)
    }
    let diagnostics = renderer.takeDiagnostics()
    if !diagnostics.isEmpty {
      ProviderMessage.diagnostics(identifier, diagnostics).encode(to: &writer)
    }
    if let failure = renderer.failure { return fail(failure, &writer) }
    return progress
  }

  private func advancePlan(_ writer: inout WireWriter) -> Progress {
    guard let events = renderer.nextPlanEvents() else { return .ended(.finished) }
    guard !events.isEmpty else { return .waiting }
    ProviderMessage.plan(identifier, events).encode(to: &writer)
    return .advanced
  }

  private func advanceAudio(_ writer: inout WireWriter) throws(SpeechFailure) -> Progress {
    guard let format else { return .waiting }
    let wanted = frameCount == 0 ? Self.firstFrameCount : Self.maximumFrameCount
    // Without credit too: the request may end, or fail, without another frame.
    let allowed = min(wanted, creditByteCount / format.bytesPerFrame)
    let rendered = try renderer.render(into: samples, frameCount: allowed)
    send(rendered, format, &writer)
    switch rendered.outlook {
    case .more:
      retryMilliseconds = Self.retryRange.lowerBound
      return .advanced
    case .needsClient: return .waiting
    case .notReady:
      defer {
        retryMilliseconds = min(2 * retryMilliseconds, Self.retryRange.upperBound)
      }
      return .notReady(milliseconds: retryMilliseconds)
    case .ended: return .ended(.finished)
    }
  }

  /// Markers first: a client knows of a word before it hears it.
  private func send(_ rendered: RenderedFrames, _ format: AudioFormat, _ writer: inout WireWriter) {
    let markers = renderer.takeMarkers(upTo: rendered)
    if !markers.isEmpty { ProviderMessage.markers(identifier, markers).encode(to: &writer) }
    guard rendered.frameCount > 0 else { return }
    writer.audio(identifier, UnsafeBufferPointer(start: samples, count: rendered.frameCount).span)
    frameCount += rendered.frameCount
    creditByteCount -= rendered.frameCount * format.bytesPerFrame
  }

  /// Why it may not go on with its voices; nil while it may.
  var refusal: SpeechFailure? { renderer.refusal }

  private func fail(_ failure: SpeechFailure, _ writer: inout WireWriter) -> Progress {
    ProviderMessage.failure(identifier, failure).encode(to: &writer)
    return .ended(.failed)
  }
}
