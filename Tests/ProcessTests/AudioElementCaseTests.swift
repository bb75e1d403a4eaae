import AIFF
import Glibc
import JSON
import Posix
import TestSupport
import Testing

/// Every row of kind `ssml.audio`, planned and rendered by the programs themselves.
@Suite("The cases of audio", .tags(.process, .ssml, .audio), .timeLimit(.minutes(5)))
struct AudioElementCaseTests {
  /// What a row comes to: the plan's events, its diagnostics but those of words, and how long the
  /// sound is, where there are no words.
  struct Outcome: Equatable {
    /// Words as they are, `$uri` for a sound, `!uri` for one that cannot be played.
    var events: [String]
    var codes: [String] = []
    var frameCount: Int?
  }

  private static let expected: [String: Outcome] = [
    "ssml-audio-001": Outcome(
      events: ["he", "was", "heard", "to", "say", "!yo.wav", "yo"], codes: ["audio-fetch"]),
    "ssml-audio-002": Outcome(events: ["!missing.aiff", "purr"], codes: ["audio-fetch"]),
    "ssml-audio-003": Outcome(events: ["a", "!missing.aiff", "b"], codes: ["audio-fetch"]),
    "ssml-audio-006": Outcome(events: ["$tone1s.aiff"], codes: ["bad-value"], frameCount: 0),
    "ssml-audio-007": Outcome(events: ["$tone1s.aiff"], frameCount: 22_050),
    "ssml-audio-009": Outcome(events: ["$tone1s.aiff"], frameCount: 33_075),
    "ssml-audio-010": Outcome(events: ["$tone1s.aiff"], frameCount: 11_025),
    "ssml-audio-013": Outcome(events: ["$tone1s.aiff"], codes: ["bad-value"], frameCount: 22_050),
    "ssml-audio-015": Outcome(
      events: ["!missing.aiff", "$tone1s.aiff"], codes: ["audio-fetch"], frameCount: 22_050),
  ]

  private let fixture: VoicectlFixture

  init() throws {
    fixture = try VoicectlFixture(buying: .coach)
    let samples = (0..<22_050).map { Int16(8000 * sin(2 * Double.pi * 441 * Double($0) / 22_050)) }
    var bytes = try AIFFWriter(sampleRate: 22_050).header(frameCount: samples.count)
    AIFFWriter.append(samples.span, to: &bytes)
    try fixture.directory.write(bytes, to: "documents/tone1s.aiff")
  }

  private static func rows() throws -> [(identifier: String, document: String)] {
    let path = SourceTree.root + "/Tests/ProcessTests/Fixtures/ssml-audio-cases.tsv"
    let text = String(decoding: try Descriptor(opening: path, .readOnly).readAll(), as: UTF8.self)
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return cells[1] == "ssml.audio" ? (cells[0], cells[2]) : nil
    }
  }

  private func outcome(_ document: String) throws -> Outcome {
    let path = try fixture.directory.write(document, to: "documents/case.ssml")
    let plan = try #require(try fixture.json("plan", "-v", "coach", "-f", path).object)
    let events = (plan["events"]?.array ?? []).compactMap(\.object).compactMap { event in
      switch event["type"]?.string {
      case "word": event["spoken"]?.string
      case "audio": (event["ok"] == true ? "$" : "!") + (event["uri"]?.string ?? "")
      default: nil
      }
    }
    let codes = (plan["diagnostics"]?.array ?? []).compactMap { $0.object?["code"]?.string }
      .filter { $0 != "no-recording" }
    return Outcome(events: events, codes: codes, frameCount: try samples(path).count)
  }

  private func samples(_ path: String) throws -> [Int16] {
    let out = fixture.directory.path("out.wav")
    try fixture.output(of: "say", "-v", "coach", "-o", out, "-f", path)
    return try SoundFile(path: out).samples
  }

  @Test("come out as they are to")
  func cases() throws {
    let rows = try Self.rows()
    #expect(Set(rows.map(\.identifier)) == Set(Self.expected.keys))
    for row in rows {
      let expected = try #require(Self.expected[row.identifier])
      var outcome = try outcome(row.document)
      if expected.frameCount == nil { outcome.frameCount = nil }
      #expect(outcome == expected, "\(row.identifier)")
    }
  }

  @Test("at twice its speed a tone has twice its pitch")
  func speed() throws {
    let document = try #require(try Self.rows().first { $0.identifier == "ssml-audio-010" })
      .document
    let samples = try samples(try fixture.directory.write(document, to: "documents/case.ssml"))
    // 441 Hz at 22 050 Hz: 25 samples up and 25 down; now half of that.
    let rises = zip(samples, samples.dropFirst()).filter { $0 < 0 && $1 >= 0 }.count
    #expect((438...442).contains(rises))
  }

  @Test("a document reads files of the folders that are allowed, and says why not of others")
  func folders() throws {
    let outside = try TemporaryDirectory()
    try outside.write(WAVFile([Float](repeating: 0.25, count: 100)).bytes, to: "a b.wav")
    let uri = "file://\(outside.path)/a%20b.wav"
    let document = """
      <speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="en-US">\
      <audio src="\(uri)"/></speak>
      """
    let path = try fixture.directory.write(document, to: "documents/case.ssml")
    #expect(try samples(path).isEmpty)
    let out = fixture.directory.path("out.wav")
    let refused = try fixture.run("say", "-v", "coach", "-o", out, "-f", path)
    #expect(
      refused.error.hasPrefix(
        """
        voicectl: line 1, column 83: audio "\(uri)" cannot be played: the file is in no folder \
        that the document may use; its content is spoken

        """))
    let allowed = try fixture.run(
      "say", "-v", "coach", "-o", out, "-f", path, "--allow-folder", outside.path)
    #expect(try SoundFile(path: out).samples == [Int16](repeating: 8192, count: 100))
    #expect(allowed.error.contains("cannot") == false)
  }
}
