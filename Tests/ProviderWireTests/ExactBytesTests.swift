import ProviderWire
import SpeechTypes
import Testing

/// The bytes are written by hand from `docs/provider-protocol.md`.
@Suite("A message has exactly the bytes that the protocol's page gives it")
struct ExactBytesTests {
  private static let request = RequestIdentifier(rawValue: 0x0403_0201)
  private static let options = {
    var options = SpeechOptions()
    options.punctuation = .most
    options.announcesCapitals = true
    options.prosody = Prosody(rate: 1.5, pitch: 0.5, volumeDecibels: -6)
    options.baseFolder = "/b"
    options.allowedFolders = ["/", "/\u{E9}"]
    return options
  }()

  @Test(
    "from client to provider",
    arguments: [
      (
        .hello(versions: 1...0x0302, name: "\u{E9}"),
        [13, 0, 0, 0, 0x01] + Array("VPRV".utf8) + [1, 0, 2, 3] + [2, 0, 0xC3, 0xA9]
      ),
      (.listVoices, [1, 0, 0, 0, 0x02]),
      (
        .speak(
          SpeakMessage(
            request: request, purpose: .plan, textKind: .ssml, voice: Samples.identifier("ab"),
            creditByteCount: 0x0A0B_0C0D, options: options)),
        [56, 0, 0, 0, 0x03, 1, 2, 3, 4, 1, 1, 0x0D, 0x0C, 0x0B, 0x0A, 2, 0, 0x61, 0x62, 2, 0, 1]
          // 1.5, 0.5 and -6.
          + [0, 0, 0, 0, 0, 0, 0xF8, 0x3F, 0, 0, 0, 0, 0, 0, 0xE0, 0x3F]
          + [0, 0, 0, 0, 0, 0, 0x18, 0xC0]
          + [2, 0, 0x2F, 0x62, 2, 0, 1, 0, 0x2F, 3, 0, 0x2F, 0xC3, 0xA9]
      ),
      (
        .text(request, bytes: [0xFF, 0x00], isLast: true),
        [8, 0, 0, 0, 0x04, 1, 2, 3, 4, 1, 0xFF, 0x00]
      ),
      (.text(request, bytes: [], isLast: false), [6, 0, 0, 0, 0x04, 1, 2, 3, 4, 0]),
      (.credit(request, byteCount: 0x8000_0000), [9, 0, 0, 0, 0x05, 1, 2, 3, 4, 0, 0, 0, 0x80]),
      (.cancel(request), [5, 0, 0, 0, 0x06, 1, 2, 3, 4]),
    ] as [(ClientMessage, [UInt8])])
  func client(message: ClientMessage, bytes: [UInt8]) throws {
    #expect(message.encoded == bytes)
    #expect(try ClientMessage(kind: bytes[4], body: bytes[5...]) == message)
  }

  @Test(
    "from provider to client",
    arguments: [
      (.welcome(version: 1, name: "p"), [6, 0, 0, 0, 0x81, 1, 0, 1, 0, 0x70]),
      (.voices(list), [72, 0, 0, 0, 0x82] + listBody),
      (
        .voicesChanged(generation: 0x0807_0605_0403_0201),
        [9, 0, 0, 0, 0x83, 1, 2, 3, 4, 5, 6, 7, 8]
      ),
      (
        .started(request, AudioFormat(sampleRate: 22_050), Samples.identifier("ab")),
        // 22 050 is 1.3458251953125 · 2¹⁴.
        [18, 0, 0, 0, 0x84, 1, 2, 3, 4, 0, 0, 0, 0, 0x80, 0x88, 0xD5, 0x40, 1, 2, 0, 0x61, 0x62]
      ),
      (.audio(request, samples: [0xFE, 0xFF]), [7, 0, 0, 0, 0x85, 1, 2, 3, 4, 0xFE, 0xFF]),
      (
        .markers(
          request,
          [
            SpeechMarker(
              .bookmark, framePosition: 0x0102, textRange: Samples.range(5..<6, 3..<4), name: "m")
          ]),
        [35, 0, 0, 0, 0x86, 1, 2, 3, 4, 1, 0, 4, 2, 1, 0, 0, 0, 0, 0, 0] + rangeBody
          + [1, 0, 0x6D]
      ),
      (
        .diagnostics(
          request,
          [
            Diagnostic(
              Diagnostic.Code(rawValue: "c"), .warning, "",
              at: TextPosition(offset: TextOffset(utf8: 5, utf16: 3), line: 2, column: 9))
          ]),
        [29, 0, 0, 0, 0x88, 1, 2, 3, 4, 1, 0, 1, 5, 0, 0, 0, 3, 0, 0, 0, 2, 0, 0, 0, 9, 0, 0, 0]
          + [1, 0, 0x63, 0, 0]
      ),
      (
        .finished(request, .failed, frameCount: 0x0100),
        [14, 0, 0, 0, 0x89, 1, 2, 3, 4, 2, 0, 1, 0, 0, 0, 0, 0, 0]
      ),
      (
        .failure(request, SpeechFailure(.store, "x")),
        [16, 0, 0, 0, 0x8A, 1, 1, 2, 3, 4, 5, 0, 0x73, 0x74, 0x6F, 0x72, 0x65, 1, 0, 0x78]
      ),
      (
        .failure(nil, SpeechFailure(SpeechFailure.Code(rawValue: ""), "")),
        [10, 0, 0, 0, 0x8A, 0, 0, 0, 0, 0, 0, 0, 0, 0]
      ),
    ] as [(ProviderMessage, [UInt8])])
  func provider(message: ProviderMessage, bytes: [UInt8]) throws {
    #expect(message.encoded == bytes)
    #expect(try ProviderMessage(kind: bytes[4], body: bytes[5...]) == message)
  }

  @Test(
    "for each event of a plan",
    arguments: [
      (.paragraph, 0, []),
      (.sentence, 1, []),
      (
        .word(
          PlannedWord(
            spoken: "s", language: Samples.language("en"),
            prosody: Prosody(rate: 1, pitch: 0.5, volumeDecibels: -.infinity), phonemes: "",
            rendering: .phrase)),
        2,
        [3, 0, 0, 0, 0, 0, 0, 0xF0, 0x3F, 0, 0, 0, 0, 0, 0, 0xE0, 0x3F]
          + [0, 0, 0, 0, 0, 0, 0xF0, 0xFF, 2, 0, 0x65, 0x6E, 1, 0, 0x73, 0, 0]
      ),
      (.mark(name: "m"), 3, [1, 0, 0x6D]),
      (.pause(milliseconds: 750), 4, [0xEE, 2, 0, 0]),
      (.audio(uri: "u", isPlayable: true), 5, [1, 1, 0, 0x75]),
      (.voice(Samples.identifier("ab")), 6, [2, 0, 0x61, 0x62]),
    ] as [(PlanEvent.Content, UInt8, [UInt8])])
  func plan(content: PlanEvent.Content, type: UInt8, fields: [UInt8]) throws {
    let event = PlanEvent(content, textRange: Samples.range(5..<6, 3..<4))
    let body = [1, 2, 3, 4, 1, 0, type] + Self.rangeBody + fields
    let bytes = [UInt8(body.count + 1), 0, 0, 0, 0x87] + body
    #expect(ProviderMessage.plan(Self.request, [event]).encoded == bytes)
    #expect(
      try ProviderMessage(kind: 0x87, body: body[...]) == .plan(Self.request, [event]))
  }

  @Test(
    "for samples, rounded and clipped to 16 bits",
    arguments: [
      (0, 0), (1, 32_767), (-1, -32_768), (2, 32_767), (-2, -32_768), (0.5, 16_384),
      (1 / 32_768, 1), (-1 / 32_768, -1), (.nan, 0), (.infinity, 32_767), (-.infinity, -32_768),
      (0.4 / 32_768, 0), (0.6 / 32_768, 1), (-0.6 / 32_768, -1),
    ] as [(Float, Int16)])
  func samples(sample: Float, expected: Int16) {
    var writer = WireWriter()
    writer.audio(Self.request, [sample].span)
    let bits = UInt16(bitPattern: expected)
    #expect(writer.bytes.prefix(9) == [7, 0, 0, 0, 0x85, 1, 2, 3, 4])
    #expect(writer.bytes.dropFirst(9) == [UInt8(bits & 0xFF), UInt8(bits >> 8)])
  }

  // MARK: - Parts

  /// UTF-8 5 to 6, UTF-16 3 to 4.
  private static let rangeBody: [UInt8] = [5, 0, 0, 0, 3, 0, 0, 0, 6, 0, 0, 0, 4, 0, 0, 0]

  private static let list = VoiceList(
    generation: 9,
    voices: [
      VoiceDescription(
        identifier: Samples.identifier("ab"), name: "N",
        primaryLanguages: [Samples.language("en")],
        supportedLanguages: [Samples.language("en"), Samples.language("de-CH")], gender: .female,
        age: 0x0102, quality: .premium, traits: [.novelty, .personal], version: "1", byteSize: -2,
        sampleRate: 1)
    ],
    defaults: [Samples.language("en"): Samples.identifier("ab")])

  private static let listBody: [UInt8] =
    [9, 0, 0, 0, 0, 0, 0, 0, 1, 0]  // generation, one voice
    + [2, 0, 0x61, 0x62, 1, 0, 0x4E]  // identifier, name
    + [1, 2, 0, 0x65, 0x6E]  // primary languages
    + [2, 2, 0, 0x65, 0x6E, 5, 0, 0x64, 0x65, 0x2D, 0x43, 0x48]  // supported ones
    + [2, 3, 2, 1, 3, 0, 0, 0]  // gender, quality, age, traits
    + [0xFE, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1, 0, 0x31]  // size, version
    + [0, 0, 0, 0, 0, 0, 0xF0, 0x3F]  // sample rate
    + [1, 0, 2, 0, 0x65, 0x6E, 2, 0, 0x61, 0x62]  // one default
}
