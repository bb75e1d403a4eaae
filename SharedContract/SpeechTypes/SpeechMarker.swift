/// An event at a position in the audio. Apple symbol: `AVSpeechSynthesisMarker`.
package struct SpeechMarker: Hashable, Sendable {
  /// Apple symbol: `AVSpeechSynthesisMarker.Mark`, with its raw values.
  package enum Kind: UInt8, Sendable, CaseIterable {
    case phoneme = 0
    case word = 1
    case sentence = 2
    case paragraph = 3
    case bookmark = 4
  }

  package var kind: Kind
  /// Frames of the request's audio before the event: 0 is the first frame.
  package var framePosition: Int
  /// The text it belongs to; empty, at the mark's place, for a bookmark.
  package var textRange: TextRange
  /// A bookmark's name or a phoneme's IPA symbol; empty for the other kinds.
  package var name: String

  package init(_ kind: Kind, framePosition: Int, textRange: TextRange, name: String = "") {
    self.kind = kind
    self.framePosition = framePosition
    self.textRange = textRange
    self.name = name
  }
}

extension SpeechMarker.Kind: CustomStringConvertible {
  package var description: String {
    switch self {
    case .phoneme: "phoneme"
    case .word: "word"
    case .sentence: "sentence"
    case .paragraph: "paragraph"
    case .bookmark: "bookmark"
    }
  }
}
