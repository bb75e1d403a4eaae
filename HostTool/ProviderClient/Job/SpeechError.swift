/// Why a text was not spoken, or not to its end.
package struct SpeechError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Code: Hashable, Sendable {
    /// No provider program was found, or none starts.
    case noProvider
    /// No voice can speak it.
    case noVoice
    /// The voice's provider ended or hung, and so did what stood in for it.
    case providerFailed
    /// The provider says that it cannot speak it.
    case notSpoken
  }

  package var code: Code
  /// One sentence for people: what, where and why.
  package var description: String

  package init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }
}
