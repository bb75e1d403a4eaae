internal import AppGroup
internal import Posix
internal import ProviderClient
internal import SessionBus
internal import SpeechTypes

/// Serves the bus and the pipes of all requests: one thread, one `poll`.
final class SpielServer {
  private let settings: SpielSettings
  let pool: ProviderPool
  let userLanguage: LanguageTag
  let inbox: SpielInbox
  private let signals: SignalDescriptor
  private var featureCache: VoiceFeatureCache
  /// Those that are listed.
  private(set) var voices: [SpielVoice] = []
  var streams: [SpeechStream] = []
  /// On `MonotonicClock`, in milliseconds.
  var lastActivity = MonotonicClock.milliseconds()
  private var isLeaving = false

  init(_ settings: SpielSettings, _ location: AppGroupLocation) throws(PosixError) {
    self.settings = settings
    // Before any thread is started, so that they all have the signals blocked.
    signals = try SignalDescriptor([.terminate, .interrupt, .hangUp])
    inbox = try SpielInbox()
    pool = ProviderPool(location, clientName: "voice-spiel")
    userLanguage = LanguageTag.ofUser(variable: Environment.variable)
    featureCache = VoiceFeatureCache(location)
  }

  /// Serves until it is told to end, has nothing to do, or the bus has gone.
  func run() throws(SpielError) {
    defer { for stream in streams { stream.cancel() } }
    _ = pool.addObserver { [inbox] in inbox.tellVoicesChanged() }
    _ = pool.settledVoices(waitingAtMostMilliseconds: SpielSettings.patienceMilliseconds)
    voices = listVoices()
    do throws(BusError) {
      let bus = try BusConnection(objectPath: SpielInterface.objectPath) {
        [unowned self] (call) throws(BusError) in try answer(call)
      }
      try bus.requestName(SpielInterface.busName, replaces: settings.replaces)
      while try serve(bus) {}
    } catch {
      throw SpielError(error)
    }
  }

  /// Waits for something to do, and does it.
  ///
  /// - Returns: False when it is time to end.
  private func serve(_ bus: BusConnection) throws(BusError) -> Bool {
    try bus.process()
    if inbox.takeVoicesChanged() { try tellVoices(bus) }
    if bus.hasLostName { isLeaving = true }
    if isLeaving && streams.isEmpty { return false }
    guard let wait = millisecondsToWait() else {
      // What has come to the name before it is given back is answered still.
      isLeaving = true
      try bus.releaseName()
      return true
    }
    var entries = [
      PollEntry(descriptor: signals.rawValue, events: .readable),
      PollEntry(descriptor: inbox.wakeDescriptor, events: .readable),
      try bus.pollEntry(),
    ]
    entries += streams.map(\.pollEntry)
    // Fails only for want of memory; what is ready is looked at again.
    _ = try? poll(&entries, timeoutMilliseconds: wait < 0 ? nil : wait)
    if !entries[0].ready.isEmpty { return false }
    if !entries[1].ready.isEmpty { inbox.clearWake() }
    serveStreams(entries.dropFirst(3).map(\.ready))
    return true
  }

  /// The longest to wait; negative for ever, nil when it has been idle for so long that it ends.
  private func millisecondsToWait() -> Int32? {
    guard settings.idleSeconds > 0, streams.isEmpty, !isLeaving else { return -1 }
    let end = lastActivity + Int64(settings.idleSeconds) * 1000
    let rest = end - MonotonicClock.milliseconds()
    return rest > 0 ? Int32(clamping: rest) : nil
  }

  private func serveStreams(_ ready: [PollEntry.Events]) {
    var kept: [SpeechStream] = []
    for (stream, ready) in zip(streams, ready) {
      if goesOn(stream, ready) {
        kept.append(stream)
      } else {
        stream.cancel()
        lastActivity = MonotonicClock.milliseconds()
      }
    }
    streams = kept
  }

  private func goesOn(_ stream: SpeechStream, _ ready: PollEntry.Events) -> Bool {
    if !ready.isDisjoint(with: .closed) { return false }
    guard ready.contains(.writable) else { return true }
    do throws(PosixError) {
      return try stream.write() == .goesOn
    } catch {
      // That the client has gone is how it cancels.
      if error.number != .brokenPipe { SpeechNote.write("a client's pipe: \(error)") }
      return false
    }
  }
}

// MARK: - Voices

extension SpielServer {
  private func listVoices() -> [SpielVoice] {
    let features = featureCache.features()
    return [SpielVoice](pool.voices) { features[$0] ?? VoiceFeatures(of: nil) }
  }

  private func tellVoices(_ bus: BusConnection) throws(BusError) {
    let new = listVoices()
    // A change of the defaults, say, is none that clients see.
    guard new.value != voices.value else { return }
    voices = new
    try bus.emitPropertyChange(
      path: SpielInterface.objectPath, interface: SpielInterface.name, "Voices", voices.value)
  }
}
