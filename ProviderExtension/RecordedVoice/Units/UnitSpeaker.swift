internal import Pronunciation
internal import SpeechTypes
internal import TextAnalysis
internal import UnitBank

/// Says any words, from the phones of recorded sentences.
final class UnitSpeaker: WordSpeaker {
  private let bank: UnitBank
  private let recordings: RecordingStore
  private let pronouncer: EnglishPronouncer
  private let selector: UnitSelector

  init(_ bank: UnitBank, _ recordings: RecordingStore, _ pronouncer: EnglishPronouncer) {
    self.bank = bank
    self.recordings = recordings
    self.pronouncer = pronouncer
    selector = UnitSelector(bank)
  }

  func renderings(of sentence: SpokenSentence) -> [WordRendering] {
    var renderings: [WordRendering] = []
    var stretch: [(phonemes: [Phoneme], decibels: Double)] = []
    let words = sentence.spokenWords
    let covers = sentence.wordsToCover
    let forms = WordForm.phonemes(
      of: words.map { pronouncer.pronunciation(of: $0.spoken) },
      isBeforePause: covers.map(\.isBeforePause))
    for (index, word) in words.enumerated() {
      let phonemes = forms[index]
      stretch.append((phonemes, word.style.prosody.volumeDecibels))
      if phonemes.isEmpty || covers[index].isBeforePause {
        renderings += self.renderings(of: stretch)
        stretch = []
      }
    }
    return renderings + self.renderings(of: stretch)
  }

  /// How words are said that follow each other without a pause. A word without phones ends one.
  private func renderings(
    of stretch: [(phonemes: [Phoneme], decibels: Double)]
  ) -> [WordRendering] {
    let spoken = stretch.filter { !$0.phonemes.isEmpty }
    let silent = [WordRendering](
      repeating: WordRendering(problem: "no pronunciation is known"),
      count: stretch.count - spoken.count)
    guard !spoken.isEmpty else { return silent }
    do throws(RecordingError) {
      let steps = try steps(saying: spoken.map(\.phonemes), decibels: spoken.map(\.decibels))
      return zip(spoken, steps).map { word, steps in
        WordRendering(steps: steps, rendering: .units, phonemes: word.phonemes.ipa)
      } + silent
    } catch {
      return stretch.map { _ in WordRendering(problem: "\(error)") }
    }
  }

  private func steps(
    saying words: [[Phoneme]], decibels: [Double]
  ) throws(RecordingError) -> [[RenderStep]] {
    let targets = UnitTarget.stretch(words)
    guard let pairs = selector.select(targets) else {
      throw RecordingError("a phone is in no recording of the voice")
    }
    let pieces = UnitSplicer.pieces(pairs, targets, bank)
    var mapped: [MappedRecording] = []
    for piece in pieces { mapped.append(try recordings[bank.recordingName(piece.recording)]) }
    return UnitSteps(pieces: pieces, recordings: mapped, decibels: decibels).byWord
  }
}
