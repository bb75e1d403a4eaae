import CommandLineTool
import Testing

@Suite("A command line")
struct ArgumentParserTests {
  @Test(
    "is taken apart as getopt_long does",
    arguments: [
      (["a"], "a"),
      (["a", "b"], "a|b"),
      (["--voice", "x", "a"], "a|voice=x"),
      (["--voice=x", "a"], "a|voice=x"),
      (["a", "--voice=x"], "a|voice=x"),
      (["a", "--voice", "x", "b"], "a|b|voice=x"),
      (["--voice=", "a"], "a|voice="),
      (["--voice=a=b", "a"], "a|voice=a=b"),
      (["-v", "x", "a"], "a|voice=x"),
      (["-vx", "a"], "a|voice=x"),
      (["-qvx", "a"], "a|voice=x|quiet!"),
      (["-qv", "x", "a"], "a|voice=x|quiet!"),
      (["-v-", "a"], "a|voice=-"),
      (["-v", "-", "a"], "a|voice=-"),
      (["-r", "-10%", "a"], "a|rate=-10%"),
      (["-r1", "--rate", "2", "--rate=3", "a"], "a|rate=1|rate=2|rate=3"),
      (["-"], "-"),
      (["--", "--voice"], "--voice"),
      (["a", "--", "-q", "--"], "a|-q|--"),
      (["--voice=--json", "a"], "a|voice=--json"),
      (["--group", "g", "--json", ""], "|group=g|json!"),
      (["grüße", "--voice=çé"], "grüße|voice=çé"),
    ])
  func parses(arguments: [String], expected: String) {
    let fixture = ToolFixture()
    #expect(fixture.run(["say"] + arguments) == .success)
    #expect(fixture.output == expected + "\n")
    #expect(fixture.error == "")
  }

  @Test(
    "that is wrong is refused with the reason",
    arguments: [
      (["--voic", "x"], "--voic: unknown option; did you mean \"--voice\"?"),
      (["--jsno"], "--jsno: unknown option; did you mean \"--json\"?"),
      (["--elephant"], "--elephant: unknown option"),
      (["-x"], "-x: unknown option"),
      (["-qx"], "-x: unknown option"),
      (["--quiet=1", "a"], "--quiet: takes no value"),
      (["a", "--voice"], "--voice: needs a value, ID"),
      (["a", "-v"], "-v: needs a value, ID"),
      (["--voice", "--json", "a"], "--voice: needs a value, ID"),
      (["--voice", "--rate=3", "a"], "--voice: needs a value, ID"),
      (["--voice", "--", "a"], "--voice: needs a value, ID"),
      (["-v", "x", "--voice=y", "a"], "--voice: given twice"),
      (["-qq", "a"], "-q: given twice"),
      ([], "say: an argument is missing: say [-v ID] TEXT… or [-v ID] -"),
      (["a", "b", "c", "d"], "say: unexpected argument \"d\""),
    ])
  func refuses(arguments: [String], message: String) {
    let fixture = ToolFixture()
    #expect(fixture.run(["say"] + arguments) == .usage)
    #expect(fixture.output == "")
    #expect(fixture.error == "voicetool: \(message)\n")
  }
}
