internal import AppGroup
internal import JSON
internal import SpeechTypes

/// One change to the lexicon, as a person or a program is told of it.
enum LexiconChange: Hashable {
  case add(LexiconEntry)
  case replace(LexiconEntry)
  case remove(LexiconEntry)

  var sentence: String {
    switch self {
    case .add(let entry): "\(entry.key.word): added (\(entry.phones))"
    case .replace(let entry): "\(entry.key.word): changed (\(entry.phones))"
    case .remove(let entry): "\(entry.key.word): removed"
    }
  }

  var json: JSONValue {
    switch self {
    case .add(let entry): Self.json("lexiconEntryAdded", entry)
    case .replace(let entry): Self.json("lexiconEntryChanged", entry)
    case .remove(let entry): Self.json("lexiconEntryRemoved", entry)
    }
  }

  private static func json(_ name: String, _ entry: LexiconEntry) -> JSONValue {
    var object = JSONObject(entry)
    object["change"] = .string(name)
    return .object(object)
  }
}

extension JSONObject {
  /// An entry: word, language, phones, and the word it is like where there is one.
  init(_ entry: LexiconEntry) {
    self.init()
    self["word"] = .string(entry.key.word)
    self["language"] = .string(entry.key.language.rawValue)
    self["phones"] = .string(entry.phones)
    if !entry.likeWord.isEmpty { self["like"] = .string(entry.likeWord) }
  }
}
