import SpeechTypes
import TestSupport
import Testing
import TextAnalysis

@Suite("A document's voices and languages decide who says its words", .tags(.ssml))
struct VoiceElementTests {
  private static func document(_ content: String, version: String = "1.1") -> String {
    "<speak version='\(version)' xmlns='http://www.w3.org/2001/10/synthesis' xml:lang='en-US'>"
      + "\(content)</speak>"
  }

  private static func read(
    _ content: String, _ cast: MadeCast = MadeCast(), voice: String = "us", version: String = "1.1"
  ) -> Analysis {
    Analysis(
      document(content, version: version), voice: cast.voice(voice), voiceFinder: cast)
  }

  @Test(
    "The voice inside an element is the one that it asks for, and the one before is restored",
    arguments: [
      ("a <voice name='gb'>b</voice> c", "a b@gb c"),
      ("a <voice name='gb'>b <voice name='kid'>c</voice> d</voice> e", "a b@gb c@kid d@gb e"),
      (
        "<voice name='gb'>a</voice><voice name='kid'>b</voice><voice name='gb'>c</voice>",
        "a@gb b@kid c@gb"
      ),
      ("<voice name='us'>a</voice>", "a"),
      ("<voice gender='male' languages='en'><voice age='8'>a</voice> b</voice>", "a@kid b@gb"),
      ("<p><voice name='gb'><s>a</s><s>b</s></voice></p>c", "a@gb b@gb c"),
      ("<voice name='gb'><sub alias='x y'>b</sub></voice> z", "x@gb y@gb z"),
      ("a<voice name='gb'><metadata>m</metadata></voice><desc>d</desc> b", "a b"),
    ])
  func scope(content: String, expected: String) {
    let cast = MadeCast()
    let analysis = Self.read(content, cast)
    let words = cast.outline(analysis).replacing("[en-US]", with: "")
    #expect(words == expected)
  }

  @Test(
    "A language that the voice does not speak is dealt with as onlangfailure says, and told once",
    arguments: [
      // (content, words, [(severity, times)])
      ("a <lang xml:lang='fr'>b</lang> c", "a[en-US] b@fr[fr] c[en-US]", [.note]),
      ("<p xml:lang='fr-CA' onlangfailure='changevoice'>b</p>", "b@fr[fr-CA]", [.note]),
      ("<s xml:lang='pt'>b <lang xml:lang='en'>c</lang></s>", "b@pt[pt] c[en]", [.note]),
      ("a <lang xml:lang='tlh'>b</lang> c", "a[en-US] b[en-US] c[en-US]", [.warning]),
      (
        "a <lang xml:lang='tlh' onlangfailure='changevoice'>b</lang>", "a[en-US] b[en-US]",
        [.warning]
      ),
      (
        "a <lang xml:lang='fr' onlangfailure='ignorelang'>b</lang>", "a[en-US] b[en-US]",
        [.warning]
      ),
      (
        "a <lang xml:lang='fr' onlangfailure='ignoretext'>b</lang> c", "a[en-US] c[en-US]",
        [.warning]
      ),
      (
        "<p onlangfailure='ignoretext'>a <w xml:lang='fr'>b</w> <w xml:lang='pt'>c</w></p>",
        "a[en-US]", [.warning, .warning]
      ),
      (
        "<p xml:lang='fr' onlangfailure='ignoretext'>a <lang xml:lang='en'>b</lang> c</p>",
        "b[en]", [.warning]
      ),
      (
        "<lang xml:lang='fr' onlangfailure='ignoretext'><sub alias='x'>b</sub></lang>", "",
        [.warning]
      ),
      // Without text nothing fails.
      ("a <lang xml:lang='fr'> <break/> </lang>", "a[en-US]", []),
      // The voice comes first, then what it speaks.
      ("<voice name='pt'><lang xml:lang='fr'>a</lang></voice>", "a@pt[fr]", []),
      ("<lang xml:lang='fr'><voice name='pt'>a</voice></lang>", "a@pt[fr]", []),
      ("<voice name='fr' xml:lang='fr'>a</voice>", "a@fr[fr]", [.warning]),
      // Another region is spoken in the voice's own way; no language is any.
      ("<lang xml:lang='en-GB'>a</lang>", "a[en-GB]", [.note]),
      ("<lang xml:lang='en'>a</lang><lang xml:lang='und'>b</lang>", "a[en] b", []),
    ] as [(String, String, [Diagnostic.Severity])])
  func languages(content: String, words: String, severities: [Diagnostic.Severity]) {
    let cast = MadeCast()
    let analysis = Self.read(content, cast)
    #expect(cast.outline(analysis) == words)
    #expect(analysis.diagnostics.map(\.severity) == severities)
  }

  @Test("Marks and pauses in text that is left out stay")
  func marksInIgnoredText() {
    let analysis = Self.read(
      "a <lang xml:lang='tlh' onlangfailure='ignoretext'>b<mark name='m'/>c<break time='1s'/></lang> d"
    )
    #expect(analysis.outline == "a @m <1000> d")
    #expect(analysis.diagnostics.map(\.code) == [.languageFailure])
    #expect(analysis.diagnostics.first?.position.offset.utf8 == Self.document("").utf8.count + 42)
  }

  @Test("In SSML 1.0 the language of voice is the one that it is to speak")
  func version10() {
    let cast = MadeCast()
    let analysis = Self.read(
      "<voice xml:lang='fr' gender='female'>a</voice>", cast, version: "1.0")
    #expect(cast.outline(analysis) == "a@pt[fr]")
    #expect(analysis.diagnostics.isEmpty)
  }

  @Test("A voice that cannot speak is told, and the one before goes on")
  func broken() {
    let cast = MadeCast()
    cast.broken = ["kid"]
    let analysis = Self.read("<voice name='gb'>a <voice name='kid'>b</voice></voice>", cast)
    #expect(cast.outline(analysis) == "a@gb[en-US] b@gb[en-US]")
    #expect(
      analysis.diagnostics.filter { $0.severity == .warning }.map(\.message) == [
        "voice \"Dan\" cannot speak, \"Carl\" goes on: it is broken"
      ])
  }

  @Test("Without a list of voices the voice stays, which is told once")
  func noList() {
    let cast = MadeCast()
    cast.isListBroken = true
    let analysis = Self.read(
      "<voice name='gb'>a</voice><voice name='gb'>b</voice><lang xml:lang='fr'>c</lang>", cast)
    #expect(cast.outline(analysis) == "a[en-US] b[en-US] c[en-US]")
    #expect(analysis.diagnostics.map(\.code) == [.voiceUnusable, .languageFailure])
    #expect(cast.listCount == 1)
  }

  @Test("A voice that gives way to no other says so")
  func unsupported() {
    let analysis = Analysis(Self.document("<voice name='gb'>a</voice>"))
    #expect(analysis.outline == "a")
    #expect(analysis.diagnostics.map(\.code) == [.unsupported])
  }

  @Test("A change of pitch goes into another voice; a pitch in hertz is measured against its own")
  func pitch() {
    let analysis = Self.read(
      "<prosody pitch='150Hz'>a <voice name='gb'>b</voice></prosody>"
        + "<voice name='gb'> <prosody pitch='150Hz'>c</prosody></voice>")
    #expect(analysis.words.map(\.style.prosody.pitch) == [1.5, 1.5, 0.75])
  }

  @Test("The user's own words are those of the voice that says them")
  func wholeWords() {
    let cast = MadeCast()
    let text = "w0x <voice name='gb'>w0x w1x</voice> w1x"
    let words = cast.outline(Self.read(text, cast)).replacing("[en-US]", with: "").split(
      separator: " ")
    #expect(words.first == "w0x")
    #expect(words.contains("w1x@gb"))
    #expect(!words.contains("w0x@gb") && !words.contains("w1x"))
  }

  @Test(
    "Ten thousand changes ask for the list once and take time in proportion",
    .timeLimit(.minutes(5)))
  func manyChanges() {
    let cast = MadeCast()
    func duration(_ count: Int) -> Duration {
      let names = ["gb", "kid", "us2"]
      let content = (0..<count).map { "<voice name='\(names[$0 % 3])'>a</voice>" }.joined()
      return ContinuousClock().measure {
        let analysis = Self.read(content, cast)
        #expect(analysis.words.count == count)
      }
    }
    _ = duration(10)
    let short = duration(1000)
    #expect(duration(10_000) < short * 30)
    #expect(cast.opened == ["gb", "kid", "us2"])
    #expect(cast.listCount == 3)
  }
}
