/// The sounds of the training's recordings, numbered for the model.
struct SoundIndex: Sendable {
  private let numbers: [SoundNumber: Int]

  init(_ recordings: [PreparedRecording]) {
    var found: Set<SoundNumber> = []
    for recording in recordings {
      for pronunciations in recording.words { found.formUnion(pronunciations.joined()) }
    }
    numbers = Dictionary(
      uniqueKeysWithValues: found.sorted().enumerated().map { ($1, $0 + SoundModel.pause + 1) })
  }

  /// With the pause and the sound for all that the recordings do not have.
  var soundCount: Int { numbers.count + 2 }

  subscript(_ sound: SoundNumber) -> Int { numbers[sound] ?? soundCount - 1 }
}
