/// The words of a voice at another sample rate than its own.
struct ResampledRenderings {
  private(set) var renderings: [WordRendering]
  private let ratio: Double
  /// What is said without a pause, and its frames so far.
  private var stretch = ResampledStretch(ratio: 1)
  private var frameCount = 0

  /// - Parameters:
  ///   - isBeforePause: For each word, whether a pause comes behind it.
  ///   - ratio: Frames out for a frame in.
  init(_ renderings: [WordRendering], isBeforePause: [Bool], ratio: Double) {
    self.renderings = renderings
    self.ratio = ratio
    begin()
    for index in renderings.indices {
      self.renderings[index].steps = renderings[index].steps.map { resampled($0) }
      let goesOn = index + 1 < renderings.count && renderings[index + 1].goesOn
      if !goesOn, isBeforePause[index] || renderings[index].gapMilliseconds > 0 { begin() }
    }
  }

  private mutating func begin() {
    stretch = ResampledStretch(ratio: ratio)
    frameCount = 0
  }

  private mutating func resampled(_ step: RenderStep) -> RenderStep {
    switch step {
    case .marker, .audio: return step
    case .silence(let count):
      begin()
      return .silence(frameCount: place(count))
    case .sound(var sound):
      stretch.append(sound)
      let start = place(frameCount)
      frameCount += sound.frames.count
      sound.source = .resampled(stretch)
      sound.frames = start..<place(frameCount)
      return .sound(sound)
    }
  }

  /// Where a frame comes to be.
  private func place(_ frame: Int) -> Int { Int((Double(frame) * ratio).rounded()) }
}
