import RecordedVoice

#if canImport(Glibc)
  import Glibc
#endif

/// Speech made for one test: pulses through resonators, and noise, with the pulses' frames known.
struct MadeSpeech {
  static let sampleRate = 22_050.0
  var samples: [Float] = []
  var marks: [Int] = []

  /// A vowel whose fundamental frequency glides, its greatest sample being 0.5.
  ///
  /// Pulses pass two resonators, 700 and 1220 Hz. Their frames are whole, so that F0 is as exact as
  /// the marks say.
  static func vowel(hertz start: Double, to end: Double? = nil, frameCount: Int) -> MadeSpeech {
    var speech = MadeSpeech()
    var signal = [Double](repeating: 0, count: frameCount)
    var position = 37.0
    while Int(position) < frameCount {
      let frame = Int(position.rounded(.down))
      signal[frame] = 1
      speech.marks.append(frame)
      let x = position / Double(frameCount)
      position += sampleRate / (start + ((end ?? start) - start) * x)
    }
    for (hertz, bandwidth) in [(700.0, 90.0), (1220, 110)] {
      resonate(&signal, hertz, bandwidth)
    }
    let peak = signal.reduce(0) { max($0, abs($1)) }
    speech.samples = signal.map { Float(0.5 * $0 / peak) }
    return speech
  }

  /// White noise of one level, the same in every run.
  static func noise(frameCount: Int, peak: Float = 0.3, seed: UInt64 = 1) -> MadeSpeech {
    var state = seed
    let samples = (0..<frameCount).map { _ -> Float in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (Float(state >> 40) / Float(1 << 23) - 1) * peak
    }
    return MadeSpeech(samples: samples)
  }

  /// This and then that.
  func followed(by other: MadeSpeech) -> MadeSpeech {
    MadeSpeech(
      samples: samples + other.samples, marks: marks + other.marks.map { $0 + samples.count })
  }

  /// All of it in one segment.
  func segment(
    _ source: ArraySource, frames: Range<Int>? = nil, frameCount: Int, pitch: Double = 1,
    pitchEnd: Double? = nil, isTransient: Bool = false
  ) -> ProsodySegment {
    let frames = frames ?? 0..<samples.count
    let first = max(0, (marks.firstIndex { $0 >= frames.lowerBound } ?? 0) - 1)
    let end = min(
      marks.count, (marks.firstIndex { $0 >= frames.upperBound } ?? marks.count) + 1)
    return ProsodySegment(
      recording: source, frames: frames, marks: Array(marks[first..<max(first, end)]),
      frameCount: frameCount, pitchStart: pitch, pitchEnd: pitchEnd ?? pitch,
      isTransient: isTransient)
  }

  private static func resonate(_ signal: inout [Double], _ hertz: Double, _ bandwidth: Double) {
    let radius = exp(-Double.pi * bandwidth / sampleRate)
    let first = 2 * radius * cos(2 * Double.pi * hertz / sampleRate)
    let second = -radius * radius
    var last = 0.0
    var beforeLast = 0.0
    for index in signal.indices {
      let value = signal[index] + first * last + second * beforeLast
      (beforeLast, last) = (last, value)
      signal[index] = value
    }
  }
}
