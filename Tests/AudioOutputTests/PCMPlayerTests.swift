import AudioOutput
import TestSupport
import Testing

@Suite("A PCM player", .tags(.audio))
struct PCMPlayerTests {
  private let state = SimulatedDevice.State()
  private let second = (0..<16_000).map { Int16(truncatingIfNeeded: $0) }

  private func player(
    stoppingWhen shouldStop: @escaping () -> Bool = { false }
  ) -> PCMPlayer<SimulatedDevice> {
    PCMPlayer(SimulatedDevice(state: state), shouldStop: shouldStop)
  }

  @Test("gives the device every frame and returns when the last is heard")
  func wholeSound() throws {
    var player = player()
    try player.write(second.span)
    try player.finish()
    try player.finish()
    let framesPlayed = player.framesPlayed
    #expect(state.taken == second)
    #expect(state.bufferedCount == 0)
    #expect((1000...1020).contains(state.milliseconds))
    #expect(framesPlayed == 16_000)
    #expect(state.dropCount == 0)
  }

  @Test("tells at least every 20 ms how much has been heard, and never more")
  func progress() throws {
    let state = state
    var told: [(milliseconds: Int, frameCount: Int)] = []
    var player = PCMPlayer(
      SimulatedDevice(state: state), onProgress: { told.append((state.milliseconds, $0)) })
    try player.write(second.span)
    try player.finish()
    #expect(told.first?.frameCount == 0 && told.last?.frameCount == 16_000)
    for (previous, next) in zip(told, told.dropFirst()) {
      #expect(next.milliseconds - previous.milliseconds <= 20)
      #expect(next.frameCount >= previous.frameCount)
    }
    #expect(
      told.allSatisfy { $0.frameCount == min($0.milliseconds * 16, 16_000) })
  }

  @Test("plays a sound shorter than a period", arguments: [0, 1, 319])
  func shortSound(frameCount: Int) throws {
    var player = player()
    try player.write(second.span.extracting(first: frameCount))
    try player.finish()
    #expect(state.taken.count == frameCount)
    #expect(state.drainCount > 0 && state.bufferedCount == 0)
  }

  @Test("asks a device to drain only when two periods are left")
  func lateDrain() throws {
    var player = player()
    try player.write(second.span.extracting(first: 3200))
    let state = state
    state.drainFailure = .fatal(.deviceStalled(name: "here", milliseconds: 0))
    #expect(throws: AudioOutputError.deviceStalled(name: "here", milliseconds: 0)) {
      try player.finish()
    }
    #expect(state.bufferedCount == 640)
  }

  @Test("counts as played what the device no longer holds")
  func framesPlayed() throws {
    var player = player()
    try player.write(second.span.extracting(first: 3200))
    let before = player.framesPlayed
    #expect(before == 0)
    SimulatedDevice(state: state).pause(milliseconds: 100)
    let after = player.framesPlayed
    #expect(after == 1600)
  }

  @Test("stops in a write within 20 ms, and stays stopped")
  func stopInWrite() throws {
    let state = state
    var player = player(stoppingWhen: { state.milliseconds >= 500 })
    try player.write(second.span)
    let (isStopped, framesPlayed) = (player.isStopped, player.framesPlayed)
    #expect(isStopped)
    #expect((500...520).contains(state.milliseconds))
    #expect(framesPlayed == state.milliseconds * SimulatedDevice.framesPerMillisecond)
    #expect(state.taken == Array(second[..<framesPlayed]))
    try player.write(second.span)
    try player.finish()
    player.stop()
    let laterFramesPlayed = player.framesPlayed
    #expect(laterFramesPlayed == framesPlayed && state.taken.count == framesPlayed)
    #expect(state.dropCount == 1 && state.drainCount == 0)
  }

  @Test("stops while it waits for the end", arguments: [60, 185])
  func stopInFinish(milliseconds: Int) throws {
    let state = state
    var player = player(stoppingWhen: { state.milliseconds >= milliseconds })
    try player.write(second.span.extracting(first: 3200))
    try player.finish()
    let (isStopped, framesPlayed) = (player.isStopped, player.framesPlayed)
    #expect(isStopped && state.dropCount == 1)
    #expect((milliseconds...milliseconds + 20).contains(state.milliseconds))
    #expect(framesPlayed == state.milliseconds * SimulatedDevice.framesPerMillisecond)
  }

  @Test("counts underruns, goes on after them and loses no frame")
  func underrun() throws {
    state.writeFailures = [.underrun, .underrun]
    var player = player()
    try player.write(second.span)
    try player.finish()
    let underrunCount = player.underrunCount
    #expect(underrunCount == 2)
    #expect(state.log == ["prepare", "prepare"])
    #expect(state.taken == second)
  }

  @Test("waits for a machine that wakes up")
  func suspended() throws {
    state.writeFailures = [.suspended, .suspended, .suspended]
    var player = player()
    try player.write(second.span)
    try player.finish()
    let underrunCount = player.underrunCount
    #expect(underrunCount == 0)
    #expect(state.log == ["resume", "resume", "resume"])
    #expect((1040...1060).contains(state.milliseconds), "it must pause between its attempts")
    #expect(state.taken == second)
  }

  @Test("takes a device that ran empty for the end", arguments: [PCMFailure.underrun, .suspended])
  func emptyAtEnd(failure: PCMFailure) throws {
    state.drainFailure = failure
    var player = player()
    try player.write(second.span)
    try player.finish()
    let framesPlayed = player.framesPlayed
    #expect(framesPlayed == 16_000)
  }

  @Test("gives up on a device that takes nothing for five seconds")
  func stalled() {
    state.isRunning = false
    var player = player()
    let stalled = AudioOutputError.deviceStalled(name: "simulated", milliseconds: 5000)
    #expect(throws: stalled) { try player.write(second.span) }
    #expect(throws: stalled) { try player.finish() }
    #expect("\(stalled)" == "sound device \"simulated\": no audio went through it for 5000 ms")
  }

  @Test("gives up on a device that fails again and again")
  func underrunForEver() {
    state.writeFailures = Array(repeating: .underrun, count: 1000)
    var player = player()
    #expect(throws: AudioOutputError.deviceStalled(name: "simulated", milliseconds: 5000)) {
      try player.write(second.span)
    }
  }

  @Test("passes on what a device cannot recover from")
  func fatal() {
    let gone = AudioOutputError.device(name: "simulated", call: "x", reason: "No such device")
    state.writeFailures = [.fatal(gone)]
    var player = player()
    #expect(throws: gone) { try player.write(second.span) }
  }
}
