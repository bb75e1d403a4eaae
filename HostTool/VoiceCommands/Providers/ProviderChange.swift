internal import AppGroup
internal import JSON

/// One change to the registered providers, as it is made and as it is told.
enum ProviderChange: Hashable {
  /// - name: What the program says it is.
  case add(RegisteredProvider, name: String, voiceCount: Int)
  case update(RegisteredProvider, name: String, voiceCount: Int)
  case remove(identifier: String)
  case enable(RegisteredProvider)
  case disable(RegisteredProvider)

  var sentence: String {
    switch self {
    case .add(let provider, let name, let count):
      "\(provider.identifier): added (\(name), \(Self.voices(count)))"
    case .update(let provider, let name, let count):
      "\(provider.identifier): updated (\(name), \(Self.voices(count)))"
    case .remove(let identifier): "\(identifier): removed"
    case .enable(let provider): "\(provider.identifier): enabled"
    case .disable(let provider): "\(provider.identifier): disabled"
    }
  }

  var json: JSONValue {
    switch self {
    case .add(let provider, let name, let count):
      Self.json("providerAdded", provider, name, count)
    case .update(let provider, let name, let count):
      Self.json("providerUpdated", provider, name, count)
    case .remove(let identifier): Self.json("providerRemoved", identifier)
    case .enable(let provider): Self.json("providerEnabled", provider.identifier)
    case .disable(let provider): Self.json("providerDisabled", provider.identifier)
    }
  }

  private static func json(_ name: String, _ identifier: String) -> JSONValue {
    ["change": .string(name), "provider": .string(identifier)]
  }

  private static func json(
    _ change: String, _ provider: RegisteredProvider, _ name: String, _ voiceCount: Int
  ) -> JSONValue {
    [
      "change": .string(change), "provider": .string(provider.identifier),
      "executable": .string(provider.executablePath), "name": .string(name),
      "voiceCount": .integer(Int64(voiceCount)),
    ]
  }

  private static func voices(_ count: Int) -> String { count == 1 ? "1 voice" : "\(count) voices" }
}

extension StoreChange {
  func make(_ change: ProviderChange) throws(StoreError) {
    switch change {
    case .add(let provider, _, _), .update(let provider, _, _): try setProvider(provider)
    case .enable(var provider):
      provider.isEnabled = true
      try setProvider(provider)
    case .disable(var provider):
      provider.isEnabled = false
      try setProvider(provider)
    case .remove(let identifier): try removeProvider(identifier)
    }
  }
}
