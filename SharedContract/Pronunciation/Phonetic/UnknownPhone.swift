/// A piece of a phonetic text that stands for no phone.
package struct UnknownPhone: Error, Hashable, Sendable, CustomStringConvertible {
  /// The piece.
  package let text: String
  /// The first character of the piece in the text, counted from 1; nil when all of it is meant.
  package let position: Int?
  /// What is wrong with it, without the piece.
  package let cause: String

  init(_ text: some StringProtocol, at position: Int? = nil, _ cause: String) {
    self.text = String(text)
    self.position = position
    self.cause = cause
  }

  package var description: String {
    "\"\(text)\"" + (position.map { " at character \($0)" } ?? "") + ": \(cause)"
  }
}
