import AudioUnits
import Foundation
import SpeechSynthesis
import Testing

@Suite("What crosses between provider and host can be archived and copied")
struct ContractArchivingTests {
  private static let voice = {
    let voice = AVSpeechSynthesisProviderVoice(
      name: "Bób \u{1F600}", identifier: "com.identifier.Bob", primaryLanguages: ["en-US"],
      supportedLanguages: ["en-US", "zh-Hant-TW"])
    voice.voiceSize = 1 << 40
    voice.version = "1.2"
    voice.gender = .female
    voice.age = 41
    return voice
  }()

  private static func archived(_ object: some SpeechArchiving) throws -> Data {
    try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
  }

  private static func expectSame(
    _ voice: AVSpeechSynthesisProviderVoice, _ other: AVSpeechSynthesisProviderVoice
  ) {
    #expect(voice !== other)
    #expect(voice.name == other.name && voice.identifier == other.identifier)
    #expect(voice.primaryLanguages == other.primaryLanguages)
    #expect(voice.supportedLanguages == other.supportedLanguages)
    #expect(voice.voiceSize == other.voiceSize && voice.version == other.version)
    #expect(voice.gender == other.gender && voice.age == other.age)
  }

  @Test(
    "A marker",
    arguments: [
      AVSpeechSynthesisMarker(),
      AVSpeechSynthesisMarker(wordRange: NSRange(location: 3, length: 5), atByteSampleOffset: 44),
      AVSpeechSynthesisMarker(
        sentenceRange: NSRange(location: 0, length: 9), atByteSampleOffset: 0),
      AVSpeechSynthesisMarker(
        paragraphRange: NSRange(location: NSNotFound, length: 1), atByteSampleOffset: 1 << 40),
      AVSpeechSynthesisMarker(phonemeString: "ʃ", atByteSampleOffset: 8),
      AVSpeechSynthesisMarker(bookmarkName: "<b>", atByteSampleOffset: -1),
    ])
  func marker(_ marker: AVSpeechSynthesisMarker) throws {
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(
        ofClass: AVSpeechSynthesisMarker.self, from: Self.archived(marker)))
    let copy = try #require(marker.copy() as? AVSpeechSynthesisMarker)
    for other in [read, copy] {
      #expect(other !== marker)
      #expect(other.mark == marker.mark && other.byteSampleOffset == marker.byteSampleOffset)
      #expect(other.textRange == marker.textRange)
      #expect(other.bookmarkName == marker.bookmarkName && other.phoneme == marker.phoneme)
    }
    copy.bookmarkName += "changed"
    #expect(copy.bookmarkName != marker.bookmarkName)
  }

  @Test("A voice")
  func voice() throws {
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(
        ofClass: AVSpeechSynthesisProviderVoice.self, from: Self.archived(Self.voice)))
    Self.expectSame(read, Self.voice)
    Self.expectSame(
      try #require(Self.voice.copy() as? AVSpeechSynthesisProviderVoice), Self.voice)
  }

  @Test("A request, with its voice")
  func request() throws {
    let request = AVSpeechSynthesisProviderRequest(
      ssmlRepresentation: "<speak>a &amp; b</speak>", voice: Self.voice)
    let read = try #require(
      try NSKeyedUnarchiver.unarchivedObject(
        ofClass: AVSpeechSynthesisProviderRequest.self, from: Self.archived(request)))
    #expect(read.ssmlRepresentation == request.ssmlRepresentation)
    Self.expectSame(read.voice, Self.voice)
    #expect(request.copy() as? AVSpeechSynthesisProviderRequest === request)
  }

  @Test("An archive of another class is none of them")
  func otherClass() throws {
    let data = try Self.archived(Self.voice)
    let read = try NSKeyedUnarchiver.unarchivedObject(
      ofClass: AVSpeechSynthesisMarker.self, from: data)
    #expect(read == nil)
  }

  @Test("Within an archive of another class")
  func nested() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(AVSpeechSynthesisMarker(phonemeString: "p", atByteSampleOffset: 4), forKey: "m")
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = true
    let read = unarchiver.decodeObject(of: AVSpeechSynthesisMarker.self, forKey: "m")
    #expect(read?.phoneme == "p" && read?.byteSampleOffset == 4)
  }
}
