/// The base class of audio units. Apple symbol: `AUAudioUnit`.
///
/// Used from one thread, but for the render blocks, which one other thread may call.
open class AUAudioUnit {
  /// The description the unit was made with.
  public let componentDescription: AudioComponentDescription
  /// The most frames a render call may ask for; not to be changed with render resources.
  open var maximumFramesToRender: AUAudioFrameCount = 512
  /// Whether the host pulls without a real-time deadline. Set before `allocateRenderResources`.
  open var isRenderingOffline = false
  /// Whether the unit can render.
  public private(set) var renderResourcesAllocated = false
  private var observers: [(token: Int, observer: AURenderObserver)] = [] {
    didSet { hasObservers = !observers.isEmpty }
  }
  /// The render block asks this, since asking the array allocates the first time.
  private var hasObservers = false
  private var lastObserverToken = 0

  /// Apple symbol: `init(componentDescription:options:)`, the designated initialiser.
  ///
  /// - Throws: What a subclass needs and cannot get.
  public init(
    componentDescription: AudioComponentDescription,
    options: AudioComponentInstantiationOptions = []
  ) throws {
    self.componentDescription = componentDescription
  }

  /// Apple symbol: `init(componentDescription:)`.
  ///
  /// - Throws: What the designated initialiser throws.
  public convenience init(componentDescription: AudioComponentDescription) throws {
    try self.init(componentDescription: componentDescription, options: [])
  }

  // MARK: - Busses

  /// Input busses; none for speech. The same object every time.
  open var inputBusses: AUAudioUnitBusArray { noInputBusses }
  private lazy var noInputBusses = AUAudioUnitBusArray(audioUnit: self, busType: .input)

  /// Output busses; a subclass answers with the same object every time.
  open var outputBusses: AUAudioUnitBusArray { noOutputBusses }
  private lazy var noOutputBusses = AUAudioUnitBusArray(audioUnit: self, busType: .output)

  /// Whether a bus may take a format.
  open func shouldChange(to format: AVAudioFormat, for bus: AUAudioUnitBus) -> Bool { true }

  /// Pairs of input and output channel counts, −1 for any; nil when the busses say it.
  ///
  /// Apple symbol: `channelCapabilities`, there an array of `NSNumber`.
  open var channelCapabilities: [Int]? { nil }

  // MARK: - Render resources

  /// Gets ready to render; a subclass calls super.
  ///
  /// - Throws: What a subclass needs and cannot get.
  open func allocateRenderResources() throws { renderResourcesAllocated = true }

  /// Ends rendering; a subclass calls super.
  open func deallocateRenderResources() { renderResourcesAllocated = false }

  /// Takes `renderResourcesAllocated` back, for a subclass whose `allocateRenderResources` fails
  /// behind super.
  public func setRenderResourcesAllocated(_ flag: Bool) { renderResourcesAllocated = flag }

  /// Forgets what is under way; a subclass calls super.
  open func reset() {}

  // MARK: - Rendering

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
  /// It checks its arguments, prepares where the host renders offline, tells the observers, and
  /// calls `internalRenderBlock`. It does not keep the unit alive.
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
      guard hasObservers else {
        return render(flags, timestamp, frameCount, bus, output, nil, pullInput)
      }
      tell(flags.pointee.union(.unitRenderAction_PreRender), timestamp, frameCount, bus)
      let status = render(flags, timestamp, frameCount, bus, output, nil, pullInput)
      var after = flags.pointee.union(.unitRenderAction_PostRender)
      if status != noErr { after.insert(.unitRenderAction_PostRenderError) }
      tell(after, timestamp, frameCount, bus)
      return status
    }
  }

  private func tell(
    _ flags: AudioUnitRenderActionFlags, _ timestamp: UnsafePointer<AudioTimeStamp>,
    _ frameCount: AUAudioFrameCount, _ bus: Int
  ) {
    for (_, observer) in observers { observer(flags, timestamp, frameCount, bus) }
  }

  /// Adds a block that is called before and after every render call, whenever the render block was
  /// fetched. Not to be called during a render call.
  ///
  /// - Returns: What `removeRenderObserver` takes.
  public func token(byAddingRenderObserver observer: @escaping AURenderObserver) -> Int {
    lastObserverToken += 1
    observers.append((lastObserverToken, observer))
    return lastObserverToken
  }

  /// Removes an observer. Not to be called during a render call.
  public func removeRenderObserver(_ token: Int) { observers.removeAll { $0.token == token } }

  // MARK: - Facts for hosts

  /// A short name for narrow places; nil when there is none.
  open var audioUnitShortName: String? { nil }
  /// Seconds between input and output.
  open var latency: Double { 0 }
  /// Seconds of sound behind the end of the input.
  open var tailTime: Double { 0 }
  /// Quality over processor time, 0 to 127.
  open var renderQuality = 127
  /// Whether an effect passes its input on as it is.
  open var shouldBypassEffect = false
  /// Whether the unit can render into the buffer of its input.
  open var canProcessInPlace: Bool { false }
  /// Whether the unit was loaded into this process: always so here.
  open var isLoadedInProcess: Bool { true }
  /// What the unit is used for, for people; the host sets it.
  open var contextName: String?
  /// For each output channel an input channel, −1 for silence; nil when that cannot be chosen.
  ///
  /// Apple symbol: `channelMap`, there an array of `NSNumber`.
  open var channelMap: [Int]?

  // MARK: - State

  /// A snapshot of the unit's settings; the base class has none.
  open var fullState: [String: Any]?

  /// A snapshot for a document.
  open var fullStateForDocument: [String: Any]? {
    get { fullState }
    set { fullState = newValue }
  }

  /// Presets of the unit's maker.
  open var factoryPresets: [AUAudioUnitPreset]? { nil }
  /// The preset chosen last.
  open var currentPreset: AUAudioUnitPreset?
  /// Presets that the user has saved: none.
  open var userPresets: [AUAudioUnitPreset] { [] }
  /// Whether presets of the user can be chosen.
  open var supportsUserPresets: Bool { false }

  // MARK: - Messages

  /// A channel for the unit's own messages; that of the base class answers with nothing.
  open func messageChannel(for channelName: String) -> any AUMessageChannel {
    SilentMessageChannel()
  }
}
