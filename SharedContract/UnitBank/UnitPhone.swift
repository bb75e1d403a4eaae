package import Pronunciation

/// One phone as it was spoken in a recording: where it lies, in what surroundings, how it sounds.
package struct UnitPhone: Hashable, Sendable {
  /// How many numbers describe a spectrum.
  package static let spectrumCount = 12

  /// The recording's number in the bank.
  package var recording: Int
  /// Nil for a pause.
  package var phoneme: Phoneme?
  package var place: PhonePlace
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
    recording: Int, phoneme: Phoneme?, place: PhonePlace, startFrame: Int, cutFrame: Int,
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

/// One recording of a bank.
package struct UnitRecording: Hashable, Sendable {
  /// The file's name in the bundle's `Audio` folder.
  package var name: String
  package var frameCount: Int
  /// Frames at which the vocal cords close, in rising order; none where there is no voice.
  package var pitchMarks: [Int]

  package init(name: String, frameCount: Int, pitchMarks: [Int] = []) {
    self.name = name
    self.frameCount = frameCount
    self.pitchMarks = pitchMarks
  }
}
