import Posix
import Testing

@Suite("Lines of the log")
struct LogPaceTests {
  @Test("come in a burst, then one a second, and what was held back is counted")
  func burst() {
    var pace = LogPace()
    #expect((0..<20).allSatisfy { _ in pace.admit(atMilliseconds: 500_000) == 0 })
    #expect(pace.admit(atMilliseconds: 500_000) == nil)
    #expect(pace.admit(atMilliseconds: 500_999) == nil)
    #expect(pace.admit(atMilliseconds: 501_000) == 2)
    #expect(pace.admit(atMilliseconds: 501_000) == nil)
    #expect(pace.admit(atMilliseconds: 504_500) == 1)
    // Three seconds had been earned, and one of them spent.
    #expect((0..<2).allSatisfy { _ in pace.admit(atMilliseconds: 504_500) == 0 })
    #expect(pace.admit(atMilliseconds: 504_999) == nil)
    #expect(pace.admit(atMilliseconds: 505_000) == 1)
    #expect((0..<20).allSatisfy { _ in pace.admit(atMilliseconds: 600_000) == 0 })
    #expect(pace.admit(atMilliseconds: 600_000) == nil)
  }
}
