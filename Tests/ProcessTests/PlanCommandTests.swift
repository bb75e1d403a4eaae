import JSON
import Posix
import TestSupport
import Testing

@Suite("voicectl plan", .tags(.process, .ssml), .timeLimit(.minutes(5)))
struct PlanCommandTests {
  private let fixture: VoicectlFixture

  init() throws { fixture = try VoicectlFixture(buying: .hello, .coach) }

  private func plan(_ text: String) throws -> (events: [JSONObject], diagnostics: [JSONObject]) {
    let plan = try #require(try fixture.json("plan", "-v", "coach", input: text).object)
    return (
      plan["events"]?.array?.compactMap(\.object) ?? [],
      plan["diagnostics"]?.array?.compactMap(\.object) ?? []
    )
  }

  private static let documents = [
    "", " \n", "walk", "walk for 1 minute and 30 seconds. Run!\n\nStop.", "xyzzy \u{1F600} 25",
    "<speak>walk <mark name=\"m\"/>25<break time=\"1s\"/>run</speak>",
    "<speak><p><s>walk</s><s>run</s></p><sub alias=\"go now\">x</sub></speak>",
    "<speak><prosody volume=\"silent\">walk</prosody> <prosody volume=\"+6dB\">run</prosody></speak>",
    "<speak><prosody rate=\"200%\" pitch=\"+10%\">walk</prosody> <foo:bar/> <audio src=\"x\"/></speak>",
    "<speak><voice name=\"Hello\">walk</voice><say-as interpret-as=\"date\">1</say-as></speak>",
    "<speak>walk &undefined; <b", "<speak><p>run</s></speak> &#0; \u{0}",
    "<speak xml:lang=\"de\"><lang xml:lang=\"fr\">\u{E9}t\u{E9}</lang><![CDATA[ <walk> ]]></speak>",
  ]

  /// Validates JSON documents, one a line, and the manifests of the bundled voices.
  @Test("gives JSON of the form that the documentation states, and so are the voices' manifests")
  func schemas() throws {
    let plans = try Self.documents.map { text in
      try fixture.json("plan", "-v", "coach", input: text).serialized() + "\n"
    }
    let program = """
      import json, sys
      from jsonschema import Draft202012Validator
      def validator(path):
        schema = json.load(open(path))
        Draft202012Validator.check_schema(schema)
        return Draft202012Validator(schema)
      plan = validator(sys.argv[1])
      for line in sys.stdin:
        for error in plan.iter_errors(json.loads(line)): print(error.message, line)
      # A validator that accepts everything would prove nothing.
      assert not plan.is_valid({"events": [{"type": "word", "range": {}}], "diagnostics": []})
      voice = validator(sys.argv[2])
      for path in sys.argv[3:]:
        for error in voice.iter_errors(json.load(open(path))): print(error.message, path)
      """
    let schemas = ["plan", "voice"].map { "\(SourceTree.root)/docs/schemas/\($0).schema.json" }
    let manifests = SampleVoice.allCases.map { "\($0.bundlePath)/voice.json" }
    let outcome = try Executable(path: "/usr/bin/python3").run(
      ["-c", program] + schemas + manifests, environment: [], input: plans.joined())
    #expect(outcome.exitCode == 0)
    #expect(outcome.output + outcome.error == "")
  }

  @Test("shows a number as its words, all of one range")
  func numbers() throws {
    let words = try plan("\u{1F600} walk 125 times").events.filter { $0["type"] == "word" }
    let spoken = words.compactMap { $0["spoken"]?.string }
    #expect(spoken.prefix(3) == ["grinning", "face", "walk"] && spoken.last == "times")
    let number = words.dropFirst(3).dropLast()
    #expect(number.count >= 3)
    let range: JSONValue = ["utf16": [8, 11], "utf8": [10, 13]]
    #expect(number.allSatisfy { $0["range"] == range })
  }

  @Test("shows everything in the order of the document, each with what it is")
  func events() throws {
    let text = """
      <speak>walk<mark name="m"/><break time="1500ms"/><sub alias="run">x</sub> xyzzy \
      <prosody volume="silent">walk</prosody></speak>
      """
    let (events, diagnostics) = try plan(text)
    #expect(
      events.compactMap { $0["type"]?.string }
        == ["sentence", "word", "mark", "break", "word", "word", "word"])
    #expect(events[2]["name"] == "m" && events[3]["milliseconds"] == 1500)
    #expect(
      events.compactMap { $0["spoken"]?.string } == ["walk", "run", "xyzzy", "walk"])
    #expect(
      events.compactMap { $0["rendering"]?.string } == ["word", "word", "none", "word"])
    #expect(events[1]["volume"] == 0.0 && events[6]["volume"] == "silent")
    #expect(events[1]["rate"] == 1.0 && events[1]["pitch"] == 1.0)
    #expect(events[1]["language"] == "en-US" && events[1]["phonemes"] == nil)
    let missing = try #require(diagnostics.last)
    let offset = try #require(text.firstRange(of: "xyzzy")).lowerBound.utf16Offset(in: text)
    #expect(missing["code"] == "no-recording" && missing["severity"] == "warning")
    #expect(missing["line"] == 1 && missing["offset"]?.integer == offset)
    #expect(missing["column"]?.integer == offset + 1)
  }

  @Test("takes words from the longest recording, and says so")
  func rendering() throws {
    let words = try plan("walk for 30 seconds").events.filter { $0["type"] == "word" }
    #expect(words.contains { $0["rendering"] == "phrase" })
  }

  @Test("prints rows to a pipe, and what is wrong after them")
  func table() throws {
    #expect(
      try fixture.output(of: "plan", "-v", "coach", "walk xyzzy") == """
        0-10\tparagraph\t\t
        0-10\tsentence\t\t
        0-4\tword\twalk\tword
        5-10\tword\txyzzy\tnone
        1:6\twarning\tno-recording\tvoice "Coach" has no recording of "xyzzy"; skipped

        """)
    #expect(try fixture.output(of: "plan", "") == "")
  }
}
