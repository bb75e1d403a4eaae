import Pronunciation
import TestSupport
import Testing
import UnitBank

@Suite("A unit bank is read as it was written", .tags(.audio))
struct UnitBankTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  @Test("with every phone's fields, its neighbours and its recording's name")
  func fields() throws {
    let bank = try open(Self.bytes())
    #expect(bank.phoneCount == 7)
    #expect(bank.sampleRate == 16_000)
    #expect(
      (0..<7).map { bank.phoneme(at: $0)?.arpabet } == [nil, "HH", "AY1", nil, "HH", "AY0", nil])
    #expect(bank.recording(at: 4) == 1)
    #expect(bank.startFrame(at: 2) == 200)
    #expect(bank.cutFrame(at: 2) == 250)
    #expect(bank.periodFrameCount(at: 2) == 80)
    #expect(bank.place(at: 2) == [.endsWord, .inFirstWord])
    #expect(bank.recordingName(0) == "first.aiff")
    #expect(bank.recordingName(1) == "zweite \u{FC}.aiff")
    #expect(bank.recordingName(2) == "")
    #expect(bank.spectralDistance(2, 2) == 0)
    #expect(bank.spectralDistance(1, 2) == 12 * 10)
  }

  @Test("and finds pairs whatever their stress, but not across recordings")
  func pairs() throws {
    let bank = try open(Self.bytes())
    let hh = Phoneme(arpabet: "HH")
    #expect(bank.pairs(hh, Phoneme(arpabet: "AY2")) == [1, 4])
    #expect(bank.pairs(nil, hh) == [0, 3].filter { $0 == 0 } + [])
    #expect(bank.pairs(Phoneme(arpabet: "AY0"), nil) == [2, 5])
    #expect(bank.pairs(nil, nil).isEmpty)
    #expect(bank.pairs(hh, hh).isEmpty)
  }

  @Test("A file cut anywhere is refused, and a changed byte does no worse than wrong answers")
  func hostile() throws {
    let bytes = Self.bytes()
    for count in stride(from: 0, to: bytes.count, by: 7) {
      #expect(throws: UnitBankError.self) { try open(Array(bytes[..<count])) }
    }
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      var changed = bytes
      let index = Int.random(in: 0..<changed.count, using: &generator)
      changed[index] = UInt8.random(in: 0...255, using: &generator)
      guard let bank = try? open(changed) else { continue }
      for number in -1...bank.phoneCount + 1 {
        _ = bank.phoneme(at: number)
        _ = bank.spectralDistance(number, number + 1)
        _ = bank.recordingName(bank.recording(at: number))
      }
      for symbol in Phoneme.Symbol.allCases {
        let phoneme = Phoneme(symbol, stress: symbol.isVowel ? .primary : nil)
        #expect(bank.pairs(phoneme, phoneme).allSatisfy { $0 < bank.phoneCount })
      }
    }
  }

  private func open(_ bytes: [UInt8]) throws -> UnitBank {
    try UnitBank(path: directory.write(bytes, to: "units.bank"))
  }

  /// Two recordings of "hi", the second unstressed and without the pause at its beginning.
  private static func bytes() -> [UInt8] {
    func phone(_ recording: Int, _ name: String?, _ start: Int) -> UnitPhone {
      UnitPhone(
        recording: recording, phoneme: name.flatMap { Phoneme(arpabet: $0) },
        place: name?.hasPrefix("AY") == true ? [.endsWord, .inFirstWord] : [],
        startFrame: start, cutFrame: start + 50,
        periodFrameCount: name?.hasPrefix("AY") == true ? 80 : 0,
        spectrum: [Int8](repeating: name == "HH" ? -5 : 5, count: UnitPhone.spectrumCount),
        attenuationDecibels: 20)
    }
    return UnitBankWriter(
      sampleRate: 16_000, recordingNames: ["first.aiff", "zweite \u{FC}.aiff"],
      phones: [
        phone(0, nil, 0), phone(0, "HH", 100), phone(0, "AY1", 200), phone(0, nil, 300),
        phone(1, "HH", 0), phone(1, "AY0", 100), phone(1, nil, 200),
      ]
    ).bytes()
  }
}
