import AIFF
import Posix
import Pronunciation
import TestSupport
import Testing
import UnitBank
import VoiceBuilder

@Suite("A unit bank is built from recordings and labels", .tags(.audio))
struct UnitBankBuilderTests {
  @Test("taking what can be used and reporting the rest")
  func build() throws {
    let directory = try TemporaryDirectory()
    let samples = (0..<8000).map { Int16($0 % 80 == 0 ? 20_000 : 0) }
    var audio = try AIFFWriter(sampleRate: 8000, channelCount: 1).header(frameCount: 8000)
    AIFFWriter.append(samples.span, to: &audio)
    for name in ["a", "b", "c"] { try directory.write(audio, to: "Audio/\(name).aiff") }
    try directory.write("0\t0.2\tSIL\t-\n0.2\t0.5\tHH\t0\n0.5\t1\tAY1\t0\n", to: "Labels/a.lab")
    try directory.write("0\t0.5\tAY1\t0\n0.5\t0.9\tD\t1\n0.9\t1\tSIL\t-\n", to: "Labels/b.lab")
    try directory.write("nonsense\n", to: "Labels/c.lab")
    try directory.write("0\t1\tAY1\t0\n", to: "Labels/gone.lab")

    try directory.write("a\tprompt\tHi?\nb\tprompt\tI'd\n", to: "texts.tsv")

    var builder = UnitBankBuilder(folder: directory.path)
    var progress: [Int] = []
    #expect(try builder.build { done, _ in progress.append(done) } == 7)
    #expect(builder.problems.map { String($0.prefix(5)) } == ["c: li", "gone:"])
    #expect(progress == [1, 2, 3, 4])

    let bank = try UnitBank(path: directory.path("units.bank"))
    let phones = (0..<7).map { bank.phoneme(at: $0)?.arpabet }
    #expect(phones == [nil, "HH", "AY1", nil, "AY1", "D", nil])
    #expect(bank.startFrame(at: 1) == 1600)
    #expect(bank.startFrame(at: 3) == 8000)
    let whole: PhonePlace = [.inFirstWord, .inLastWord, .inStressedSyllable, .endsSentence]
    #expect(bank.place(at: 1) == whole.union([.beginsWord, .inOnset, .inQuestion]))
    #expect(bank.place(at: 4) == [.beginsWord, .endsWord, .inFirstWord, .inStressedSyllable])
    #expect(bank.place(at: 5) == [.beginsWord, .endsWord, .inLastWord, .inOnset, .endsSentence])
    // A vowel is cut at a pitch mark: here a pulse, every 80 frames.
    #expect(bank.cutFrame(at: 2) % 80 == 0)
    #expect(bank.periodFrameCount(at: 2) == 80)
    #expect(bank.pitchMarks(in: 4000..<4100, recording: 0) == [3920, 4000, 4080, 4160])
    #expect(bank.recordingName(1) == "b.aiff")
  }
}
