internal import Posix

/// Makes takes of recordings that somebody has.
package struct RecordingImport {
  /// What became of one file.
  package enum Outcome: Hashable, Sendable {
    /// It is the take of this prompt now.
    case taken(number: Int)
    /// It was taken before.
    case present(number: Int)
    case refused(ImportProblem)
  }

  private let phones: PromptPhones?

  /// - Parameter phones: Nil leaves out whether a recording is as long as its text.
  package init(phones: PromptPhones?) { self.phones = phones }

  /// Examines one recording and takes it if it will do.
  ///
  /// After an interruption it can be asked for everything again: what is there is not read twice.
  package func take(
    _ item: RecordingFolder.Item, into project: inout VoiceProject
  ) throws(VoiceProjectError) -> Outcome {
    let recorded = try project.recordedNumbers()
    let number = project.document.number(
      forSource: item.source, text: item.text, recorded: recorded)
    if let number, recorded.contains(number) { return .present(number: number) }
    let samples: [Int16]
    do throws(ImportProblem) {
      samples = try examined(
        item.path, phoneCount: phones.flatMap { $0.phoneCount(of: Prompt(item.text)) },
        sampleRate: project.document.sampleRate)
    } catch {
      return .refused(error)
    }
    let place: Int
    if let number {
      place = number
      try project.setSource(item.source, number)
    } else {
      place = try project.append(Prompt(item.text, source: item.source))
    }
    try project.writeTake(samples, place)
    return .taken(number: place)
  }

  /// Takes the recording of a phrase, in place of the one before.
  ///
  /// How long it may be is not asked: it may be called slowly or laughed.
  package func takePhrase(
    _ text: String, from path: String, into project: inout VoiceProject
  ) throws(VoiceProjectError) -> Outcome {
    let samples: [Int16]
    do throws(ImportProblem) {
      samples = try examined(path, phoneCount: nil, sampleRate: project.document.sampleRate)
    } catch {
      return .refused(error)
    }
    let number = try project.addPhrase(text)
    try project.writeTake(samples, number)
    return .taken(number: number)
  }

  private func examined(
    _ path: String, phoneCount: Int?, sampleRate: Int
  ) throws(ImportProblem) -> [Int16] {
    let samples = try ImportedSound(path: path, sampleRate: sampleRate).samples
    let examination = TakeExamination(
      TakeMeasure(samples.span, sampleRate: sampleRate), phoneCount: phoneCount,
      isCut: true)
    guard examination.problems.isEmpty else { throw .take(examination.problems) }
    return Array(samples[examination.kept])
  }
}
