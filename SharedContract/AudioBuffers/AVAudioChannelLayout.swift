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
