internal import Pronunciation
internal import TextAnalysis

/// Gives words their sound: a voice's engine.
///
/// Used on the control thread.
protocol WordSpeaker: AnyObject {
  /// The mean pitch of its recordings; nil where it is not known.
  var pitchHertz: Double? { get }

  /// - Throws: When a recording that is needed cannot be used.
  func speech(of sentence: SpokenSentence) throws(RecordingError) -> any SentenceSpeech

  /// Says words as the user has entered them, from now on; of no account for an engine that says
  /// whole recordings.
  func use(userEntries: [String: [Phoneme]])
}

extension WordSpeaker {
  var pitchHertz: Double? { nil }

  func use(userEntries: [String: [Phoneme]]) {}
}
