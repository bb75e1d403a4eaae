internal import JSON
internal import SpeechTypes

extension BundleManifest {
  private static let keys = [
    "$schema", "format", "identifier", "name", "version", "primaryLanguages",
    "supportedLanguages", "gender", "age", "quality", "traits", "sampleRate", "engine", "license",
    "source", "recordings", "rules",
  ]

  /// The format that a document says it has, whatever else it holds; nil when it says none.
  static func format(of document: JSONValue) -> Int64? {
    guard case .object(let object) = document, case .integer(let format) = object["format"] else {
      return nil
    }
    return format
  }

  /// Reads a document; nil when a problem was reported that leaves no value.
  init?(_ document: JSONValue, problems: JSONProblems) {
    guard let root = JSONReader(document, problems: problems).object(keys: Self.keys) else {
      return nil
    }
    _ = root.required("format")?.integer(in: Self.format...Self.format)
    let identifier = root.required("identifier")?.voiceIdentifier()
    let name = root.required("name")?.string(allowsEmpty: false)
    let version = root.required("version")?.string(
      as: "numbers with dots between them, such as \"1.0\"", BundleVersion.init)
    let primary = root.required("primaryLanguages")?.languages()
    let supported = root.optional("supportedLanguages")?.languages() ?? primary
    let gender = root.optional("gender").map { $0.choice(of: VoiceGender.allCases) }
    let age = root.optional("age").map { $0.integer(in: 0...1000) }
    let quality = root.optional("quality").map { $0.choice(of: VoiceQuality.allCases) }
    let traits = root.optional("traits").map { $0.traits() }
    let sampleRate = root.required("sampleRate")?.number(in: 1000...192_000)
    let engine = root.required("engine")?.choice(of: VoiceEngine.allCases)
    let license = root.required("license")?.string(allowsEmpty: false)
    let source = root.required("source")?.string(allowsEmpty: false)
    // A unit bank knows its recordings itself.
    let recordings =
      engine == .units && root.optional("recordings") == nil
      ? [] : root.required("recordings")?.recordings()
    let rules = root.optional("rules").map { $0.rules(naming: recordings ?? []) }
    root.optional("supportedLanguages")?.check(supported, holds: primary)

    guard problems.all.isEmpty, let identifier, let name, let version, let primary, let supported,
      let sampleRate, let engine, let license, let source, let recordings
    else { return nil }
    self.init(
      identifier: identifier, name: name, version: version, primaryLanguages: primary,
      supportedLanguages: supported, gender: (gender ?? nil) ?? .unspecified,
      age: (age ?? nil) ?? 0, quality: (quality ?? nil) ?? .default,
      traits: (traits ?? nil) ?? [], sampleRate: sampleRate, engine: engine, license: license,
      source: source, recordings: recordings, rules: (rules ?? nil) ?? [])
  }
}

extension JSONReader {
  fileprivate func voiceIdentifier() -> VoiceIdentifier? {
    string(as: "an identifier of letters, digits, \".\", \"-\" and \"_\"", VoiceIdentifier.init)
  }

  fileprivate func languages() -> [LanguageTag]? {
    guard let elements = array() else { return nil }
    if elements.isEmpty { report("must name at least one language") }
    var seen: Set<LanguageTag> = []
    return elements.compactMap { element in
      let tag = element.string(as: "a language tag such as \"en-US\"", LanguageTag.init)
      if let tag, !seen.insert(tag).inserted { element.report("\(tag) is named twice") }
      return tag
    }
  }

  fileprivate func check(_ supported: [LanguageTag]?, holds primary: [LanguageTag]?) {
    guard let primary, let supported else { return }
    for tag in Set(primary).subtracting(supported).sorted() {
      report("lacks \(tag) of primaryLanguages")
    }
  }

  fileprivate func traits() -> VoiceTraits? {
    array()?.reduce(into: []) { traits, element in
      let trait = element.string(as: "one of \"novelty\", \"personal\"") { VoiceTraits(name: $0) }
      traits.formUnion(trait ?? [])
    }
  }

  fileprivate func recordings() -> [Recording]? {
    guard let elements = array() else { return nil }
    if elements.isEmpty { report("must name at least one recording") }
    var files: Set<String> = []
    return elements.compactMap { element in
      guard let object = element.object(keys: Recording.keys) else { return nil }
      let file = object.required("file")?.fileName()
      let text = object.required("text")?.string(allowsEmpty: false)
      let position = object.optional("position").map {
        $0.choice(of: Recording.Position.allCases)
      }
      if let file, !files.insert(file).inserted {
        object.optional("file")?.report("\"\(file)\" is named twice")
      }
      guard let file, let text else { return nil }
      let starts = object.optional("wordStarts").map { $0.wordStarts(of: text) }
      return Recording(
        file: file, text: text, position: position ?? nil, wordStarts: starts ?? nil)
    }
  }

  fileprivate func wordStarts(of text: String) -> [Int]? {
    let starts = array()?.compactMap { $0.integer(in: 0 ... .max) }
    guard let starts else { return nil }
    let wordCount = text.split(separator: " ").count
    if starts.count != wordCount { report("must have one frame for each of \(wordCount) words") }
    if starts.first != 0 { report("must begin with 0") }
    if starts != starts.sorted() { report("must not go back") }
    return starts
  }

  fileprivate func fileName() -> String? {
    string(as: "a file's name in Audio, ending in .aiff, .aif or .aifc") { name in
      Recording.isFileName(name) ? name : nil
    }
  }

  fileprivate func rules(naming recordings: [Recording]) -> [MatchRule]? {
    guard let elements = array() else { return nil }
    if elements.isEmpty { report("must hold at least one rule; leave the key out for none") }
    let files = Set(recordings.map(\.file))
    return elements.compactMap { element in
      guard let object = element.object(keys: ["contains", "play"]) else { return nil }
      let contains = object.optional("contains").map { $0.string(allowsEmpty: false) }
      guard let play = object.required("play"), let file = play.string() else { return nil }
      if !files.contains(file) { play.report("no recording has the file \"\(file)\"") }
      return MatchRule(contains: contains ?? nil, play: file)
    }
  }
}
