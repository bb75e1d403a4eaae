public import AudioBuffers
public import Foundation

extension AVAudioFormat {
  /// What a coder needs to know beyond the format; always nil, because no format here needs it, and
  /// setting it does nothing.
  public var magicCookie: Data? {
    get { nil }
    set {}
  }
}
