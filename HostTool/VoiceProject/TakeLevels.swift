internal import SpeechTypes

/// The level of a recording in windows of 10 ms, and where in it somebody speaks.
struct TakeLevels {
  static let windowsPerSecond = 100
  /// What is quieter counts as this, in dB of full scale: the step of 16 bits.
  static let floor = -96.0

  /// Windows below the loudest ones by more than this are no speech, in dB.
  private static let speechRange = 30.0
  /// Speech is louder than the noise by this, in dB.
  private static let speechAboveNoise = 9.0
  /// Shorter sounds than 30 ms are no speech.
  private static let shortestRunCount = 3
  /// A sound of less than 100 ms at the end of a recording, apart from the rest by 250 ms or more,
  /// is a key or a mouse.
  private static let clickCount = 10
  private static let clickGapCount = 25

  /// The frames of a window.
  let windowFrameCount: Int
  /// The mean power of each whole window, full scale being 1, without the constant part.
  private let powers: [Double]
  /// Of the quietest twentieth of the windows, in dB of full scale.
  let noiseLevel: Double
  /// The windows from the first one with speech to the last; empty when there is none.
  let speech: Range<Int>
  /// The mean of the windows in which somebody speaks, in dB; `floor` when nobody does.
  let speechLevel: Double

  /// - Parameter offset: The recording's mean.
  init(_ samples: Span<Int16>, sampleRate: Int, offset: Double) {
    let size = max(sampleRate / Self.windowsPerSecond, 1)
    windowFrameCount = size
    let powers = (0..<samples.count / size).map { window in
      var sum = 0.0
      for index in window * size..<(window + 1) * size {
        let value = (Double(samples[index]) - offset) * 0x1p-15
        sum += value * value
      }
      return sum / Double(size)
    }
    let sorted = powers.sorted()
    let noise = Self.level(sorted.prefix(max(sorted.count / 20, 1)))
    let loud = sorted.isEmpty ? Self.floor : Self.level(sorted[(sorted.count * 19 / 20)...])
    let threshold = max(noise + Self.speechAboveNoise, loud - Self.speechRange)
    let runs = Self.runs(of: powers.map { Self.level([$0]) > threshold })
    self.powers = powers
    noiseLevel = noise
    speech = (runs.first?.lowerBound ?? 0)..<(runs.last?.upperBound ?? 0)
    speechLevel = Self.level(runs.flatMap { powers[$0] })
  }

  /// The mean level of windows, in dB of full scale; `floor` for none.
  func level(of windows: Range<Int>) -> Double {
    Self.level(powers[windows.clamped(to: powers.indices)])
  }

  private static func level(_ powers: some Collection<Double>) -> Double {
    guard !powers.isEmpty else { return floor }
    let mean = powers.reduce(0, +) / Double(powers.count)
    return max(Decibel.of(amplitude: mean.squareRoot()), floor)
  }

  /// Where sounds are that may be speech.
  private static func runs(of isLoud: [Bool]) -> ArraySlice<Range<Int>> {
    var runs: [Range<Int>] = []
    var start: Int?
    for (index, isLoud) in (isLoud + [false]).enumerated() {
      if isLoud {
        start = start ?? index
      } else if let begin = start {
        if index - begin >= shortestRunCount { runs.append(begin..<index) }
        start = nil
      }
    }
    return withoutClicks(runs[...])
  }

  private static func withoutClicks(_ runs: ArraySlice<Range<Int>>) -> ArraySlice<Range<Int>> {
    var runs = runs
    while runs.count > 1, let first = runs.first, first.count < clickCount,
      runs[runs.startIndex + 1].lowerBound - first.upperBound >= clickGapCount
    {
      runs.removeFirst()
    }
    while runs.count > 1, let last = runs.last, last.count < clickCount,
      last.lowerBound - runs[runs.endIndex - 2].upperBound >= clickGapCount
    {
      runs.removeLast()
    }
    return runs
  }
}
