/// Models made from nothing but recordings and their words: flat start, then alternately aligning
/// and estimating (Viterbi training).
struct AlignmentTraining {
  let recordings: [PreparedRecording]
  let settings: AlignmentSettings
  let threadCount: Int

  /// - Parameter progress: Told the share that is done, 0 to 1; false ends the training.
  /// - Returns: Nil when `progress` ended it.
  func aligner(progress: (Double) -> Bool) -> Aligner? {
    let sounds = SoundIndex(recordings)
    let graphs = recordings.map { $0.graph(sounds, settings) }
    let paths: [StatePath?] = zip(recordings, graphs).map { $0.evenPath($1) }
    var model = model(from: paths, graphs, sounds, componentLimit: 1)
    for pass in 0..<settings.passCount {
      let work = Self.work(recordings, graphs, model)
      let found = ParallelWork.map(
        count: recordings.count, threadCount: threadCount,
        progress: { done in
          let share = Double(done) / Double(recordings.count)
          return progress((Double(pass) + share) / Double(settings.passCount))
        }, work)
      guard let found else { return nil }
      model = self.model(
        from: found, graphs, sounds, componentLimit: componentLimit(afterPass: pass))
    }
    return Aligner(model: model, sounds: sounds, settings: settings)
  }

  private static func work(
    _ recordings: [PreparedRecording], _ graphs: [StateGraph], _ model: SoundModel
  ) -> @Sendable (Int) -> StatePath? {
    { number in ViterbiSearch(graphs[number], model, recordings[number].features).path() }
  }

  /// Gaussians are divided once after a third of the passes and again after two thirds.
  private func componentLimit(afterPass pass: Int) -> Int {
    min(settings.componentLimit, 1 << ((pass + 1) * 3 / max(1, settings.passCount + 1)))
  }

  private func model(
    from paths: [StatePath?], _ graphs: [StateGraph], _ sounds: SoundIndex, componentLimit: Int
  ) -> SoundModel {
    var estimate = ModelEstimate(stateCount: sounds.soundCount * SoundModel.statesPerSound)
    for (number, path) in paths.enumerated() {
      if let path { estimate.add(path, graphs[number], recordings[number].features) }
    }
    return estimate.model(componentLimit: componentLimit)
  }
}
