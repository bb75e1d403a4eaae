/// Frames of one render call. Apple symbol: `AUAudioFrameCount`.
public typealias AUAudioFrameCount = UInt32

/// Apple symbol: `AUAudioUnitStatus`.
public typealias AUAudioUnitStatus = OSStatus

/// Parameter changes and MIDI for a render call; a speech unit gets none. Apple symbol:
/// `AURenderEvent`.
public struct AURenderEvent {}

/// Asks for input; a speech unit has none. Apple symbol: `AURenderPullInputBlock`.
public typealias AURenderPullInputBlock = (
  _ actionFlags: UnsafeMutablePointer<AudioUnitRenderActionFlags>,
  _ timestamp: UnsafePointer<AudioTimeStamp>, _ frameCount: AUAudioFrameCount,
  _ inputBusNumber: Int, _ inputData: UnsafeMutablePointer<AudioBufferList>
) -> AUAudioUnitStatus

/// Renders once; what a subclass provides. Apple symbol: `AUInternalRenderBlock`.
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

/// The base class of audio units. Apple symbol: `AUAudioUnit`.
///
/// Used from one thread, but for the render blocks, which one other thread may call.
open class AUAudioUnit {
  /// The description the unit was made with.
  public let componentDescription: AudioComponentDescription
  /// The most frames a render call may ask for; not to be changed with render resources.
  public var maximumFramesToRender: AUAudioFrameCount = 512
  /// Whether the host pulls without a real-time deadline. Set before `allocateRenderResources`.
  public var isRenderingOffline = false
  /// Whether the unit can render.
  public private(set) var renderResourcesAllocated = false

  /// Apple symbol: `init(componentDescription:options:)`, the designated initialiser.
  ///
  /// - Throws: What a subclass needs and cannot get.
  public init(
    componentDescription: AudioComponentDescription,
    options: AudioComponentInstantiationOptions = []
  ) throws {
    self.componentDescription = componentDescription
  }

  /// Input busses; none for speech.
  open var inputBusses: AUAudioUnitBusArray { noInputBusses }
  private lazy var noInputBusses = AUAudioUnitBusArray(audioUnit: self, busType: .input)

  /// Output busses; a subclass answers with the same object every time.
  open var outputBusses: AUAudioUnitBusArray { noOutputBusses }
  private lazy var noOutputBusses = AUAudioUnitBusArray(audioUnit: self, busType: .output)

  /// Gets ready to render; a subclass calls super.
  ///
  /// - Throws: What a subclass needs and cannot get.
  open func allocateRenderResources() throws { renderResourcesAllocated = true }

  /// Ends rendering; a subclass calls super.
  open func deallocateRenderResources() { renderResourcesAllocated = false }

  /// Forgets what is under way; a subclass calls super.
  open func reset() {}

  /// Whether a bus may take a format.
  open func shouldChange(to format: AVAudioFormat, for bus: AUAudioUnitBus) -> Bool { true }

  /// The block that renders; a subclass provides it. It must not allocate, lock or wait.
  open var internalRenderBlock: AUInternalRenderBlock {
    { _, _, _, _, _, _, _ in kAudioUnitErr_Uninitialized }
  }

  /// Makes ready what the next render calls will copy; an addition to Apple's API.
  ///
  /// `renderBlock` calls it before each call while `isRenderingOffline`, on the caller's thread, so
  /// that such a host needs no second thread and no wake-up. A real-time host calls it from a
  /// thread of its own, ahead of the render thread. The base class does nothing.
  open func prepareToRender(frameCount: AUAudioFrameCount) {}

  /// The block a host fetches once and calls to render.
  ///
  /// It checks its arguments, prepares where the host renders offline, and calls
  /// `internalRenderBlock`. It does not keep the unit alive.
  public var renderBlock: AURenderBlock {
    let render = internalRenderBlock
    let busCount = outputBusses.count
    return { [unowned self] flags, timestamp, frameCount, bus, output, pullInput in
      guard renderResourcesAllocated else { return kAudioUnitErr_Uninitialized }
      guard bus >= 0, bus < busCount else { return kAudioUnitErr_InvalidElement }
      guard frameCount <= maximumFramesToRender else { return kAudioUnitErr_TooManyFramesToProcess }
      if isRenderingOffline {
        flags.pointee.insert(.offlineUnitRenderAction_Render)
        prepareToRender(frameCount: frameCount)
      }
      return render(flags, timestamp, frameCount, bus, output, nil, pullInput)
    }
  }
}
