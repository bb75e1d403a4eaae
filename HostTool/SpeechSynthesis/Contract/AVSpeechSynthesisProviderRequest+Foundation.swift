public import AudioUnits
public import Foundation

// MARK: - NSCopying

extension AVSpeechSynthesisProviderRequest: NSCopying {
  /// The request itself, since it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

// MARK: - NSSecureCoding

extension AVSpeechSynthesisProviderRequest: NSSecureCoding {
  private enum Key {
    static let ssmlRepresentation = "ssmlRepresentation"
    static let voice = "voice"
  }

  /// True.
  public static var supportsSecureCoding: Bool { true }

  /// Reads what `encode(with:)` wrote.
  ///
  /// - Returns: nil where text or voice is missing.
  public convenience init?(coder: NSCoder) {
    let voice = coder.decodeObject(of: AVSpeechSynthesisProviderVoice.self, forKey: Key.voice)
    guard let text = coder.decodeText(forKey: Key.ssmlRepresentation),
      let voice
    else { return nil }
    self.init(ssmlRepresentation: text, voice: voice)
  }

  /// Writes both properties, under keys of our own.
  public func encode(with coder: NSCoder) {
    coder.encode(ssmlRepresentation as NSString, forKey: Key.ssmlRepresentation)
    coder.encode(voice, forKey: Key.voice)
  }
}
