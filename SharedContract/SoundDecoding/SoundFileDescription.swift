internal import CSoundFile

/// What a sound file is.
package struct SoundFileDescription: Hashable, Sendable {
  /// The kind of file.
  package var container: SoundFileContainer
  /// The kind of samples.
  package var encoding: SoundFileEncoding
  /// Whether the highest byte of a sample comes first; nothing where it has one byte or less.
  package var isBigEndian: Bool
  /// In hertz.
  package var sampleRate: Int
  /// Their samples take turns in the file.
  package var channelCount: Int

  /// Describes a file; whether there can be such a file is the library's to say.
  package init(
    container: SoundFileContainer, encoding: SoundFileEncoding, isBigEndian: Bool, sampleRate: Int,
    channelCount: Int
  ) {
    self.container = container
    self.encoding = encoding
    self.isBigEndian = isBigEndian
    self.sampleRate = sampleRate
    self.channelCount = channelCount
  }

  /// What the library says about a file.
  ///
  /// - Returns: nil for kinds that have no name here.
  init?(_ info: SF_INFO) {
    let format = Int(info.format)
    guard let container = SoundFileContainer(format), let encoding = SoundFileEncoding(format)
    else { return nil }
    let isBigEndian =
      switch format & SF_FORMAT_ENDMASK {
      case SF_ENDIAN_BIG: true
      case SF_ENDIAN_LITTLE: false
      default: container.isBigEndian
      }
    self.init(
      container: container, encoding: encoding, isBigEndian: isBigEndian,
      sampleRate: Int(info.samplerate), channelCount: Int(info.channels))
  }
}

extension SF_INFO {
  /// What the library has to be told to write a file.
  ///
  /// - Returns: nil for numbers that the library cannot count to.
  init?(_ description: SoundFileDescription) {
    guard let sampleRate = Int32(exactly: description.sampleRate),
      let channelCount = Int32(exactly: description.channelCount)
    else { return nil }
    self.init()
    let order =
      description.isBigEndian == description.container.isBigEndian
      ? SF_ENDIAN_FILE : description.isBigEndian ? SF_ENDIAN_BIG : SF_ENDIAN_LITTLE
    format = Int32(description.container.number | description.encoding.number | order)
    samplerate = sampleRate
    channels = channelCount
  }
}
