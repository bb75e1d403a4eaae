import Posix
import Testing

@Suite("The monotonic clock goes forward in milliseconds")
struct MonotonicClockTests {
  @Test("It never goes back, and a pause is seen on it")
  func forward() {
    let readings = (0..<1000).map { _ in MonotonicClock.milliseconds() }
    #expect(readings == readings.sorted())
    #expect(readings[0] > 0)
    let start = MonotonicClock.milliseconds()
    while MonotonicClock.milliseconds() - start < 3 { pause(milliseconds: 1) }
    let clock = ContinuousClock()
    let began = clock.now
    let first = MonotonicClock.milliseconds()
    while clock.now - began < .milliseconds(5) { pause(milliseconds: 1) }
    #expect(MonotonicClock.milliseconds() - first >= 4)
  }
}
