import JSON
import SpeechTypes
import TestSupport
import Testing
import VoiceCommands

@Suite("A marker is a line of JSON")
struct SpeechMarkerJSONTests {
  private static let range = TextRange(
    TextOffset(utf8: 5, utf16: 3), TextOffset(utf8: 9, utf16: 7))

  private func line(_ kind: SpeechMarker.Kind, frame: Int, name: String = "") -> String {
    SpeechMarker(kind, framePosition: frame, textRange: Self.range, name: name)
      .document(sampleRate: 22_050).serialized(pretty: false)
  }

  @Test("with its place in the sound and in the text, and a phone's or mark's name")
  func lines() {
    #expect(
      line(.phoneme, frame: 441, name: "t\u{361}\u{283}")
        == #"{"type":"phoneme","frame":441,"milliseconds":20.0,"#
        + #""range":{"utf16":[3,7],"utf8":[5,9]},"name":"# + "\"t\u{361}\u{283}\"}")
    #expect(
      line(.word, frame: 1)
        == #"{"type":"word","frame":1,"milliseconds":0.045,"#
        + #""range":{"utf16":[3,7],"utf8":[5,9]}}"#)
  }

  @Test("of the form that its schema states")
  func schema() throws {
    let lines = SpeechMarker.Kind.allCases.map { kind in
      line(kind, frame: 7, name: kind == .phoneme || kind == .bookmark ? "\u{259}" : "") + "\n"
    }
    let program = """
      import json, sys
      from jsonschema import Draft202012Validator
      schema = json.load(open(sys.argv[1]))
      Draft202012Validator.check_schema(schema)
      marker = Draft202012Validator(schema)
      for line in sys.stdin:
        for error in marker.iter_errors(json.loads(line)): print(error.message, line)
      # A validator that accepts everything would prove nothing.
      word = json.loads(line) | {"type": "word", "name": "w"}
      assert not marker.is_valid(word)
      """
    let outcome = try Executable(path: "/usr/bin/python3").run(
      ["-c", program, "\(SourceTree.root)/docs/schemas/marker.schema.json"], environment: [],
      input: lines.joined())
    #expect(outcome.exitCode == 0 && outcome.output + outcome.error == "", "\(outcome)")
  }
}
