import Pronunciation
import RecordedVoice
import TestSupport
import Testing
import UnitBank

@Suite("Recorded phones are chosen by their places and joins")
struct UnitSelectorTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  @Test("What a recording has in one piece is taken in one piece")
  func wholeRun() throws {
    let bank = try bank(["D AA1 T", "D AA1 G", "B AA1 T"])
    let pairs = try #require(UnitSelector(bank).select(Self.targets("D AA1 G")))
    #expect(pairs.count == 4)
    #expect(pairs.allSatisfy { $0.isWhole })
    #expect(Set(pairs.map { bank.recording(at: $0.left) }) == [1])
  }

  @Test("A word that no recording has is joined inside its phones")
  func join() throws {
    let bank = try bank(["D AA1 T", "B AA1 G"])
    let pairs = try #require(UnitSelector(bank).select(Self.targets("D AA1 G")))
    #expect(pairs.allSatisfy { $0.isWhole })
    #expect(pairs.map { bank.recording(at: $0.left) } == [0, 0, 1, 1])
  }

  @Test("Stress decides between recordings that are alike")
  func stress() throws {
    let bank = try bank(["D AA0 T", "D AA1 T"])
    let stressed = try #require(UnitSelector(bank).select(Self.targets("D AA1 T")))
    let unstressed = try #require(UnitSelector(bank).select(Self.targets("D AA0 T")))
    #expect(Set(stressed.map { bank.recording(at: $0.left) }) == [1])
    #expect(Set(unstressed.map { bank.recording(at: $0.left) }) == [0])
  }

  @Test("A pair that is nowhere is put together from two halves")
  func halves() throws {
    let bank = try bank(["D AA1 T", "B AA1 G"])
    let pairs = try #require(UnitSelector(bank).select(Self.targets("T G")))
    #expect(pairs.count == 3)
    #expect(!pairs[1].isWhole)
    #expect(bank.phoneme(at: pairs[1].left)?.arpabet == "T")
    #expect(bank.phoneme(at: pairs[1].right)?.arpabet == "G")
  }

  @Test("A phone that no recording has cannot be said")
  func missing() throws {
    #expect(UnitSelector(try bank(["D AA1 T"])).select(Self.targets("ZH AA1")) == nil)
    #expect(UnitSelector(try bank(["D AA1 T"])).select([])?.isEmpty == true)
  }

  private static func targets(_ phones: String) -> [UnitTarget] {
    UnitTarget.stretch([Phoneme.parse(arpabet: phones) ?? []])
  }

  /// A bank of one-word recordings, a pause at either end, 100 frames a phone.
  private func bank(_ words: [String]) throws -> UnitBank {
    var phones: [UnitPhone] = []
    for (recording, word) in words.enumerated() {
      for (index, target) in Self.targets(word).enumerated() {
        phones.append(
          UnitPhone(
            recording: recording, phoneme: target.phoneme, place: target.place,
            startFrame: index * 100, cutFrame: index * 100 + 50, periodFrameCount: 0,
            spectrum: [Int8](repeating: 0, count: UnitPhone.spectrumCount),
            attenuationDecibels: 20))
      }
    }
    let writer = UnitBankWriter(
      sampleRate: 16_000, recordingNames: words.indices.map { "\($0).aiff" }, phones: phones)
    return try UnitBank(path: directory.write(writer.bytes(), to: "units.bank"))
  }
}
