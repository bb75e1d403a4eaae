/// A text to be read aloud, and what was decided about it.
package struct Prompt: Hashable, Sendable {
  /// One line, as it is shown.
  package var text: String
  /// Whether the person does not want to read it.
  package var isSkipped: Bool
  /// Whether its recording is to be heard as it is wherever the text is asked for, and no part of it in
  /// other words.
  package var isPhrase: Bool
  /// The file that its recording was imported from, as the transcript names it; nil for a prompt
  /// of a list.
  package var source: String?

  package init(
    _ text: String, isSkipped: Bool = false, isPhrase: Bool = false, source: String? = nil
  ) {
    self.text = text
    self.isSkipped = isSkipped
    self.isPhrase = isPhrase
    self.source = source
  }
}
