internal import AppGroup
internal import JSON
internal import SpeechTypes

/// One change to the app group: as a person or a program is told of it, and as it is made.
enum VoiceChange: Hashable {
  /// Adds a voice, not enabled.
  case buy(Purchase)
  /// Takes over a bundle that has changed.
  case update(Purchase, previousVersion: String)
  case enable(VoiceIdentifier)
  case disable(VoiceIdentifier)
  case remove(VoiceIdentifier)
  case setDefault(LanguageTag, VoiceIdentifier)
  /// The voice is another provider's, and not in the store.
  case setOtherDefault(LanguageTag, VoiceIdentifier)
  case removeDefault(LanguageTag)
}

// MARK: - Telling

extension VoiceChange {
  /// What has been changed, or would be.
  func sentence(isDryRun: Bool) -> String {
    let (subject, participle, detail) = parts
    return "\(subject): \(isDryRun ? "would be " : "")\(participle)\(detail)"
  }

  private var parts: (subject: String, participle: String, detail: String) {
    switch self {
    case .buy(let purchase):
      (purchase.voice.identifier.rawValue, "bought", " (version \(purchase.version))")
    case .update(let purchase, let previous):
      (
        purchase.voice.identifier.rawValue, "updated",
        previous == purchase.version
          ? " (version \(previous), files changed or moved)"
          : " (from version \(previous) to \(purchase.version))"
      )
    case .enable(let identifier): (identifier.rawValue, "enabled", "")
    case .disable(let identifier): (identifier.rawValue, "disabled", "")
    case .remove(let identifier): (identifier.rawValue, "removed", "")
    case .setDefault(let language, let identifier),
      .setOtherDefault(let language, let identifier):
      ("default for \(language)", "set", " to \(identifier)")
    case .removeDefault(let language): ("default for \(language)", "removed", "")
    }
  }

  /// The form is in `docs/catalogue.md`.
  var json: JSONValue {
    switch self {
    case .buy(let purchase): Self.json("bought", purchase)
    case .update(let purchase, let previous):
      Self.json("updated", purchase, ("previousVersion", .string(previous)))
    case .enable(let identifier): Self.json("enabled", identifier)
    case .disable(let identifier): Self.json("disabled", identifier)
    case .remove(let identifier): Self.json("removed", identifier)
    case .setDefault(let language, let identifier),
      .setOtherDefault(let language, let identifier):
      [
        "change": "defaultSet", "language": .string(language.rawValue),
        "voice": .string(identifier.rawValue),
      ]
    case .removeDefault(let language):
      ["change": "defaultRemoved", "language": .string(language.rawValue)]
    }
  }

  private static func json(
    _ name: String, _ purchase: Purchase, _ more: (key: String, value: JSONValue)? = nil
  ) -> JSONValue {
    var object = JSONObject()
    object["change"] = .string(name)
    object["voice"] = .string(purchase.voice.identifier.rawValue)
    object["version"] = .string(purchase.version)
    if let more { object[more.key] = more.value }
    return .object(object)
  }

  private static func json(_ name: String, _ identifier: VoiceIdentifier) -> JSONValue {
    ["change": .string(name), "voice": .string(identifier.rawValue)]
  }
}

extension Purchase {
  fileprivate var version: String { voice.description.version }
}
