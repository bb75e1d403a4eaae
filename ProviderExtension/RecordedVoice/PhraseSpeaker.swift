internal import SpeechTypes
internal import TextAnalysis
internal import VoiceBundle

/// Says words by whole recordings of phrases and words.
final class PhraseSpeaker: WordSpeaker {
  private let manifest: BundleManifest
  private let recordings: RecordingStore
  private let index: PhraseIndex

  /// - Parameter spansPauses: Whether a recording may stand for words with a comma between them.
  init(_ manifest: BundleManifest, _ recordings: RecordingStore, spansPauses: Bool = false) {
    self.manifest = manifest
    self.recordings = recordings
    index = PhraseIndex(manifest.recordings, spansPauses: spansPauses)
  }

  func speech(of sentence: SpokenSentence) throws(RecordingError) -> any SentenceSpeech {
    WholeSpeech(
      zip(try recordedRenderings(of: sentence), sentence.spokenWords).map { rendering, word in
        rendering
          ?? WordRendering(
            problem: "voice \"\(manifest.name)\" has no recording of \"\(word.spoken)\"")
      })
  }

  /// How each word of the sentence is said, in order; nil where there is no recording of it.
  func recordedRenderings(
    of sentence: SpokenSentence
  ) throws(RecordingError) -> [WordRendering?] {
    let spoken = sentence.spokenWords
    var found: [WordRendering?] = []
    for piece in index.cover(sentence.wordsToCover) {
      guard let number = piece.recording else {
        found.append(nil)
        continue
      }
      let recording = try recordings[manifest.recordings[number].file]
      found += renderings(of: piece, number, recording, spoken[piece.words])
    }
    return found
  }

  /// A recording, cut where its words begin.
  ///
  /// - Parameter words: All of one style: a recording does not go on where that changes.
  private func renderings(
    of piece: PhraseIndex.Piece, _ number: Int, _ recording: MappedRecording,
    _ words: ArraySlice<SpokenWord>
  ) -> [WordRendering] {
    let recorded = wordStarts(inRecording: number, frameCount: recording.frameCount)
    let whole = sound(recording, words, recorded)
    let rate = words.first?.style.prosody.rate ?? 1
    let starts = recorded.map { Int((Double($0) / rate).rounded()) }
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
        goesOn: offset > 0, gapMilliseconds: isLast ? PausePolicy.joinMilliseconds : 0)
    }
  }

  /// All of a recording at its words' rate and pitch: its frames divided by the rate, rounded.
  private func sound(
    _ recording: MappedRecording, _ words: ArraySlice<SpokenWord>, _ starts: [Int]
  ) -> Sound {
    let prosody = words.first?.style.prosody ?? .normal
    guard !words.allSatisfy(\.isAsRecorded) else {
      return Sound(
        source: .recording(recording), frames: 0..<recording.frameCount,
        gain: Gain.linear(decibels: prosody.volumeDecibels))
    }
    let segment = ProsodySegment(
      recording: recording, frames: 0..<recording.frameCount, marks: recording.pitchMarks,
      frameCount: Int((Double(recording.frameCount) / prosody.rate).rounded()),
      pitchStart: prosody.pitch, pitchEnd: prosody.pitch)
    let shape = shape(words, starts.map { Double($0) / Double(max(1, recording.frameCount)) })
    let stretch = ChangedStretch(shape?.pieces(of: segment, places: 0...1) ?? [segment])
    return Sound(stretch, 0..<stretch.frameCount, prosody)
  }

  /// The pitch of all words of a recording, whose starts are places of it from 0 to 1.
  private func shape(_ words: ArraySlice<SpokenWord>, _ starts: [Double]) -> PitchShape? {
    let meanHertz = manifest.gender.typicalPitchHertz
    let shapes = words.map { PitchShape($0, meanHertz: meanHertz) }
    guard shapes.contains(where: { $0 != nil }) else { return nil }
    let ends = starts.dropFirst() + [1]
    let targets = zip(zip(words, shapes), zip(starts, ends)).flatMap { word, place in
      let contour =
        word.1?.contour ?? [PitchTarget(position: 0, multiple: word.0.style.prosody.pitch)]
      return contour.map {
        PitchTarget(
          position: place.0 + $0.position * (place.1 - place.0), multiple: $0.multiple)
      }
    }
    return PitchShape(
      contour: targets, range: words.first?.style.pitchRange ?? 1, meanHertz: meanHertz)
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
