/// The kinds of sound files that are read, told by their first bytes or by who names the file.
///
/// The library knows twenty more, of which some are guessed; what is not meant is not tried.
package enum SoundFileFormat: Hashable, Sendable {
  /// A file that says itself what it is.
  case selfDescribing
  /// The same, and AU and CAF, of any size and through links: what a program itself chose to open.
  case chosen
  /// Samples without a header, 8000 a second, ITU-T G.711 µ-law (SSML 1.1 appendix A).
  case muLaw
  /// The same in A-law.
  case aLaw

  /// Bytes that are enough to tell.
  static let signatureByteCount = 12

  /// Whether a file that begins so is of a kind that is read.
  func isKnown(_ bytes: ArraySlice<UInt8>) -> Bool {
    func begins(_ text: String, at offset: Int = 0) -> Bool {
      bytes.dropFirst(offset).starts(with: text.utf8)
    }
    if self == .muLaw || self == .aLaw { return true }
    if self == .chosen && (begins(".snd") || begins("dns.") || begins("caff")) { return true }
    if begins("FORM") { return begins("AIFF", at: 8) || begins("AIFC", at: 8) }
    if begins("RIFF") || begins("RIFX") || begins("RF64") { return begins("WAVE", at: 8) }
    if begins("fLaC") || begins("OggS") || begins("ID3") { return true }
    // A frame of MPEG audio, layer III, without a tag in front.
    guard bytes.count >= 2, let first = bytes.first else { return false }
    return first == 0xFF && bytes[bytes.startIndex + 1] & 0xE6 == 0xE2
  }
}
