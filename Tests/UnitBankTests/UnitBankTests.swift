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
    #expect(bank.pitch(at: 2) == 96)
    // 6.25 ms.
    #expect(bank.length(at: 2) == 63)
    #expect(bank.place(at: 2) == [.endsWord, .inFirstWord])
    #expect(bank.recordingName(0) == "first.aiff")
    #expect(bank.recordingName(1) == "zweite \u{FC}.aiff")
    #expect(bank.recordingName(2) == "")
    #expect(bank.model == Self.model)
  }

  @Test("with what is compared at joins: spectrum, level, pitch or its mean, and voice")
  func joins() throws {
    let bank = try open(Self.bytes())
    #expect(
      bank.joins[1] == [
        123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 123, 20, 90, 0, 0,
      ])
    #expect(
      bank.joins[2] == [
        133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 133, 20, 96, 1, 0,
      ])
    #expect(bank.joins.count == bank.phoneCount)
  }

  @Test("and finds pairs whatever their stress, but not across recordings")
  func pairs() throws {
    let bank = try open(Self.bytes())
    func pairs(_ left: String?, _ right: String?) -> [UInt32] {
      let found = bank.pairs(
        left.flatMap { Phoneme(arpabet: $0) }, right.flatMap { Phoneme(arpabet: $0) })
      return found.indices.map { found[$0].left }
    }
    #expect(pairs("HH", "AY2") == [1, 4])
    #expect(pairs(nil, "HH") == [0])
    #expect(pairs("AY0", nil) == [2, 5])
    #expect(pairs(nil, nil).isEmpty)
    #expect(pairs("HH", "HH").isEmpty)
    let pair = bank.pairs(Phoneme(arpabet: "AY1"), nil)[0]
    let hh = Phoneme(arpabet: "HH")?.rawValue
    let ay = Phoneme(arpabet: "AY1")?.rawValue
    #expect(pair.phonemes.before == hh)
    #expect(pair.phonemes.left == ay)
    #expect(pair.phonemes.right == 255 && pair.phonemes.behind == 255)
    #expect(pair.leftPlace == bank.place(at: 2).rawValue && pair.leftPitch == 96)
  }

  @Test("and finds what lies between pauses by its phones, with their stress")
  func stretches() throws {
    let bank = try open(Self.bytes())
    func find(_ phones: String) -> [Int] {
      bank.stretches(Phoneme.parse(arpabet: phones) ?? [])
    }
    #expect(find("HH AY1") == [1])
    #expect(find("HH AY0") == [4])
    #expect(find("HH AY2").isEmpty)
    #expect(find("AY1").isEmpty)
    #expect(find("").isEmpty)
  }

  @Test(
    "and gives the pitch marks of some frames with the nearest around them",
    arguments: [
      (0, 0..<1000, [200, 280, 361]), (0, 250..<300, [200, 280, 361]), (0, 0..<150, [200]),
      (0, 280..<361, [200, 280, 361]), (0, 400..<500, [361]), (1, 0..<1000, [7]), (2, 0..<9, []),
    ] as [(Int, Range<Int>, [Int])])
  func marks(recording: Int, frames: Range<Int>, marks: [Int]) throws {
    #expect(try open(Self.bytes()).pitchMarks(in: frames, recording: recording) == marks)
  }

  /// The counts of starts of pairs and of weights, as the header has them.
  private static func counts(_ bytes: [UInt8]) -> [Int] {
    [40, 80].map { field in
      bytes[field..<(field + 4)].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
  }

  @Test("with tables as large as its phones need, which the file tells")
  func inventories() throws {
    // 40 x 40 + 1 and 2 x (324 + 1); 50 x 50 + 1 and 2 x (324 + 20 + 10 + 10 + 1).
    #expect(Self.counts(Self.bytes()) == [1601, 650])
    #expect(Self.counts(Self.bytes("X", "E")) == [2501, 730])
    let spanish = try open(Self.bytes("X", "E"))
    let x = try #require(Phoneme(arpabet: "X"))
    let e = try #require(Phoneme(arpabet: "E2"))
    #expect(spanish.phoneme(at: 2)?.arpabet == "E1" && spanish.model == Self.model)
    #expect(spanish.has(x) && spanish.pairs(x, e).count == 2 && spanish.pairs(e, nil).count == 2)
    #expect(spanish.stretches([x, e.stressed(.primary)]) == [1])
    let english = try open(Self.bytes())
    #expect(!english.has(x) && english.pairs(x, e).isEmpty && english.pairs(nil, e).isEmpty)
  }

  @Test("but not with tables for phones that there are not, or of two sizes", arguments: [40, 80])
  func wrongCounts(field: Int) throws {
    for (bytes, other) in [
      (Self.bytes(), Self.bytes("X", "E")), (Self.bytes("X", "E"), Self.bytes()),
    ] {
      for count in [Self.counts(other)[field / 40 - 1], 0, 1, 1602, 2401, 2602] {
        var changed = bytes
        for index in 0..<4 { changed[field + index] = UInt8(count >> (8 * index) & 255) }
        #expect(throws: UnitBankError.self) { try open(changed) }
      }
    }
  }

  @Test(
    "A file cut anywhere is refused, and a changed byte does no worse than wrong answers",
    arguments: [("HH", "AY"), ("X", "E")])
  func hostile(consonant: String, vowel: String) throws {
    let bytes = Self.bytes(consonant, vowel)
    for count in stride(from: 0, to: bytes.count, by: 97) {
      #expect(throws: UnitBankError.self) { try open(Array(bytes[..<count])) }
    }
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      var changed = bytes
      // The weights make up half of this bank and are tried less.
      let range = Bool.random(using: &generator) ? 0..<300 : 0..<changed.count
      let index = Int.random(in: range, using: &generator)
      changed[index] = UInt8.random(in: 0...255, using: &generator)
      guard let bank = try? open(changed) else { continue }
      for number in -1...bank.phoneCount + 1 {
        _ = bank.phoneme(at: number)
        _ = bank.joins.indices.contains(number) ? bank.joins[number] : nil
        _ = bank.recordingName(bank.recording(at: number))
        _ = bank.pitchMarks(in: 0..<1000, recording: number)
      }
      for symbol in Phoneme.Symbol.allCases {
        let phoneme = Phoneme(symbol, stress: symbol.isVowel ? .primary : nil)
        #expect(bank.pairs(phoneme, phoneme).count <= bytes.count)
        _ = bank.stretches([phoneme].compactMap(\.self))
      }
    }
  }

  private func open(_ bytes: [UInt8]) throws -> UnitBank {
    try UnitBank(path: directory.write(bytes, to: "units.bank"))
  }

  private static let model = ProsodyModel(
    length: .init(bias: 100, classes: weights { Float($0) / 4 }),
    pitch: .init(bias: 90, classes: weights { -Float($0) }))

  /// What phones weigh nothing that English lacks.
  private static func weights(_ weight: (Int) -> Float) -> [Float] {
    (0..<324).map(weight) + [Float](repeating: 0, count: ProsodyModel.weightCount - 324)
  }

  /// Two recordings of "hi" or another word of two phones, the second unstressed and without the pause at its beginning.
  private static func bytes(_ consonant: String = "HH", _ vowel: String = "AY") -> [UInt8] {
    func phone(_ recording: Int, _ name: String?, _ start: Int) -> UnitPhone {
      UnitPhone(
        recording: recording, phoneme: name.flatMap { Phoneme(arpabet: $0) },
        place: name?.hasPrefix(vowel) == true ? [.endsWord, .inFirstWord] : [],
        startFrame: start, cutFrame: start + 50,
        periodFrameCount: name?.hasPrefix(vowel) == true ? 80 : 0,
        spectrum: [Int8](repeating: name == consonant ? -5 : 5, count: UnitPhone.spectrumCount),
        attenuationDecibels: 20)
    }
    return UnitBankWriter(
      sampleRate: 16_000,
      recordings: [
        UnitRecording(name: "first.aiff", frameCount: 400, pitchMarks: [200, 280, 361]),
        UnitRecording(name: "zweite \u{FC}.aiff", frameCount: 300, pitchMarks: [7]),
      ],
      phones: [
        phone(0, nil, 0), phone(0, consonant, 100), phone(0, vowel + "1", 200), phone(0, nil, 300),
        phone(1, consonant, 0), phone(1, vowel + "0", 100), phone(1, nil, 200),
      ], model: model
    ).bytes()
  }
}
