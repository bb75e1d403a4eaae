internal import ProviderWire
internal import SpeechProviderKit
internal import SpeechTypes

/// One request under way: an audio unit and what the client has allowed it to send.
final class RequestRendering {
  /// What came of one step.
  enum Progress {
    /// There may be more at once.
    case advanced
    /// Only the client can help: by credit or by text.
    case waiting
    case ended(SpeechOutcome)
  }

  /// 20 ms at 22 050 Hz: the first sound leaves early.
  private static let firstFrameCount = 441
  /// Later there is no hurry, and fewer messages cost less.
  static let maximumFrameCount = 4096

  let identifier: RequestIdentifier
  let unit: any StreamingSpeechUnit
  private let purpose: SpeakMessage.Purpose
  private let render: AURenderBlock
  private let samples: UnsafeMutablePointer<Float>
  private var creditByteCount: Int
  private var isTextComplete = false
  private(set) var frameCount = 0
  private var markers: [SpeechMarker] = []

  /// Begins the request on a unit that has its render resources and is nobody else's.
  init(_ message: SpeakMessage, unit: any StreamingSpeechUnit) {
    identifier = message.request
    purpose = message.purpose
    self.unit = unit
    creditByteCount = Int(message.creditByteCount)
    render = unit.renderBlock
    samples = .allocate(capacity: Self.maximumFrameCount)
    samples.initialize(repeating: 0, count: Self.maximumFrameCount)
    unit.speechSynthesisOutputMetadataBlock = { [unowned self] markers, _ in
      self.markers += markers.map { marker in marker.speechMarker { $0 } }
    }
    unit.beginStreamedRequest(
      voice: message.voice, textKind: message.textKind, options: message.options)
  }

  deinit {
    unit.speechSynthesisOutputMetadataBlock = nil
    samples.deallocate()
  }

  var format: AudioFormat { AudioFormat(sampleRate: unit.outputBusses[0].format.sampleRate) }

  var isAudio: Bool { purpose == .audio }

  func addCredit(byteCount: Int) {
    creditByteCount = min(creditByteCount + byteCount, Int(UInt32.max))
  }

  /// - Returns: False when text had ended before.
  func addText(_ utf8: ArraySlice<UInt8>, isLast: Bool) -> Bool {
    guard !isTextComplete else { return false }
    isTextComplete = isLast
    unit.appendText(utf8, isLast: isLast)
    return true
  }

  /// Does a bounded piece of work and appends what comes of it.
  func advance(_ writer: inout WireWriter) -> Progress {
    let progress = purpose == .plan ? advancePlan(&writer) : advanceAudio(&writer)
    let diagnostics = unit.takeDiagnostics()
    if !diagnostics.isEmpty {
      ProviderMessage.diagnostics(identifier, diagnostics).encode(to: &writer)
    }
    if let failure = unit.requestFailure {
      ProviderMessage.failure(identifier, failure).encode(to: &writer)
      return .ended(.failed)
    }
    return progress
  }

  private func advancePlan(_ writer: inout WireWriter) -> Progress {
    guard let events = unit.nextPlanEvents() else { return .ended(.finished) }
    guard !events.isEmpty else { return .waiting }
    ProviderMessage.plan(identifier, events).encode(to: &writer)
    return .advanced
  }

  private func advanceAudio(_ writer: inout WireWriter) -> Progress {
    let wanted = frameCount == 0 ? Self.firstFrameCount : Self.maximumFrameCount
    // Without credit too: the request may end, or fail, without another frame.
    let allowed = min(wanted, creditByteCount / format.bytesPerFrame)
    var flags: AudioUnitRenderActionFlags = []
    var timestamp = AudioTimeStamp(mSampleTime: Double(frameCount))
    var output = AudioBufferList(
      mBuffers: AudioBuffer(
        mNumberChannels: 1, mDataByteSize: UInt32(allowed * MemoryLayout<Float>.size),
        mData: samples))
    let status = render(&flags, &timestamp, AUAudioFrameCount(allowed), 0, &output, nil)
    guard status == noErr else { return fail(status, &writer) }
    let rendered = min(allowed, Int(output.mBuffers.mDataByteSize) / MemoryLayout<Float>.size)
    send(frameCount: rendered, &writer)
    if flags.contains(.offlineUnitRenderAction_Complete) { return .ended(.finished) }
    return rendered > 0 ? .advanced : .waiting
  }

  /// Markers first: a client knows of a word before it hears it.
  private func send(frameCount rendered: Int, _ writer: inout WireWriter) {
    if !markers.isEmpty {
      ProviderMessage.markers(identifier, markers).encode(to: &writer)
      markers.removeAll(keepingCapacity: true)
    }
    guard rendered > 0 else { return }
    writer.audio(identifier, UnsafeBufferPointer(start: samples, count: rendered).span)
    frameCount += rendered
    creditByteCount -= rendered * format.bytesPerFrame
  }

  private func fail(_ status: OSStatus, _ writer: inout WireWriter) -> Progress {
    let failure = SpeechFailure(.voiceUnusable, "the audio unit failed with status \(status)")
    ProviderMessage.failure(identifier, failure).encode(to: &writer)
    return .ended(.failed)
  }
}
