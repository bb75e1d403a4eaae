internal import JSON
internal import SpeechTypes

extension JSONObject {
  /// A voice as every command's JSON describes it; the keys are those of `voice.json`.
  init(_ voice: VoiceDescription) {
    self.init()
    self["identifier"] = .string(voice.identifier.rawValue)
    self["name"] = .string(voice.name)
    self["version"] = .string(voice.version)
    self["primaryLanguages"] = JSONValue(voice.primaryLanguages)
    self["supportedLanguages"] = JSONValue(voice.supportedLanguages)
    self["gender"] = .string(voice.gender.description)
    self["age"] = .integer(Int64(voice.age))
    self["quality"] = .string(voice.quality.description)
    self["traits"] = .array(voice.traits.names.map { .string($0) })
    self["byteSize"] = .integer(voice.byteSize)
    self["sampleRate"] = .real(voice.sampleRate)
  }
}

extension JSONValue {
  init(_ languages: [LanguageTag]) { self = .array(languages.map { .string($0.rawValue) }) }
}
