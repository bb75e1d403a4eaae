import SpeechProviderKit

/// One call of a render block's body, and what it answered.
struct RenderCall {
  var status: AUAudioUnitStatus
  var flags: AudioUnitRenderActionFlags
  /// The frames that the unit says it filled.
  var samples: [Float]

  var isComplete: Bool { flags.contains(.offlineUnitRenderAction_Complete) }

  /// Calls `render` with a buffer of `frameCount` frames.
  ///
  /// - Parameters:
  ///   - byteSize: What the buffer claims to hold; nil for all of it.
  ///   - hasData: False leaves the memory to the unit.
  init(
    _ frameCount: Int, isOffline: Bool = true, byteSize: Int? = nil, hasData: Bool = true,
    bufferCount: UInt32 = 1,
    _ render: (
      UnsafeMutablePointer<AudioUnitRenderActionFlags>, UnsafeMutablePointer<AudioBufferList>
    ) -> AUAudioUnitStatus
  ) {
    var flags: AudioUnitRenderActionFlags = isOffline ? .offlineUnitRenderAction_Render : []
    var filled: [Float] = []
    let memory = UnsafeMutablePointer<Float>.allocate(capacity: frameCount + 1)
    memory.initialize(repeating: .nan, count: frameCount + 1)
    defer { memory.deallocate() }
    var list = AudioBufferList(
      mNumberBuffers: bufferCount,
      mBuffers: AudioBuffer(
        mNumberChannels: 1, mDataByteSize: UInt32(byteSize ?? frameCount * 4),
        mData: hasData ? UnsafeMutableRawPointer(memory) : nil))
    status = render(&flags, &list)
    if status == noErr, let data = list.mBuffers.mData {
      let samples = data.assumingMemoryBound(to: Float.self)
      filled = (0..<Int(list.mBuffers.mDataByteSize) / 4).map { samples[$0] }
    }
    self.flags = flags
    samples = filled
  }
}

extension RenderQueue {
  /// Renders frames as a host does, with room enough and memory of its own.
  func pull(_ frameCount: Int, isOffline: Bool = true) -> RenderCall {
    RenderCall(frameCount, isOffline: isOffline) { flags, output in
      render(flags, frameCount, output, ownBuffer: UnsafeMutableBufferPointer(start: nil, count: 0))
    }
  }

  /// Adds frames that count on from `first`.
  func append(countingFrom first: Int, frameCount: Int) {
    var next = first
    append(frameCount: frameCount) { room in
      for index in 0..<room.count {
        room[index] = Float(next)
        next += 1
      }
    }
  }
}
