import SpeechTypes

extension WireWriter {
  /// Voices and defaults that do not fit into a message are left out, the last ones first.
  mutating func voiceList(_ list: VoiceList) {
    integer(list.generation)
    fitting(list.voices, byteCount: Self.voiceListByteLimit) { $0.voiceDescription($1) }
    let defaults = list.defaults.sorted { $0.key < $1.key }
    fitting(defaults, byteCount: WireProtocol.maximumMessageByteCount / 8) {
      $0.string($1.key.rawValue)
      $0.string($1.value.rawValue)
    }
  }

  private static let voiceListByteLimit = WireProtocol.maximumMessageByteCount / 8 * 7 - 64

  /// Appends a list, and of its items those that take no more than so many bytes together.
  private mutating func fitting<Item>(
    _ items: [Item], byteCount: Int, _ item: (inout WireWriter, Item) -> Void
  ) {
    var body = WireWriter()
    var count: UInt16 = 0
    for value in items.prefix(Int(UInt16.max)) {
      var encoded = WireWriter()
      item(&encoded, value)
      guard body.bytes.count + encoded.bytes.count <= byteCount else { break }
      body.raw(encoded.bytes)
      count += 1
    }
    integer(count)
    raw(body.bytes)
  }

  private mutating func voiceDescription(_ voice: VoiceDescription) {
    string(voice.identifier.rawValue)
    string(voice.name)
    languages(voice.primaryLanguages)
    languages(voice.supportedLanguages)
    integer(UInt8(voice.gender.rawValue))
    integer(UInt8(voice.quality.rawValue))
    integer(UInt16(clamping: voice.age))
    integer(UInt32(truncatingIfNeeded: voice.traits.rawValue))
    integer(voice.byteSize)
    string(voice.version)
    real(voice.sampleRate)
  }

  private mutating func languages(_ languages: [LanguageTag]) {
    integer(UInt8(clamping: languages.count))
    for language in languages.prefix(Int(UInt8.max)) { string(language.rawValue) }
  }
}

extension WireReader {
  mutating func voiceList() throws(WireError) -> VoiceList {
    var list = VoiceList(generation: try integer())
    let voiceCount: UInt16 = try integer()
    for _ in 0..<voiceCount { list.voices.append(try voiceDescription()) }
    let defaultCount: UInt16 = try integer()
    for _ in 0..<defaultCount {
      let language = try languageTag()
      list.defaults[language] = try VoiceIdentifier(&self)
    }
    return list
  }

  private mutating func voiceDescription() throws(WireError) -> VoiceDescription {
    var voice = VoiceDescription(
      identifier: try VoiceIdentifier(&self), name: try string(),
      primaryLanguages: try languages(), supportedLanguages: try languages())
    let gender: UInt8 = try integer()
    let quality: UInt8 = try integer()
    // Values of a later version are no reason to lose the voice.
    voice.gender = VoiceGender(rawValue: Int(gender)) ?? .unspecified
    voice.quality = VoiceQuality(rawValue: Int(quality)) ?? .default
    voice.age = Int(try integer(UInt16.self))
    voice.traits = VoiceTraits(rawValue: UInt(try integer(UInt32.self)))
    voice.byteSize = try integer()
    voice.version = try string()
    voice.sampleRate = try sampleRate()
    return voice
  }

  private mutating func sampleRate() throws(WireError) -> Double {
    let sampleRate = try real()
    guard sampleRate.isFinite, sampleRate >= 0 else {
      throw WireError("\(sampleRate) is not a voice's sample rate")
    }
    return sampleRate
  }

  private mutating func languages() throws(WireError) -> [LanguageTag] {
    let count: UInt8 = try integer()
    var languages: [LanguageTag] = []
    for _ in 0..<count { languages.append(try languageTag()) }
    return languages
  }

  mutating func languageTag() throws(WireError) -> LanguageTag {
    let text = try string()
    guard let tag = LanguageTag(text) else { throw WireError("\"\(text)\" is not a language tag") }
    return tag
  }
}
