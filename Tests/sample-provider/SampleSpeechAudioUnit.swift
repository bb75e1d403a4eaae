import AVFoundation

/// A unit that answers with one of two recordings, in the shape of Apple's sample.
public class SampleSpeechAudioUnit: AVSpeechSynthesisProviderAudioUnit {
  private var request: AVSpeechSynthesisProviderRequest?
  private var currentBuffer: AVAudioPCMBuffer?
  private var framePosition: AVAudioFramePosition = 0
  private let format: AVAudioFormat
  private let outputBus: AUAudioUnitBus
  private lazy var busses = AUAudioUnitBusArray(
    audioUnit: self, busType: AUAudioUnitBusType.output, busses: [outputBus])

  /// Makes a unit of 22,050 Hz, mono.
  public override init(
    componentDescription: AudioComponentDescription, options: AudioComponentInstantiationOptions
  ) throws {
    let description = AudioStreamBasicDescription(
      mSampleRate: 22_050, mFormatID: kAudioFormatLinearPCM,
      mFormatFlags: kAudioFormatFlagsNativeFloatPacked | kAudioFormatFlagIsNonInterleaved,
      mBytesPerPacket: 4, mFramesPerPacket: 1, mBytesPerFrame: 4, mChannelsPerFrame: 1,
      mBitsPerChannel: 32, mReserved: 0)
    format = AVAudioFormat(
      cmAudioFormatDescription: try CMAudioFormatDescription(
        audioStreamBasicDescription: description))
    outputBus = try AUAudioUnitBus(format: format)
    try super.init(componentDescription: componentDescription, options: options)
  }

  /// One bus.
  public override var outputBusses: AUAudioUnitBusArray { busses }

  /// A voice for each name in the list, read at every call.
  public override var speechVoices: [AVSpeechSynthesisProviderVoice] {
    get {
      VoiceNames.read().map { name in
        AVSpeechSynthesisProviderVoice(
          name: name, identifier: "com.identifier.\(name)", primaryLanguages: ["en-US"],
          supportedLanguages: ["en-US"])
      }
    }
    set {}
  }

  /// Gets ready to render.
  public override func allocateRenderResources() throws { try super.allocateRenderResources() }

  /// Loads the recording that answers a request.
  public override func synthesizeSpeechRequest(_ speechRequest: AVSpeechSynthesisProviderRequest) {
    request = speechRequest
    currentBuffer = recording(for: speechRequest)
    framePosition = 0
  }

  /// Forgets the request.
  public override func cancelSpeechRequest() { request = nil }

  private func recording(for request: AVSpeechSynthesisProviderRequest) -> AVAudioPCMBuffer? {
    let name = request.ssmlRepresentation.contains("goodbye") ? "goodbye" : "hello"
    let folder = ProcessInfo.processInfo.environment["SAMPLE_AUDIO"] ?? "."
    let url = URL(fileURLWithPath: folder).appendingPathComponent("\(name).aiff")
    do {
      let file = try AVAudioFile(forReading: url)
      let buffer = AVAudioPCMBuffer(
        pcmFormat: format, frameCapacity: AVAudioFrameCount(file.length))
      guard let buffer else { return nil }
      try file.read(into: buffer)
      return buffer
    } catch {
      return nil
    }
  }

  /// Copies the recording, a frame at a time; behind its end a call's buffer is silence.
  public override var internalRenderBlock: AUInternalRenderBlock {
    return { [weak self] actionFlags, _, frameCount, _, outputAudioBufferList, _, _ in
      guard let self, let source = self.currentBuffer?.mutableAudioBufferList else {
        return kAudio_ParamError
      }
      let output = UnsafeMutableAudioBufferListPointer(outputAudioBufferList)[0]
      let input = UnsafeMutableAudioBufferListPointer(source)[0]
      guard let frames = output.mData?.assumingMemoryBound(to: Float32.self),
        let recorded = input.mData?.assumingMemoryBound(to: Float32.self)
      else { return kAudio_ParamError }
      for frame in 0..<Int(frameCount) { frames[frame] = 0 }
      for frame in 0..<Int(frameCount) {
        frames[frame] = recorded[Int(self.framePosition)]
        self.framePosition += 1
        if self.framePosition >= AVAudioFramePosition(self.currentBuffer?.frameLength ?? 0) {
          actionFlags.pointee = .offlineUnitRenderAction_Complete
          break
        }
      }
      return noErr
    }
  }
}
