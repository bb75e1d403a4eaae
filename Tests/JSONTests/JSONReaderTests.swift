import JSON
import Testing

@Suite("A document is taken apart")
struct JSONReaderTests {
  private enum Colour: String, CaseIterable, LosslessStringConvertible {
    case red
    case green

    init?(_ description: String) { self.init(rawValue: description) }

    var description: String { rawValue }
  }

  private func problems(_ text: String, _ read: (JSONReader) -> Void) throws -> [String] {
    let problems = JSONProblems()
    read(JSONReader(try JSONValue.parse(Array(text.utf8)), problems: problems))
    return problems.all.map(\.description)
  }

  @Test("without a report when it is as the format says")
  func valid() throws {
    let text = #"{"name":"a","size":3,"level":0.5,"colour":"green","tags":["x","y"],"on":true}"#
    let found = try problems(text) { root in
      let object = root.object(keys: ["name", "size", "level", "colour", "tags", "on", "other"])
      #expect(object?.required("name")?.string() == "a")
      #expect(object?.required("size")?.integer(in: 0...9) == 3)
      #expect(object?.required("size")?.number(in: 0...9) == 3)
      #expect(object?.required("level")?.number(in: 0...1) == 0.5)
      #expect(object?.required("colour")?.choice(of: Colour.allCases) == .green)
      #expect(object?.required("tags")?.array()?.compactMap { $0.string() } == ["x", "y"])
      #expect(object?.optional("on")?.bool() == true)
      #expect(object?.optional("other") == nil)
    }
    #expect(found.isEmpty)
  }

  @Test("with every problem reported at its path")
  func everyProblem() throws {
    let text = #"""
      {"voices": [{"identifier": 1}, {"identifer": "x"}, {"identifier": ""}, []],
       "colour": "blue", "size": 10, "a b": 1, "quite different": 2}
      """#
    let found = try problems(text) { root in
      let object = root.object(keys: ["voices", "colour", "size", "name"])
      for voice in object?.required("voices")?.array() ?? [] {
        _ = voice.object(keys: ["identifier"])?.required("identifier")?.string(allowsEmpty: false)
      }
      _ = object?.required("colour")?.choice(of: Colour.allCases)
      _ = object?.required("size")?.integer(in: 0...9)
      _ = object?.required("name")?.string()
    }
    #expect(
      found == [
        #"$["a b"]: unknown key"#,
        #"$["quite different"]: unknown key"#,
        "$.voices[0].identifier: expected a string, found an integer",
        #"$.voices[1].identifer: unknown key; did you mean "identifier"?"#,
        #"$.voices[1]: missing key "identifier""#,
        "$.voices[2].identifier: must not be empty",
        "$.voices[3]: expected an object, found an array",
        #"$.colour: expected one of "red", "green", found "blue""#,
        "$.size: 10 is not in 0 to 9",
        #"$: missing key "name""#,
      ])
  }

  @Test(
    "with a wrong type named",
    arguments: [
      ("null", "expected a string, found null"), ("true", "expected a string, found a boolean"),
      ("1.5", "expected a string, found a number"),
      ("{}", "expected a string, found an object"),
    ])
  func wrongType(text: String, message: String) throws {
    let found = try problems(text) { root in
      #expect(root.string() == nil)
    }
    #expect(found == ["$: \(message)"])
  }

  @Test("with the first hundred problems of a document that is wrong all over")
  func manyProblems() throws {
    let members = (0..<100_000).map { "\"key\($0)\": 1" }.joined(separator: ",")
    let found = try problems("{\(members)}") { root in _ = root.object(keys: ["kay"]) }
    #expect(found.count == 101)
    #expect(found.last == "$: there are more problems than these 100")
  }
}
