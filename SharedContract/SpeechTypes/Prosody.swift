/// Resolved prosody at one place of a document.
package struct Prosody: Hashable, Sendable {
  /// A multiple of the voice's default rate; 2 is twice as fast.
  package var rate: Double
  /// A multiple of the voice's default pitch.
  package var pitch: Double
  /// Gain in decibels over the recording's level; minus infinity is silence.
  package var volumeDecibels: Double

  package static let normal = Self(rate: 1, pitch: 1, volumeDecibels: 0)

  /// The rates that a voice speaks at, as multiples of its own.
  package static let rates = 0.25...6.0
  /// The pitches that a voice speaks at, as multiples of its own: an octave down and up.
  package static let pitches = 0.5...2.0
  /// The volumes that a request may ask for as a whole, in decibels.
  package static let requestVolumes = -96.0...12.0

  package init(rate: Double, pitch: Double, volumeDecibels: Double) {
    self.rate = rate
    self.pitch = pitch
    self.volumeDecibels = volumeDecibels
  }

  /// This prosody, meant as a change of `base`, as the voice is to speak it: with rate and pitch
  /// held within `rates` and `pitches`.
  package func applied(to base: Self) -> Self {
    Self(
      rate: (base.rate * rate).held(to: Self.rates),
      pitch: (base.pitch * pitch).held(to: Self.pitches),
      volumeDecibels: base.volumeDecibels + volumeDecibels)
  }
}

extension Double {
  /// The nearest value in a range; its lower bound for what is not a number.
  package func held(to range: ClosedRange<Self>) -> Self {
    // `max` answers its first argument where the second is not a number.
    Swift.min(Swift.max(range.lowerBound, self), range.upperBound)
  }
}
