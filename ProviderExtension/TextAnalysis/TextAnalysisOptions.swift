/// What a screen reader may ask for beyond the text's plain reading.
package struct TextAnalysisOptions: Hashable, Sendable {
  /// How much punctuation is named.
  package var punctuation = PunctuationMode.none
  /// Every character is named by itself.
  package var isSpelling = false
  /// While spelling, capitals are told from small letters by "cap".
  package var announcesCapitals = false

  package init() {}
}
