package import SpeechTypes

/// An event in a request's audio. Apple symbol: `AVSpeechSynthesisMarker`.
public struct AVSpeechSynthesisMarker: Sendable {
  /// Apple symbol: `AVSpeechSynthesisMarker.Mark`.
  public enum Mark: Int, Sendable {
    /// A speech sound.
    case phoneme = 0
    /// A word.
    case word = 1
    /// A sentence.
    case sentence = 2
    /// A paragraph.
    case paragraph = 3
    /// An SSML mark.
    case bookmark = 4
  }

  /// The kind of event.
  public var mark: Mark
  /// BYTES of the request's audio before the event: frames times four for mono Float32.
  public var byteSampleOffset: Int
  /// UTF-16 units of the request's text that it is about.
  public var utf16Range: Range<Int>
  /// The name of a bookmark.
  public var bookmarkName = ""
  /// The sound of a phoneme marker.
  public var phoneme = ""
  /// The same text in UTF-8 bytes, where the unit knows it.
  package var utf8Range: Range<Int>?

  /// Makes a marker of any kind.
  public init(mark: Mark, utf16Range: Range<Int>, atByteSampleOffset byteSampleOffset: Int) {
    self.mark = mark
    self.utf16Range = utf16Range
    self.byteSampleOffset = byteSampleOffset
  }

  /// Makes the marker of a bookmark.
  public init(bookmarkName: String, atByteSampleOffset byteSampleOffset: Int) {
    self.init(mark: .bookmark, utf16Range: 0..<0, atByteSampleOffset: byteSampleOffset)
    self.bookmarkName = bookmarkName
  }
}

extension AVSpeechSynthesisMarker {
  private static let bytesPerFrame = MemoryLayout<Float>.size

  /// The marker as the provider's own units make it.
  package init(_ marker: SpeechMarker) {
    self.init(
      mark: Mark(rawValue: Int(marker.kind.rawValue)) ?? .word,
      utf16Range: marker.textRange.utf16,
      atByteSampleOffset: marker.framePosition * Self.bytesPerFrame)
    utf8Range = marker.textRange.utf8
    switch mark {
    case .bookmark: bookmarkName = marker.name
    case .phoneme: phoneme = marker.name
    case .word, .sentence, .paragraph: break
    }
  }

  /// The marker as it travels; positions are frames of a mono Float32 unit.
  ///
  /// - Parameter utf8Range: Finds the UTF-8 bytes of a range of UTF-16 units, for a unit that does
  ///   not tell them.
  package func speechMarker(utf8Range find: (Range<Int>) -> Range<Int>) -> SpeechMarker {
    let utf8 = utf8Range ?? find(utf16Range)
    let range = TextRange(
      TextOffset(utf8: utf8.lowerBound, utf16: utf16Range.lowerBound),
      TextOffset(utf8: utf8.upperBound, utf16: utf16Range.upperBound))
    return SpeechMarker(
      SpeechMarker.Kind(rawValue: UInt8(mark.rawValue)) ?? .word,
      framePosition: byteSampleOffset / Self.bytesPerFrame, textRange: range,
      name: mark == .phoneme ? phoneme : bookmarkName)
  }
}
