internal import UnitBank

/// Learns a voice's lengths and pitches from its indexed recordings.
struct ProsodyTraining {
  private static let penalty: Float = 4

  private var lengths = RidgeRegression(classCount: ProsodyModel.weightCount)
  private var pitches = RidgeRegression(classCount: ProsodyModel.weightCount)

  /// Takes in what was said in one recording.
  mutating func add(
    _ stretches: [LabelledRecording.LabelledStretch], _ phones: [UnitPhone], sampleRate: Double
  ) {
    for part in stretches {
      for index in part.stretch.phones.indices {
        let phone = phones[part.firstLabel + index]
        let frameCount = phones[part.firstLabel + index + 1].startFrame - phone.startFrame
        let classes = ProsodyModel.classes(of: index, in: part.stretch)
        let length = ProsodyScale.length(seconds: Double(frameCount) / sampleRate)
        lengths.add(classes: classes, value: Float(length))
        guard phone.periodFrameCount > 0 else { continue }
        let hertz = sampleRate / Double(phone.periodFrameCount)
        pitches.add(classes: classes, value: Float(ProsodyScale.pitch(hertz: hertz)))
      }
    }
  }

  func model() -> ProsodyModel {
    let length = lengths.solved(penalty: Self.penalty)
    let pitch = pitches.solved(penalty: Self.penalty)
    return ProsodyModel(
      length: ProsodyModel.Weights(bias: length.bias, classes: length.weights),
      pitch: ProsodyModel.Weights(bias: pitch.bias, classes: pitch.weights))
  }
}
