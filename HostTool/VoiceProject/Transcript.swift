/// What the recordings of a folder say.
package struct Transcript: Hashable, Sendable {
  /// One recording.
  package struct Entry: Hashable, Sendable {
    /// As the transcript names it: with or without a folder and a suffix.
    package var name: String
    package var text: String
  }

  package private(set) var entries: [Entry] = []
  /// Numbers of lines that are not of the form, 1 for the first.
  package private(set) var malformedLines: [Int] = []

  /// Reads the LJSpeech form, `name|text` or `name|text|text as it is spoken`, of which the last
  /// is taken.
  package init(metadata text: String) {
    read(text, separator: "|") { fields in
      (2...3).contains(fields.count) ? fields.dropFirst().last { !$0.isEmpty } : nil
    }
  }

  /// Reads a name, a tab and a text a line; of more fields the last is the text, as in a voice's own
  /// `texts.tsv`.
  package init(table text: String) {
    read(text, separator: "\t") { fields in fields.count >= 2 ? fields.last : nil }
  }

  private mutating func read(
    _ text: String, separator: Character, _ choose: ([Substring]) -> Substring?
  ) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() where line.contains(where: { !$0.isWhitespace }) {
      let fields = line.split(separator: separator, omittingEmptySubsequences: false)
      guard let name = fields.first, !name.isEmpty, let chosen = choose(fields),
        case let text = Self.oneLine(chosen), !text.isEmpty
      else {
        malformedLines.append(index + 1)
        continue
      }
      entries.append(Entry(name: String(name), text: text))
    }
  }

  /// The text with single spaces for whatever white space is in it.
  static func oneLine(_ text: some StringProtocol) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
