package import SpeechTypes

/// An event in a request's audio. Apple symbol: `AVSpeechSynthesisMarker`.
///
/// Sendable as on Apple's systems, though it can be changed: set its properties before handing it
/// on; afterwards it is only read, from any thread.
public final class AVSpeechSynthesisMarker: @unchecked Sendable {
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
  public var mark = Mark.phoneme
  /// BYTES of the request's audio before the event: frames times four for mono Float32.
  public var byteSampleOffset = 0
  /// The name of a bookmark.
  public var bookmarkName = ""
  /// The sound of a phoneme marker.
  public var phoneme = ""
  /// UTF-16 units of the request's text before that which the marker is about; any number.
  package private(set) var textLocation = 0
  /// UTF-16 units of that text; any number.
  package private(set) var textLength = 0
  /// The same text in UTF-8 bytes, where the unit knows it.
  package private(set) var utf8Range: Range<Int>?

  /// Makes a phoneme marker about nothing.
  public init() {}

  /// Makes a marker of any kind.
  ///
  /// - Parameter name: Of a bookmark or a phoneme.
  package init(
    mark: Mark, utf16Range: Range<Int> = 0..<0, utf8Range: Range<Int>? = nil,
    atByteSampleOffset byteSampleOffset: Int, name: String = ""
  ) {
    self.mark = mark
    self.byteSampleOffset = byteSampleOffset
    bookmarkName = mark == .bookmark ? name : ""
    phoneme = mark == .phoneme ? name : ""
    textLocation = utf16Range.lowerBound
    textLength = utf16Range.count
    self.utf8Range = utf8Range
  }

  /// Makes a marker with all that another has.
  package convenience init(_ other: AVSpeechSynthesisMarker) {
    self.init()
    mark = other.mark
    byteSampleOffset = other.byteSampleOffset
    bookmarkName = other.bookmarkName
    phoneme = other.phoneme
    textLocation = other.textLocation
    textLength = other.textLength
    utf8Range = other.utf8Range
  }

  /// Says which text the marker is about, as an `NSRange` does.
  package func setText(location: Int, length: Int) {
    textLocation = location
    textLength = length
    utf8Range = nil
  }

  /// UTF-16 units of the request's text that it is about; what no text has is held to the nearest.
  package var utf16Range: Range<Int> {
    let start = max(0, textLocation)
    let (end, isTooLarge) = start.addingReportingOverflow(max(0, textLength))
    return start..<(isTooLarge ? Int.max : end)
  }
}

// MARK: - SpeechMarker

extension AVSpeechSynthesisMarker {
  private static let bytesPerFloatFrame = MemoryLayout<Float>.size

  /// The marker as the provider's own units make it.
  package convenience init(_ marker: SpeechMarker) {
    self.init(
      mark: Mark(rawValue: Int(marker.kind.rawValue)) ?? .word,
      utf16Range: marker.textRange.utf16, utf8Range: marker.textRange.utf8,
      atByteSampleOffset: marker.framePosition * Self.bytesPerFloatFrame, name: marker.name)
  }

  /// The marker as it travels, for one that tells its UTF-8 bytes or whose text is ASCII.
  ///
  /// - Parameter bytesPerFrame: Of all channels of the audio that the marker counts the bytes of.
  package func speechMarker(bytesPerFrame: Int = bytesPerFloatFrame) -> SpeechMarker {
    let utf8 = utf8Range ?? utf16Range
    return speechMarker(
      bytesPerFrame: bytesPerFrame,
      textRange: TextRange(
        TextOffset(utf8: utf8.lowerBound, utf16: utf16Range.lowerBound),
        TextOffset(utf8: utf8.upperBound, utf16: utf16Range.upperBound)))
  }

  /// The marker as it travels, about text that the caller has found.
  package func speechMarker(bytesPerFrame: Int, textRange: TextRange) -> SpeechMarker {
    SpeechMarker(
      SpeechMarker.Kind(rawValue: UInt8(mark.rawValue)) ?? .word,
      framePosition: max(0, byteSampleOffset) / max(1, bytesPerFrame), textRange: textRange,
      name: name)
  }

  private var name: String {
    switch mark {
    case .bookmark: bookmarkName
    case .phoneme: phoneme
    case .word, .sentence, .paragraph: ""
    }
  }
}
