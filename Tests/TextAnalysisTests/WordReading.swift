/// Words to be compared: in small letters, without punctuation, with spaces for hyphens.
struct WordReading: Hashable, CustomStringConvertible {
  private let words: [Substring]

  /// `EMPTY` is none.
  init(_ text: String) {
    var result = ""
    for scalar in text == "EMPTY" ? "".unicodeScalars : text.lowercased().unicodeScalars {
      switch scalar {
      case "-": result.append(" ")
      case "\u{2019}": result.append("'")
      case "'", "*", "/", " ": result.unicodeScalars.append(scalar)
      default:
        if scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || !scalar.isASCII
        {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    words = result.split(separator: " ")
  }

  var description: String { words.joined(separator: " ") }

  /// Whether the words are those of `other`; `*` is any one word.
  func matches(_ other: WordReading) -> Bool {
    words.count == other.words.count
      && zip(words, other.words).allSatisfy { $0 == "*" || $0 == $1 }
  }
}
