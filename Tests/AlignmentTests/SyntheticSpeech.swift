import Alignment
import Glibc

/// Recordings of a speaker whose sounds are two tones each, and what is known of them.
struct SyntheticSpeech: Sendable {
  struct Recording: Sendable {
    var task: AlignmentTask
    /// When each sound begins, pauses left out.
    var startSeconds: [Double]
  }

  static let sampleRate = 8000.0
  /// Hertz of the tones of each sound.
  private static let formants = [
    (300.0, 2300.0), (700, 1200), (350, 800), (550, 1800), (1000, 3000), (2000, 3500), (200, 3800),
  ]
  /// A sound of which the first 60 ms are silent, and only the rest is tones.
  static let stop = 6
  /// The words that it says, by their sounds.
  static let vocabulary = [[0, 4, 1], [2, 5], [3, 0, 2], [1, 3], [5, 1, 4], [4, 2, 0]]

  private(set) var recordings: [Recording] = []

  init(count: Int, seed: UInt64, vocabulary: [[Int]] = vocabulary) {
    var random = SeededRandom(seed: seed)
    for number in 0..<count {
      let words = (0..<4).map { _ in
        vocabulary[Int(random.next() % UInt64(vocabulary.count))]
      }
      recordings.append(Self.recording("r\(number)", words, &random))
    }
  }

  var tasks: [AlignmentTask] { recordings.map(\.task) }

  static func words(_ words: [[Int]]) -> [[[SoundNumber]]] {
    words.map { [$0.map { SoundNumber(rawValue: $0, hasClosure: $0 == stop) }] }
  }

  private static func recording(
    _ name: String, _ words: [[Int]], _ random: inout SeededRandom
  ) -> Recording {
    var samples = silence(seconds: 0.1, &random)
    var starts: [Double] = []
    for (index, word) in words.enumerated() {
      for sound in word {
        starts.append(Double(samples.count) / sampleRate)
        if sound == stop { samples += silence(seconds: 0.06, &random) }
        samples += tones(of: sound, seconds: 0.075 + 0.025 * random.nextSigned(), &random)
      }
      if index == 1 { samples += silence(seconds: 0.12, &random) }
    }
    samples += silence(seconds: 0.1, &random)
    let task = AlignmentTask(
      name: name, samples: samples, sampleRate: sampleRate, words: Self.words(words))
    return Recording(task: task, startSeconds: starts)
  }

  private static func silence(seconds: Double, _ random: inout SeededRandom) -> [Int16] {
    (0..<Int(seconds * sampleRate)).map { _ in Int16(30 * random.nextSigned()) }
  }

  private static func tones(
    of sound: Int, seconds: Double, _ random: inout SeededRandom
  ) -> [Int16] {
    let detuning = 1 + 0.03 * random.nextSigned()
    return (0..<Int(seconds * sampleRate)).map { index in
      let turn = 2 * Double.pi * Double(index) / sampleRate * detuning
      let low = sin(formants[sound].0 * turn)
      let high = sin(formants[sound].1 * turn)
      return Int16(5000 * low + 2500 * high + 400 * random.nextSigned())
    }
  }
}
