/// A recording as 26 numbers every 5 ms: the mel cepstrum and how it changes.
///
/// The mean of the recording is taken off, so that microphones and rooms matter less.
package struct RecordingFeatures: Sendable {
  /// How many of the numbers of a frame mean something; the last of each four vectors is padded.
  package static let dimensionCount = 2 * MelCepstrum.coefficientCount
  /// How many vectors of eight make a frame.
  static let vectorCount = 4
  /// How long a frame lasts.
  package static let frameSeconds = 0.005

  package let frameCount: Int
  package let durationSeconds: Double
  /// `vectorCount` for each frame.
  let vectors: [SIMD8<Float>]
  /// The logarithm of the power of each frame.
  let logPowers: [Float]
  /// What is softer may be silence: a quarter of the way from soft frames to loud ones.
  let softLimit: Float

  package init(samples: [Int16], sampleRate: Double) {
    let cepstrum = MelCepstrum(sampleRate: sampleRate)
    durationSeconds = Double(samples.count) / sampleRate
    frameCount = Int(durationSeconds / Self.frameSeconds)
    var rows: [[Float]] = []
    var logPowers: [Float] = []
    for frame in 0..<frameCount {
      let seconds = (Double(frame) + 0.5) * Self.frameSeconds
      let found = cepstrum.coefficients(of: samples, at: seconds)
      rows.append(found.values)
      logPowers.append(found.logPower)
    }
    self.logPowers = logPowers
    softLimit = Self.softLimit(logPowers)
    Self.removeMean(&rows)
    vectors = Self.vectors([rows, Self.changes(of: rows)])
  }

  /// One of the numbers of a frame.
  package func value(_ dimension: Int, atFrame frame: Int) -> Float {
    vectors[frame * Self.vectorCount + dimension / 8][dimension % 8]
  }

  /// Whether a frame may be silence.
  func isSoft(_ frame: Int) -> Bool { logPowers[frame] <= softLimit }

  private static func softLimit(_ logPowers: [Float]) -> Float {
    let sorted = logPowers.sorted()
    guard let softest = sorted.first else { return 0 }
    let low = sorted[sorted.count / 20]
    let high = sorted[sorted.count * 19 / 20]
    return max(softest, low + (high - low) * 0.25)
  }

  private static func removeMean(_ rows: inout [[Float]]) {
    for column in 0..<MelCepstrum.coefficientCount {
      let mean = rows.reduce(0) { $0 + $1[column] } / Float(max(1, rows.count))
      for row in rows.indices { rows[row][column] -= mean }
    }
  }

  /// The slope of a line through the frames around each (Young et al., 2006, §5.9).
  private static func changes(of rows: [[Float]]) -> [[Float]] {
    let reach = 2
    let norm = 2 * Float((1...reach).reduce(0) { $0 + $1 * $1 })
    return rows.indices.map { index in
      var change = [Float](repeating: 0, count: MelCepstrum.coefficientCount)
      for distance in 1...reach {
        let after = rows[min(index + distance, rows.count - 1)]
        let before = rows[max(index - distance, 0)]
        for column in change.indices {
          change[column] += Float(distance) * (after[column] - before[column]) / norm
        }
      }
      return change
    }
  }

  private static func vectors(_ parts: [[[Float]]]) -> [SIMD8<Float>] {
    var vectors: [SIMD8<Float>] = []
    for frame in parts[0].indices {
      var numbers: [Float] = []
      for part in parts { numbers += part[frame] }
      numbers += [Float](repeating: 0, count: vectorCount * 8 - numbers.count)
      for start in stride(from: 0, to: numbers.count, by: 8) {
        vectors.append(SIMD8(numbers[start..<(start + 8)]))
      }
    }
    return vectors
  }
}
