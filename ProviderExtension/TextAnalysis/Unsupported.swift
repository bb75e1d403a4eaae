import SSML

/// Markup that is read and has no effect yet.
enum Unsupported {
  /// What of an element has no effect, as a message calls it; nil when all of it has.
  static func part(of element: SSMLElement) -> String? {
    switch element {
    case .speak, .paragraph, .sentence, .token, .lang, .sub, .breakPause, .mark, .desc, .meta,
      .metadata, .other:
      nil
    case .prosody(let attributes): part(of: attributes)
    case .sayAs: "say-as"
    case .phoneme: "phoneme"
    case .voice: "voice"
    case .emphasis: "emphasis"
    case .audio: "audio"
    case .lexicon: "lexicon"
    case .lookup: "lookup"
    }
  }

  private static func part(of attributes: ProsodyAttributes) -> String? {
    var names: [String] = []
    if attributes.contour != nil { names.append("contour") }
    if attributes.range != nil { names.append("range") }
    if attributes.duration != nil { names.append("duration") }
    return names.isEmpty ? nil : "prosody " + names.joined(separator: ", ")
  }
}
