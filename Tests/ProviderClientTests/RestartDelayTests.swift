import ProviderClient
import Testing

@Suite("A provider that keeps going is started less and less often")
struct RestartDelayTests {
  @Test("At once three times, then 1 s, doubled to a minute")
  func doubling() {
    var delay = RestartDelay()
    var waits: [Int] = []
    for _ in 0..<12 {
      delay.failed(afterMilliseconds: 50)
      waits.append(delay.milliseconds)
    }
    #expect(waits == [0, 0, 0, 1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000])
  }

  @Test("One that has spoken, or run for long, starts afresh", arguments: [true, false])
  func afresh(hasSpoken: Bool) {
    var delay = RestartDelay()
    for _ in 0..<9 { delay.failed(afterMilliseconds: 0) }
    if hasSpoken { delay.succeeded() }
    delay.failed(afterMilliseconds: hasSpoken ? 0 : 10_000)
    #expect(delay.failureCount == 1 && delay.milliseconds == 0)
  }
}
