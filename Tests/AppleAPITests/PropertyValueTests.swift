import AVFoundation
import CoreAudioKit
import Testing

@Suite("Objects of Apple's API")
struct PropertyValueTests {
  @Test("An utterance has Apple's values at first")
  func utterance() {
    let utterance = AVSpeechUtterance(string: "Hello")
    #expect(utterance.speechString == "Hello")
    #expect(utterance.attributedSpeechString == NSAttributedString(string: "Hello"))
    #expect(utterance.voice == nil)
    #expect(utterance.rate == 0.5)
    #expect(utterance.pitchMultiplier == 1)
    #expect(utterance.volume == 1)
    #expect(utterance.preUtteranceDelay == 0)
    #expect(utterance.postUtteranceDelay == 0)
    #expect(!utterance.prefersAssistiveTechnologySettings)
    #expect(AVSpeechUtterance().speechString.isEmpty)
    #expect(AVSpeechUtterance(string: "").speechString.isEmpty)
  }

  static let settings: [(set: Float, rate: Float, pitch: Float, volume: Float)] = [
    (-1, 0, 0.5, 0), (0, 0, 0.5, 0), (0.25, 0.25, 0.5, 0.25), (0.75, 0.75, 0.75, 0.75),
    (1, 1, 1, 1), (1.5, 1, 1.5, 1), (3, 1, 2, 1), (.infinity, 1, 2, 1), (-.infinity, 0, 0.5, 0),
    (.nan, 0.5, 1, 1),
  ]

  @Test("An utterance's rate, pitch and volume are held to their ranges", arguments: settings)
  func ranges(_ setting: (set: Float, rate: Float, pitch: Float, volume: Float)) {
    let utterance = AVSpeechUtterance(string: "Hello")
    utterance.rate = setting.set
    utterance.pitchMultiplier = setting.set
    utterance.volume = setting.set
    #expect(utterance.rate == setting.rate)
    #expect(utterance.pitchMultiplier == setting.pitch)
    #expect(utterance.volume == setting.volume)
  }

  @Test("A copy of an utterance is another with the same values")
  func copy() throws {
    let utterance = AVSpeechUtterance(string: "Hello")
    utterance.rate = 0.25
    utterance.postUtteranceDelay = 2
    let copy = try #require(utterance.copy() as? AVSpeechUtterance)
    #expect(copy !== utterance)
    #expect(copy.speechString == "Hello" && copy.rate == 0.25 && copy.postUtteranceDelay == 2)
  }

  @Test("What is no SSML makes no utterance", arguments: ["", "Hello", "<speak>", "<p>Hello</p>"])
  func invalidSSML(_ text: String) {
    #expect(AVSpeechUtterance(ssmlRepresentation: text) == nil)
  }

  @Test("An SSML utterance's speech string has no markup")
  func ssml() throws {
    let utterance = try #require(
      AVSpeechUtterance(ssmlRepresentation: "<speak>Tom &amp; <emphasis>I</emphasis></speak>"))
    #expect(utterance.speechString == "Tom & I")
  }

  @Test("A synthesizer has Apple's values at first")
  func synthesizer() {
    let synthesizer = AVSpeechSynthesizer()
    #expect(synthesizer.delegate == nil)
    #expect(!synthesizer.isSpeaking && !synthesizer.isPaused)
    #expect(synthesizer.outputChannels == nil)
    #expect(synthesizer.usesApplicationAudioSession)
    #expect(!synthesizer.mixToTelephonyUplink)
    #expect(!synthesizer.continueSpeaking())
    #expect(!synthesizer.pauseSpeaking(at: .immediate))
    #expect(!synthesizer.stopSpeaking(at: .word))
  }

  @Test("A voice that was not looked up has no values, and one that cannot be is nil")
  func voice() {
    let voice = AVSpeechSynthesisVoice()
    #expect(voice.gender == .unspecified)
    #expect(voice.voiceTraits == [])
    #expect(voice.identifier.isEmpty)
    #expect(AVSpeechSynthesisVoice(identifier: "") == nil)
    #expect(AVSpeechSynthesisVoice(language: "") == nil)
    #expect(AVSpeechSynthesisVoice(language: "not a language") == nil)
    #expect(!AVSpeechSynthesisVoice.currentLanguageCode().isEmpty)
  }

  static let markers: [(AVSpeechSynthesisMarker, AVSpeechSynthesisMarker.Mark)] = [
    (AVSpeechSynthesisMarker(wordRange: NSRange(2..<5), atByteSampleOffset: 8), .word),
    (AVSpeechSynthesisMarker(sentenceRange: NSRange(2..<5), atByteSampleOffset: 8), .sentence),
    (AVSpeechSynthesisMarker(paragraphRange: NSRange(2..<5), atByteSampleOffset: 8), .paragraph),
    (AVSpeechSynthesisMarker(phonemeString: "x", atByteSampleOffset: 8), .phoneme),
    (AVSpeechSynthesisMarker(bookmarkName: "x", atByteSampleOffset: 8), .bookmark),
    (
      AVSpeechSynthesisMarker(
        markerType: .sentence, forTextRange: NSRange(2..<5), atByteSampleOffset: 8), .sentence
    ),
  ]

  @Test("A marker's initialiser says its kind", arguments: markers)
  func marker(_ marker: AVSpeechSynthesisMarker, _ mark: AVSpeechSynthesisMarker.Mark) {
    #expect(marker.mark == mark && marker.byteSampleOffset == 8)
    #expect(marker.phoneme == (mark == .phoneme ? "x" : ""))
    #expect(marker.bookmarkName == (mark == .bookmark ? "x" : ""))
    let hasText = mark != .phoneme && mark != .bookmark
    #expect(marker.textRange == (hasText ? NSRange(location: 2, length: 3) : NSRange()))
  }

  @Test("A provider's voice has Apple's values at first")
  func providerVoice() {
    let voice = AVSpeechSynthesisProviderVoice(
      name: "Anna", identifier: "com.example.anna", primaryLanguages: ["de-DE"],
      supportedLanguages: ["de-DE", "en-GB"])
    #expect(voice.name == "Anna" && voice.identifier == "com.example.anna")
    #expect(voice.primaryLanguages == ["de-DE"])
    #expect(voice.supportedLanguages == ["de-DE", "en-GB"])
    #expect(voice.voiceSize == 0 && voice.version.isEmpty)
    #expect(voice.gender == .unspecified && voice.age == 0)
    let request = AVSpeechSynthesisProviderRequest(ssmlRepresentation: "<not checked", voice: voice)
    #expect(request.ssmlRepresentation == "<not checked" && request.voice === voice)
  }

  @Test("Classes that Apple archives can be archived")
  func archiving() {
    #expect(AVSpeechSynthesisVoice.supportsSecureCoding)
    #expect(AVSpeechUtterance.supportsSecureCoding)
    #expect(AVSpeechSynthesisMarker.supportsSecureCoding)
    #expect(AVSpeechSynthesisProviderVoice.supportsSecureCoding)
    #expect(AVSpeechSynthesisProviderRequest.supportsSecureCoding)
  }
}
