package import JSON
package import SpeechTypes

extension SpeechMarker {
  /// The form is in `docs/voicectl.md` and `docs/schemas/marker.schema.json`.
  ///
  /// - Parameter sampleRate: Of the audio that the marker is of, in hertz.
  package func document(sampleRate: Double) -> JSONValue {
    var object = JSONObject()
    object["type"] = .string(kind.description)
    object["frame"] = .integer(Int64(framePosition))
    let microseconds = (Double(framePosition) * 1e6 / sampleRate).rounded()
    object["milliseconds"] = .real(microseconds / 1000)
    object["range"] = JSONValue(textRange)
    if !name.isEmpty { object["name"] = .string(name) }
    return .object(object)
  }
}

extension JSONValue {
  /// A range of a text as every command's JSON shows it.
  init(_ range: TextRange) {
    self = [
      "utf16": [.integer(Int64(range.start.utf16)), .integer(Int64(range.end.utf16))],
      "utf8": [.integer(Int64(range.start.utf8)), .integer(Int64(range.end.utf8))],
    ]
  }
}
