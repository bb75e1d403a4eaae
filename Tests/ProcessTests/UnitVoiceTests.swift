import JSON
import Posix
import TestSupport
import Testing

@Suite(
  "A voice made of recorded phones", .tags(.process, .audio), .timeLimit(.minutes(5)))
struct UnitVoiceTests {
  private let fixture: VoicectlFixture

  /// A bundle of two recordings in which all phones of "a dog" and "the cat" are said, each phone
  /// 100 ms of pulses of its own level.
  init() throws {
    fixture = try VoicectlFixture()
    let (folder, output) = try fixture.buyUnitVoice(
      "com.example.units",
      recordings: ["a": "SIL AH0 D AO1 G SIL", "b": "SIL DH AH0 K AE1 T SIL"])
    #expect(output == "\(folder): 13 phones\n")
  }

  @Test("says what was recorded as it was recorded")
  func whole() throws {
    let path = fixture.directory.path("out.raw")
    try fixture.output(of: "say", "-v", "units", "-o", path, "the cat")
    let sound = try SoundFile(path: path).samples
    // From the first phone's first pulse to 20 ms behind the last phone: the word's own frames.
    #expect(sound.count == 5 * 1600 + 320)
    #expect(sound.first == 6000)
    let pulses = sound.indices.filter { sound[$0] != 0 }
    #expect(pulses == Array(stride(from: 0, to: 5 * 1600, by: 100)))
  }

  @Test("says words that were not recorded, a marker for each, and tells their phones")
  func joined() throws {
    let path = fixture.directory.path("out.raw")
    let markers = fixture.directory.path("out.jsonl")
    try fixture.output(of: "say", "-v", "units", "-o", path, "--markers", markers, "a cat, the dog")
    let lines = String(
      decoding: try Descriptor(opening: markers, .readOnly).readAll(), as: UTF8.self
    )
    .split(separator: "\n")
    let words = try lines.compactMap { try JSONValue.parse(Array($0.utf8)).object }
      .filter { $0["type"] == "word" }
    #expect(words.count == 4)
    let sound = try SoundFile(path: path).samples
    #expect(sound.contains { $0 != 0 })
    #expect(sound.allSatisfy { $0 >= 0 && $0 <= 12_000 })

    let plan = try fixture.json("plan", "-v", "units", "a cat").object
    let events = plan?["events"]?.array?.compactMap(\.object) ?? []
    let planned = events.filter { $0["type"] == "word" }
    #expect(planned.map { $0["phonemes"] } == ["ə", "ˈkæt"])
    #expect(planned.map { $0["rendering"] } == ["units", "phrase"])
  }

  @Test("says phones that it has no recording of as others, and tells which in a plan")
  func missing() throws {
    let path = fixture.directory.path("out.raw")
    try fixture.output(of: "say", "-v", "units", "-o", path, "zoo, the cat")
    #expect(try SoundFile(path: path).samples.count > 5 * 1600)
    let plan = try fixture.json("plan", "-v", "units", "zoo, the cat").object
    let diagnostics = plan?["diagnostics"]?.array?.compactMap(\.object) ?? []
    #expect(diagnostics.map { $0["code"] } == ["nearest-phone"])
    #expect(diagnostics.map { $0["column"] } == [1])
  }

  @Test("is refused with a bank that is none")
  func badBank() throws {
    let bank = fixture.directory.path("voices/com.example.units.voice/units.bank")
    try Descriptor(opening: bank, .writeOnly, options: .truncate).writeAll("not a bank")
    let outcome = try fixture.run(
      "say", "-v", "units", "-o", fixture.directory.path("x.raw"), "the cat")
    #expect(outcome.exitCode == 5)
    #expect(outcome.error.contains("units.bank: not a unit bank"))
  }

  @Test("survives a bank that points outside its recordings", arguments: [0, 4])
  func lyingBank(field: Int) throws {
    let path = fixture.directory.path("voices/com.example.units.voice/units.bank")
    var bank = try Descriptor(opening: path, .readOnly).readAll()
    // The third byte of every phone's first frame, or of its cut: 65 536 frames more for each.
    for number in 0..<13 { bank[96 + number * 16 + field + 2] = UInt8(number) }
    try Descriptor(opening: path, .writeOnly, options: .truncate).writeAll(bank)
    for text in ["the cat", "a cat, the dog", "dog the a"] {
      let outcome = try fixture.run(
        "say", "-v", "units", "-o", fixture.directory.path("x.raw"), text)
      #expect(outcome.exitCode == 0, "\(outcome)")
    }
  }
}
