public import AudioUnits
public import Foundation

extension AVSpeechSynthesisMarker {
  /// UTF-16 units of the request's text that the marker is about.
  public var textRange: NSRange {
    get { NSRange(location: textLocation, length: textLength) }
    set { setText(location: newValue.location, length: newValue.length) }
  }

  /// Makes a marker of any kind.
  public convenience init(
    markerType type: AVSpeechSynthesisMarker.Mark, forTextRange range: NSRange,
    atByteSampleOffset byteSampleOffset: Int
  ) {
    self.init()
    mark = type
    textRange = range
    self.byteSampleOffset = byteSampleOffset
  }

  /// Makes the marker of a word.
  public convenience init(wordRange range: NSRange, atByteSampleOffset byteSampleOffset: Int) {
    self.init(markerType: .word, forTextRange: range, atByteSampleOffset: byteSampleOffset)
  }

  /// Makes the marker of a sentence.
  public convenience init(sentenceRange range: NSRange, atByteSampleOffset byteSampleOffset: Int) {
    self.init(markerType: .sentence, forTextRange: range, atByteSampleOffset: byteSampleOffset)
  }

  /// Makes the marker of a paragraph.
  public convenience init(paragraphRange range: NSRange, atByteSampleOffset byteSampleOffset: Int) {
    self.init(markerType: .paragraph, forTextRange: range, atByteSampleOffset: byteSampleOffset)
  }

  /// Makes the marker of a speech sound.
  public convenience init(phonemeString phoneme: String, atByteSampleOffset byteSampleOffset: Int) {
    self.init()
    mark = .phoneme
    self.phoneme = phoneme
    self.byteSampleOffset = byteSampleOffset
  }

  /// Makes the marker of an SSML mark.
  public convenience init(bookmarkName mark: String, atByteSampleOffset byteSampleOffset: Int) {
    self.init()
    self.mark = .bookmark
    bookmarkName = mark
    self.byteSampleOffset = byteSampleOffset
  }
}

// MARK: - NSCopying

extension AVSpeechSynthesisMarker: NSCopying {
  /// A marker of its own with the same values.
  public func copy(with zone: NSZone? = nil) -> Any { AVSpeechSynthesisMarker(self) }
}

// MARK: - NSSecureCoding

extension AVSpeechSynthesisMarker: NSSecureCoding {
  private enum Key {
    static let mark = "mark"
    static let byteSampleOffset = "byteSampleOffset"
    static let location = "textRange.location"
    static let length = "textRange.length"
    static let bookmarkName = "bookmarkName"
    static let phoneme = "phoneme"
  }

  /// True.
  public static var supportsSecureCoding: Bool { true }

  /// Reads what `encode(with:)` wrote.
  ///
  /// - Returns: nil for a kind that there is none of.
  public convenience init?(coder: NSCoder) {
    guard let mark = Mark(rawValue: coder.decodeInteger(forKey: Key.mark)) else { return nil }
    self.init()
    self.mark = mark
    byteSampleOffset = coder.decodeInteger(forKey: Key.byteSampleOffset)
    setText(
      location: coder.decodeInteger(forKey: Key.location),
      length: coder.decodeInteger(forKey: Key.length))
    bookmarkName = coder.decodeText(forKey: Key.bookmarkName) ?? ""
    phoneme = coder.decodeText(forKey: Key.phoneme) ?? ""
  }

  /// Writes all properties, under keys of our own.
  public func encode(with coder: NSCoder) {
    coder.encode(mark.rawValue, forKey: Key.mark)
    coder.encode(byteSampleOffset, forKey: Key.byteSampleOffset)
    coder.encode(textLocation, forKey: Key.location)
    coder.encode(textLength, forKey: Key.length)
    coder.encode(bookmarkName as NSString, forKey: Key.bookmarkName)
    coder.encode(phoneme as NSString, forKey: Key.phoneme)
  }
}
