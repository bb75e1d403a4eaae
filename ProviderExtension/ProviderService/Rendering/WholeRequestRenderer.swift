internal import ProviderWire
internal import SpeechProviderKit
internal import SpeechTypes

/// Renders with any speech unit that is written as for Apple's systems: it gets the whole text at
/// once, as SSML, and is pulled in quanta of the size that it would be there.
final class WholeRequestRenderer: SpeechRenderer {
  /// Frames of one render call, as on Apple's systems.
  private static let quantumFrameCount = 512

  private let unit: AVSpeechSynthesisProviderAudioUnit
  private let renderBlock: AURenderBlock
  private let inbox = MarkerInbox()

  /// The request while its text comes.
  private var message: SpeakMessage?
  private var voice: AVSpeechSynthesisProviderVoice?
  private var text: [UInt8] = []

  /// The request while it is rendered.
  private var output: UnitOutput?
  private var offsets = TextOffsetMap()
  private var markers = MarkerQueue()
  private var toldFrameCount = 0
  /// Frames of the last render call that are not taken yet.
  private var ready: [Float] = []
  private var readyIndex = 0
  private var isComplete = false

  private var diagnostics: [Diagnostic] = []
  private(set) var failure: SpeechFailure?
  /// Such a unit knows of no permission.
  let refusal: SpeechFailure? = nil

  init(_ unit: AVSpeechSynthesisProviderAudioUnit) throws {
    self.unit = unit
    unit.maximumFramesToRender = AUAudioFrameCount(Self.quantumFrameCount)
    try unit.allocateRenderResources()
    renderBlock = unit.renderBlock
    // Set once and never again: the unit may call it from a thread of its own at any time.
    unit.speechSynthesisOutputMetadataBlock = { [inbox] markers, request in
      inbox.add(markers, about: request)
    }
  }

  // MARK: - Text

  func begin(_ message: SpeakMessage) {
    forget()
    let voices = unit.speechVoices
    guard let voice = voices.first(where: { $0.identifier == message.voice.rawValue }) else {
      failure = SpeechFailure(.voiceNotFound, "no voice \"\(message.voice)\" is offered")
      return
    }
    guard message.purpose == .audio else {
      failure = SpeechFailure(.voiceUnusable, "voice \"\(message.voice)\" makes no plans")
      return
    }
    self.message = message
    self.voice = voice
  }

  func append(_ utf8: ArraySlice<UInt8>, isLast: Bool) {
    guard let message, let voice else { return }
    text += utf8
    guard isLast else { return }
    let markup = RequestMarkup(text, message.textKind, message.options)
    text = []
    self.message = nil
    offsets = markup.offsets
    diagnostics = markup.diagnostics
    let request = AVSpeechSynthesisProviderRequest(
      ssmlRepresentation: markup.ssml, voice: voice)
    inbox.begin(request)
    unit.synthesizeSpeechRequest(request)
    readFormat()
  }

  /// Behind the request, with which a unit may change to the format of its voice.
  private func readFormat() {
    guard unit.outputBusses.count > 0 else {
      failure = SpeechFailure(.voiceUnusable, "the audio unit has no output bus")
      return
    }
    let format = unit.outputBusses[0].format
    output = UnitOutput(format, frameCapacity: Self.quantumFrameCount)
    if output == nil {
      failure = SpeechFailure(
        .voiceUnusable,
        "the audio unit's format cannot be used: \(format.audioStreamBasicDescription)")
    }
  }

  var pendingTextByteCount: Int { text.count }

  var sampleRate: Double? { output?.sampleRate }

  // MARK: - Audio

  func render(
    into samples: UnsafeMutablePointer<Float>, frameCount: Int
  ) throws(SpeechFailure) -> RenderedFrames {
    guard output != nil else { return RenderedFrames(frameCount: 0, outlook: .needsClient) }
    var count = 0
    while true {
      count += takeReady(into: samples + count, frameCount: frameCount - count)
      let isFull = count == frameCount
      if readyIndex < ready.count {
        return RenderedFrames(frameCount: count, outlook: count > 0 ? .more : .needsClient)
      }
      if isComplete { return RenderedFrames(frameCount: count, outlook: .ended) }
      if isFull && count > 0 { return RenderedFrames(frameCount: count, outlook: .more) }
      guard failure == nil, pull() else {
        // What came before a failure is heard.
        return RenderedFrames(frameCount: count, outlook: count > 0 ? .more : .notReady)
      }
    }
  }

  private func takeReady(into samples: UnsafeMutablePointer<Float>, frameCount: Int) -> Int {
    let count = min(frameCount, ready.count - readyIndex)
    for offset in 0..<count { samples[offset] = ready[readyIndex + offset] }
    readyIndex += count
    return count
  }

  /// Calls the render block once.
  ///
  /// - Returns: Whether that brought frames or the end.
  private func pull() -> Bool {
    guard let output else { return false }
    do throws(SpeechFailure) {
      isComplete = try output.render(
        renderBlock, frameCount: Self.quantumFrameCount, into: &ready)
      readyIndex = 0
    } catch {
      failure = error
      ready = []
      readyIndex = 0
    }
    return isComplete || !ready.isEmpty
  }

  func takeMarkers(upTo frames: RenderedFrames) -> [SpeechMarker] {
    let bytesPerFrame = output?.bytesPerFrame ?? MemoryLayout<Float>.size
    for batch in inbox.takeAll() {
      let found = batch.map { marker in
        marker.speechMarker(
          bytesPerFrame: bytesPerFrame, textRange: offsets.sourceRange(marker.utf16Range))
      }
      markers.add(found, notBefore: toldFrameCount)
    }
    toldFrameCount += frames.frameCount
    return frames.outlook == .ended
      ? markers.takeAll(heldTo: toldFrameCount) : markers.take(before: toldFrameCount)
  }

  // MARK: - The rest

  func nextPlanEvents() -> [PlanEvent]? { nil }

  func takeDiagnostics() -> [Diagnostic] {
    defer { diagnostics = [] }
    return diagnostics
  }

  func cancel() {
    // Also of a request that has ended: a unit may hold on to what belongs to it.
    unit.cancelSpeechRequest()
    forget()
  }

  private func forget() {
    inbox.end()
    message = nil
    voice = nil
    text = []
    output = nil
    offsets = TextOffsetMap()
    markers = MarkerQueue()
    toldFrameCount = 0
    ready = []
    readyIndex = 0
    isComplete = false
    diagnostics = []
    failure = nil
  }
}
