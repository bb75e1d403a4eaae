internal import Pitch
internal import Pronunciation
internal import UnitBank

/// A recording, its labels and its text, made into the phones of a unit bank.
struct LabelledRecording {
  let name: String
  let samples: [Float]
  let sampleRate: Double
  let labels: [PhoneLabel]
  /// What was read, with its punctuation; empty when it is not known.
  let text: String

  /// What is said between two pauses, and the number of its first phone in the labels.
  struct LabelledStretch {
    var stretch: Stretch
    var firstLabel: Int
  }

  /// - Parameter number: The recording's number in the bank.
  func indexed(as number: Int) -> (recording: UnitRecording, phones: [UnitPhone]) {
    let track = PitchTrack(samples, sampleRate: sampleRate)
    let marks = PitchMarks(samples, track)
    var phones = labels.enumerated().map { index, label in
      phone(index, label, number, track, marks)
    }
    for part in stretches {
      for (offset, phone) in part.stretch.phones.enumerated() {
        phones[part.firstLabel + offset].place = phone.place
      }
    }
    // The bank ends each recording with a pause, so that its last phone has an end.
    if labels.last?.phoneme != nil { phones.append(endPause(number)) }
    return (
      UnitRecording(name: name, frameCount: samples.count, pitchMarks: marks.frames), phones
    )
  }

  /// The stretches between the pauses, in order.
  var stretches: [LabelledStretch] {
    var found: [(words: [[Phoneme]], firstLabel: Int)] = []
    var word: Int?
    for (index, label) in labels.enumerated() {
      guard let phoneme = label.phoneme else { continue }
      if index == 0 || labels[index - 1].phoneme == nil {
        found.append(([[phoneme]], index))
      } else if label.word == word {
        found[found.count - 1].words[found[found.count - 1].words.count - 1].append(phoneme)
      } else {
        found[found.count - 1].words.append([phoneme])
      }
      word = label.word
    }
    let isQuestion = text.last { !"\"'\u{201D}\u{2019} ".contains($0) } == "?"
    return found.enumerated().map { index, part in
      let end: Stretch.End =
        index < found.count - 1 ? .comma : isQuestion ? .question : .statement
      return LabelledStretch(
        stretch: Stretch(part.words, startsSentence: index == 0, end: end),
        firstLabel: part.firstLabel)
    }
  }

  private func phone(
    _ index: Int, _ label: PhoneLabel, _ number: Int, _ track: PitchTrack, _ marks: PitchMarks
  ) -> UnitPhone {
    let start = frame(label.startSeconds)
    let end = max(start + 1, frame(label.endSeconds))
    let target = CutRule.frame(of: label.phoneme, in: start..<end, samples)
    let period = track.period(at: target)
    let cut = period > 0 ? marks.nearest(to: target, within: period) ?? target : target
    let shape = Cepstrum.shape(samples, at: cut, sampleRate: sampleRate)
    return UnitPhone(
      recording: number, phoneme: label.phoneme, place: [], startFrame: start,
      cutFrame: min(max(cut, start), end - 1), periodFrameCount: period,
      spectrum: shape.coefficients, attenuationDecibels: shape.attenuationDecibels)
  }

  private func endPause(_ number: Int) -> UnitPhone {
    UnitPhone(
      recording: number, phoneme: nil, place: [], startFrame: samples.count,
      cutFrame: samples.count, periodFrameCount: 0,
      spectrum: [Int8](repeating: 0, count: UnitPhone.spectrumCount), attenuationDecibels: 127)
  }

  private func frame(_ seconds: Double) -> Int {
    min(max(0, Int((seconds * sampleRate).rounded())), samples.count)
  }
}
