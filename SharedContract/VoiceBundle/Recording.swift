import SpeechTypes

/// One recorded file of a voice.
package struct Recording: Hashable, Sendable {
  /// Where in an utterance the recording sounds right.
  package enum Position: Sendable, CaseIterable {
    /// Before more speech.
    case medial
    /// At the end of a sentence.
    case final
  }

  /// The file's name inside the bundle's `Audio` folder.
  package var file: String
  /// What is said in it, as it was written for the reader.
  package var text: String
  /// Nil when it sounds right anywhere.
  package var position: Position?

  /// The frame that each word of `text` begins with; nil when it is not known.
  package var wordStarts: [Int]?

  /// The longest that there may be, in seconds: all of its samples may be wanted at once.
  package static let secondLimit = 3600

  static let keys = ["file", "text", "position", "wordStarts"]

  package init(
    file: String, text: String, position: Position? = nil, wordStarts: [Int]? = nil
  ) {
    self.file = file
    self.text = text
    self.position = position
    self.wordStarts = wordStarts
  }

  /// Whether `name` may be a recording's file: one plain name, not hidden, with an AIFF suffix.
  package static func isFileName(_ name: String) -> Bool {
    let suffixes = [".aiff", ".aif", ".aifc"]
    return !name.hasPrefix(".") && name.utf8.count <= 255
      && name.utf8.allSatisfy { $0 >= 0x20 && $0 != UInt8(ascii: "/") && $0 != 0x7F }
      && suffixes.contains { name.hasSuffix($0) }
  }
}

extension Recording.Position: NamedCase {
  package var description: String {
    switch self {
    case .medial: "medial"
    case .final: "final"
    }
  }
}
