internal import Alignment
package import Posix
package import Pronunciation

/// Writes the labels of a folder's recordings: when the phones of each text are spoken.
///
/// A folder holds `Audio/NAME.aiff` and `texts.tsv`; recordings with a text get `Labels/NAME.lab`.
/// All are to be of one speaker, who is learned from them.
package struct RecordingAligner {
  /// What became of a recording.
  package enum Outcome: Hashable, Sendable {
    /// Its labels are written; at words that do not sound as they should it may be misread.
    case labelled(score: Float, doubtfulWords: [String])
    /// Something else is said in it; it has no labels.
    case misread(score: Float)
    /// It has no labels, and why.
    case failed(String)
  }

  private struct Prompt: Sendable {
    var name: String
    /// Or the reason why there are none.
    var words: Result<[PromptWords.Word], UnpronounceableWord>
  }

  private let folder: String
  private let prompts: [Prompt]

  /// - Throws: When the texts cannot be read.
  package init(folder: String, pronouncer: any Pronouncer) throws(PosixError) {
    self.folder = folder
    let texts = try RecordingTexts(folder: folder)
    prompts = texts.names.map { name in
      do throws(UnpronounceableWord) {
        return Prompt(name: name, words: .success(try PromptWords(texts[name], pronouncer).words))
      } catch {
        return Prompt(name: name, words: .failure(error))
      }
    }
  }

  /// Aligns all and writes their labels; labels of former times go where there are none now.
  ///
  /// - Parameter progress: Told the share that is done, 0 to 1; false ends the work.
  /// - Returns: By name, in the order of the texts; nil when `progress` ended it, and nothing is
  ///   written then.
  package func writeLabels(
    threadCount: Int = 2, progress: (Double) -> Bool = { _ in true }
  ) throws(PosixError) -> [(name: String, outcome: Outcome)]? {
    let training = Aligner.train(
      count: prompts.count, threadCount: threadCount, progress: progress, task: Self.reader(self))
    guard let training else { return nil }
    try FileSystem.makeDirectories(FileSystem.join(folder, "Labels"), permissions: 0o755)
    var outcomes: [(name: String, outcome: Outcome)] = []
    for (prompt, result) in zip(prompts, training.alignments) {
      let outcome = outcome(of: prompt, result)
      outcomes.append((prompt.name, outcome))
      try write(prompt, result, outcome)
    }
    return outcomes
  }

  private static func reader(
    _ aligner: RecordingAligner
  ) -> @Sendable (Int) throws(AlignmentError) -> AlignmentTask {
    let folder = aligner.folder
    let prompts = aligner.prompts
    return { (number) throws(AlignmentError) in
      let prompt = prompts[number]
      do {
        let path = FileSystem.join(folder, "Audio/\(prompt.name).aiff")
        let words = try prompt.words.get()
        let samples = try RecordingSamples(path: path)
        return AlignmentTask(
          name: prompt.name, samples: samples.integers, sampleRate: samples.sampleRate,
          words: words.map { $0.pronunciations.map { $0.map { SoundNumber($0) } } })
      } catch {
        throw .unreadable(recording: prompt.name, reason: "\(error)")
      }
    }
  }

  private func outcome(
    of prompt: Prompt, _ result: Result<Alignment, AlignmentError>
  ) -> Outcome {
    switch result {
    case .failure(let error): return .failed("\(error)")
    case .success(let alignment):
      guard !alignment.isMisread else { return .misread(score: alignment.score) }
      let words = (try? prompt.words.get()) ?? []
      let doubtful = zip(words, alignment.words).filter { $0.1.isDoubtful }.map { $0.0.text }
      return .labelled(score: alignment.score, doubtfulWords: doubtful)
    }
  }

  private func write(
    _ prompt: Prompt, _ result: Result<Alignment, AlignmentError>, _ outcome: Outcome
  ) throws(PosixError) {
    let path = FileSystem.join(folder, "Labels/\(prompt.name).lab")
    guard case .labelled = outcome, case .success(let alignment) = result,
      case .success(let words) = prompt.words
    else {
      if FileSystem.exists(path) { try FileSystem.removeFile(path) }
      return
    }
    let file = try Descriptor(
      opening: path, .writeOnly, options: [.create, .truncate], permissions: 0o644)
    try file.writeAll(Self.labels(alignment, words).map(\.line).joined())
  }

  private static func labels(_ alignment: Alignment, _ words: [PromptWords.Word]) -> [PhoneLabel] {
    var place = 0
    var word: Int?
    return alignment.phones.map { phone in
      place = phone.word == word ? place + 1 : 0
      word = phone.word
      let phoneme = phone.word.map { number in
        words[number].pronunciations[alignment.words[number].pronunciation][place]
      }
      return PhoneLabel(
        startSeconds: phone.startSeconds, endSeconds: phone.endSeconds, phoneme: phoneme,
        word: phone.word)
    }
  }
}
