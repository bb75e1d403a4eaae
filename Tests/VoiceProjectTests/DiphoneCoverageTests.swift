import Pronunciation
import Testing
import VoiceProject

@Suite("The coverage of a language's diphones")
struct DiphoneCoverageTests {
  private typealias Phones = [Phoneme.Symbol?]
  private let list: [[Phoneme.Symbol?]] = [
    [nil, .b, .iy, nil], [nil, .b, .aa, nil], [nil, .t, .iy, nil],
  ]

  @Test("grows with each text by what is new in it")
  func grows() {
    var coverage = DiphoneCoverage(language: list)
    // _b b-iy iy_ b-aa aa_ _t t-iy
    #expect(coverage.count == 7 && coverage.coveredCount == 0 && coverage.coveredShare == 0)
    #expect(coverage.gain(of: list[0]) == 3)
    coverage.add(list[0])
    #expect(coverage.coveredCount == 3)
    // _b twice, b-iy once, iy_ twice, of nine.
    #expect(abs(coverage.coveredShare - 5.0 / 9) < 1e-9)
    #expect(coverage.gain(of: list[0]) == 0)
    #expect(coverage.gain(of: list[1]) == 2)
    coverage.add(list[1])
    coverage.add(list[2])
    #expect(coverage.coveredShare == 1)
  }

  @Test("leaves out what the language does not have, and takes nothing")
  func strange() {
    var coverage = DiphoneCoverage(language: list)
    coverage.add([nil, .zh, .zh, nil])
    coverage.add([])
    coverage.add([nil])
    #expect(coverage.coveredCount == 0)
    #expect(coverage.gain(of: [nil, .zh]) == 0)
    #expect(DiphoneCoverage(language: []).coveredShare == 0)
  }
}
