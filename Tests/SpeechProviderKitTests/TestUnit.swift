import SpeechProviderKit

/// An audio unit that notes what it is asked and renders the number of its last preparation.
final class TestUnit: AUAudioUnit {
  private(set) var preparedFrameCounts: [AUAudioFrameCount] = []
  private(set) var renderCount = 0
  private(set) var renderFlags: AudioUnitRenderActionFlags = []
  /// The only format that a bus may change to.
  var acceptedSampleRate: Double?
  private let outputBus: AUAudioUnitBus
  private lazy var busses = AUAudioUnitBusArray(
    audioUnit: self, busType: .output, busses: [outputBus])

  init(format: AVAudioFormat) throws {
    outputBus = try AUAudioUnitBus(format: format)
    try super.init(componentDescription: AudioComponentDescription(), options: [])
  }

  override var outputBusses: AUAudioUnitBusArray { busses }

  override func prepareToRender(frameCount: AUAudioFrameCount) {
    preparedFrameCounts.append(frameCount)
  }

  override func shouldChange(to format: AVAudioFormat, for bus: AUAudioUnitBus) -> Bool {
    acceptedSampleRate.map { $0 == format.sampleRate } ?? true
  }

  override var internalRenderBlock: AUInternalRenderBlock {
    { [unowned self] flags, _, _, _, _, _, _ in
      renderCount += 1
      renderFlags = flags.pointee
      return noErr
    }
  }

  /// Renders through the block a host uses.
  func call(_ render: AURenderBlock, frameCount: AUAudioFrameCount, bus: Int = 0) -> OSStatus {
    var time = AudioTimeStamp()
    return RenderCall(Int(min(frameCount, 4096)), isOffline: false) { flags, output in
      render(flags, &time, frameCount, bus, output, nil)
    }.status
  }
}
