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
    let pairs = try #require(UnitSelector(bank).select(Self.stretch("D AA1 G")))
    #expect(pairs.count == 4)
    #expect(pairs.allSatisfy { $0.isWhole })
    #expect(Set(pairs.map { bank.recording(at: $0.left) }) == [1])
  }

  @Test("A word that no recording has is joined inside its phones")
  func join() throws {
    let bank = try bank(["D AA1 T", "B AA1 G"])
    let pairs = try #require(UnitSelector(bank).select(Self.stretch("D AA1 G")))
    #expect(pairs.allSatisfy { $0.isWhole })
    #expect(pairs.map { bank.recording(at: $0.left) } == [0, 0, 1, 1])
  }

  @Test("Stress decides between recordings that are alike")
  func stress() throws {
    let bank = try bank(["D AA0 T", "D AA1 T"])
    let stressed = try #require(UnitSelector(bank).select(Self.stretch("D AA1 T")))
    let unstressed = try #require(UnitSelector(bank).select(Self.stretch("D AA0 T")))
    #expect(Set(stressed.map { bank.recording(at: $0.left) }) == [1])
    #expect(Set(unstressed.map { bank.recording(at: $0.left) }) == [0])
  }

  @Test("Length and pitch decide between recordings that are alike", arguments: [0, 1])
  func lengthAndPitch(likelier: Int) throws {
    // What the model expects is 6.2 ms, 99 frames, and 124 Hz, a period of 129.
    let slow = Sounding(phoneFrameCount: 300)
    let high = Sounding(periodFrameCount: 60)
    let expected = Sounding(periodFrameCount: 129)
    for other in [slow, high] {
      let soundings = likelier == 0 ? [expected, other] : [other, expected]
      let bank = try bank(["D AA1 T", "D AA1 T", "B Z"], soundings + [expected])
      let pairs = try #require(UnitSelector(bank).select(Self.stretch("D AA1 T Z")))
      #expect(
        pairs.prefix(3).map { bank.recording(at: $0.left) } == [likelier, likelier, likelier])
    }
  }

  @Test("The best of many is found, wherever in the bank it is", arguments: [0, 33, 99])
  func many(place: Int) throws {
    var words = [String](repeating: "D AA0 T Z", count: 100)
    words[place] = "D AA1 T"
    let bank = try bank(words)
    let pairs = try #require(UnitSelector(bank).select(Self.stretch("D AA1 T Z")))
    #expect(bank.recording(at: pairs[1].left) == place && pairs[1].isWhole)
    #expect(bank.recording(at: pairs[2].left) == place && pairs[2].isWhole)
  }

  @Test("A pair that is nowhere is put together from two halves")
  func halves() throws {
    let bank = try bank(["D AA1 T", "B AA1 G"])
    let pairs = try #require(UnitSelector(bank).select(Self.stretch("T G")))
    #expect(pairs.count == 3)
    #expect(!pairs[1].isWhole)
    #expect(bank.phoneme(at: pairs[1].left)?.arpabet == "T")
    #expect(bank.phoneme(at: pairs[1].right)?.arpabet == "G")
  }

  @Test(
    "of which each stood beside a phone like the missing one",
    arguments: zip(["AA1 T G AA1", "AA1 T V AA1"], ["D", "S"]))
  func likeNeighbours(wanted: String, neighbour: String) throws {
    let bank = try bank(["AA1 T S AA1", "AA1 T D AA1", "AA1 K G AA1", "AA1 K V AA1"])
    let pairs = try #require(UnitSelector(bank).select(Self.stretch(wanted)))
    let broken = try #require(pairs.first { !$0.isWhole })
    #expect(bank.phoneme(at: broken.left + 1)?.arpabet == neighbour)
  }

  @Test("What was recorded between two pauses is said whole, however its words stand")
  func wholeStretch() throws {
    let bank = try bank(["D AA1 G", "D AA0 G", "D AA1 G Z"])
    let pairs = try #require(UnitSelector(bank).select(Self.stretch("D AA0 G")))
    #expect(pairs.map(\.left) == [5, 6, 7, 8])
    #expect(pairs.allSatisfy { $0.isWhole })
  }

  @Test("A phone that no recording has cannot be said")
  func missing() throws {
    #expect(UnitSelector(try bank(["D AA1 T"])).select(Self.stretch("ZH AA1")) == nil)
    #expect(UnitSelector(try bank(["D AA1 T"])).select(Self.stretch(""))?.isEmpty == true)
  }

  private static func stretch(_ phones: String) -> Stretch {
    Stretch([Phoneme.parse(arpabet: phones) ?? []], startsSentence: true, end: .statement)
  }

  /// How a recording's phones are said.
  private struct Sounding {
    var phoneFrameCount = 100
    /// 0 for no voice.
    var periodFrameCount = 0
  }

  /// A bank of one-word recordings, a pause at either end.
  private func bank(_ words: [String], _ soundings: [Sounding] = []) throws -> UnitBank {
    var phones: [UnitPhone] = []
    for (recording, word) in words.enumerated() {
      let sounding = soundings.indices.contains(recording) ? soundings[recording] : Sounding()
      let frameCount = sounding.phoneFrameCount
      let spoken = Self.stretch(word).phones.map { ($0.phoneme as Phoneme?, $0.place) }
      for (index, phone) in ([(nil, [])] + spoken + [(nil, [])]).enumerated() {
        phones.append(
          UnitPhone(
            recording: recording, phoneme: phone.0, place: phone.1,
            startFrame: index * frameCount, cutFrame: index * frameCount + frameCount / 2,
            periodFrameCount: sounding.periodFrameCount,
            spectrum: [Int8](repeating: 0, count: UnitPhone.spectrumCount),
            attenuationDecibels: 20))
      }
    }
    let weights = ProsodyModel.Weights(
      bias: 63, classes: [Float](repeating: 0, count: ProsodyModel.weightCount))
    let writer = UnitBankWriter(
      sampleRate: 16_000,
      recordings: words.indices.map {
        UnitRecording(name: "\($0).aiff", frameCount: phones.count * 300)
      }, phones: phones, model: ProsodyModel(length: weights, pitch: weights))
    return try UnitBank(path: directory.write(writer.bytes(), to: "units.bank"))
  }
}
