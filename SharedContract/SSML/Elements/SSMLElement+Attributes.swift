import SpeechTypes

extension SSMLElement {
  /// Makes an element other than `speak` of its attributes; nil when without them it has no effect.
  init?(_ name: ElementName, _ reader: inout AttributeReader) {
    switch name {
    case .speak: return nil
    case .paragraph: self = .paragraph(reader.language())
    case .sentence: self = .sentence(reader.language())
    case .token, .word: self = .token(role: reader.role(), reader.language())
    case .lang: self = .lang(reader.language(isRequired: true))
    case .sayAs: self = .sayAs(reader.sayAs())
    case .phoneme: self = .phoneme(reader.phoneme())
    case .sub: self = .sub(alias: reader.text("alias", isRequired: true))
    case .emphasis: self = .emphasis(reader.keyword("level") ?? .moderate)
    case .breakPause: self = .breakPause(reader.keyword("strength"), reader.time("time"))
    case .audio: self = .audio(reader.audio())
    case .desc: self = .desc(LanguageAttributes(language: reader.languageTag()))
    case .lexicon: self = .lexicon(reader.lexicon())
    case .lookup: self = .lookup(reference: reader.token("ref", isRequired: true))
    case .meta: self = .meta(reader.meta())
    case .metadata: self = .metadata
    case .mark, .bookmark:
      let attribute = name == .mark ? "name" : "mark"
      guard let name = reader.token(attribute, isRequired: true) else { return nil }
      self = .mark(name: name)
    case .voice, .prosody:
      guard !reader.isEmpty || (name == .voice && reader.hasLanguage) else {
        reader.report(.noAttributes, "\(reader.element) has no attributes; the tag is ignored")
        return nil
      }
      self = name == .voice ? .voice(reader.voice()) : .prosody(reader.prosody())
    }
  }
}

extension AttributeReader {
  mutating func speak() -> SpeakAttributes {
    var speak = SpeakAttributes()
    speak.version = version
    _ = text("version")
    speak.language = language(isRequired: true)
    speak.base = text("xml:base")
    speak.startMark = token("startmark")
    speak.endMark = token("endmark")
    return speak
  }

  fileprivate var hasLanguage: Bool { rest.contains { $0.name == "xml:lang" } }

  mutating func role() -> [QualifiedName] {
    let namespaces = namespaces
    return value("role") { text in
      var names: [QualifiedName] = []
      for word in text.split(separator: " ") {
        guard let name = namespaces.qualifiedName(word) else { return nil }
        names.append(name)
      }
      return AttributeReading(names)
    } ?? []
  }

  fileprivate mutating func sayAs() -> SayAsAttributes {
    SayAsAttributes(
      interpretAs: token("interpret-as", isRequired: true), format: token("format"),
      detail: token("detail"))
  }

  fileprivate mutating func phoneme() -> PhonemeAttributes {
    PhonemeAttributes(
      phonemes: token("ph", isRequired: true), alphabet: token("alphabet"),
      type: value("type") { ["default", "ruby"].contains($0) ? AttributeReading($0) : nil })
  }

  fileprivate mutating func voice() -> VoiceAttributes {
    var voice = VoiceAttributes()
    let openFeatures = rest.filter(\.value.collapsed.isEmpty).compactMap {
      VoiceFeature(rawValue: $0.name)
    }
    voice.gender = valueOrAny("gender", SpokenGender.read)
    voice.age = integer("age", from: 0)
    voice.variant = integer("variant", from: 1)
    voice.names = (text("name") ?? "").collapsed.split(separator: " ").map(String.init)
    voice.languages = value("languages", VoiceLanguage.readList) ?? []
    voice.required = value("required", VoiceFeature.readList)
    voice.ordering = value("ordering", VoiceFeature.readList)
    voice.onVoiceFailure = keyword("onvoicefailure")
    if hasLanguage, version == .version11 {
      report(.unknownAttribute, "\(element) has xml:lang only in SSML 1.0; read all the same")
    }
    voice.language = languageTag()
    voice.given = voice.namedFeatures.union(openFeatures)
    return voice
  }

  fileprivate mutating func prosody() -> ProsodyAttributes {
    let version = version
    var prosody = ProsodyAttributes()
    prosody.pitch = value("pitch", ProsodyPitch.read)
    prosody.contour = value("contour", PitchContour.read)
    prosody.range = value("range", ProsodyPitch.read)
    prosody.rate = value("rate") { ProsodyRate.read($0, version: version) }
    prosody.duration = time("duration")
    prosody.volume = value("volume") { ProsodyVolume.read($0, version: version) }
    return prosody
  }

  fileprivate mutating func audio() -> AudioAttributes {
    var audio = AudioAttributes()
    audio.source = token("src", isRequired: version == .version10)
    audio.mediaType = token("type")
    audio.fetchTimeout = time("fetchtimeout")
    audio.fetchHint = keyword("fetchhint")
    audio.maxAge = integer("maxage", from: 0)
    audio.maxStale = integer("maxstale", from: 0)
    audio.clipBegin = time("clipBegin")
    audio.clipEnd = time("clipEnd")
    audio.repeatCount = value("repeatCount") { Self.positive(NumberText($0)?.value) }
    audio.repeatDuration = time("repeatDur")
    audio.soundLevel = value("soundLevel") { text in
      // Here, unlike in volume, the sign may be left out.
      Decibels.read(text).map { AttributeReading($0.value) }
    }
    audio.speed = value("speed") { Self.positive(NumberText.percentage($0)?.value) }
    return audio
  }

  fileprivate mutating func lexicon() -> LexiconAttributes {
    var lexicon = LexiconAttributes()
    lexicon.uri = token("uri", isRequired: true)
    lexicon.identifier = token("xml:id", isRequired: version == .version11)
    lexicon.mediaType = token("type")
    lexicon.fetchTimeout = time("fetchtimeout")
    lexicon.maxAge = integer("maxage", from: 0)
    lexicon.maxStale = integer("maxstale", from: 0)
    return lexicon
  }

  fileprivate mutating func meta() -> MetaAttributes {
    let meta = MetaAttributes(
      name: text("name"), header: text("http-equiv"), content: text("content", isRequired: true))
    if (meta.name == nil) == (meta.header == nil) {
      report(.missingAttribute, "\(element) needs one of name and http-equiv")
    }
    return meta
  }

  private static func positive(_ number: Double?) -> AttributeReading<Double>? {
    number.flatMap { $0 > 0 ? AttributeReading($0) : nil }
  }
}

extension VoiceAttributes {
  /// The features that have a value.
  fileprivate var namedFeatures: Set<VoiceFeature> {
    VoiceFeature.allCases.reduce(into: []) { features, feature in
      let isNamed =
        switch feature {
        case .name: !names.isEmpty
        case .languages: !languages.isEmpty
        case .gender: gender != nil
        case .age: age != nil
        case .variant: variant != nil
        }
      if isNamed { features.insert(feature) }
    }
  }
}
