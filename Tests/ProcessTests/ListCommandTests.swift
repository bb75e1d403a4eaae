import JSON
import Posix
import TestSupport
import Testing

@Suite("voicectl list and show", .tags(.process), .timeLimit(.minutes(5)))
struct ListCommandTests {
  private let fixture: VoicectlFixture

  init() throws {
    fixture = try VoicectlFixture(buying: .hello, .coach)
    try fixture.makeBundle("com.example.tiny", languages: ["de-DE"])
    try fixture.output(of: "buy", "--enable", "com.example.tiny")
  }

  private func listed(_ options: [String]) throws -> [String] {
    try fixture.output(of: ["list"] + options).split(separator: "\n").compactMap {
      $0.split(separator: "\t").first?.split(separator: ".").last.map(String.init)
    }
  }

  @Test(
    "list what every filter lets through",
    arguments: [
      ([], ["coach", "hello", "tiny"]), (["--language", "en"], ["coach", "hello"]),
      (["--language", "en_us"], ["coach", "hello"]), (["--language", "en-GB"], []),
      (["--language", "de"], ["tiny"]), (["--gender", "female"], ["coach", "hello"]),
      (["--gender", "unspecified"], ["tiny"]), (["--gender", "male"], []),
      (["--quality", "default"], ["coach", "hello", "tiny"]), (["--quality=premium"], []),
      (["--trait", "novelty"], []), (["--gender", "female", "--language", "de"], []),
    ] as [([String], [String])])
  func filters(options: [String], expected: [String]) throws {
    #expect(try listed(options) == expected)
  }

  @Test(
    "refuse a filter that is none",
    arguments: [
      ("--language", "e", "a language tag such as en-US"),
      ("--quality", "best", "default, enhanced or premium"),
      ("--trait", "funny", "novelty or personal"),
      ("--gender", "Female", "female, male or unspecified"),
    ])
  func badFilters(option: String, value: String, form: String) throws {
    let outcome = try fixture.run("list", option, value)
    #expect(outcome.exitCode == 2)
    #expect(outcome.error == "voicectl: \(option): \"\(value)\" is not \(form)\n")
  }

  @Test("list the voices that are enabled, with the languages they are the default of")
  func state() throws {
    try fixture.output(of: "disable", VoicectlFixture.hello)
    try fixture.output(of: "default", "en", VoicectlFixture.coach)
    #expect(
      try fixture.output(of: "list") == """
        com.example.coach\tCoach\ten-US\tfemale\tdefault\t\t1.0\ten\t
        com.example.tiny\tTiny\tde-DE\tunspecified\tdefault\t\t1.0\t\t

        """)
    let list = try #require(try fixture.json("list").object)
    #expect(list["generation"]?.integer == 4)
    let coach = try #require(list["voices"]?.array?.first?.object)
    #expect(coach["identifier"] == .string(VoicectlFixture.coach))
    #expect(coach["name"] == "Coach" && coach["gender"] == "female" && coach["version"] == "1.0")
    #expect(coach["supportedLanguages"] == ["en-US"] && coach["defaultFor"] == ["en"])
    #expect(coach["quality"] == "default" && coach["traits"] == [] && coach["age"] == 0)
    #expect((coach["byteSize"]?.integer ?? 0) > 1_000_000)
    #expect(coach["sampleRate"] == 22_050.0)
    let other = try fixture.json("list", "--language", "fr")
    #expect(other.object?["voices"] == [])
  }

  @Test("list nothing where there is no store")
  func empty() throws {
    let empty = try VoicectlFixture()
    #expect(try empty.output(of: "list") == "")
    #expect(try empty.json("list") == ["generation": 0, "voices": []])
  }

  @Test("show a voice that was bought, one on offer, and none that is unknown")
  func show() throws {
    try fixture.output(of: "default", "de-AT", "com.example.tiny")
    let bundle = try fixture.makeBundle("com.example.other")
    let tiny = try #require(try fixture.json("show", "com.example.tiny").object)
    #expect(tiny["state"] == "enabled" && tiny["defaultFor"] == ["de-AT"])
    #expect(tiny["checksum"]?.string?.utf8.count == 64)
    let other = try #require(try fixture.json("show", "com.example.other").object)
    #expect(other["state"] == "on offer" && other["bundle"] == .string(bundle))
    #expect(other["checksum"] == nil && other["defaultFor"] == [])
    #expect(other["engine"] == "phrases" && other["recordings"] == 1)
    #expect(other["sampleRate"] == 8000.0 && other["license"] == "CC0-1.0")
    let lines = try fixture.output(of: "show", "com.example.other").split(separator: "\n")
    #expect(lines.contains("state\ton offer") && lines.contains("name\tTiny"))
    let unknown = try fixture.run("show", "com.example.tniy")
    #expect(unknown.exitCode == 3)
    #expect(
      unknown.error
        == "voicectl: com.example.tniy: no such voice; did you mean \"com.example.tiny\"?\n")
  }
}
