import Testing
import VoiceProject

@Suite("A level meter")
struct LevelMeterTests {
  @Test(
    "draws the peak from -60 dB to full scale",
    arguments: [
      (0, "[----------]"), (33, "[----------]"), (1036, "[#####-----]"), (16_384, "[#########-]"),
      (32_767, "[##########] too loud"), (-32_768, "[##########] too loud"),
    ] as [(Int16, String)])
  func bar(sample: Int16, bar: String) {
    var meter = LevelMeter()
    meter.take([0, sample].span)
    #expect(meter.bar(columnCount: 10) == bar)
  }

  @Test("falls slowly")
  func falls() {
    var meter = LevelMeter()
    meter.take([16_384].span)
    let peak = meter.peakLevel
    meter.take([0].span)
    #expect(abs(peak - meter.peakLevel - 1.5) < 1e-9)
    for _ in 0..<100 { meter.take([0].span) }
    #expect(meter.peakLevel == -60)
  }
}
