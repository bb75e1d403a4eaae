internal import SpeechTypes

/// Notices in sound that comes in parts that somebody has spoken and is silent again.
package struct SpeechEndDetector: Hashable, Sendable {
  /// Silence that ends a recording, in seconds.
  package static let silenceSeconds = 1.2
  private static let windowsPerSecond = 100
  /// The quietest of the first so many windows is the noise: a key may have clicked in others.
  private static let noiseWindowCount = 20
  /// Louder than the noise by this is speech, in dB.
  private static let speechAboveNoise = 12.0
  /// What is quieter than this is no speech, in dB of full scale.
  private static let leastSpeechLevel = -50.0
  /// So many loud windows, 200 ms, are speech: a click is shorter.
  private static let speechWindowCount = 20

  private let windowFrameCount: Int
  private var power = 0.0
  private var frameCount = 0
  private var windowCount = 0
  private var noisePower = 1.0
  private var loudCount = 0
  private var silentCount = 0

  /// - Parameter sampleRate: In hertz.
  package init(sampleRate: Int) {
    windowFrameCount = max(sampleRate / Self.windowsPerSecond, 1)
  }

  /// Whether somebody has spoken, and has been silent since for `silenceSeconds`.
  package var hasEnded: Bool {
    loudCount >= Self.speechWindowCount
      && Double(silentCount) >= Self.silenceSeconds * Double(Self.windowsPerSecond)
  }

  /// Takes the next samples.
  package mutating func take(_ samples: Span<Int16>) {
    for index in samples.indices {
      let value = Double(samples[index]) * 0x1p-15
      power += value * value
      frameCount += 1
      guard frameCount == windowFrameCount else { continue }
      takeWindow(power / Double(windowFrameCount))
      power = 0
      frameCount = 0
    }
  }

  private mutating func takeWindow(_ power: Double) {
    windowCount += 1
    guard windowCount > Self.noiseWindowCount else {
      noisePower = min(noisePower, power)
      return
    }
    let noise = Decibel.of(amplitude: noisePower.squareRoot())
    let threshold = max(noise + Self.speechAboveNoise, Self.leastSpeechLevel)
    if Decibel.of(amplitude: power.squareRoot()) > threshold {
      loudCount += 1
      silentCount = 0
    } else {
      silentCount += 1
    }
  }
}
