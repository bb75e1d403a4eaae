package import SpeechProviderKit
package import SpeechTypes

/// The audio unit that speaks from recordings.
///
/// Text becomes frames in `prepareToRender`, on the control thread; the render block only copies.
/// One request at a time; a new one, or a cancel, ends the one before at once.
package final class RecordedVoiceAudioUnit: AVSpeechSynthesisProviderAudioUnit, StreamingSpeechUnit
{
  private let source: any VoiceSource
  private static let queueCapacity = 8192
  private let queue = RenderQueue(capacity: queueCapacity)
  private let outputBus: AUAudioUnitBus
  private lazy var busses = AUAudioUnitBusArray(
    audioUnit: self, busType: .output, busses: [outputBus])
  private var request: SpokenRequest?
  private var providerRequest: AVSpeechSynthesisProviderRequest?
  private var renderer: StepRenderer
  private var isEnded = true
  private var failure: SpeechFailure?
  /// For hosts that bring none; written before it is read.
  private let ownBuffer = UnsafeMutableBufferPointer<Float>.allocate(capacity: queueCapacity)

  /// The rate of a unit that has not been given a voice yet, in hertz.
  private static let initialSampleRate = 22_050.0

  package init(
    componentDescription: AudioComponentDescription,
    options: AudioComponentInstantiationOptions = [], source: any VoiceSource
  ) throws {
    guard
      let format = AVAudioFormat(
        standardFormatWithSampleRate: Self.initialSampleRate, channels: 1)
    else { throw AudioUnitError(status: kAudioUnitErr_FormatNotSupported) }
    self.source = source
    outputBus = try AUAudioUnitBus(format: format)
    renderer = StepRenderer(sampleRate: Self.initialSampleRate)
    try super.init(componentDescription: componentDescription, options: options)
  }

  deinit { ownBuffer.deallocate() }

  package override var outputBusses: AUAudioUnitBusArray { busses }

  /// Only what a bus has: mono Float32 at the rate of the voice, which the unit itself sets.
  package override func shouldChange(to format: AVAudioFormat, for bus: AUAudioUnitBus) -> Bool {
    format == bus.format
  }

  /// The voices that can be used now, from the store at every call; none while it cannot be read.
  package override var speechVoices: [AVSpeechSynthesisProviderVoice] {
    get { ((try? source.voiceList())?.voices ?? []).map(AVSpeechSynthesisProviderVoice.init) }
    set {}
  }

  /// Frames of silence that stood in for late ones since the unit was made. Any thread.
  package var underrunFrameCount: Int { queue.underrunFrameCount }

  // MARK: - Requests

  package override func synthesizeSpeechRequest(_ speechRequest: AVSpeechSynthesisProviderRequest) {
    guard let voice = VoiceIdentifier(speechRequest.voice.identifier) else {
      cancelSpeechRequest()
      failure = SpeechFailure(
        .voiceNotFound, "\"\(speechRequest.voice.identifier)\" is not a voice identifier")
      return
    }
    beginStreamedRequest(voice: voice, textKind: .ssml)
    providerRequest = speechRequest
    appendText(Array(speechRequest.ssmlRepresentation.utf8)[...], isLast: true)
    prepareToRender(frameCount: maximumFramesToRender)
  }

  package func beginStreamedRequest(
    voice identifier: VoiceIdentifier, textKind: SpeechTextKind, options: SpeechOptions
  ) {
    cancelSpeechRequest()
    do throws(SpeechFailure) {
      let voice = try source.openVoice(identifier)
      setSampleRate(voice.sampleRate)
      if renderer.sampleRate != voice.sampleRate {
        renderer = StepRenderer(sampleRate: voice.sampleRate)
      }
      request = SpokenRequest(
        voice: voice, source: source, textKind: textKind, options: options)
      queue.begin()
      isEnded = false
    } catch {
      failure = error
    }
  }

  package override func cancelSpeechRequest() {
    queue.begin()
    queue.finish()
    // What has been said is given back now, not when the next request waits for its first sound.
    renderer.removeAll()
    request = nil
    providerRequest = nil
    failure = nil
    isEnded = true
  }

  package override func reset() {
    cancelSpeechRequest()
    super.reset()
  }

  package func appendText(_ utf8: ArraySlice<UInt8>, isLast: Bool) {
    request?.append(utf8, isLast: isLast)
  }

  package var pendingTextByteCount: Int { request?.waitingByteCount ?? 0 }

  package var requestFailure: SpeechFailure? { failure ?? request?.failure }

  package var requestRefusal: SpeechFailure? { request?.refusal }

  package func takeDiagnostics() -> [Diagnostic] { request?.takeDiagnostics() ?? [] }

  package func nextPlanEvents() -> [PlanEvent]? {
    let damage = FileDamage()
    let events = plannedEvents()
    return endsForDamage(damage) ? nil : events
  }

  private func plannedEvents() -> [PlanEvent]? {
    request?.makesEvents = true
    while true {
      switch request?.next() {
      case .plan(let plan) where plan.events.isEmpty: continue
      case .plan(let plan): return plan.events
      case .needsText: return []
      case .end, nil: return nil
      }
    }
  }

  /// A voice may have another rate than the one before; the bus follows it.
  private func setSampleRate(_ sampleRate: Double) {
    guard outputBus.format.sampleRate != sampleRate,
      let format = AVAudioFormat(standardFormatWithSampleRate: sampleRate, channels: 1)
    else { return }
    outputBus.followVoice(format)
  }

  // MARK: - Rendering

  /// - Throws: `AudioUnitError` with `kAudioUnitErr_TooManyFramesToProcess` when
  ///   `maximumFramesToRender` is more than the queue holds.
  package override func allocateRenderResources() throws {
    guard maximumFramesToRender < Self.queueCapacity else {
      throw AudioUnitError(status: kAudioUnitErr_TooManyFramesToProcess)
    }
    try super.allocateRenderResources()
  }

  /// Has one frame more than asked in the queue, or the request's end, so that the render block
  /// knows the last frame when it copies it.
  package override func prepareToRender(frameCount: AUAudioFrameCount) {
    let damage = FileDamage()
    fillQueue(frameCount: frameCount)
    if !endsForDamage(damage) { sendMarkers() }
  }

  private func fillQueue(frameCount: AUAudioFrameCount) {
    // Who renders offline calls on this thread, so no render call is under way.
    if isRenderingOffline { queue.dropSkippedFrames() }
    let wanted = min(Int(frameCount) + 1, queue.capacity)
    // A request that was given up may fill the queue until the next render call.
    while !isEnded, queue.queuedFrameCount < wanted, queue.freeFrameCount > 0 {
      if !renderer.isIdle {
        renderer.render(into: queue, frameCount: wanted - queue.queuedFrameCount)
        continue
      }
      switch request?.next() {
      case .plan(let plan): renderer.append(plan.steps)
      case .needsText: return
      case .end, nil:
        isEnded = true
        queue.finish()
      }
    }
  }

  /// Fails the request when files of its voices are not whole, those that were found now or, by
  /// another request, before: what has been made of them is not spoken.
  private func endsForDamage(_ damage: FileDamage) -> Bool {
    if let failure = damage.failure { request?.setDamage(failure) }
    guard let failure = request?.damage else { return false }
    _ = renderer.takeMarkers()
    cancelSpeechRequest()
    self.failure = failure
    return true
  }

  private func sendMarkers() {
    let markers = renderer.takeMarkers()
    guard !markers.isEmpty, let send = speechSynthesisOutputMetadataBlock else { return }
    send(markers.map(AVSpeechSynthesisMarker.init), providerRequest ?? Self.streamedRequest)
  }

  /// Stands for a request whose text was streamed, in the metadata block.
  private static let streamedRequest = AVSpeechSynthesisProviderRequest(
    ssmlRepresentation: "",
    voice: AVSpeechSynthesisProviderVoice(
      name: "", identifier: "", primaryLanguages: [], supportedLanguages: []))

  package override var internalRenderBlock: AUInternalRenderBlock {
    let queue = queue
    let ownBuffer = ownBuffer
    return { flags, _, frameCount, _, output, _, _ in
      queue.render(flags, Int(frameCount), output, ownBuffer: ownBuffer)
    }
  }
}
