internal import AppGroup
internal import JSON

/// One change to who may use personal voices, as it is made and as it is told.
enum PersonalVoiceChange: Hashable {
  case allow(application: String)
  case deny(application: String)
  case reset(application: String)
  /// Whether applications may ask; nil for what holds unless something is said.
  case asking(Bool?)

  var sentence: String {
    switch self {
    case .allow(let application): "\(application): allowed"
    case .deny(let application): "\(application): denied"
    case .reset(let application): "\(application): reset"
    case .asking(let letsAsk): "asking: " + (letsAsk.map { $0 ? "on" : "off" } ?? "reset")
    }
  }

  var json: JSONValue {
    switch self {
    case .allow(let application): Self.json("personalVoicesAllowed", application)
    case .deny(let application): Self.json("personalVoicesDenied", application)
    case .reset(let application): Self.json("personalVoicesReset", application)
    case .asking(let letsAsk):
      ["change": "askingSet", "asking": letsAsk.map { .bool($0) } ?? .null]
    }
  }

  private static func json(_ name: String, _ application: String) -> JSONValue {
    ["change": .string(name), "application": .string(application)]
  }
}

extension StoreChange {
  /// - Returns: Whether it made a difference.
  func make(_ change: PersonalVoiceChange) throws(StoreError) -> Bool {
    switch change {
    case .allow(let application):
      try setPersonalVoiceAuthorisation(.authorized, application: application)
    case .deny(let application):
      try setPersonalVoiceAuthorisation(.denied, application: application)
    case .reset(let application):
      try setPersonalVoiceAuthorisation(nil, application: application)
    case .asking(let letsAsk): try setLetsApplicationsAsk(letsAsk)
    }
  }
}
