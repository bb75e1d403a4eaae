internal import SpeechTypes
internal import TextAnalysis
internal import VoiceBundle

/// Says words by whole recordings of phrases and words.
final class PhraseSpeaker: WordSpeaker {
  private let manifest: BundleManifest
  private let recordings: RecordingStore
  private let index: PhraseIndex

  init(_ manifest: BundleManifest, _ recordings: RecordingStore) {
    self.manifest = manifest
    self.recordings = recordings
    index = PhraseIndex(manifest.recordings)
  }

  func renderings(of sentence: SpokenSentence) -> [WordRendering] {
    let words = sentence.wordsToCover
    let decibels = sentence.spokenWords.map(\.style.prosody.volumeDecibels)
    return index.cover(words).flatMap { piece in
      guard let number = piece.recording else {
        let spoken = words[piece.words.lowerBound].spoken
        return [
          WordRendering(problem: "voice \"\(manifest.name)\" has no recording of \"\(spoken)\"")
        ]
      }
      do throws(RecordingError) {
        let recording = try recordings[manifest.recordings[number].file]
        return renderings(of: piece, number, recording, decibels)
      } catch {
        return piece.words.map { _ in WordRendering(problem: "\(error)") }
      }
    }
  }

  /// A recording, cut where its words begin.
  private func renderings(
    of piece: PhraseIndex.Piece, _ number: Int, _ recording: MappedRecording, _ decibels: [Double]
  ) -> [WordRendering] {
    let starts = wordStarts(inRecording: number, frameCount: recording.frameCount)
    return piece.words.indices.map { index in
      let offset = index - piece.words.lowerBound
      let isLast = index == piece.words.upperBound - 1
      let start = offset == 0 ? 0 : starts[offset]
      let end = isLast ? recording.frameCount : max(start, starts[offset + 1])
      let step = RenderStep.recording(
        recording, frames: start..<end,
        gain: Gain.linear(decibels: decibels[index], peak: recording.peak),
        fadesIn: offset == 0 && !recording.startsQuietly,
        fadesOut: isLast && !recording.endsQuietly)
      return WordRendering(
        steps: [step], rendering: piece.words.count > 1 ? .phrase : .word,
        gapMilliseconds: isLast ? PausePolicy.joinMilliseconds : 0)
    }
  }

  /// The frame each word of a recording begins with.
  ///
  /// As the manifest says; without that, as if every letter took the same time.
  private func wordStarts(inRecording number: Int, frameCount: Int) -> [Int] {
    let recording = manifest.recordings[number]
    if let starts = recording.wordStarts { return starts.map { min($0, frameCount) } }
    let lengths = recording.text.split(separator: " ").map(\.count)
    let total = max(1, lengths.reduce(0, +))
    var before = 0
    return lengths.map { length in
      defer { before += length }
      return frameCount * before / total
    }
  }
}
