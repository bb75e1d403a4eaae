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
    let prosodies = sentence.spokenWords.map(\.style.prosody)
    return index.cover(words).flatMap { piece in
      guard let number = piece.recording else {
        let spoken = words[piece.words.lowerBound].spoken
        return [
          WordRendering(problem: "voice \"\(manifest.name)\" has no recording of \"\(spoken)\"")
        ]
      }
      do throws(RecordingError) {
        let recording = try recordings[manifest.recordings[number].file]
        return renderings(of: piece, number, recording, prosodies[piece.words.lowerBound])
      } catch {
        return piece.words.map { _ in WordRendering(problem: "\(error)") }
      }
    }
  }

  /// A recording, cut where its words begin.
  ///
  /// - Parameter prosody: Of all its words: a recording does not go on where the style changes.
  private func renderings(
    of piece: PhraseIndex.Piece, _ number: Int, _ recording: MappedRecording, _ prosody: Prosody
  ) -> [WordRendering] {
    let whole = Self.sound(recording, prosody)
    let starts = wordStarts(inRecording: number, frameCount: recording.frameCount)
      .map { Int((Double($0) / prosody.rate).rounded()) }
    return piece.words.indices.map { index in
      let offset = index - piece.words.lowerBound
      let isLast = index == piece.words.upperBound - 1
      let start = offset == 0 ? 0 : starts[offset]
      let end = isLast ? whole.frames.upperBound : max(start, starts[offset + 1])
      var sound = whole
      sound.frames = start..<end
      sound.fadesIn = offset == 0 && !recording.startsQuietly
      sound.fadesOut = isLast && !recording.endsQuietly
      return WordRendering(
        steps: [.sound(sound)], rendering: piece.words.count > 1 ? .phrase : .word,
        gapMilliseconds: isLast ? PausePolicy.joinMilliseconds : 0)
    }
  }

  /// All of a recording at a rate and a pitch: its frames divided by the rate, rounded.
  private static func sound(_ recording: MappedRecording, _ prosody: Prosody) -> Sound {
    guard prosody.rate != 1 || prosody.pitch != 1 else {
      return Sound(
        source: .recording(recording), frames: 0..<recording.frameCount,
        gain: Gain.linear(decibels: prosody.volumeDecibels, peak: recording.peak))
    }
    let stretch = ChangedStretch([
      ProsodySegment(
        recording: recording, frames: 0..<recording.frameCount, marks: recording.pitchMarks,
        frameCount: Int((Double(recording.frameCount) / prosody.rate).rounded()),
        pitchStart: prosody.pitch, pitchEnd: prosody.pitch)
    ])
    return Sound(stretch, 0..<stretch.frameCount, prosody)
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
