internal import CommandLineTool
internal import JSON
internal import SpeechTypes

/// What is different between two states of the voice list.
struct VoiceListChange {
  private let generation: UInt64
  private let added: [VoiceDescription]
  private let removed: [VoiceDescription]
  private let changed: [VoiceDescription]
  /// By language; nil where there is no default any more.
  private let defaults: [(language: LanguageTag, voice: VoiceIdentifier?)]

  init(from old: VoiceList, to new: VoiceList) {
    generation = new.generation
    added = new.voices.filter { old[$0.identifier] == nil }
    removed = old.voices.filter { new[$0.identifier] == nil }
    changed = new.voices.filter { voice in old[voice.identifier].map { $0 != voice } ?? false }
    let languages = Set(old.defaults.keys).union(new.defaults.keys)
    defaults = languages.filter { old.defaults[$0] != new.defaults[$0] }.sorted()
      .map { ($0, new.defaults[$0]) }
  }

  var isEmpty: Bool {
    added.isEmpty && removed.isEmpty && changed.isEmpty && defaults.isEmpty
  }

  /// For people: `+com.example.coach -com.example.old ~com.example.new en-US=com.example.coach`.
  var line: String {
    let parts =
      added.map { "+\($0.identifier)" } + removed.map { "-\($0.identifier)" }
      + changed.map { "~\($0.identifier)" }
      + defaults.map { "\($0.language)=\($0.voice?.rawValue ?? "")" }
    return parts.joined(separator: " ")
  }

  /// The form is in `docs/voicectl.md`.
  var document: JSONValue {
    var names = JSONObject()
    for (language, voice) in defaults {
      names[language.rawValue] = voice.map { .string($0.rawValue) } ?? .null
    }
    return [
      "generation": .integer(Int64(clamping: generation)),
      "added": .array(added.map { .object(JSONObject($0)) }),
      "removed": .array(removed.map { .string($0.identifier.rawValue) }),
      "changed": .array(changed.map { .object(JSONObject($0)) }),
      "defaults": .object(names),
    ]
  }
}
