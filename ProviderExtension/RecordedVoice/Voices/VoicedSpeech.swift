internal import TextAnalysis

/// A sentence said by its voices, at the request's sample rate.
final class VoicedSpeech: SentenceSpeech {
  private let voices: RequestVoices
  private var parts: ArraySlice<SpokenSentence.Part>
  private var speech: (any SentenceSpeech)?

  init(_ sentence: SpokenSentence, _ voices: RequestVoices) {
    self.voices = voices
    parts = sentence.partsByVoice[...]
  }

  func next(isUrgent: Bool) throws(RecordingError) -> [WordRendering] {
    while true {
      if let renderings = try speech?.next(isUrgent: isUrgent), !renderings.isEmpty {
        return renderings
      }
      guard let part = parts.popFirst() else { return [] }
      speech = try speech(of: part)
    }
  }

  private func speech(
    of part: SpokenSentence.Part
  ) throws(RecordingError) -> any SentenceSpeech {
    let voice = voices[part.voice]
    let speech = try voice.speaker.speech(of: part.sentence)
    guard voice.sampleRate != voices.sampleRate else { return speech }
    return WholeSpeech(
      ResampledRenderings(
        try speech.rest(), isBeforePause: part.sentence.wordsToCover.map(\.isBeforePause),
        ratio: voices.sampleRate / voice.sampleRate
      ).renderings)
  }
}
