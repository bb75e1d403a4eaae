internal import Pronunciation
internal import SpeechTypes
internal import TextAnalysis

/// How one word of a sentence is said.
struct WordRendering {
  /// The word's sound, from its beginning to that of the next word.
  var steps: [RenderStep] = []
  var rendering = PlannedWord.Rendering.none
  /// In the International Phonetic Alphabet; empty where the voice does not know them.
  var phonemes = ""
  /// Whether its sound goes on in the recording of the word before, which has any pause between them.
  var goesOn = false
  /// The pause before a word that follows at once, in milliseconds.
  var gapMilliseconds = 0
  /// Which phone is said as which, where the voice lacks one of the word's.
  var substitution: String?
  /// Why the word is not said.
  var problem: String?
}

/// Gives words their sound: a voice's engine.
///
/// Used on the control thread.
protocol WordSpeaker: AnyObject {
  /// The mean pitch of its recordings; nil where it is not known.
  var pitchHertz: Double? { get }

  /// How each word of the sentence is said, in order.
  func renderings(of sentence: SpokenSentence) -> [WordRendering]

  /// Says words as the user has entered them, from now on; of no account for an engine that says
  /// whole recordings.
  func use(userEntries: [String: [Phoneme]])
}

extension WordSpeaker {
  var pitchHertz: Double? { nil }

  func use(userEntries: [String: [Phoneme]]) {}
}
