import JSON
import Posix
import TestSupport
import Testing

@Suite("voicectl lexicon", .tags(.process, .store), .timeLimit(.minutes(5)))
struct LexiconCommandTests {
  private let fixture: VoicectlFixture

  init() throws { fixture = try VoicectlFixture() }

  @Test("adds, changes, lists and removes words")
  func words() throws {
    let add = { (arguments: String...) in
      try fixture.output(of: ["lexicon", "add"] + arguments)
    }
    #expect(try add("GIF", "JH IH1 F") == "gif: added (JH IH1 F)\n")
    #expect(try add("gif", "JH", "IH1", "F") == "nothing changed\n")
    #expect(try add("gif", "/ɡɪf/") == "gif: changed (G IH1 F)\n")
    #expect(try add("café", "--like", "read") == "cafe: added (R IY1 D)\n")
    #expect(try add("--language", "en", "o’neil", "K") == "o'neil: added (K)\n")
    #expect(
      try fixture.output(of: "lexicon", "list") == """
        o'neil\ten\tK\t\tuser
        cafe\ten-US\tR IY1 D\tread\tuser
        gif\ten-US\tG IH1 F\t\tuser

        """)
    #expect(
      try fixture.json("lexicon", "list", "--language", "en-US") == [
        "entries": [
          [
            "word": "cafe", "language": "en-US", "phones": "R IY1 D", "like": "read",
            "ipa": "ˈɹid", "group": "user",
          ],
          [
            "word": "gif", "language": "en-US", "phones": "G IH1 F", "ipa": "ˈɡɪf",
            "group": "user",
          ],
        ]
      ])
    #expect(
      try fixture.output(of: "lexicon", "remove", "Gif", "Café") == "gif: removed\ncafe: removed\n")
    #expect(
      try fixture.json("lexicon", "remove", "--language=en", "o'neil") == [
        "changes": [
          [
            "word": "o'neil", "language": "en", "phones": "K", "change": "lexiconEntryRemoved",
          ]
        ]
      ])
    #expect(try fixture.output(of: "lexicon", "list") == "")
  }

  @Test("takes a word's pronunciation from the lexicon itself too, as it is then")
  func like() throws {
    try fixture.output(of: "lexicon", "add", "fnord", "K AE1 T")
    #expect(
      try fixture.output(of: "lexicon", "add", "gnord", "--like", "fnord")
        == "gnord: added (K AE1 T)\n")
    try fixture.output(of: "lexicon", "add", "fnord", "K IH1 T")
    #expect(try fixture.output(of: "lexicon", "list").contains("gnord\ten-US\tK AE1 T\tfnord\t"))
  }

  @Test(
    "is refused with what is wrong and what is meant",
    arguments: [
      (["lexicon"], 2, "lexicon: an argument is missing: "),
      (
        ["lexicon", "lst"], 2,
        "lexicon: \"lst\" is none of add, list, remove; did you mean \"list\"?"
      ),
      (["lexicon", "add"], 2, "lexicon add: WORD is missing"),
      (["lexicon", "add", "x"], 2, "lexicon add: give either PHONES or --like after x"),
      (
        ["lexicon", "add", "x", "K", "--like", "y"], 2, "lexicon add: give either PHONES or --like"
      ),
      (
        ["lexicon", "add", "x", "K HX"], 2,
        "lexicon add: \"HX\" at character 3: no phone; did you mean \"HH\"?"
      ),
      (
        ["lexicon", "add", "x", "/k☃/"], 2,
        "lexicon add: \"☃\" at character 3: no symbol of the phonetic alphabet"
      ),
      (["lexicon", "add", "two words", "K"], 2, "two words: not a word of letters, digits, "),
      (["lexicon", "add", "42", "K"], 2, "42: not a word of letters, digits, "),
      (["lexicon", "add", "x", "--like", "日本"], 1, "日本: no pronunciation is known"),
      (
        ["lexicon", "add", "x", "K", "--language", "!"], 2,
        "--language: \"!\" is not a language tag"
      ),
      (
        ["lexicon", "add", "x", "--like", "y", "--language", "de"], 1,
        "there is no pronunciation data for de"
      ),
      (["lexicon", "remove"], 2, "lexicon remove: WORD is missing"),
      (["lexicon", "remove", "gif"], 1, "gif: not in the lexicon for en-US"),
      (["lexicon", "list", "x"], 2, "lexicon list: unexpected argument \"x\""),
    ])
  func refused(arguments: [String], exitCode: Int32, message: String) throws {
    let outcome = try fixture.run(arguments)
    #expect(outcome.exitCode == exitCode)
    #expect(outcome.output == "")
    #expect(outcome.error.hasPrefix("voicectl: " + message), "\(outcome.error)")
    #expect(!FileSystem.exists(fixture.group + "/voices.sqlite-x"))
  }

  @Test(
    "has the user's words over the system's",
    .enabled(if: Environment.userIdentifier == 0, "only root writes the system's group"))
  func layers() throws {
    let environment = [
      "VOICE_APP_GROUP=", "XDG_DATA_HOME=\(fixture.directory.path("data"))",
      "VOICE_SYSTEM_APP_GROUP=\(fixture.directory.path("system"))",
    ]
    let run = { (arguments: String...) in
      try fixture.run(["lexicon"] + arguments, environment: environment)
    }
    #expect(try run("add", "--system", "gif", "JH IH1 F").exitCode == 0)
    #expect(try run("list").output == "gif\ten-US\tJH IH1 F\t\tsystem\n")
    let outcome = try run("remove", "gif")
    #expect(outcome.exitCode == 1)
    #expect(outcome.error.hasPrefix("voicectl: gif: belongs to the system's group; "))
    #expect(try run("add", "gif", "G IH1 F").output == "gif: changed (G IH1 F)\n")
    #expect(try run("list").output == "gif\ten-US\tG IH1 F\t\tuser\n")
    #expect(try run("remove", "gif").exitCode == 0)
    #expect(try run("list").output == "gif\ten-US\tJH IH1 F\t\tsystem\n")
  }
}
