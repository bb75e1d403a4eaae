import JSON
import Testing

@Suite("JSON values are written")
struct JSONValueSerializationTests {
  @Test("on one line")
  func compact() {
    let value: JSONValue = [
      "a": [1, -2.5, true, nil], "b": [:], "c": [], "d": "e",
    ]
    #expect(value.serialized() == #"{"a":[1,-2.5,true,null],"b":{},"c":[],"d":"e"}"#)
  }

  @Test("or a member a line")
  func pretty() {
    let value: JSONValue = ["a": [1, ["b": []]], "c": [:]]
    let expected = """
      {
        "a": [
          1,
          {
            "b": []
          }
        ],
        "c": {}
      }
      """
    #expect(value.serialized(pretty: true) == expected)
  }

  @Test("with what must be escaped escaped")
  func escapes() {
    let value: JSONValue = "\"\\/\u{8}\n\r\t\u{0}\u{1F}\u{7F}\u{e9}\u{1F600}"
    let expected = #""\"\\/\u0008\n\r\t\u0000\u001f\u007f"# + "\u{e9}\u{1F600}\""
    #expect(value.serialized() == expected)
  }

  @Test(
    "so that doubles come back bit for bit",
    arguments: [
      0.1, 1.0, -0.0, 1e22, .leastNonzeroMagnitude, .greatestFiniteMagnitude, .leastNormalMagnitude,
      1 / 3,
    ])
  func doubles(number: Double) throws {
    let text = JSONValue.real(number).serialized()
    guard case .real(let result) = try JSONValue.parse(Array(text.utf8)) else {
      Issue.record("\(text) is no real")
      return
    }
    #expect(result.bitPattern == number.bitPattern)
  }

  @Test("with null for what JSON cannot say", arguments: [Double.infinity, -.infinity, .nan])
  func notFinite(number: Double) {
    #expect(JSONValue.array([.real(number)]).serialized() == "[null]")
  }
}
