import SSML
import SpeechTypes
import Testing

@Suite("An element's attributes arrive as typed values")
struct SSMLElementTests {
  /// The first element inside the root, and the codes of what was found.
  private func element(
    _ content: String, version: String = "1.1"
  ) -> (element: SSMLElement?, codes: [String]) {
    let reading = DocumentReading(document(content, version: version))
    return (reading.elements.dropFirst().first, reading.codes)
  }

  @Test("prosody")
  func prosody() {
    var expected = ProsodyAttributes()
    expected.pitch = .semitones(2)
    expected.range = .label(.low)
    expected.rate = .multiplier(0.8)
    expected.duration = TimeDesignation(milliseconds: 3_000)
    expected.volume = .decibels(-6)
    expected.contour = PitchContour(points: [.init(position: 0.5, pitch: .hertz(120))])
    let tag = """
      <prosody pitch='+2st' range='low' rate=' 80% ' duration='3s' volume='-6dB' \
      contour='(50%,120Hz)'/>
      """
    #expect(element(tag).element == .prosody(expected))
    #expect(element(tag).codes == [])
  }

  @Test("A rate means what the document's version says, and a sign in 1.1 is reported")
  func rate() {
    var expected = ProsodyAttributes()
    expected.rate = .relative(-0.2)
    #expect(element("<prosody rate='-20%'/>").element == .prosody(expected))
    #expect(element("<prosody rate='-20%'/>").codes == ["bad-value"])
    #expect(element("<prosody rate='-20%'/>", version: "1.0").element == .prosody(expected))
    #expect(element("<prosody rate='-20%'/>", version: "1.0").codes == [])
    expected.rate = .multiplier(0.2)
    #expect(element("<prosody rate='20%'/>", version: "2.0").element == .prosody(expected))
    #expect(element("<prosody rate='20%'/>", version: "2.0").codes == ["bad-value"])
  }

  @Test("voice")
  func voice() {
    var expected = VoiceAttributes()
    expected.given = [.gender, .age, .variant, .name, .languages]
    expected.gender = .female
    expected.age = 30
    expected.variant = 2
    expected.names = ["a", "b"]
    expected.languages = ["en", "fr"].compactMap {
      LanguageRange($0).map { VoiceLanguage(language: $0) }
    }
    expected.required = []
    expected.ordering = [.gender, .name]
    expected.onVoiceFailure = .keepExisting
    let tag = """
      <voice gender='female' age='30' variant='2' name=' a  b ' languages='en fr' required='' \
      ordering='gender name' onvoicefailure='keepexisting'/>
      """
    #expect(element(tag).element == .voice(expected))
    #expect(element(tag).codes == [])
    let any = element("<voice gender='' age='' variant='' name=''/>")
    var anyExpected = VoiceAttributes()
    anyExpected.given = [.gender, .age, .variant, .name]
    #expect(any.element == .voice(anyExpected))
    #expect(any.codes == [])
    let bad = element("<voice gender='x' age='-1' variant='0' languages='und' required='y'/>")
    #expect(bad.element == .voice(VoiceAttributes()))
    #expect(bad.codes == Array(repeating: "bad-value", count: 5))
  }

  @Test("voice has a language of its own in SSML 1.0, which is reported in 1.1")
  func voiceLanguage() {
    var expected = VoiceAttributes()
    expected.language = LanguageTag("fr")
    #expect(element("<voice xml:lang='fr'/>", version: "1.0").element == .voice(expected))
    #expect(element("<voice xml:lang='fr'/>", version: "1.0").codes == [])
    #expect(element("<voice xml:lang='fr'/>").element == .voice(expected))
    #expect(element("<voice xml:lang='fr'/>").codes == ["unknown-attribute"])
  }

  @Test(
    "An xml:id is a name and the only one; xml:lang and xml:base have no effect where they are not",
    arguments: [
      ("<p xml:id='a'/><s xml:id=' b '/>", []),
      ("<p xml:id='a'/><s xml:id='a'/>", ["bad-value"]),
      ("<p xml:id='1'/>", ["bad-value"]), ("<p xml:id='a:b'/>", ["bad-value"]),
      ("<p xml:id=''/>", ["bad-value"]), ("<p xml:id='\u{E9}.1-_'/>", []),
      ("<p xml:space='preserve'/>", []),
      ("<prosody rate='fast' xml:lang='fr'/>", ["unknown-attribute"]),
      ("<p xml:base='file:///'/>", ["unknown-attribute"]),
    ] as [(String, [String])])
  func everywhere(content: String, codes: [String]) {
    let diagnostics = DocumentReading(document(content)).diagnostics
    #expect(diagnostics.map(\.code.rawValue) == codes)
  }

  @Test("audio")
  func audio() {
    var expected = AudioAttributes()
    expected.source = "a b.wav"
    expected.fetchTimeout = TimeDesignation(milliseconds: 10)
    expected.fetchHint = .safe
    expected.maxAge = 1
    expected.maxStale = 0
    expected.clipBegin = TimeDesignation(milliseconds: 800)
    expected.clipEnd = TimeDesignation(milliseconds: 5_000)
    expected.repeatCount = 2.5
    expected.repeatDuration = TimeDesignation(milliseconds: 1_500)
    expected.soundLevel = Decibels(6)
    expected.speed = 2
    let tag = """
      <audio src='a b.wav' fetchtimeout='10ms' fetchhint='safe' maxage='1' maxstale='0' \
      clipBegin='800ms' clipEnd='5s' repeatCount='2.5' repeatDur='1500ms' soundLevel='6dB' \
      speed='200%'/>
      """
    #expect(element(tag).element == .audio(expected))
    #expect(element(tag).codes == [])
    let bad = element("<audio repeatCount='3a' speed='0%' maxage='x' clipEnd='5'/>")
    #expect(bad.element == .audio(AudioAttributes()))
    #expect(bad.codes == Array(repeating: "bad-value", count: 4))
    #expect(element("<audio/>").codes == [])
    #expect(element("<audio/>", version: "1.0").codes == ["missing-attribute"])
  }

  @Test("token has a role of names with the namespaces in scope")
  func token() {
    let role = [
      QualifiedName(namespace: "urn:c", localName: "x"),
      QualifiedName(namespace: "http://www.w3.org/2001/10/synthesis", localName: "y"),
    ]
    let language = LanguageAttributes(
      language: LanguageTag("fr"), onLanguageFailure: .changeVoice)
    let result = element(
      "<w xmlns:c='urn:c' role='c:x y' xml:lang='FR' onlangfailure='changevoice'/>")
    #expect(result.element == .token(role: role, language))
    #expect(result.codes == [])
  }

  @Test("lexicon and lookup")
  func lexicon() {
    var expected = LexiconAttributes()
    expected.uri = "a.pls"
    expected.identifier = "t"
    expected.mediaType = "application/pls+xml"
    expected.maxAge = 3
    let tag = "<lexicon uri='a.pls' xml:id='t' type='application/pls+xml' maxage='3'/>"
    #expect(element(tag).element == .lexicon(expected))
    #expect(element("<lexicon/>").codes == ["missing-attribute", "missing-attribute"])
    #expect(element("<lexicon/>", version: "1.0").codes == ["missing-attribute"])
    #expect(element("<lookup ref=' t '/>").element == .lookup(reference: "t"))
  }

  @Test("meta has a name or a header, not both")
  func meta() {
    let good = element("<meta name='seeAlso' content='x'/>")
    #expect(good.element == .meta(MetaAttributes(name: "seeAlso", content: "x")))
    #expect(good.codes == [])
    #expect(element("<meta http-equiv='a' content=''/>").codes == [])
    #expect(element("<meta content='x'/>").codes == ["missing-attribute"])
    #expect(element("<meta name='a' http-equiv='b'/>").codes.count == 2)
  }

  @Test("say-as and phoneme")
  func sayAs() {
    #expect(
      element("<say-as interpret-as='date' format='mdy' detail='1'/>").element
        == .sayAs(SayAsAttributes(interpretAs: "date", format: "mdy", detail: "1")))
    #expect(
      element("<phoneme ph='p&quot;' alphabet='x-sampa' type='ruby'/>").element
        == .phoneme(PhonemeAttributes(phonemes: "p\"", alphabet: "x-sampa", type: "ruby")))
    #expect(element("<phoneme ph='x' type='y'/>").codes == ["bad-value"])
  }

  @Test("lang, p and s")
  func language() {
    let expected = LanguageAttributes(language: LanguageTag("tlh"), onLanguageFailure: .ignoreText)
    let attributes = "xml:lang='tlh' onlangfailure='ignoretext'"
    #expect(element("<lang \(attributes)/>").element == .lang(expected))
    #expect(element("<p \(attributes)/>").element == .paragraph(expected))
    #expect(element("<s \(attributes)/>").element == .sentence(expected))
    #expect(element("<s xml:lang='?'/>").codes == ["bad-value"])
  }
}
