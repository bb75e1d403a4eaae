internal import ProviderWire
internal import SpeechProviderKit
internal import SpeechTypes

/// Renders with a unit of this package, which takes text as it arrives and has mono Float32.
final class StreamingRenderer: SpeechRenderer {
  private let unit: any StreamingSpeechUnit
  private let renderBlock: AURenderBlock
  private var framePosition = 0
  private var markers: [SpeechMarker] = []

  init(_ unit: any StreamingSpeechUnit) throws {
    self.unit = unit
    unit.maximumFramesToRender = AUAudioFrameCount(RequestRendering.maximumFrameCount)
    try unit.allocateRenderResources()
    renderBlock = unit.renderBlock
    unit.speechSynthesisOutputMetadataBlock = { [unowned self] markers, _ in
      self.markers += markers.map { $0.speechMarker() }
    }
  }

  deinit { unit.speechSynthesisOutputMetadataBlock = nil }

  func begin(_ message: SpeakMessage) {
    framePosition = 0
    markers.removeAll(keepingCapacity: true)
    unit.beginStreamedRequest(
      voice: message.voice, textKind: message.textKind, options: message.options)
  }

  func append(_ utf8: ArraySlice<UInt8>, isLast: Bool) { unit.appendText(utf8, isLast: isLast) }

  var pendingTextByteCount: Int { unit.pendingTextByteCount }

  var sampleRate: Double? { unit.outputBusses[0].format.sampleRate }

  func render(
    into samples: UnsafeMutablePointer<Float>, frameCount: Int
  ) throws(SpeechFailure) -> RenderedFrames {
    var flags: AudioUnitRenderActionFlags = []
    var timestamp = AudioTimeStamp(mSampleTime: Double(framePosition), mFlags: .sampleTimeValid)
    var output = AudioBufferList(
      mBuffers: AudioBuffer(
        mNumberChannels: 1, mDataByteSize: UInt32(frameCount * MemoryLayout<Float>.size),
        mData: samples))
    let status = renderBlock(&flags, &timestamp, AUAudioFrameCount(frameCount), 0, &output, nil)
    guard status == noErr else { throw SpeechFailure(status: status) }
    let rendered = min(frameCount, Int(output.mBuffers.mDataByteSize) / MemoryLayout<Float>.size)
    framePosition += rendered
    let isEnded = flags.contains(.offlineUnitRenderAction_Complete)
    return RenderedFrames(
      frameCount: rendered, outlook: isEnded ? .ended : rendered > 0 ? .more : .needsClient)
  }

  func takeMarkers(upTo frames: RenderedFrames) -> [SpeechMarker] {
    defer { markers.removeAll(keepingCapacity: true) }
    return markers
  }

  func nextPlanEvents() -> [PlanEvent]? { unit.nextPlanEvents() }

  func takeDiagnostics() -> [Diagnostic] { unit.takeDiagnostics() }

  var failure: SpeechFailure? { unit.requestFailure }

  var refusal: SpeechFailure? { unit.requestRefusal }

  func cancel() { unit.cancelSpeechRequest() }
}

extension SpeechFailure {
  /// A render call that failed.
  init(status: OSStatus) {
    self.init(.voiceUnusable, "the audio unit failed with status \(status)")
  }
}
