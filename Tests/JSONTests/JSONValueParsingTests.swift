import JSON
import Testing

@Suite("JSON texts are read")
struct JSONValueParsingTests {
  @Test(
    "into the value they stand for",
    arguments: [
      ("null", nil),
      ("true", true),
      (" false ", false),
      ("-9223372036854775808", .integer(.min)),
      ("0.1", 0.1),
      ("1e3", .real(1000)),
      (#""\u00e9\uD83D\uDE00\n\"""#, "\u{e9}\u{1F600}\n\""),
      ("[]", []),
      ("[1, [2]]", [1, [2]]),
      (#"{"b": 1, "a": {}}"#, ["b": 1, "a": [:]]),
    ] as [(String, JSONValue)])
  func value(text: String, expected: JSONValue) throws {
    #expect(try JSONValue.parse(Array(text.utf8)) == expected)
  }

  @Test("with an object's members in their order")
  func order() throws {
    let value = try JSONValue.parse(Array(#"{"z":1,"a":2,"m":3}"#.utf8))
    guard case .object(let object) = value else {
      Issue.record("not an object")
      return
    }
    #expect(Array(object.keys) == ["z", "a", "m"])
    #expect(object["m"] == 3)
    #expect(object["q"] == nil)
  }

  @Test(
    "or refused, with the place",
    arguments: [
      ("", 1, 1, 0),
      ("{\"a\": 1,\n \"a\": 2}", 2, 5, 13),
      ("[1 2]", 1, 5, 4),
      ("[1, 2", 1, 6, 5),
      ("[9223372036854775808]", 1, 21, 20),
      ("1e999", 1, 6, 5),
      (#"["a\u0000b"]"#, 1, 12, 11),
      ("nul", 1, 4, 3),
      ("[1] x", 1, 6, 5),
      ("NaN", 1, 4, 3),
      ("'a'", 1, 2, 1),
    ])
  func refused(text: String, line: Int, column: Int, byteOffset: Int) throws {
    let error = try #require(throws: JSONError.self) { try JSONValue.parse(Array(text.utf8)) }
    #expect((error.line, error.column, error.byteOffset) == (line, column, byteOffset))
    #expect(!error.message.isEmpty)
  }

  @Test(
    "or refused when they are not UTF-8",
    arguments: [
      [0x22, 0xFF, 0x22], [0x22, 0xC0, 0x80, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22], [0x22, 0xE2],
      [0],
    ] as [[UInt8]])
  func illFormed(bytes: [UInt8]) {
    #expect(throws: JSONError.self) { try JSONValue.parse(bytes) }
  }

  @Test("up to 128 levels, and not one more")
  func depth() throws {
    func nested(_ levels: Int) -> [UInt8] {
      Array((String(repeating: "[", count: levels) + String(repeating: "]", count: levels)).utf8)
    }
    _ = try JSONValue.parse(nested(128))
    let error = try #require(throws: JSONError.self) { try JSONValue.parse(nested(129)) }
    #expect(error.description == "line 1, column 129: nested deeper than 128 levels")
    #expect(throws: JSONError.self) { try JSONValue.parse(nested(1_000_000)) }
  }

  @Test("with brackets inside strings not taken for levels")
  func bracketsInStrings() throws {
    let text = String(repeating: "[", count: 500) + #"\\\""# + String(repeating: "{", count: 500)
    let value = try JSONValue.parse(Array("[\"\(text)\"]".utf8))
    #expect(value.serialized() == "[\"\(text)\"]")
  }
}
