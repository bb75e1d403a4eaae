/// The sounds of the training's recordings, and the states of the model that each goes through.
struct SoundIndex: Sendable {
  /// A sound as the model knows it.
  struct Sound: Sendable {
    /// In the order in which it goes through them.
    var states: [Int]
    /// Whether it begins with a closure.
    var isStop: Bool
  }

  /// After the pause's states.
  private let states: [SoundNumber: [Int]]

  init(_ recordings: [PreparedRecording]) {
    var found: Set<SoundNumber> = []
    for recording in recordings {
      for pronunciations in recording.words { found.formUnion(pronunciations.joined()) }
    }
    var states: [SoundNumber: [Int]] = [:]
    var closure: Int?
    for (number, sound) in found.sorted().enumerated() {
      var own = Array(SoundModel.states(of: number + SoundModel.pause + 1))
      if sound.hasClosure {
        own[0] = closure ?? own[0]
        closure = own[0]
      }
      states[sound] = own
    }
    self.states = states
  }

  /// With the pause and the sound for all that the recordings do not have.
  var soundCount: Int { states.count + 2 }

  subscript(_ sound: SoundNumber) -> Sound {
    Sound(
      states: states[sound] ?? Array(SoundModel.states(of: soundCount - 1)),
      isStop: sound.hasClosure)
  }
}
