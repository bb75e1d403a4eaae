import JSON
import Posix
import ProviderWire
import SpeechTypes
import TestSupport
import Testing

@Suite("voicectl say --markers", .tags(.process), .timeLimit(.minutes(5)))
struct SayMarkersTests {
  private struct Marker {
    var type: String
    var frame: Int
    var name: String?
    var source: String
    var milliseconds: Double
  }

  private let fixture: VoicectlFixture

  init() throws { fixture = try VoicectlFixture(buying: .coach) }

  private var markerPath: String { fixture.directory.path("markers") }

  /// Reads JSON Lines; the UTF-16 range of each must hold the same text as its UTF-8 range.
  private func markers(_ lines: String, of text: String) throws -> [Marker] {
    #expect(lines.isEmpty || lines.hasSuffix("\n"))
    return try lines.split(separator: "\n").map { line in
      let object = try #require(try JSONValue.parse(Array(line.utf8)).object)
      let range = try #require(object["range"]?.object)
      let utf16 = try #require(range["utf16"]?.integers)
      let utf8 = try #require(range["utf8"]?.integers)
      try #require(utf16.count == 2 && utf8.count == 2)
      let source = String(
        decoding: Array(text.utf16)[utf16[0]..<utf16[1]], as: UTF16.self)
      #expect(source == String(decoding: Array(text.utf8)[utf8[0]..<utf8[1]], as: UTF8.self))
      return Marker(
        type: object["type"]?.string ?? "", frame: object["frame"]?.integer ?? -1,
        name: object["name"]?.string, source: source,
        milliseconds: object["milliseconds"]?.real ?? -1)
    }
  }

  private func markers(_ text: String) throws -> (markers: [Marker], frameCount: Int) {
    let out = fixture.directory.path("out.raw")
    try fixture.output(of: "say", "-o", out, "--markers", markerPath, text)
    let lines = try Descriptor(opening: markerPath, .readOnly).readAll()
    return (
      try markers(String(decoding: lines, as: UTF8.self), of: text),
      try SoundFile(path: out).samples.count
    )
  }

  @Test(
    "writes a line for each spoken word, with the text it came from",
    arguments: [
      ("walk for 30 seconds", ["walk", "for", "30", "seconds"]),
      ("\u{1F3C3}\u{200D}\u{2642} walk xyzzy \u{1F600} run.", ["walk", "run"]),
      ("walk 25 times. run!", ["walk", "25", "25", "times", "run"]),
      (
        "<speak>\u{1F600} walk &amp; &#x72;un <sub alias=\"go now\">\u{1F600}</sub></speak>",
        ["walk", "&amp;", "&#x72;un", "\u{1F600}", "\u{1F600}"]
      ),
    ])
  func words(text: String, expected: [String]) throws {
    let (markers, frameCount) = try markers(text)
    let words = markers.filter { $0.type == "word" }
    #expect(words.map(\.source) == expected)
    #expect(Set(words.map(\.frame)).count == expected.count)
    #expect(markers.map(\.frame) == markers.map(\.frame).sorted())
    #expect(markers.allSatisfy { (0...frameCount).contains($0.frame) })
    #expect(markers.allSatisfy { abs($0.milliseconds - Double($0.frame) / 22.05) < 0.001 })
    #expect(markers.filter { $0.type == "sentence" }.count == (text.contains(". ") ? 2 : 1))
    #expect(markers.allSatisfy { $0.name == nil })
  }

  @Test("gives a mark's name where it stands, also behind the last word")
  func marks() throws {
    let text = """
      <speak><mark name="a"/>walk <mark name="b &lt;\u{1F600}&quot;"/>run<mark name="c"/></speak>
      """
    let (markers, frameCount) = try markers(text)
    let marks = markers.filter { $0.type == "bookmark" }
    #expect(marks.map(\.name) == ["a", "b <\u{1F600}\"", "c"])
    #expect(marks.map(\.frame).first == 0)
    #expect(marks.map(\.frame).last == frameCount)
    #expect(marks.allSatisfy { $0.source.isEmpty })
  }

  @Test("writes the phonemes that a provider tells, with the range of their word")
  func phonemes() throws {
    let range = TextRange(TextOffset(utf8: 0, utf16: 0), TextOffset(utf8: 4, utf16: 4))
    let request = RequestIdentifier(rawValue: 1)
    let voice = SampleVoice.coach.identifier
    let language = try #require(LanguageTag("en-US"))
    let description = VoiceDescription(
      identifier: voice, name: "Coach", primaryLanguages: [language],
      supportedLanguages: [language])
    let sounds = ["w", "\u{254}\u{2D0}", "k"].enumerated().map { index, sound in
      SpeechMarker(.phoneme, framePosition: index, textRange: range, name: sound)
    }
    var writer = WireWriter()
    for message: ProviderMessage in [
      .welcome(version: 1, name: "canned"), .voices(VoiceList(voices: [description])),
      .started(request, AudioFormat(sampleRate: 22_050), voice),
      .markers(request, [SpeechMarker(.word, framePosition: 0, textRange: range)] + sounds),
      .audio(request, samples: [0, 0, 0, 0, 0, 0]), .finished(request, .finished, frameCount: 3),
    ] {
      message.encode(to: &writer)
    }
    let answer = try fixture.directory.write(writer.bytes, to: "answer")
    let provider = try fixture.makeProvider("cat '\(answer)'; exec cat 3>&1 >/dev/null")
    let outcome = try fixture.run(
      ["say", "-o", fixture.directory.path("out.wav"), "--markers", "-", "walk"],
      environment: ["VOICE_PROVIDER=\(provider)"])
    #expect(outcome.exitCode == 0, "\(outcome)")
    let markers = try markers(outcome.output, of: "walk")
    #expect(markers.map(\.type) == ["word", "phoneme", "phoneme", "phoneme"])
    #expect(markers.map(\.name) == [nil, "w", "\u{254}\u{2D0}", "k"])
    #expect(markers.map(\.frame) == [0, 0, 1, 2])
    #expect(markers.allSatisfy { $0.source == "walk" })
  }

  @Test("writes nothing else to standard output when the markers go there")
  func standardOutput() throws {
    let out = fixture.directory.path("out.wav")
    let outcome = try fixture.run("say", "-o", out, "--markers", "-", "walk run")
    #expect(try markers(outcome.output, of: "walk run").filter { $0.type == "word" }.count == 2)
    #expect(outcome.error.hasPrefix("\(out): "))
    #expect(outcome.error.hasSuffix(" s, Coach (com.example.coach)\n"))
  }

  @Test("makes an empty file of a text of nothing, and names a file that cannot be written")
  func files() throws {
    #expect(try markers("").markers.isEmpty)
    let out = fixture.directory.path("out.wav")
    let full = try fixture.run("say", "-o", out, "--markers", "/dev/full", "walk")
    #expect(full.exitCode == 1)
    #expect(full.error == "voicectl: /dev/full: No space left on device\n")
    // The sound up to there is valid.
    _ = try SoundFile(path: out)
    let missing = try fixture.run("say", "-o", out, "--markers", "/nothing/x", "walk")
    #expect(missing.exitCode == 1)
    #expect(missing.error == "voicectl: /nothing/x: No such file or directory\n")
  }
}

extension JSONValue {
  var object: JSONObject? { if case .object(let object) = self { object } else { nil } }
  var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }
  var string: String? { if case .string(let string) = self { string } else { nil } }
  var real: Double? { if case .real(let number) = self { number } else { nil } }
  var integer: Int? { if case .integer(let number) = self { Int(number) } else { nil } }
  var integers: [Int]? { array.map { $0.compactMap(\.integer) } }
}
