/// Which channel is which, its low 16 bits being their number. Core Audio symbol:
/// `AudioChannelLayoutTag`.
public typealias AudioChannelLayoutTag = UInt32

/// Core Audio symbol of the same name.
public let kAudioChannelLayoutTag_UseChannelDescriptions: AudioChannelLayoutTag = 0
/// Core Audio symbol of the same name.
public let kAudioChannelLayoutTag_UseChannelBitmap: AudioChannelLayoutTag = 1 << 16
/// Core Audio symbol of the same name.
public let kAudioChannelLayoutTag_Mono: AudioChannelLayoutTag = 100 << 16 | 1
/// Core Audio symbol of the same name: left, right.
public let kAudioChannelLayoutTag_Stereo: AudioChannelLayoutTag = 101 << 16 | 2
/// Core Audio symbol of the same name: channels without a place, their number to be added.
public let kAudioChannelLayoutTag_DiscreteInOrder: AudioChannelLayoutTag = 147 << 16
/// Core Audio symbol of the same name: channels of unknown place, their number to be added.
public let kAudioChannelLayoutTag_Unknown: AudioChannelLayoutTag = 0xFFFF_0000

/// Core Audio symbol of the same name: how many channels a tag stands for.
public func AudioChannelLayoutTag_GetNumberOfChannels(_ tag: AudioChannelLayoutTag) -> UInt32 {
  tag & 0xFFFF
}

/// Which channel is which. Apple symbol: `AVAudioChannelLayout`.
public final class AVAudioChannelLayout: Sendable {
  /// What it was made from.
  public let layoutTag: AudioChannelLayoutTag

  /// Makes a layout from its tag.
  ///
  /// - Returns: nil for a tag that says no number of channels.
  public init?(layoutTag: AudioChannelLayoutTag) {
    guard AudioChannelLayoutTag_GetNumberOfChannels(layoutTag) > 0 else { return nil }
    self.layoutTag = layoutTag
  }

  /// From 1 to 65 535.
  public var channelCount: AVAudioChannelCount {
    AudioChannelLayoutTag_GetNumberOfChannels(layoutTag)
  }

  /// Whether an object is a layout of the same tag.
  public func isEqual(_ object: Any?) -> Bool { (object as? AVAudioChannelLayout) == self }
}

// MARK: - Hashable

extension AVAudioChannelLayout: Hashable {
  /// Whether two layouts have the same tag.
  public static func == (left: AVAudioChannelLayout, right: AVAudioChannelLayout) -> Bool {
    left.layoutTag == right.layoutTag
  }

  /// Hashes the tag.
  public func hash(into hasher: inout Hasher) { hasher.combine(layoutTag) }
}
