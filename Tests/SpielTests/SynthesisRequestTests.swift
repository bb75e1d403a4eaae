import ProviderClient
import SessionBus
import SpeechTypes
import SpielService
import Testing

@Suite("A call of Synthesize")
struct SynthesisRequestTests {
  private let userLanguage: LanguageTag
  private let list: VoiceList
  private let voices: [SpielVoice]

  init() throws {
    func voice(_ identifier: String, _ languages: String...) throws -> VoiceDescription {
      let tags = languages.compactMap { LanguageTag($0) }
      return VoiceDescription(
        identifier: try #require(VoiceIdentifier(identifier)), name: identifier,
        primaryLanguages: [tags[0]], supportedLanguages: tags, sampleRate: 16_000)
    }
    userLanguage = try #require(LanguageTag("en-US"))
    list = VoiceList(voices: [try voice("a.one", "en-US", "fr-FR"), try voice("b.two", "de-DE")])
    voices = [SpielVoice](list) { _ in [] }
  }

  private func request(_ arguments: SynthesisArguments) throws(BusFailure) -> SynthesisRequest {
    try SynthesisRequest(arguments, voices, list: list, userLanguage: userLanguage)
  }

  @Test(
    "names a voice, and behind it the form",
    arguments: [
      ("a.one", "", "a.one", StreamForm.chunks), ("a.one#raw", "", "a.one", .samples),
      ("", "", "a.one", .chunks), ("", "de", "b.two", .chunks),
      ("#raw", "de-AT", "b.two", .samples),
      ("b.two", "en-US", "b.two", .chunks), ("", "no tag!", "a.one", .chunks),
    ])
  func voice(name: String, language: String, identifier: String, form: StreamForm) throws {
    let request = try request(
      SynthesisArguments(text: "x", voice: name, language: language))
    #expect(request.voice.description.identifier.rawValue == identifier)
    #expect(request.wish.identifier?.rawValue == identifier)
    #expect(request.form == form)
  }

  @Test(
    "is refused for a voice that there is not", arguments: ["c", "A.ONE", "a.one#RAW", "\u{0}"])
  func unknownVoice(name: String) {
    #expect(
      throws: BusFailure(
        "org.voiceprovider.Speech.Provider.Error.UnknownVoice", "there is no voice \"\(name)\"")
    ) { try request(SynthesisArguments(text: "x", voice: name)) }
  }

  @Test("is refused where there is no voice at all")
  func noVoice() {
    #expect(
      throws: BusFailure(
        "org.voiceprovider.Speech.Provider.Error.UnknownVoice", "no voice is bought and enabled")
    ) {
      try SynthesisRequest(
        SynthesisArguments(text: "x", voice: ""), [], list: VoiceList(),
        userLanguage: userLanguage)
    }
  }

  @Test(
    "asks for a rate that voices do",
    arguments: [
      (1, 1), (0.5, 0.5), (3.5, 3.5), (0.1, 0.25), (10, 6), (-1, 0.25), (.infinity, 6), (.nan, 1),
    ])
  func rate(rate: Double, multiple: Double) throws {
    let request = try request(SynthesisArguments(text: "x", voice: "a.one", rate: rate))
    #expect(request.order.options.prosody.rate == multiple)
  }

  @Test(
    "asks for a pitch an octave around the voice's own",
    arguments: [
      (1, 1), (0, 0.5), (2, 2), (1.5, 1.4142), (0.5, 0.7071), (-3, 0.5), (7, 2), (.nan, 1),
    ])
  func pitch(pitch: Double, multiple: Double) throws {
    let request = try request(SynthesisArguments(text: "x", voice: "a.one", pitch: pitch))
    #expect(abs(request.order.options.prosody.pitch - multiple) < 0.0001)
  }

  @Test(
    "tells a language that the voice speaks and would not think of",
    arguments: [
      ("fr-CA", true), ("fr", true), ("en-GB", false), ("de", false), ("", false), ("x", false),
    ])
  func language(language: String, isTold: Bool) throws {
    let request = try request(
      SynthesisArguments(text: "salut", voice: "a.one", language: language))
    #expect((request.text.kind == .ssml) == isTold)
    #expect(request.order.text == request.text.bytes)
    #expect(request.order.textKind == request.text.kind)
  }
}
