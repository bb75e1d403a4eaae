internal import JSON
internal import SpeechTypes

extension SpeechPlan {
  /// The form is in `docs/plan.md`.
  var document: JSONValue {
    [
      "events": .array(events.map(Self.document)),
      "diagnostics": .array(diagnostics.map(Self.document)),
    ]
  }

  private static func document(_ event: PlanEvent) -> JSONValue {
    var object = JSONObject()
    object["type"] = .string(event.content.typeName)
    object["range"] = JSONValue(event.textRange)
    switch event.content {
    case .paragraph, .sentence: break
    case .word(let word): add(word, to: &object)
    case .mark(let name): object["name"] = .string(name)
    case .pause(let milliseconds): object["milliseconds"] = .integer(Int64(milliseconds))
    case .audio(let uri, let isPlayable):
      object["uri"] = .string(uri)
      object["ok"] = .bool(isPlayable)
    case .voice(let identifier): object["identifier"] = .string(identifier.rawValue)
    }
    return .object(object)
  }

  private static func add(_ word: PlannedWord, to object: inout JSONObject) {
    object["spoken"] = .string(word.spoken)
    if let language = word.language { object["language"] = .string(language.rawValue) }
    object["rate"] = .real(word.prosody.rate)
    object["pitch"] = .real(word.prosody.pitch)
    let volume = word.prosody.volumeDecibels
    object["volume"] = volume.isFinite ? .real(volume) : "silent"
    if !word.phonemes.isEmpty { object["phonemes"] = .string(word.phonemes) }
    object["rendering"] = .string(word.rendering.description)
  }

  private static func document(_ diagnostic: Diagnostic) -> JSONValue {
    let position = diagnostic.position
    return [
      "code": .string(diagnostic.code.rawValue),
      "severity": .string(diagnostic.severity.description),
      "message": .string(diagnostic.message),
      "line": .integer(Int64(position.line)),
      "column": .integer(Int64(position.column)),
      "offset": .integer(Int64(position.offset.utf16)),
      "utf8Offset": .integer(Int64(position.offset.utf8)),
    ]
  }
}
