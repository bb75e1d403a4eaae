/// Frames of one render call. Apple symbol: `AUAudioFrameCount`.
public typealias AUAudioFrameCount = UInt32

/// Apple symbol: `AUAudioChannelCount`.
public typealias AUAudioChannelCount = UInt32

/// Apple symbol: `AUAudioUnitStatus`.
public typealias AUAudioUnitStatus = OSStatus

/// Asks for input; a speech unit has none. Apple symbol: `AURenderPullInputBlock`.
public typealias AURenderPullInputBlock = (
  _ actionFlags: UnsafeMutablePointer<AudioUnitRenderActionFlags>,
  _ timestamp: UnsafePointer<AudioTimeStamp>, _ frameCount: AUAudioFrameCount,
  _ inputBusNumber: Int, _ inputData: UnsafeMutablePointer<AudioBufferList>
) -> AUAudioUnitStatus

/// Renders once; what a subclass provides. Apple symbol: `AUInternalRenderBlock`.
///
/// `mData` of the output may be nil: the unit then supplies memory, which holds until the next call.
public typealias AUInternalRenderBlock = (
  _ actionFlags: UnsafeMutablePointer<AudioUnitRenderActionFlags>,
  _ timestamp: UnsafePointer<AudioTimeStamp>, _ frameCount: AUAudioFrameCount,
  _ outputBusNumber: Int, _ outputData: UnsafeMutablePointer<AudioBufferList>,
  _ realtimeEventListHead: UnsafePointer<AURenderEvent>?,
  _ pullInputBlock: AURenderPullInputBlock?
) -> AUAudioUnitStatus

/// Renders once; what a host calls. Apple symbol: `AURenderBlock`.
public typealias AURenderBlock = (
  _ actionFlags: UnsafeMutablePointer<AudioUnitRenderActionFlags>,
  _ timestamp: UnsafePointer<AudioTimeStamp>, _ frameCount: AUAudioFrameCount,
  _ outputBusNumber: Int, _ outputData: UnsafeMutablePointer<AudioBufferList>,
  _ pullInputBlock: AURenderPullInputBlock?
) -> AUAudioUnitStatus

/// Is told of a render call before and after it, on the render thread; must not wait.
///
/// Apple symbol: `AURenderObserver`.
public typealias AURenderObserver = (
  _ actionFlags: AudioUnitRenderActionFlags, _ timestamp: UnsafePointer<AudioTimeStamp>,
  _ frameCount: AUAudioFrameCount, _ outputBusNumber: Int
) -> Void
