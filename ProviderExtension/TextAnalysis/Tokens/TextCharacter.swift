import SpeechTypes

/// A character of a sentence, as it stands in the source.
struct TextCharacter {
  var scalar: Unicode.Scalar
  var range: TextRange
  /// Index into the passage's styles.
  var style: Int
}
