internal import JSON
internal import SpeechTypes

extension Catalogue {
  /// Reads what can be read of a document; everything else is reported.
  init(_ document: JSONValue, problems: JSONProblems) {
    let keys = ["$schema", "format", "voices", "defaults"]
    guard let root = JSONReader(document, problems: problems).object(keys: keys) else { return }
    _ = root.optional("$schema")?.string()
    _ = root.required("format")?.integer(in: Self.format...Self.format)
    voices = root.required("voices")?.catalogueVoices() ?? []
    defaults = root.optional("defaults")?.catalogueDefaults() ?? []
  }
}

extension JSONReader {
  fileprivate func catalogueVoices() -> [Catalogue.Voice] {
    var seen: Set<VoiceIdentifier> = []
    return (array() ?? []).compactMap { element in
      guard let object = element.object(keys: ["identifier", "state", "bundle"]) else { return nil }
      let identifier = object.required("identifier")?.voiceIdentifier()
      let state = object.required("state")?.choice(of: VoiceState.allCases)
      let bundlePath = object.optional("bundle")?.absolutePath()
      if let identifier, !seen.insert(identifier).inserted {
        object.optional("identifier")?.report("\(identifier) is named twice")
        return nil
      }
      // One without a state is kept, so that what else is wrong with it is found too.
      return identifier.map {
        Catalogue.Voice(
          identifier: $0, state: state ?? .disabled, bundlePath: bundlePath, place: element.path)
      }
    }
  }

  fileprivate func catalogueDefaults() -> [Catalogue.Default] {
    var seen: Set<LanguageTag> = []
    return (anyObject()?.members ?? []).compactMap { key, value in
      guard let language = LanguageTag(key) else {
        value.report("\(JSONValue.string(key).serialized()) is no language tag such as \"en-US\"")
        return nil
      }
      guard seen.insert(language).inserted else {
        value.report("\(language) is named twice")
        return nil
      }
      return value.voiceIdentifier().map {
        Catalogue.Default(language: language, identifier: $0, place: value.path)
      }
    }
  }

  private func voiceIdentifier() -> VoiceIdentifier? {
    string(as: "an identifier of letters, digits, \".\", \"-\" and \"_\"", VoiceIdentifier.init)
  }

  private func absolutePath() -> String? {
    string(as: "an absolute path") { $0.hasPrefix("/") ? $0 : nil }
  }

  /// The value as an object whose keys are data.
  private func anyObject() -> JSONObjectReader? {
    guard case .object(let object) = value else { return self.object(keys: []) }
    return self.object(keys: Array(object.keys))
  }
}
