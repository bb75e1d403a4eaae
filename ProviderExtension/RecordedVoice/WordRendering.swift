internal import Pronunciation
internal import SpeechTypes

/// How one word of a sentence is said.
struct WordRendering {
  /// The word's sound, from its beginning to that of the next word.
  var steps: [RenderStep] = []
  var rendering = PlannedWord.Rendering.none
  /// Empty where the voice does not know them.
  var phonemes: [Phoneme] = []
  /// Whether its sound goes on in the recording of the word before, which has any pause between them.
  var goesOn = false
  /// The pause before a word that follows at once, in milliseconds.
  var gapMilliseconds = 0
  /// Which phone is said as which, where the voice lacks one of the word's.
  var substitution: String?
  /// Why the word is not said.
  var problem: String?
}
