internal import Pronunciation
internal import UnitBank

/// A recording and its labels, made into the phones of a unit bank.
struct LabelledRecording {
  let samples: [Float]
  let sampleRate: Double
  let labels: [PhoneLabel]

  /// - Parameter number: The recording's number in the bank.
  func phones(recording number: Int) -> [UnitPhone] {
    let track = PitchTrack(samples, sampleRate: sampleRate)
    let marks = PitchMarks(samples, track, sampleRate: sampleRate)
    var phones = labels.enumerated().map { index, label in
      phone(index, label, number, track, marks)
    }
    // The bank ends each recording with a pause, so that its last phone has an end.
    if labels.last?.phoneme != nil { phones.append(endPause(number)) }
    return phones
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
      recording: number, phoneme: label.phoneme, place: place(index), startFrame: start,
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

  private func place(_ index: Int) -> UnitPhone.Place {
    guard let word = labels[index].word else { return [] }
    var place: UnitPhone.Place = []
    let before = index > 0 ? labels[index - 1].word : nil
    let behind = index + 1 < labels.count ? labels[index + 1].word : nil
    if before != word { place.insert(.beginsWord) }
    if behind != word { place.insert(.endsWord) }
    if labels[..<index].last(where: { $0.word != word })?.word == nil { place.insert(.inFirstWord) }
    if labels[index...].first(where: { $0.word != word })?.word == nil { place.insert(.inLastWord) }
    return place
  }
}
