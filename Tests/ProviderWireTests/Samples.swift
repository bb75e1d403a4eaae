import ProviderWire
import SpeechTypes

/// Messages of every kind, with ordinary and extreme contents.
enum Samples {
  static let request = RequestIdentifier(rawValue: 0x0102_0304)
  private static let lastRequest = RequestIdentifier(rawValue: .max)
  static let coach = identifier("com.example.coach")
  private static let longest = identifier("v" + String(repeating: "-", count: 199))
  /// Fills a string's length field exactly.
  static let fullString = String(repeating: "\u{1F600}", count: 16_383) + "abc"
  static let words = ["", "a", "Stra\u{DF}e \u{1F468}\u{200D}\u{1F469}\u{0}\u{10FFFF}", fullString]

  static func identifier(_ text: String) -> VoiceIdentifier {
    guard let identifier = VoiceIdentifier(text) else {
      preconditionFailure("\(text) is of the form of an identifier")
    }
    return identifier
  }

  static func language(_ text: String) -> LanguageTag {
    guard let language = LanguageTag(text) else {
      preconditionFailure("\(text) is of the form of a language tag")
    }
    return language
  }

  static func range(_ utf8: Range<Int>, _ utf16: Range<Int>) -> TextRange {
    TextRange(
      TextOffset(utf8: utf8.lowerBound, utf16: utf16.lowerBound),
      TextOffset(utf8: utf8.upperBound, utf16: utf16.upperBound))
  }

  private static let ranges: [TextRange] = [
    .empty, range(1..<5, 1..<3),
    range(4_294_967_295..<4_294_967_295, 4_294_967_295..<4_294_967_295),
  ]
  private static let bodies: [[UInt8]] = [[], [0], [UInt8](repeating: 0xFF, count: 65_536)]

  // MARK: - From client to provider

  static let clientMessages: [ClientMessage] =
    hellos + [.listVoices] + speaks + texts + [
      .credit(request, byteCount: 0), .credit(lastRequest, byteCount: .max), .cancel(request),
      .cancel(lastRequest), .cancel(RequestIdentifier(rawValue: 0)),
    ]

  private static let hellos: [ClientMessage] = words.flatMap { name in
    [1...1, 0...UInt16.max, UInt16.max...UInt16.max].map { .hello(versions: $0, name: name) }
  }

  private static let speaks: [ClientMessage] = [SpeakMessage.Purpose.audio, .plan].flatMap {
    purpose in
    [SpeechTextKind.plain, .ssml].flatMap { kind in
      [(coach, 0, SpeechOptions()), (longest, UInt32.max, extremeOptions)].map {
        voice, credit, options in
        .speak(
          SpeakMessage(
            request: request, purpose: purpose, textKind: kind, voice: voice,
            creditByteCount: credit, options: options))
      }
    }
  }

  private static let extremeOptions = {
    var options = SpeechOptions()
    options.punctuation = .all
    options.isSpelling = true
    options.announcesCapitals = true
    options.prosody = Prosody(
      rate: .infinity, pitch: .leastNonzeroMagnitude, volumeDecibels: -.infinity)
    options.baseFolder = "/" + String(fullString.dropLast())
    options.allowedFolders = (0..<300).map { "/\u{1F600}/\($0)" }
    return options
  }()

  private static let texts: [ClientMessage] = bodies.flatMap { bytes in
    [false, true].map { .text(request, bytes: bytes[...], isLast: $0) }
  }

  // MARK: - From provider to client

  static let providerMessages: [ProviderMessage] =
    words.map { .welcome(version: .max, name: $0) } + [.welcome(version: 0, name: "")]
    + lists.map { .voices($0) } + [.voicesChanged(generation: 0), .voicesChanged(generation: .max)]
    + [1000, 22_050, 44_100.5, 192_000].map {
      .started(request, AudioFormat(sampleRate: $0), longest)
    }
    + bodies.map { .audio(request, samples: $0[...]) }
    + [.markers(request, Array(markers.prefix(4))), .plan(request, Array(events.prefix(4)))]
    + markers.map { .markers(lastRequest, [$0]) } + events.map { .plan(lastRequest, [$0]) }
    + diagnostics.map { .diagnostics(request, [$0]) }
    + [SpeechOutcome.finished, .cancelled, .failed].map {
      .finished(request, $0, frameCount: .max)
    }
    + failures

  private static let lists: [VoiceList] = [
    VoiceList(), VoiceList(generation: .max, voices: voices, defaults: [:]),
    VoiceList(
      generation: 7, voices: [],
      defaults: [
        language("en"): coach, language("en-GB"): longest, language("zh-Hant-TW"): coach,
      ]),
  ]

  private static let voices: [VoiceDescription] = words.flatMap { word in
    VoiceGender.allCases.flatMap { gender in
      VoiceQuality.allCases.map { quality in
        VoiceDescription(
          identifier: longest, name: word.count > 100 ? "long" : word,
          primaryLanguages: [language("en-US")],
          supportedLanguages: (0..<255).map { language("en-x-\($0)") }, gender: gender,
          age: 65_535, quality: quality, traits: VoiceTraits(rawValue: 0xFFFF_FFFF),
          version: "1.0", byteSize: gender == .male ? .max : .min,
          sampleRate: gender == .male ? 22_050 : 0)
      }
    }
  }

  static let markers: [SpeechMarker] = SpeechMarker.Kind.allCases.flatMap { kind in
    ranges.flatMap { range in
      words.map { SpeechMarker(kind, framePosition: .max, textRange: range, name: $0) }
    }
  }

  static let events: [PlanEvent] = ranges.flatMap { range in
    contents.map { PlanEvent($0, textRange: range) }
  }

  private static let contents: [PlanEvent.Content] =
    [.paragraph, .sentence, .pause(milliseconds: 0), .pause(milliseconds: 4_294_967_295)]
    + words.map { .mark(name: $0) } + words.map { .audio(uri: $0, isPlayable: $0.isEmpty) }
    + [.voice(coach), .voice(longest)] + plannedWords.map { .word($0) }

  private static let plannedWords: [PlannedWord] = words.flatMap { word in
    [PlannedWord.Rendering.none, .units, .word, .phrase].map { rendering in
      PlannedWord(
        spoken: word, language: word.isEmpty ? nil : language("de-CH"),
        prosody: Prosody(rate: 0.1, pitch: .greatestFiniteMagnitude, volumeDecibels: -.infinity),
        phonemes: word, rendering: rendering)
    }
  }

  static let diagnostics: [Diagnostic] = [Diagnostic.Severity.note, .warning, .error].flatMap {
    severity in
    words.map { word in
      Diagnostic(
        Diagnostic.Code(rawValue: word), severity, word,
        at: TextPosition(
          offset: TextOffset(utf8: 4_294_967_295, utf16: 0), line: 4_294_967_295, column: 1))
    }
  }

  private static let failures: [ProviderMessage] = [nil, request].flatMap { request in
    words.map { .failure(request, SpeechFailure(SpeechFailure.Code(rawValue: $0), $0)) }
  }
}

extension ClientMessage {
  var encoded: [UInt8] {
    var writer = WireWriter()
    encode(to: &writer)
    return writer.bytes
  }
}

extension ProviderMessage {
  var encoded: [UInt8] {
    var writer = WireWriter()
    encode(to: &writer)
    return writer.bytes
  }
}
