import Pronunciation
import RecordedVoice
import Testing

@Suite("Phones share the length that a rate leaves them")
struct PhoneRateTests {
  static let rates = [0.25, 0.3, 0.5, 0.77, 0.9, 1, 1.1, 1.5, 2, 2.5, 2.6, 3, 4, 5.3, 6]

  @Test("Lengths add up to the total over the rate, and none is lost", arguments: 0..<40)
  func sums(seed: UInt64) {
    let phones = Self.phones(seed: seed)
    let total = phones.reduce(0) { $0 + $1.frameCount }
    for rate in Self.rates {
      let counts = PhoneRate.frameCounts(phones, rate: rate)
      #expect(counts.count == phones.count)
      #expect(counts.reduce(0, +) == Int((Double(total) / rate).rounded()))
      #expect(zip(counts, phones).allSatisfy { $0 >= min(1, $1.frameCount) })
    }
  }

  @Test("No phone ends later at a higher rate", arguments: 0..<10)
  func monotonic(seed: UInt64) {
    let phones = Self.phones(seed: seed)
    var last = phones.map { _ in Int.max }
    for step in 0...115 {
      let counts = PhoneRate.frameCounts(phones, rate: 0.25 + Double(step) * 0.05)
      let ends = counts.indices.map { counts[...$0].reduce(0, +) }
      #expect(zip(ends, last).allSatisfy { $0 <= $1 })
      last = ends
    }
  }

  @Test(
    "Normal rate changes nothing, and no number is the normal rate", arguments: [1, Double.nan])
  func normal(rate: Double) {
    let phones = Self.phones(seed: 7)
    #expect(PhoneRate.frameCounts(phones, rate: rate) == phones.map(\.frameCount))
  }

  @Test(
    "Rates beyond the range are those of its ends",
    arguments: [(0, 0.25), (-3, 0.25), (.infinity, 6), (100, 6)] as [(Double, Double)])
  func clamped(rate: Double, same: Double) {
    let phones = Self.phones(seed: 3)
    #expect(
      PhoneRate.frameCounts(phones, rate: rate) == PhoneRate.frameCounts(phones, rate: same))
  }

  @Test(
    "Pauses follow the rate most, then vowels, and plosives least", arguments: [0.5, 1.5, 2, 2.4])
  func order(rate: Double) {
    let names = [nil, "AH0", "AA1", "N", "S", "CH", "T"]
    let phones = names.map { Self.phone($0, 2000) }
    let counts = PhoneRate.frameCounts(phones, rate: rate)
    #expect(rate > 1 ? counts == counts.sorted() : counts == counts.sorted(by: >))
    #expect(Set(counts).count == counts.count)
  }

  @Test("Fast rates shorten all phones alike")
  func linear() {
    let phones = [Self.phone("AA1", 4000), Self.phone("T", 4000), Self.phone(nil, 4000)]
    let three = PhoneRate.frameCounts(phones, rate: 3)
    let six = PhoneRate.frameCounts(phones, rate: 6)
    #expect(zip(three, six).allSatisfy { abs($0 - 2 * $1) <= 2 })
  }

  @Test("Fewer frames than phones are shared out, and nothing is nothing")
  func few() {
    let phones = (0..<10).map { _ in Self.phone("T", 1) }
    #expect(PhoneRate.frameCounts(phones, rate: 5).reduce(0, +) == 2)
    #expect(PhoneRate.frameCounts(phones, rate: 5).allSatisfy { $0 >= 0 })
    #expect(PhoneRate.frameCounts([], rate: 2).isEmpty)
    #expect(PhoneRate.frameCounts([Self.phone(nil, 0)], rate: 2) == [0])
  }

  /// 1 to 60 phones of 6 to 6000 frames, one of nine a pause, now and then one without frames.
  static func phones(seed: UInt64) -> [PhoneRate.Phone] {
    var state = seed &+ 1
    func number(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    return (0...number(60)).map { _ in
      let frameCount = number(20) == 0 ? 0 : 6 + number(6 + number(6000))
      guard number(9) > 0 else { return PhoneRate.Phone(nil, frameCount: frameCount) }
      return PhoneRate.Phone(Phoneme.all[number(Phoneme.count)], frameCount: frameCount)
    }
  }

  static func phone(_ name: String?, _ frameCount: Int) -> PhoneRate.Phone {
    PhoneRate.Phone(name.flatMap { Phoneme(arpabet: $0) }, frameCount: frameCount)
  }
}
