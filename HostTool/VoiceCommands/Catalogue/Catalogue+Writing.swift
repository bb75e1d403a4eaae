internal import AppGroup
internal import JSON
internal import SpeechTypes
internal import VoiceBundle

extension Catalogue {
  /// What a group holds now; applied to the same group it changes nothing.
  ///
  /// - Parameter catalog: What is on offer: a voice bought from there is found again by its name.
  init(_ state: StoreSnapshot, catalog: BundleCatalog) {
    voices = state.bought.map { voice in
      let isOnOffer = catalog[voice.identifier]?.path == voice.bundlePath
      return Voice(
        identifier: voice.identifier, state: voice.state,
        bundlePath: isOnOffer ? nil : voice.bundlePath)
    }
    defaults = state.defaults.sorted { $0.key < $1.key }
      .filter { state.bought($0.value) != nil }
      .map { Default(language: $0.key, identifier: $0.value) }
  }

  /// The document that `init(_:problems:)` reads.
  var json: JSONValue {
    var defaultVoices = JSONObject()
    for entry in defaults {
      defaultVoices[entry.language.rawValue] = .string(entry.identifier.rawValue)
    }
    return [
      "format": .integer(Int64(Self.format)),
      "voices": .array(voices.map(\.json)),
      "defaults": .object(defaultVoices),
    ]
  }
}

extension Catalogue.Voice {
  fileprivate var json: JSONValue {
    var object = JSONObject()
    object["identifier"] = .string(identifier.rawValue)
    object["state"] = .string(state.rawValue)
    object["bundle"] = bundlePath.map { .string($0) }
    return .object(object)
  }
}
