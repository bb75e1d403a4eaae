import RecordedVoice
import TestSupport
import Testing

@Suite("Length and pitch of recorded speech change independently", .tags(.audio))
struct ChangedStretchTests {
  /// F0 at both ends, in hertz.
  static let glides: [(Double, Double)] = [(90, 90), (130, 130), (220, 220), (150, 110)]
  static let rates = [0.25, 0.5, 0.8, 1.3, 2, 3.1, 6]
  static let pitches = [0.5, 0.7, 0.9, 1.2, 1.5, 2]

  @Test("Where nothing changes, every sample is the recording's", arguments: [[], [2000], [0]])
  func identity(cuts: [Int]) {
    for speech in [Self.vowelNoiseVowel(), .noise(frameCount: 5000)] {
      let source = ArraySource(speech.samples)
      let edges = [0] + cuts.filter { $0 > 0 } + [speech.samples.count]
      let stretch = ChangedStretch(
        zip(edges, edges.dropFirst()).map { start, end in
          speech.segment(source, frames: start..<end, frameCount: end - start)
        })
      #expect(stretch.frameCount == speech.samples.count)
      #expect(stretch.rendered() == speech.samples)
    }
  }

  @Test("Contiguous segments of any length are the recording", arguments: [37, 100, 331, 2048])
  func contiguous(length: Int) {
    let speech = Self.vowelNoiseVowel()
    let source = ArraySource(speech.samples)
    let starts = stride(from: 0, to: speech.samples.count, by: length)
    let stretch = ChangedStretch(
      starts.map { start in
        let frames = start..<min(speech.samples.count, start + length)
        return speech.segment(source, frames: frames, frameCount: frames.count)
      })
    let rendered = stretch.rendered()
    #expect(zip(rendered, speech.samples).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  @Test("A vowel keeps its F0 and its level at every rate", arguments: glides, rates)
  func rate(glide: (Double, Double), rate: Double) {
    let speech = MadeSpeech.vowel(hertz: glide.0, to: glide.1, frameCount: 22_050)
    let frameCount = Int((22_050 / rate).rounded())
    let stretch = ChangedStretch([
      speech.segment(ArraySource(speech.samples), frameCount: frameCount)
    ])
    let samples = stretch.rendered()
    #expect(samples.count == frameCount)
    expectPitch(samples, glide, factor: 1)
    expectLevel(samples, speech.samples)
  }

  @Test("A vowel's F0 changes by the factor, and its level does not", arguments: glides, pitches)
  func pitch(glide: (Double, Double), pitch: Double) {
    let speech = MadeSpeech.vowel(hertz: glide.0, to: glide.1, frameCount: 22_050)
    let stretch = ChangedStretch([
      speech.segment(ArraySource(speech.samples), frameCount: 22_050, pitch: pitch)
    ])
    let samples = stretch.rendered()
    #expect(samples.count == 22_050)
    expectPitch(samples, glide, factor: pitch)
    expectLevel(samples, speech.samples)
  }

  @Test("Rate and pitch together", arguments: rates, [0.6, 1.7])
  func both(rate: Double, pitch: Double) {
    let speech = MadeSpeech.vowel(hertz: 140, to: 120, frameCount: 22_050)
    let frameCount = Int((22_050 / rate).rounded())
    let samples = ChangedStretch([
      speech.segment(ArraySource(speech.samples), frameCount: frameCount, pitch: pitch)
    ]).rendered()
    #expect(samples.count == frameCount)
    expectPitch(samples, (140, 120), factor: pitch)
    expectLevel(samples, speech.samples)
  }

  @Test("The pitch factor goes from one end to the other in a line")
  func pitchLine() {
    let speech = MadeSpeech.vowel(hertz: 120, frameCount: 44_100)
    let samples = ChangedStretch([
      speech.segment(ArraySource(speech.samples), frameCount: 44_100, pitch: 0.8, pitchEnd: 1.6)
    ]).rendered()
    for x in [0.1, 0.3, 0.5, 0.7, 0.9] {
      expectPitch(samples, (120, 120), factor: 0.8 + 0.8 * x, at: [x])
    }
  }

  @Test("Noise keeps its level and does not buzz at any rate", arguments: rates)
  func noise(rate: Double) {
    let speech = MadeSpeech.noise(frameCount: 22_050)
    let frameCount = Int((22_050 / rate).rounded())
    let samples = ChangedStretch([
      speech.segment(ArraySource(speech.samples), frameCount: frameCount, pitch: 1.5)
    ]).rendered()
    #expect(samples.count == frameCount)
    expectLevel(samples, speech.samples)
    guard frameCount > 3600 else { return }
    let buzz =
      (30...300).map { SoundMeasure.autocorrelation(samples.prefix(3600), lag: $0) }.max() ?? 1
    // As recorded it is 0.05.
    #expect(buzz < 0.25, "\(buzz)")
  }

  @Test("Vowel, noise and vowel keep their levels and peaks", arguments: rates, [0.5, 1, 2])
  func voicing(rate: Double, pitch: Double) {
    let speech = Self.vowelNoiseVowel()
    let frameCount = Int((Double(speech.samples.count) / rate).rounded())
    let samples = ChangedStretch([
      speech.segment(ArraySource(speech.samples), frameCount: frameCount, pitch: pitch)
    ]).rendered()
    #expect(samples.count == frameCount)
    let third = speech.samples.count / 3
    for part in 0..<3 {
      let inner = (part * third + 500)..<((part + 1) * third - 500)
      let start = Int(Double(inner.lowerBound) / rate)
      let heard = samples[start..<(start + Int(Double(inner.count) / rate))]
      expectLevel(Array(heard), Array(speech.samples[inner]))
    }
  }

  @Test(
    "Any part rendered alone is the same as in the whole", arguments: [1, 7, 64, 255, 512, 4099])
  func chunks(length: Int) {
    let (stretch, _) = Self.joined()
    let whole = stretch.rendered()
    #expect(stretch.rendered(by: length) == whole)
    let part = 3000..<3321
    #expect(stretch.rendered(part) == Array(whole[part]))
  }

  @Test("Segments take exactly their frames, whatever they are told", arguments: 0..<20)
  func hostile(seed: UInt64) {
    var random = MadeSpeech.noise(frameCount: 400, peak: 1, seed: seed).samples.makeIterator()
    func number(_ range: ClosedRange<Int>) -> Int {
      let x = ((random.next() ?? 0) + 1) / 2
      return range.lowerBound + Int(x * Float(range.count - 1))
    }
    let source = ArraySource(MadeSpeech.vowel(hertz: 120, frameCount: 3000).samples)
    let pitches = [1, 0, -1, .nan, .infinity, 0.5, 2, 1e9]
    let segments = (0..<12).map { _ in
      let start = number(-500...3500)
      return ProsodySegment(
        recording: source, frames: start..<(start + number(0...900)),
        marks: (0..<number(0...9)).map { _ in number(-600...4000) }, frameCount: number(0...700),
        pitchStart: pitches[number(0...7)], pitchEnd: pitches[number(0...7)],
        isTransient: number(0...1) == 1)
    }
    let samples = ChangedStretch(segments).rendered()
    #expect(samples.count == segments.reduce(0) { $0 + $1.frameCount })
    #expect(samples.allSatisfy { abs($0) <= 0.5 * 1.3 })
  }

  @Test("A stretch of nothing is no frames")
  func empty() {
    #expect(ChangedStretch([]).rendered().isEmpty)
    let segment = ProsodySegment(
      recording: ArraySource([1, 2]), frames: 0..<2, marks: [], frameCount: 0)
    #expect(ChangedStretch([segment]).frameCount == 0)
  }

  // MARK: - Joins

  @Test("A join bends the signal no more than its recordings do", arguments: [(1, 1), (2, 1.3)])
  func joins(rate: Double, pitch: Double) {
    let (stretch, joins) = Self.joined(rate: rate, pitch: pitch)
    let samples = stretch.rendered()
    for (frame, sources) in joins {
      let around = max(0, frame - 44)..<min(samples.count, frame + 44)
      let recorded = sources.map { SoundMeasure.greatestBend($0.samples[...]) }.max() ?? 0
      #expect(SoundMeasure.greatestBend(samples[around]) <= 1.5 * recorded)
    }
  }

  @Test("The measure of a join tells a cut without overlap")
  func cuts() {
    let (_, joins) = Self.joined()
    let clicks = joins.indices.dropFirst().filter { index in
      let (left, right) = (joins[index].sources[1].samples, joins[index].sources[0].samples)
      let cut = Array(left[3000..<3044]) + right[(1300 + 300 * index)..<(1344 + 300 * index)]
      let recorded = joins[index].sources.map { SoundMeasure.greatestBend($0.samples[...]) }
      return SoundMeasure.greatestBend(cut[...]) > 1.5 * (recorded.max() ?? 0)
    }
    #expect(!clicks.isEmpty)
  }

  @Test("Two vowels join in step: no period at the join is off by more than a tenth")
  func joinedPeriods() {
    let (left, right) = (
      MadeSpeech.vowel(hertz: 120, frameCount: 9000),
      MadeSpeech.vowel(hertz: 125, frameCount: 9000)
    )
    for offset in stride(from: 0, to: 180, by: 23) {
      let samples = ChangedStretch([
        left.segment(ArraySource(left.samples), frames: 1000..<6000, frameCount: 5000),
        right.segment(
          ArraySource(right.samples), frames: (2000 + offset)..<7000, frameCount: 5000 - offset),
      ]).rendered()
      let period = SoundMeasure.period(samples[4600..<5400], within: 100...260)
      #expect(abs(period - 22_050 / 122.5) < 18)
      expectLevel(Array(samples[4700..<5300]), left.samples)
    }
  }

  // MARK: - Bursts

  @Test("A burst is heard once and as long as recorded", arguments: [0.3, 0.5, 0.8, 1.4, 2, 3])
  func burst(rate: Double) {
    let speech = Self.plosive()
    let frameCount = Int((Double(speech.samples.count) / rate).rounded())
    let samples = ChangedStretch([
      speech.segment(ArraySource(speech.samples), frameCount: frameCount, isTransient: true)
    ]).rendered()
    #expect(samples.count == frameCount)
    let loud = samples.indices.filter { abs(samples[$0]) > 0.25 }
    let recorded = speech.samples.indices.filter { abs(speech.samples[$0]) > 0.25 }
    #expect(loud.count == recorded.count)
    #expect(loud.map { $0 - loud[0] } == recorded.map { $0 - recorded[0] })
  }

  // MARK: -

  /// A third each; 30 000 frames.
  static func vowelNoiseVowel() -> MadeSpeech {
    MadeSpeech.vowel(hertz: 110, to: 140, frameCount: 10_000)
      .followed(by: .noise(frameCount: 10_000, peak: 0.2))
      .followed(by: .vowel(hertz: 180, to: 150, frameCount: 10_000))
  }

  /// 60 ms of faint hum, a burst of 5 ms, 40 ms of weak noise.
  static func plosive() -> MadeSpeech {
    MadeSpeech.noise(frameCount: 1323, peak: 0.002)
      .followed(by: .noise(frameCount: 110, peak: 0.8, seed: 2))
      .followed(by: .noise(frameCount: 882, peak: 0.08, seed: 3))
  }

  /// Stretches of three recordings, and where they join.
  static func joined(
    rate: Double = 1, pitch: Double = 1
  ) -> (ChangedStretch, [(frame: Int, sources: [ArraySource])]) {
    let speech: [MadeSpeech] = [
      .vowel(hertz: 100, frameCount: 8000), .vowel(hertz: 130, frameCount: 8000),
      .noise(frameCount: 8000, peak: 0.1),
    ]
    let sources = speech.map { ArraySource($0.samples) }
    var segments: [ProsodySegment] = []
    var joins: [(frame: Int, sources: [ArraySource])] = []
    var position = 0
    for (index, number) in [0, 1, 0, 2, 1, 2, 0].enumerated() {
      let frames = (1000 + 300 * index)..<(3000 + 417 * index)
      let frameCount = Int(Double(frames.count) / rate)
      segments.append(
        speech[number].segment(
          sources[number], frames: frames, frameCount: frameCount, pitch: pitch))
      if index > 0 {
        joins.append((position, [sources[number], sources[[0, 1, 0, 2, 1, 2][index - 1]]]))
      }
      position += frameCount
    }
    return (ChangedStretch(segments), joins)
  }

  /// F0 within 1 % of the factor, measured over five periods.
  private func expectPitch(
    _ samples: [Float], _ glide: (Double, Double), factor: Double,
    at places: [Double] = [0.3, 0.5, 0.7]
  ) {
    for x in places {
      let hertz = (glide.0 + (glide.1 - glide.0) * x) * factor
      let period = MadeSpeech.sampleRate / hertz
      let center = Int(x * Double(samples.count))
      let half = Int(min(2.5 * period, Double(samples.count) * 0.25))
      let lags = max(2, Int(period * 0.7))...Int(period * 1.4)
      guard half * 2 > lags.upperBound + 20 else { continue }
      let measured = SoundMeasure.period(samples[(center - half)..<(center + half)], within: lags)
      // Of a glide that is six times as fast, five periods differ by 7 %.
      let tolerance = samples.count < 5000 ? 0.015 : 0.01
      #expect(abs(measured / period - 1) < tolerance, "\(measured) for \(period) at \(x)")
    }
  }

  /// At most 1 dB weaker or 0.5 dB stronger, and no sample above 1.3 times the greatest.
  private func expectLevel(_ samples: [Float], _ recorded: [Float]) {
    let ratio =
      SoundMeasure.rootMeanSquare(samples[...]) / SoundMeasure.rootMeanSquare(recorded[...])
    #expect(ratio > 0.891 && ratio < 1.06, "level \(ratio)")
    let peak = SoundMeasure.peak(samples[...]) / SoundMeasure.peak(recorded[...])
    #expect(peak <= 1.3001, "peak \(peak)")
  }
}

extension ChangedStretch {
  /// The frames, so many at a time.
  fileprivate func rendered(by length: Int = 1024) -> [Float] {
    stride(from: 0, to: frameCount, by: length).flatMap { start in
      rendered(start..<min(frameCount, start + length))
    }
  }

  fileprivate func rendered(_ frames: Range<Int>) -> [Float] {
    var samples = [Float](repeating: .nan, count: frames.count)
    var span = samples.mutableSpan
    render(from: frames.lowerBound, into: &span)
    return samples
  }
}
