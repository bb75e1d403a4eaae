internal import SpeechProviderKit
internal import SpeechTypes

/// The memory that a unit renders into, and what its format makes of it.
final class UnitOutput {
  private enum Sample {
    case float32
    case float64
    case int16
    case int32

    /// - Returns: nil for what is no linear PCM of these samples, packed, in this machine's order.
    init?(_ format: AVAudioCommonFormat) {
      switch format {
      case .pcmFormatFloat32: self = .float32
      case .pcmFormatFloat64: self = .float64
      case .pcmFormatInt16: self = .int16
      case .pcmFormatInt32: self = .int32
      case .otherFormat: return nil
      }
    }

    var byteCount: Int {
      switch self {
      case .int16: 2
      case .float32, .int32: 4
      case .float64: 8
      }
    }

    /// One sample as a part of full scale.
    func value(_ data: UnsafeRawPointer, at index: Int) -> Float {
      let offset = index * byteCount
      switch self {
      case .float32: return data.loadUnaligned(fromByteOffset: offset, as: Float.self)
      case .float64: return Float(data.loadUnaligned(fromByteOffset: offset, as: Double.self))
      case .int16: return Float(data.loadUnaligned(fromByteOffset: offset, as: Int16.self)) / 0x1p15
      case .int32: return Float(data.loadUnaligned(fromByteOffset: offset, as: Int32.self)) / 0x1p31
      }
    }
  }

  /// What the protocol can say.
  private static let sampleRates = 1000.0...192_000
  private static let largestChannelCount: UInt32 = 64

  let sampleRate: Double
  /// Of all channels together, as a marker's position counts them.
  let bytesPerFrame: Int
  private let sample: Sample
  private let channelCount: Int
  private let isInterleaved: Bool
  private let frameCapacity: Int
  private let bytesPerBuffer: Int
  private let memory: UnsafeMutableRawBufferPointer
  private let listMemory: UnsafeMutableRawPointer
  private let buffers: UnsafeMutableAudioBufferListPointer
  private var framePosition = 0

  /// - Returns: nil for a format that no sound can be taken from.
  init?(_ format: AVAudioFormat, frameCapacity: Int) {
    guard let sample = Sample(format.commonFormat), Self.sampleRates.contains(format.sampleRate),
      (1...Self.largestChannelCount).contains(format.channelCount)
    else { return nil }
    self.sample = sample
    self.frameCapacity = frameCapacity
    sampleRate = format.sampleRate
    channelCount = Int(format.channelCount)
    isInterleaved = format.isInterleaved
    let bufferCount = isInterleaved ? 1 : channelCount
    bytesPerFrame = sample.byteCount * channelCount
    bytesPerBuffer = sample.byteCount * frameCapacity * (isInterleaved ? channelCount : 1)
    memory = .allocate(byteCount: bytesPerBuffer * bufferCount, alignment: 16)
    let head = MemoryLayout<AudioBufferList>.size - MemoryLayout<AudioBuffer>.size
    listMemory = .allocate(
      byteCount: head + bufferCount * MemoryLayout<AudioBuffer>.stride,
      alignment: MemoryLayout<AudioBufferList>.alignment)
    let list = listMemory.assumingMemoryBound(to: AudioBufferList.self)
    list.pointee.mNumberBuffers = UInt32(bufferCount)
    buffers = UnsafeMutableAudioBufferListPointer(list)
  }

  deinit {
    memory.deallocate()
    listMemory.deallocate()
  }

  /// Calls a render block once.
  ///
  /// - Parameters:
  ///   - frameCount: At most the capacity.
  ///   - samples: Gets the frames that the unit says it has, mono, and nothing else.
  /// - Returns: Whether these were the request's last.
  /// - Throws: When the unit answers with a status.
  func render(
    _ block: AURenderBlock, frameCount: Int, into samples: inout [Float]
  ) throws(SpeechFailure) -> Bool {
    samples.removeAll(keepingCapacity: true)
    offerMemory(frameCount: frameCount)
    var flags: AudioUnitRenderActionFlags = []
    var time = AudioTimeStamp(mSampleTime: Double(framePosition), mFlags: .sampleTimeValid)
    let status = block(
      &flags, &time, AUAudioFrameCount(frameCount), 0, buffers.unsafeMutablePointer, nil)
    guard status == noErr else { throw SpeechFailure(status: status) }
    // Some units set it to say that they have nothing yet, and leave the buffer as it was.
    if !flags.contains(.offlineUnitRenderAction_Preflight) {
      takeFrames(atMost: frameCount, into: &samples)
    }
    framePosition += samples.count
    return flags.contains(.offlineUnitRenderAction_Complete)
  }

  /// Silence, so that a unit that does not fill what it claims to is not heard twice.
  private func offerMemory(frameCount: Int) {
    memory.initializeMemory(as: UInt8.self, repeating: 0)
    let byteCount = bytesPerBuffer / frameCapacity * frameCount
    let bufferCount = isInterleaved ? 1 : channelCount
    buffers.unsafeMutablePointer.pointee.mNumberBuffers = UInt32(bufferCount)
    for index in 0..<bufferCount {
      buffers[index] = AudioBuffer(
        mNumberChannels: UInt32(isInterleaved ? channelCount : 1),
        mDataByteSize: UInt32(byteCount),
        mData: memory.baseAddress.map { $0 + index * bytesPerBuffer })
    }
  }

  private func takeFrames(atMost frameLimit: Int, into samples: inout [Float]) {
    let bytesPerBufferFrame = bytesPerBuffer / frameCapacity
    var frameCount = frameLimit
    // The unit may have put memory of its own in place of ours.
    for index in 0..<(isInterleaved ? 1 : channelCount) {
      guard buffers[index].mData != nil else { return }
      frameCount = min(frameCount, Int(buffers[index].mDataByteSize) / bytesPerBufferFrame)
    }
    for frame in 0..<frameCount {
      var sum: Float = 0
      for channel in 0..<channelCount {
        guard let data = buffers[isInterleaved ? 0 : channel].mData else { return }
        sum += sample.value(data, at: isInterleaved ? frame * channelCount + channel : frame)
      }
      samples.append(sum / Float(channelCount))
    }
  }
}
