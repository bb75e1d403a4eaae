import SpeechTypes

extension WireWriter {
  mutating func speechOptions(_ options: SpeechOptions) {
    integer(options.punctuation.rawValue)
    flag(options.isSpelling)
    flag(options.announcesCapitals)
    real(options.prosody.rate)
    real(options.prosody.pitch)
    real(options.prosody.volumeDecibels)
  }
}

extension WireReader {
  /// - Throws: Also when the rate, the pitch or the volume is not a number.
  mutating func speechOptions() throws(WireError) -> SpeechOptions {
    var options = SpeechOptions()
    options.punctuation = try value()
    options.isSpelling = try flag()
    options.announcesCapitals = try flag()
    options.prosody = Prosody(rate: try real(), pitch: try real(), volumeDecibels: try real())
    guard !options.prosody.rate.isNaN, !options.prosody.pitch.isNaN,
      !options.prosody.volumeDecibels.isNaN
    else { throw WireError("message speak: rate, pitch or volume is not a number") }
    return options
  }
}
