import Alignment
import Testing

@Suite("An aligner finds the times of sounds that it learned from the recordings alone")
struct AlignerTests {
  private static let speech = SyntheticSpeech(count: 8, seed: 1)

  private static let toleranceSeconds = 0.015

  private static let settings = {
    var settings = AlignmentSettings()
    settings.passCount = 5
    settings.correctionSeconds = 0
    return settings
  }()

  private static func train(
    _ tasks: [AlignmentTask], threadCount: Int, progress: (Double) -> Bool = { _ in true }
  ) -> Aligner.Training? {
    Aligner.train(
      count: tasks.count, settings: settings, threadCount: threadCount, progress: progress
    ) { tasks[$0] }
  }

  private static let training = train(speech.tasks, threadCount: 1)

  @Test("to within 15 ms, of all of them")
  func boundaries() throws {
    let training = try #require(Self.training)
    for (recording, result) in zip(Self.speech.recordings, training.alignments) {
      let alignment = try result.get()
      let spoken = alignment.phones.filter { $0.sound != nil }
      #expect(spoken.map(\.sound) == recording.task.words.flatMap { $0[0] })
      for (phone, start) in zip(spoken, recording.startSeconds) {
        #expect(abs(phone.startSeconds - start) <= Self.toleranceSeconds)
      }
    }
  }

  @Test("without gaps, with a pause where one is, and words around their sounds")
  func whole() throws {
    let alignment = try #require(Self.training).alignments[0].get()
    let phones = alignment.phones
    #expect(phones.first?.startSeconds == 0)
    #expect(phones.last?.endSeconds == Self.speech.recordings[0].duration)
    #expect(zip(phones, phones.dropFirst()).allSatisfy { $0.endSeconds == $1.startSeconds })
    #expect(phones.allSatisfy { $0.startSeconds < $0.endSeconds })
    let wordsWithPauses = phones.map(\.word).reduce(into: [Int?]()) { runs, word in
      if runs.last != .some(word) { runs.append(word) }
    }
    #expect(wordsWithPauses == [nil, 0, 1, nil, 2, 3, nil])
    for (number, word) in alignment.words.enumerated() {
      let own = phones.filter { $0.word == number }
      #expect(own.first?.startSeconds == word.startSeconds)
      #expect(own.last?.endSeconds == word.endSeconds)
    }
  }

  @Test("with what is silent before a stop as its closure, wherever it stands")
  func closures() throws {
    let vocabulary = [[6, 4, 1], [2, 5], [6, 0], [1, 3], [5, 6, 4], [4, 2, 0]]
    let speech = SyntheticSpeech(count: 12, seed: 3, vocabulary: vocabulary)
    let training = try #require(Self.train(speech.tasks, threadCount: 1))
    var stopCount = 0
    for (recording, result) in zip(speech.recordings, training.alignments) {
      let spoken = try result.get().phones
      // What stands behind a pause has no beginning that could be heard.
      let heard = zip(spoken, [nil] + spoken).filter { $0.0.sound != nil }
      for ((phone, before), start) in zip(heard, recording.startSeconds)
      where phone.sound?.hasClosure == true && before?.sound != nil {
        stopCount += 1
        #expect(abs(phone.startSeconds - start) <= Self.toleranceSeconds)
      }
    }
    #expect(stopCount > 10)
  }

  @Test("the same whatever the number of threads")
  func threads() throws {
    let training = try #require(Self.train(Self.speech.tasks, threadCount: 3))
    #expect(training.alignments == Self.training?.alignments)
  }

  @Test("in another recording of the speaker, with the pronunciation that was spoken")
  func pronunciations() throws {
    let aligner = try #require(Self.training).aligner
    let other = try #require(SyntheticSpeech(count: 1, seed: 99).recordings.first)
    var task = other.task
    let wrong = SyntheticSpeech.words([[5, 5, 0, 4], [1]]).map { $0[0] }
    task.words[1] = [wrong[0], task.words[1][0], wrong[1]]
    task.words[3] = [task.words[3][0], wrong[0]]
    let alignment = try aligner.align(task)
    #expect(alignment.words.map(\.pronunciation) == [0, 1, 0, 0])
    let starts = alignment.phones.filter { $0.sound != nil }.map(\.startSeconds)
    #expect(zip(starts, other.startSeconds).allSatisfy { abs($0 - $1) <= Self.toleranceSeconds })
  }

  @Test("and tells a text that was not spoken, and which word")
  func misread() throws {
    let training = try #require(Self.training)
    for result in training.alignments {
      let alignment = try result.get()
      #expect(!alignment.isMisread && alignment.score <= 0)
      #expect(!alignment.words.contains { $0.isDoubtful })
    }
    var task = Self.speech.tasks[0]
    let right = task.words
    // A word without any sound in common.
    task.words[2] =
      SyntheticSpeech.words([
        right[2][0].contains(SoundNumber(rawValue: 5))
          ? [3, 0, 2] : [5, 5]
      ])[0]
    let changed = try training.aligner.align(task)
    #expect(changed.words.indices.min { changed.words[$0].score < changed.words[$1].score } == 2)
    #expect(changed.words[2].isDoubtful)
    // A word that is said, but not in the text, is its neighbours' fault.
    task.words = right
    task.words.remove(at: 1)
    let shortened = try training.aligner.align(task)
    #expect(shortened.words.prefix(2).contains { $0.isDoubtful })
    task.words = SyntheticSpeech.words([[5, 5, 5], [4, 4], [2, 3, 2, 3]])
    #expect(try training.aligner.align(task).isMisread)
  }

  @Test("telling how far it is, until it is told to stop", arguments: [0.0, 0.3, 0.95])
  func progress(limit: Double) throws {
    var shares: [Double] = []
    let tasks = Array(Self.speech.tasks.prefix(2))
    let training = Self.train(tasks, threadCount: 1) { share in
      shares.append(share)
      return share < limit
    }
    #expect(training == nil)
    #expect(shares.dropLast().allSatisfy { $0 < limit })
    #expect(shares == shares.sorted())
    #expect(try #require(shares.last) <= 1)
  }

  @Test("leaving out what cannot be aligned, and saying why")
  func hostile() throws {
    let good = Self.speech.tasks[0]
    func task(_ change: (inout AlignmentTask) -> Void) -> AlignmentTask {
      var task = good
      task.name = "x"
      change(&task)
      return task
    }
    let needed = good.words.reduce(0) { $0 + $1[0].count } * 15
    let cases: [(AlignmentTask, AlignmentError)] = [
      (
        task { $0.samples = [] },
        .tooShort(recording: "x", milliseconds: 0, neededMilliseconds: needed)
      ),
      (
        task { $0.samples = [7] },
        .tooShort(recording: "x", milliseconds: 0, neededMilliseconds: needed)
      ),
      (
        task { $0.samples = Array($0.samples.prefix(800)) },
        .tooShort(recording: "x", milliseconds: 100, neededMilliseconds: needed)
      ),
      (
        task { $0.samples = [Int16](repeating: 0, count: 16_000) }, .silent(recording: "x")
      ),
      (task { $0.words = [] }, .noWords(recording: "x")),
      (task { $0.words[2] = [] }, .unusablePronunciations(recording: "x", word: 2)),
      (task { $0.words[1] = [[]] }, .unusablePronunciations(recording: "x", word: 1)),
      (
        task { $0.words[0] = [[SoundNumber]](repeating: $0.words[0][0], count: 251) },
        .unusablePronunciations(recording: "x", word: 0)
      ),
      (
        task { $0.sampleRate = 0 }, .invalidSampleRate(recording: "x", hertz: 0)
      ),
      (
        task {
          $0.samples = [Int16](repeating: 1, count: 8000 * 120)
          $0.words = [[[[SoundNumber]]]](repeating: $0.words, count: 500).flatMap { $0 }
        },
        .tooLong(recording: "x", milliseconds: 120_000)
      ),
    ]
    let tasks = cases.map(\.0) + Self.speech.tasks
    let training = try #require(Self.train(tasks, threadCount: 2))
    for (result, (_, error)) in zip(training.alignments, cases) {
      #expect(result == .failure(error))
    }
    // The others are not disturbed.
    #expect(Array(training.alignments.dropFirst(cases.count)) == Self.training?.alignments)
  }

  @Test("of clipped, faint and noisy recordings too")
  func extremes() throws {
    let aligner = try #require(Self.training).aligner
    var random = SeededRandom(seed: 3)
    var task = Self.speech.tasks[1]
    let original = task.samples
    let changes: [(Int16) -> Int16] = [
      { $0 > 0 ? .max : .min }, { $0 / 2000 }, { _ in Int16(20_000 * random.nextSigned()) },
    ]
    for change in changes {
      task.samples = original.map(change)
      let alignment = try aligner.align(task)
      #expect(alignment.score.isFinite)
      #expect(alignment.words.count == task.words.count)
    }
  }

  @Test("of no recordings, none")
  func nothing() throws {
    let training = try #require(Self.train([], threadCount: 2))
    #expect(training.alignments.isEmpty)
    let alignment = try training.aligner.align(Self.speech.tasks[0])
    #expect(alignment.words.count == Self.speech.tasks[0].words.count)
  }
}

extension SyntheticSpeech.Recording {
  var duration: Double { Double(task.samples.count) / task.sampleRate }
}
