import RecordedVoice
import SpeechProviderKit
import SpeechTypes

/// A request pulled to its end through a unit's render block, as a host does.
struct Rendering {
  var samples: [Float] = []
  var markers: [SpeechMarker] = []
  var diagnostics: [Diagnostic] = []
  /// Frames of each render call.
  var callFrameCounts: [Int] = []

  init(
    _ text: String, voice: String, kind: SpeechTextKind = .ssml, frameCount: Int = 512,
    prosody: Prosody = .normal, baseFolder: String? = nil,
    afterFirstCall: () throws -> Void = {}, on unit: RecordedVoiceAudioUnit? = nil
  ) throws {
    let unit = try unit ?? Self.unit()
    guard let identifier = VoiceIdentifier(voice) else {
      throw SpeechFailure(.voiceNotFound, voice)
    }
    var collected: [SpeechMarker] = []
    unit.speechSynthesisOutputMetadataBlock = { markers, _ in
      collected += markers.map { marker in marker.speechMarker() }
    }
    var options = SpeechOptions()
    options.prosody = prosody
    options.baseFolder = baseFolder
    unit.beginStreamedRequest(voice: identifier, textKind: kind, options: options)
    unit.appendText(Array(text.utf8)[...], isLast: true)
    if let failure = unit.requestFailure { throw failure }
    let render = unit.renderBlock
    var isComplete = false
    while !isComplete {
      isComplete = try pull(render, frameCount)
      if callFrameCounts.count == 1 { try afterFirstCall() }
      diagnostics += unit.takeDiagnostics()
    }
    if let failure = unit.requestFailure { throw failure }
    unit.speechSynthesisOutputMetadataBlock = nil
    markers = collected
  }

  /// A unit ready to render offline.
  static func unit(
    _ source: any VoiceSource = BundledVoices()
  ) throws -> RecordedVoiceAudioUnit {
    let factory = AudioUnitFactory(source: source)
    guard
      let unit = try factory.createAudioUnit(with: AudioComponentDescription())
        as? RecordedVoiceAudioUnit
    else { throw SpeechFailure(.voiceUnusable, "not ours") }
    unit.isRenderingOffline = true
    unit.maximumFramesToRender = 4096
    try unit.allocateRenderResources()
    return unit
  }

  private mutating func pull(_ render: AURenderBlock, _ frameCount: Int) throws -> Bool {
    var buffer = [Float](repeating: .nan, count: frameCount)
    var flags: AudioUnitRenderActionFlags = []
    var time = AudioTimeStamp(mSampleTime: Double(samples.count))
    var rendered = 0
    let status = buffer.withUnsafeMutableBytes { bytes in
      var list = AudioBufferList(
        mBuffers: AudioBuffer(
          mNumberChannels: 1, mDataByteSize: UInt32(bytes.count), mData: bytes.baseAddress))
      let status = render(&flags, &time, UInt32(frameCount), 0, &list, nil)
      rendered = Int(list.mBuffers.mDataByteSize) / 4
      return status
    }
    guard status == noErr else { throw AudioUnitError(status: status) }
    samples += buffer[..<rendered]
    callFrameCounts.append(rendered)
    return flags.contains(.offlineUnitRenderAction_Complete)
  }

  /// The greatest step from one sample to the next.
  var greatestStep: Float { Self.greatestStep(samples) }

  static func greatestStep(_ samples: [Float]) -> Float {
    zip(samples, samples.dropFirst()).reduce(0) { max($0, abs($1.1 - $1.0)) }
  }
}
