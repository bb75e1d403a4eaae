internal import AudioOutput
internal import Posix
internal import SpeechTypes

/// What the thread of a player does: one small step after the other, each after a look at what is
/// wished for by then.
final class PlaybackLoop<Device: PCMDevice & ~Copyable & SendableMetatype> {
  private typealias Wishes = DevicePlayer<Device>.Wishes

  /// One step.
  private enum Step {
    case quit
    case closeDevice
    case drop
    case write(Int, ArraySlice<Int16>, sampleRate: Double)
    /// Everything was handed over; let it be heard.
    case playOut(Int)
    /// More is to come; meanwhile see how far the device is.
    case listen(Int)
  }

  /// The longest time in which no wish is looked at.
  private static var sliceMilliseconds: Int { 10 }

  private let wishes: Monitor<DevicePlayer<Device>.Wishes>
  private let idleMilliseconds: Int
  private let open: @Sendable (Double) throws(AudioOutputError) -> Device
  private let onEvent: @Sendable (PlaybackEvent) -> Void
  private var device: Device?
  private var sampleRate = 0.0
  private var framesPerPeriod = 1
  /// Whether the device has to be made ready before it takes samples.
  private var isAtRest = false
  /// The utterance whose samples the device holds.
  private var soundingIdentifier: Int?

  init(
    wishes: Monitor<DevicePlayer<Device>.Wishes>, idleMilliseconds: Int,
    open: @escaping @Sendable (Double) throws(AudioOutputError) -> Device,
    onEvent: @escaping @Sendable (PlaybackEvent) -> Void
  ) {
    self.wishes = wishes
    self.idleMilliseconds = idleMilliseconds
    self.open = open
    self.onEvent = onEvent
  }

  /// Plays until the player is closed.
  func run() {
    while true {
      switch nextStep() {
      case .quit:
        drop()
        return
      case .closeDevice: device = nil
      case .drop: drop()
      case .write(let identifier, let samples, let sampleRate):
        attempt(identifier) { () throws(PCMFailure) in
          try write(samples, of: identifier, sampleRate: sampleRate)
        }
      case .playOut(let identifier):
        attempt(identifier) { () throws(PCMFailure) in try playOut(identifier) }
      case .listen(let identifier):
        device?.pause(milliseconds: Self.sliceMilliseconds)
        listen(identifier)
      }
    }
  }

  private func nextStep() -> Step {
    let hasDevice = device != nil
    let frameCount = framesPerPeriod
    let sounding = soundingIdentifier
    let step = wishes.wait(timeoutMilliseconds: hasDevice ? idleMilliseconds : nil) {
      wishes -> Step? in
      if wishes.isClosed { return .quit }
      if wishes.isToDrop {
        wishes.isToDrop = false
        return .drop
      }
      guard let identifier = wishes.identifier, !wishes.isHeld else { return nil }
      if wishes.track.isWrittenOut { return .playOut(identifier) }
      let samples = wishes.track.next(atMost: frameCount)
      if let sampleRate = wishes.sampleRate, !samples.isEmpty {
        return .write(identifier, samples, sampleRate: sampleRate)
      }
      let isSounding = wishes.track.heardPosition < wishes.track.writtenPosition
      return sounding == identifier && isSounding ? .listen(identifier) : nil
    }
    return step ?? .closeDevice
  }
}

// MARK: - Steps

extension PlaybackLoop where Device: ~Copyable {
  private func write(
    _ samples: ArraySlice<Int16>, of identifier: Int, sampleRate: Double
  ) throws(PCMFailure) {
    try openDevice(sampleRate)
    if isAtRest {
      try device?.prepare()
      isAtRest = false
    }
    let count = try device?.write(samples.span) ?? 0
    let isFirst = soundingIdentifier != identifier
    if count > 0 {
      soundingIdentifier = identifier
      let newFrameCount = wishes.withLock { wishes in
        wishes.identifier == identifier ? wishes.track.wrote(count) : 0
      }
      if isFirst { onEvent(.started(identifier)) }
      if newFrameCount > 0 { onEvent(.took(identifier, byteCount: newFrameCount * 2)) }
    } else {
      try device?.wait(milliseconds: Self.sliceMilliseconds)
    }
    listen(identifier)
  }

  private func openDevice(_ sampleRate: Double) throws(PCMFailure) {
    guard device == nil || self.sampleRate != sampleRate else { return }
    device = nil
    do throws(AudioOutputError) {
      let opened = try open(sampleRate)
      framesPerPeriod = opened.framesPerPeriod
      device = consume opened
    } catch {
      throw .fatal(error)
    }
    self.sampleRate = sampleRate
    isAtRest = false
  }

  /// Tells what has begun to be heard since the last look.
  private func listen(_ identifier: Int) {
    guard soundingIdentifier == identifier else { return }
    tellReached(identifier, framesWaiting: framesWaiting)
  }

  /// Frames that the device was given and has not let be heard.
  private var framesWaiting: Int {
    // A device that ran empty has no delay to tell.
    max(0, (try? device?.delay()) ?? 0)
  }

  private func tellReached(_ identifier: Int, framesWaiting: Int) {
    let markers = wishes.withLock { wishes -> [SpeechMarker] in
      guard wishes.identifier == identifier else { return [] }
      wishes.track.heard(wishes.track.writtenPosition - framesWaiting)
      return wishes.track.takeReachedMarkers()
    }
    if !markers.isEmpty { onEvent(.reached(identifier, markers)) }
  }

  private func playOut(_ identifier: Int) throws(PCMFailure) {
    if soundingIdentifier == identifier, !isAtRest, try device?.drain() == false {
      device?.pause(milliseconds: Self.sliceMilliseconds / 2)
      return listen(identifier)
    }
    isAtRest = true
    tellReached(identifier, framesWaiting: 0)
    let end = wishes.withLock { wishes -> PlaybackEvent? in
      // Somebody may have wished otherwise at the last moment.
      guard wishes.identifier == identifier, wishes.track.isWrittenOut, !wishes.isHeld else {
        return nil
      }
      if wishes.track.wordEnd == .pause, !wishes.track.isFinished {
        wishes.isHeld = true
        return .paused(identifier)
      }
      wishes.identifier = nil
      return .ended(identifier)
    }
    if let end { onEvent(end) }
  }

  /// Ends the sound at once; what was not heard may be written again.
  private func drop() {
    guard let identifier = soundingIdentifier else { return }
    let framesWaiting = isAtRest ? 0 : framesWaiting
    if !isAtRest { device?.drop() }
    isAtRest = true
    wishes.withLock { wishes in
      guard wishes.identifier == identifier else {
        soundingIdentifier = nil
        return
      }
      // Markers wait until the sound goes on: nobody is told of a word while all is held.
      wishes.track.heard(wishes.track.writtenPosition - framesWaiting)
      wishes.track.rewind()
    }
  }

  private func attempt(
    _ identifier: Int, _ body: () throws(PCMFailure) -> Void
  ) {
    do throws(PCMFailure) {
      try body()
    } catch {
      recover(identifier, from: error)
    }
  }

  private func recover(_ identifier: Int, from failure: PCMFailure) {
    switch failure {
    case .underrun: isAtRest = true
    case .suspended:
      // While the machine is not awake yet the next attempt says so again.
      device?.pause(milliseconds: Self.sliceMilliseconds)
      try? device?.resume()
    case .fatal(let error):
      device = nil
      soundingIdentifier = nil
      wishes.withLock { wishes in
        if wishes.identifier == identifier { wishes.identifier = nil }
      }
      onEvent(.failed(identifier, message: "\(error)"))
    }
  }
}
