import Pronunciation
import Testing
import UnitBank

@Suite("What is expected of a phone is the sum of what it belongs to")
struct ProsodyModelTests {
  private static let stretch = Stretch(
    ["K AE1 T", "S IH0 T"].map { Phoneme.parse(arpabet: $0) ?? [] }, startsSentence: true,
    end: .statement)

  @Test("Each phone belongs to twelve classes, all of them different and in range")
  func classes() {
    for index in Self.stretch.phones.indices {
      let classes = ProsodyModel.classes(of: index, in: Self.stretch)
      #expect(classes.count == 12)
      #expect(classes == classes.sorted())
      #expect(Set(classes).count == 12)
      #expect(classes.allSatisfy { (0..<ProsodyModel.weightCount).contains($0) })
    }
  }

  @Test("The bias and the weights of the classes are added and kept in a byte")
  func sums() {
    var lengths = [Float](repeating: 0, count: ProsodyModel.weightCount)
    for number in ProsodyModel.classes(of: 1, in: Self.stretch) { lengths[number] = 2 }
    let pitches = [Float](repeating: -100, count: ProsodyModel.weightCount)
    let model = ProsodyModel(
      length: .init(bias: 100, classes: lengths), pitch: .init(bias: 90, classes: pitches))
    let targets = model.targets(of: Self.stretch)
    #expect(targets[1] == .init(length: 124, pitch: 0))
    // The others share some classes with it.
    #expect(targets.allSatisfy { (100...124).contains($0.length) })
  }

  @Test(
    "Lengths and pitches are bytes in equal ratios",
    arguments: [(0.001, 0), (0.002, 24), (0.064, 144), (0, 0), (5000, 255)] as [(Double, UInt8)])
  func lengths(seconds: Double, byte: UInt8) {
    #expect(ProsodyScale.length(seconds: seconds) == byte)
  }

  @Test(
    "A pitch of nothing is no voice",
    arguments: [(0, 0), (50, 1), (100, 48), (200, 96)]
      as [(Double, UInt8)])
  func pitches(hertz: Double, byte: UInt8) {
    #expect(ProsodyScale.pitch(hertz: hertz) == byte)
  }
}
