import Pronunciation
import SpeechTypes
import Testing

@Suite("The English pronouncer")
struct EnglishPronouncerTests {
  /// A small lexicon of stems, so that every form is made by rule.
  private static let stems = LexiconBuilder(
    """
    bake B EY1 K
    batch B AE1 CH
    bird B ER1 D
    black B L AE1 K
    carry K AE1 R IY0
    cat K AE1 T
    cough K AO1 F
    dog D AO1 G
    echo EH1 K OW0
    glass G L AE1 S
    happy HH AE1 P IY0
    hope HH OW1 P
    i AY1
    judge JH AH1 JH
    kind K AY1 N D
    light L AY1 T
    love L AH1 V
    play P L EY1
    real R IY1 L
    record [noun] R EH1 K ER0 D
    record [verb] R IH0 K AO1 R D
    she SH IY1
    stop S T AA1 P
    they DH EY1
    watch W AA1 CH
    x EH1 K S
    k K EY1
    c S IY1
    d D IY1
    """)

  private let pronouncer: EnglishPronouncer

  init() throws {
    let lexicon = try Lexicon(bytes: Self.stems.bytes(wordsPerBlock: 16), name: "stems")
    let data = LanguageData(lexicon: lexicon, letterToSound: try ShippedData.letterToSound())
    pronouncer = EnglishPronouncer(data: data)
  }

  @Test(
    "adds endings with the right voicing",
    arguments: [
      ("cats", "K AE1 T S"), ("dogs", "D AO1 G Z"), ("batches", "B AE1 CH IH0 Z"),
      ("glasses", "G L AE1 S IH0 Z"), ("judges", "JH AH1 JH IH0 Z"), ("coughs", "K AO1 F S"),
      ("echoes", "EH1 K OW0 Z"), ("loves", "L AH1 V Z"), ("carries", "K AE1 R IY0 Z"),
      ("cat's", "K AE1 T S"), ("dog's", "D AO1 G Z"), ("dogs'", "D AO1 G Z"),
      ("glass's", "G L AE1 S IH0 Z"), ("baked", "B EY1 K T"), ("stopped", "S T AA1 P T"),
      ("loved", "L AH1 V D"), ("lighted", "L AY1 T IH0 D"), ("carried", "K AE1 R IY0 D"),
      ("judged", "JH AH1 JH D"), ("watched", "W AA1 CH T"), ("played", "P L EY1 D"),
      ("baking", "B EY1 K IH0 NG"), ("stopping", "S T AA1 P IH0 NG"), ("playing", "P L EY1 IH0 NG"),
      ("carrying", "K AE1 R IY0 IH0 NG"), ("recording", "R IH0 K AO1 R D IH0 NG"),
      ("recorded", "R IH0 K AO1 R D IH0 D"), ("happiness", "HH AE1 P IY0 N AH0 S"),
      ("hopeful", "HH OW1 P F AH0 L"), ("hopeless", "HH OW1 P L AH0 S"),
      ("kindly", "K AY1 N D L IY0"),
      ("really", "R IY1 L IY0"), ("happily", "HH AE1 P IY0 L IY0"),
      ("hopelessness", "HH OW1 P L AH0 S N AH0 S"), ("she'll", "SH IY1 AH0 L"), ("i'd", "AY1 D"),
      ("they've", "DH EY1 AH0 V"), ("unkind", "AH0 N K AY1 N D"), ("replay", "R IY0 P L EY1"),
      ("unhappily", "AH0 N HH AE1 P IY0 L IY0"),
    ])
  func endings(word: String, phones: String) {
    let found = pronouncer.pronunciation(of: word)
    #expect(found.phonemes().arpabet == phones && found.origin == .derived)
  }

  @Test(
    "does not take for an ending what is none", arguments: ["thus", "gas", "bus", "ring", "bed"])
  func noEndings(word: String) {
    #expect(pronouncer.pronunciation(of: word).origin == .letterToSound)
  }

  @Test(
    "makes compounds of known words, stressed on the first",
    arguments: [
      ("blackbird", "B L AE1 K B ER2 D"), ("doglight", "D AO1 G L AY2 T"),
      ("blackbirds", "B L AE1 K B ER2 D Z"), ("cat-dog", "K AE1 T D AO1 G"),
    ])
  func compounds(word: String, phones: String) {
    let found = pronouncer.pronunciation(of: word)
    #expect(found.phonemes().arpabet == phones && found.origin == .compound)
  }

  @Test("spells letters without a vowel by their names")
  func spelledOut() {
    let found = pronouncer.pronunciation(of: "XKCD")
    #expect(found.phonemes().arpabet == "EH2 K S K EY2 S IY2 D IY1")
    #expect(found.origin == .spelledOut)
    #expect(pronouncer.letterNames(of: "dc")?.arpabet == "D IY1 S IY1")
    #expect(pronouncer.letterNames(of: "d1") == nil && pronouncer.letterNames(of: "") == nil)
  }

  @Test("believes the user before all else")
  func userEntries() throws {
    let phonemes = try #require(Phoneme.parse(arpabet: "K IY1 T"))
    let other = try ShippedData.pronouncer(["CAT": phonemes, "Fnörd": phonemes, "empty": []])
    #expect(other.pronunciation(of: "cat").origin == .user)
    #expect(other.pronunciation(of: "Cat").phonemes() == phonemes)
    #expect(other.pronunciation(of: "fnord").phonemes() == phonemes)
    #expect(other.pronunciation(of: "fnörds").phonemes().arpabet == "K IY1 T S")
    #expect(other.pronunciation(of: "empty").origin == .lexicon)
  }

  @Test(
    "reads letters of other alphabets as their likeness in ASCII",
    arguments: [
      ("Café", "cafe"), ("cafe\u{301}", "cafe"), ("naïve", "naive"), ("doesn’t", "doesn't"),
      ("co\u{ad}operate", "cooperate"), ("Ærø", "aero"), ("ﬁsh", "fish"), ("Straße", "strasse"),
      ("zero\u{200b}width", "zerowidth"), ("ŁÓDŹ", "lodz"), ("well‑known", "well-known"),
    ])
  func likeness(word: String, plain: String) throws {
    let pronouncer = try ShippedData.pronouncer()
    let found = pronouncer.pronunciation(of: word)
    #expect(found == pronouncer.pronunciation(of: plain) && found.origin != .unknown)
  }

  @Test(
    "says that it does not know a word without such letters",
    arguments: [
      "", "'", "''", "-", "123", "привет", "日本語", "😀", "\u{301}", "\u{200d}", "...",
    ])
  func unknown(word: String) throws {
    let found = try ShippedData.pronouncer().pronunciation(of: word)
    #expect(found.origin == .unknown && found.pronunciations.isEmpty && found.phonemes().isEmpty)
  }

  @Test(
    "stands words of any length",
    arguments: [
      ("'", 100_000), ("'s", 500), ("-", 100_000), ("s", 300), ("ing", 100), ("a-", 100),
      ("un", 100), ("é", 300), ("bird", 100),
    ])
  func longWords(part: String, count: Int) {
    let found = pronouncer.pronunciation(of: String(repeating: part, count: count))
    #expect(found.pronunciations.isEmpty == (found.origin == .unknown))
  }

  @Test("gives the pronunciation of a tag, and the usual one where there is none of it")
  func tags() throws {
    let found = try ShippedData.pronouncer().pronunciation(of: "record")
    #expect(found.phonemes(for: .verb).arpabet == "R IH0 K AO1 R D")
    #expect(found.phonemes(for: .strong) == found.phonemes())
    #expect(found.phonemes().arpabet == "R EH1 K ER0 D")
  }

  @Test(
    "says where each answer comes from",
    arguments: [
      ("hello", WordPronunciation.Origin.lexicon), ("retweeted", .derived),
      ("fnord", .letterToSound),
      ("pcb's", .spelledOut), ("state-of-the-fnord", .letterToSound), ("U.K", .compound),
    ])
  func origins(word: String, origin: WordPronunciation.Origin) throws {
    #expect(try ShippedData.pronouncer().pronunciation(of: word).origin == origin)
  }
}
