internal import JSON

/// A phrase of a personal voice that is spoken as it was recorded.
struct RecordedPhrase {
  /// Of its prompt.
  let number: Int
  let text: String
  /// Of each word of the text, as the aligner divides it; empty where that is not known.
  let wordStartFrames: [Int]

  /// What the bundle's manifest says of it.
  ///
  /// - Parameter words: What the provider makes of the text. Where it makes several of one, the times
  ///   of the words are not known.
  func recording(saying words: [String]) -> JSONValue {
    var object = JSONObject()
    object["file"] = .string("\(PersonalVoiceBundle.stem(number)).aiff")
    object["text"] = .string(words.joined(separator: " "))
    if wordStartFrames.count == words.count {
      object["wordStarts"] = .array(wordStartFrames.map { .integer(Int64($0)) })
    }
    return .object(object)
  }
}
