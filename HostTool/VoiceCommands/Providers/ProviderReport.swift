internal import AppGroup
internal import CommandLineTool
internal import JSON
internal import ProviderClient
internal import SpeechTypes

/// What a registered provider answered, or why it does not.
struct ProviderReport {
  enum State: String {
    case enabled
    case disabled
    /// Enabled, and does not answer as it should.
    case broken
  }

  let provider: RegisteredProvider
  let group: GroupFolder.Kind
  let state: State
  /// Name and version, as it tells itself; empty when it was not asked or did not say.
  private(set) var name = ""
  private(set) var voices: [VoiceDescription] = []
  /// Why it is broken.
  private(set) var error: ProviderError?

  /// - Parameter answer: What became of asking it; nil when it is disabled, and was not started.
  init(
    _ provider: RegisteredProvider, in group: GroupFolder.Kind,
    _ answer: Result<MergedVoiceList.Part, ProviderError>?
  ) {
    self.provider = provider
    self.group = group
    switch answer {
    case nil: state = .disabled
    case .success(let part):
      name = part.providerName
      voices = part.list.voices
      state = .enabled
    case .failure(let error):
      self.error = error
      state = .broken
    }
  }

  /// Identifier, state, name, voices, path, group.
  var row: [String] {
    [
      provider.identifier, state.rawValue, name,
      voices.map(\.identifier.rawValue).joined(separator: " "), provider.executablePath,
      group.description,
    ]
  }

  var json: JSONValue {
    var object = JSONObject()
    object["identifier"] = .string(provider.identifier)
    object["executable"] = .string(provider.executablePath)
    object["state"] = .string(state.rawValue)
    object["group"] = .string(group.description)
    if !name.isEmpty { object["name"] = .string(name) }
    object["voices"] = .array(voices.map { .object(JSONObject($0)) })
    if let error { object["error"] = .string("\(error)") }
    return .object(object)
  }
}
