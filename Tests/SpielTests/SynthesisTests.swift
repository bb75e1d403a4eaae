import JSON
import Posix
import TestSupport
import Testing

@Suite("Speech for Spiel", .tags(.process, .audio), .timeLimit(.minutes(5)))
struct SynthesisTests {
  private let fixture: SpielFixture

  init() throws { fixture = try SpielFixture() }

  /// The event that a marker of `voicectl say` stands for.
  private func event(_ marker: JSONValue, of text: String) -> SpielStream.Event? {
    let kinds: [String: UInt8] = ["word": 1, "sentence": 2, "paragraph": 3, "bookmark": 4]
    guard case .object(let object) = marker, case .string(let type)? = object["type"],
      case .integer(let frame)? = object["frame"], case .object(let range)? = object["range"],
      case .array(let utf8)? = range["utf8"], case .integer(let start) = utf8[0],
      case .integer(let end) = utf8[1], let kind = kinds[type]
    else { return nil }
    func characters(_ byteOffset: Int64) -> Int {
      String(decoding: text.utf8.prefix(Int(byteOffset)), as: UTF8.self).unicodeScalars.count
    }
    var name = ""
    if case .string(let text)? = object["name"] { name = text }
    return SpielStream.Event(
      kind: kind, range: characters(start)..<characters(end), name: name,
      framePosition: Int(frame))
  }

  @Test("is, as bare samples, what voicectl writes to a file")
  func samples() throws {
    let spoken = try fixture.client.spoken(
      SpielFixture.sentence, SpielFixture.coach + "#raw")
    #expect(try spoken == fixture.rendered(SpielFixture.sentence).samples)
  }

  @Test(
    "has the same samples in pieces, and tells what they are about to say",
    arguments: [
      SpielFixture.sentence, "\u{1F3C3}\u{200D}\u{2642} walk xyzzy \u{1F600} run. Run!",
      "<speak>\u{1F600} <mark name=\"\u{E9}\"/>walk &amp; &#x72;un<mark name=\"b\"/></speak>",
      "Walk.\n\nRun.",
    ])
  func pieces(text: String) throws {
    let isSSML = text.hasPrefix("<")
    let bytes = try fixture.client.spoken(text, SpielFixture.coach, isSSML: isSSML)
    let stream = try SpielStream(bytes)
    let expected = try fixture.rendered(text)
    #expect(stream.audio == expected.samples)
    #expect(stream.pieceByteCounts.allSatisfy { $0 <= 4096 })
    let events = expected.markers.compactMap { event($0, of: text) }
    #expect(stream.events == events)
    #expect(Set(events.map(\.kind)).isSuperset(of: isSSML ? [1, 2, 4] : [1, 2]))
  }

  @Test("is not told in the log", arguments: ["walk xyzzymellon", "<speak><xyzzymellon"])
  func secrecy(text: String) throws {
    _ = try fixture.client.spoken(text, SpielFixture.coach, isSSML: text.hasPrefix("<"))
    #expect(!fixture.bus.log.contains("xyzzymellon"))
  }

  @Test("tells a number that is read as several words as the one that is written")
  func number() throws {
    let text = "walk 25 times"
    let stream = try SpielStream(try fixture.client.spoken(text, SpielFixture.coach))
    #expect(stream.events.filter { $0.kind == 1 }.map(\.range) == [0..<4, 5..<7, 8..<13])
  }

  @Test(
    "is as fast and as high as was asked for",
    arguments: [
      (2, 1, ["--rate", "2"]), (100, 1, ["--rate", "6"]), (0.1, 1, ["--rate", "0.25"]),
      (1, 2, ["--pitch", "2"]), (1.5, 0, ["--rate", "1.5", "--pitch", "0.5"]),
    ])
  func prosody(rate: Double, pitch: Double, options: [String]) throws {
    let spoken = try fixture.client.spoken(
      "walk", SpielFixture.coach + "#raw", pitch: pitch, rate: rate)
    #expect(try spoken == fixture.rendered("walk", SpielFixture.coach, options).samples)
  }

  @Test("comes with the voice of the language where none is named")
  func language() throws {
    let spoken = try fixture.client.spoken("walk", "#raw", language: "en-GB")
    #expect(try spoken == fixture.rendered("walk", "en-GB").samples)
  }

  @Test("of nothing is a whole stream of nothing", arguments: ["", "...", "<speak/>"])
  func nothing(text: String) throws {
    let bytes = try fixture.client.spoken(text, SpielFixture.coach, isSSML: text.hasPrefix("<"))
    #expect(try SpielStream(bytes).audio.isEmpty)
    #expect(try fixture.client.spoken(text, SpielFixture.coach + "#raw").isEmpty)
  }

  @Test("is refused for a voice that there is not, and the next is spoken")
  func unknownVoice() throws {
    #expect(
      throws: SpielClient.Refusal(
        name: "org.voiceprovider.Speech.Provider.Error.UnknownVoice",
        message: "GDBus.Error:org.voiceprovider.Speech.Provider.Error.UnknownVoice: "
          + "there is no voice \"nobody\"")
    ) { try fixture.client.speak("walk", "nobody") }
    // What was handed over with the call is closed: the end comes at once.
    #expect(try fixture.client.read().isEmpty)
    let spoken = try fixture.client.spoken("walk", SpielFixture.coach + "#raw")
    #expect(try spoken == fixture.rendered("walk").samples)
  }

  @Test("comes for several at once, whichever is read first")
  func several() throws {
    let texts = ["walk", SpielFixture.sentence, "run for 30 seconds", "stop"]
    for (number, text) in texts.enumerated() {
      try fixture.client.speak(text, SpielFixture.coach + "#raw", as: "\(number)")
    }
    for (number, text) in texts.enumerated().reversed() {
      #expect(try fixture.client.read(from: "\(number)") == fixture.rendered(text).samples)
    }
  }
}
