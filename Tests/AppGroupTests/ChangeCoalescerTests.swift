import AppGroup
import Testing

@Suite("Signals are made into few notifications")
struct ChangeCoalescerTests {
  /// Plays signals at these times, and the clock going on in steps of one millisecond.
  private func notifications(_ signals: [Int64]) -> [Int64] {
    var coalescer = ChangeCoalescer()
    var times: [Int64] = []
    for now in 0...(signals.last ?? 0) + 4000 {
      if let deadline = coalescer.deadlineMilliseconds, now >= deadline,
        coalescer.elapse(toMilliseconds: now)
      {
        times.append(now)
      }
      for signal in signals where signal == now {
        if coalescer.signal(atMilliseconds: now) { times.append(now) }
      }
    }
    return times
  }

  @Test(
    "none for none, one at once for one, and two for a burst, the last after its end",
    arguments: [
      ([], []),
      ([5], [5]),
      ([5, 5], [5, 45]),
      ([5, 44], [5, 84]),
      ([5, 45], [5, 45]),
      ([5, 1000], [5, 1000]),
      ([0, 10, 20, 30, 40], [0, 80]),
    ] as [([Int64], [Int64])])
  func table(signals: [Int64], expected: [Int64]) {
    #expect(notifications(signals) == expected)
  }

  @Test("at most three for fifty, however fast they come", arguments: [0, 1, 5, 10, 39] as [Int64])
  func burst(interval: Int64) throws {
    let signals = (0..<50).map { $0 * interval }
    let times = notifications(signals)
    let last = try #require(signals.last)
    #expect((1...3).contains(times.count))
    #expect(times.first == 0)
    #expect(try #require(times.last) >= last)
    #expect(try #require(times.last) < last + 50)
  }

  @Test("now and then while they never stop")
  func endless() {
    let times = notifications((0..<500).map { $0 * 10 })
    #expect(times == [0, 2010, 4010, 5030])
  }
}
