/// Finds when the phones of recordings are spoken, by models trained on the recordings themselves.
///
/// Safe from any thread. No language and no speaker is known to it beforehand.
package struct Aligner: Sendable {
  /// What a training yields: the models, and the alignment of each of its recordings.
  package struct Training: Sendable {
    package let aligner: Aligner
    /// In the order of the tasks.
    package let alignments: [Result<Alignment, AlignmentError>]
  }

  private let model: SoundModel
  private let sounds: SoundIndex
  private let settings: AlignmentSettings

  init(model: SoundModel, sounds: SoundIndex, settings: AlignmentSettings) {
    self.model = model
    self.sounds = sounds
    self.settings = settings
  }

  /// Trains on recordings of one speaker and aligns them.
  ///
  /// The outcome does not depend on the number of threads. A recording that cannot be aligned is
  /// left out of the training and has its error among the alignments. Memory: about 32 KB for each
  /// second of recordings; their samples are let go of at once.
  ///
  /// - Parameters:
  ///   - count: How many recordings there are.
  ///   - threadCount: The calling thread is one of them.
  ///   - progress: Told the share that is done, 0 to 1, by the calling thread; false ends the work.
  ///   - task: Hands over a recording by its number; called once for each, from any thread.
  /// - Returns: Nil when `progress` ended it.
  package static func train(
    count: Int, settings: AlignmentSettings = AlignmentSettings(), threadCount: Int = 2,
    progress: (Double) -> Bool = { _ in true },
    task: @escaping @Sendable (Int) throws(AlignmentError) -> AlignmentTask
  ) -> Training? {
    let shares = TrainingShares(passCount: settings.passCount)
    let prepared = ParallelWork.map(
      count: count, threadCount: threadCount,
      progress: { progress(shares.preparing * Double($0) / Double(count)) },
      { number in prepare(number, task) })
    guard let prepared else { return nil }
    let training = AlignmentTraining(
      recordings: prepared.compactMap { try? $0.get() }, settings: settings,
      threadCount: threadCount)
    guard
      let aligner = training.aligner(progress: {
        progress(shares.preparing + $0 * shares.training)
      })
    else { return nil }
    let alignments = ParallelWork.map(
      count: count, threadCount: threadCount,
      progress: { progress(1 - shares.aligning * (1 - Double($0) / Double(count))) },
      { number in aligner.alignment(of: prepared[number]) })
    return alignments.map { Training(aligner: aligner, alignments: $0) }
  }

  /// Aligns another recording of the same speaker.
  package func align(_ task: AlignmentTask) throws(AlignmentError) -> Alignment {
    try align(try PreparedRecording(task))
  }

  private static func prepare(
    _ number: Int, _ task: (Int) throws(AlignmentError) -> AlignmentTask
  ) -> Result<PreparedRecording, AlignmentError> {
    do throws(AlignmentError) {
      return .success(try PreparedRecording(try task(number)))
    } catch {
      return .failure(error)
    }
  }

  private func alignment(
    of recording: Result<PreparedRecording, AlignmentError>
  ) -> Result<Alignment, AlignmentError> {
    do throws(AlignmentError) {
      return .success(try align(try recording.get()))
    } catch {
      return .failure(error)
    }
  }

  private func align(_ recording: PreparedRecording) throws(AlignmentError) -> Alignment {
    let graph = recording.graph(sounds, settings)
    guard let path = ViterbiSearch(graph, model, recording.features).path() else {
      let frameMilliseconds = RecordingFeatures.frameSeconds * 1000
      throw .tooShort(
        recording: recording.name,
        milliseconds: Int(recording.features.durationSeconds * 1000),
        neededMilliseconds: Int(Double(graph.minimumFrameCount) * frameMilliseconds))
    }
    let reading = AlignmentReading(
      recording, graph, path, model, correctionSeconds: settings.correctionSeconds)
    return reading.alignment()
  }
}

/// How the time of a training is divided, for its progress.
private struct TrainingShares {
  let preparing: Double
  let training: Double
  let aligning: Double

  /// Preparing takes as long as two passes, aligning as long as three.
  init(passCount: Int) {
    let whole = Double(passCount + 5)
    preparing = 2 / whole
    training = Double(passCount) / whole
    aligning = 3 / whole
  }
}
