package import Pronunciation

/// One phone as it was spoken in a recording: where it lies, in what surroundings, how it sounds.
package struct UnitPhone: Hashable, Sendable {
  /// Where in its word and phrase a phone stands.
  package struct Place: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let beginsWord = Self(rawValue: 1 << 0)
    package static let endsWord = Self(rawValue: 1 << 1)
    /// In the first word behind a pause.
    package static let inFirstWord = Self(rawValue: 1 << 2)
    /// In the last word before a pause.
    package static let inLastWord = Self(rawValue: 1 << 3)
  }

  /// How many numbers describe a spectrum.
  package static let spectrumCount = 12

  /// The recording's number in the bank.
  package var recording: Int
  /// Nil for a pause.
  package var phoneme: Phoneme?
  package var place: Place
  /// The phone's first frame in its recording; it ends where the next one starts.
  package var startFrame: Int
  /// Where the phone may be cut in two: in its steadiest part, at a pitch mark where it is voiced.
  package var cutFrame: Int
  /// Frames from one pitch mark to the next around the cut; 0 where the phone is not voiced.
  package var periodFrameCount: Int
  /// The spectrum around the cut: cepstral coefficients, scaled to -128 to 127.
  package var spectrum: [Int8]
  /// The level around the cut, in decibels below full scale, 0 to 127.
  package var attenuationDecibels: UInt8

  package init(
    recording: Int, phoneme: Phoneme?, place: Place, startFrame: Int, cutFrame: Int,
    periodFrameCount: Int, spectrum: [Int8], attenuationDecibels: UInt8
  ) {
    self.recording = recording
    self.phoneme = phoneme
    self.place = place
    self.startFrame = startFrame
    self.cutFrame = cutFrame
    self.periodFrameCount = periodFrameCount
    self.spectrum = spectrum
    self.attenuationDecibels = attenuationDecibels
  }
}
