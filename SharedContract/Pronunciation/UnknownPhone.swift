/// A piece of a phonetic text that stands for no phone.
package struct UnknownPhone: Error, Hashable, Sendable, CustomStringConvertible {
  /// The piece.
  package let text: String
  /// What is wrong with it, without the piece.
  package let cause: String

  init(_ text: some StringProtocol, _ cause: String) {
    self.text = String(text)
    self.cause = cause
  }

  package var description: String { "\"\(text)\": \(cause)" }
}
