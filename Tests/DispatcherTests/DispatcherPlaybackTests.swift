import Posix
import TestSupport
import Testing

@Suite("speech-dispatcher at the pace of sound", .tags(.process, .audio), .timeLimit(.minutes(5)))
struct DispatcherPlaybackTests {
  private let server: DispatcherServer

  init() throws { server = try DispatcherServer(try ModuleFolder(), .player) }

  private func milliseconds(_ body: () throws -> Void) rethrows -> Int64 {
    let start = MonotonicClock.milliseconds()
    try body()
    return MonotonicClock.milliseconds() - start
  }

  @Test("stops at once, and answers others while it speaks")
  func stop() throws {
    let text = String(repeating: "walk for 1 minute and 30 seconds. ", count: 4)
    let took = try milliseconds {
      let events = try server.events(
        "set volume 100", "speak \(text)", "wait 1 begin", "voices", "voices", "stop",
        "wait 1 cancel", "speak run", "wait 2 end")
      // The first one waits for the player to begin; the second comes behind no more of the sound
      // than the server has taken already.
      let times = events.compactMap { $0.split(separator: " ") }.filter { $0[0] == "listed" }
      #expect(times.last.flatMap { Int($0[1]) }.map { $0 < 500 } == true, "\(events)")
      #expect(events.contains("voices Coach Hello"))
      #expect(events.filter { $0.hasPrefix("1 ") } == ["1 begin", "1 cancel"])
      #expect(events.suffix(2) == ["2 begin", "2 end"])
    }
    // The text alone would take 8 s.
    #expect(took < 7000)
  }

  @Test("pauses behind a sentence, goes on with the next, and survives a pause without one")
  func pause() throws {
    let events = try server.events(
      "set volume 100", "speak walk for 1 minute. run. walk", "wait 1 begin", "pause",
      "wait 1 pause", "resume", "wait 1 end", "speak walk", "wait 2 begin", "pause",
      "wait 2 cancel", "resume", "speak run", "wait 3 end")
    #expect(
      events.filter { $0.hasPrefix("1 ") } == ["1 begin", "1 pause", "1 resume", "1 end"])
    #expect(events.suffix(2) == ["3 begin", "3 end"])
  }
}
