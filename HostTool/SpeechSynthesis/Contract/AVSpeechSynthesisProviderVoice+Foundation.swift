public import AudioUnits
public import Foundation

// MARK: - NSCopying

extension AVSpeechSynthesisProviderVoice: NSCopying {
  /// A voice of its own with the same values.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = AVSpeechSynthesisProviderVoice(
      name: name, identifier: identifier, primaryLanguages: primaryLanguages,
      supportedLanguages: supportedLanguages)
    copy.voiceSize = voiceSize
    copy.version = version
    copy.gender = gender
    copy.age = age
    return copy
  }
}

// MARK: - NSSecureCoding

extension AVSpeechSynthesisProviderVoice: NSSecureCoding {
  private enum Key {
    static let name = "name"
    static let identifier = "identifier"
    static let primaryLanguages = "primaryLanguages"
    static let supportedLanguages = "supportedLanguages"
    static let voiceSize = "voiceSize"
    static let version = "version"
    static let gender = "gender"
    static let age = "age"
  }

  /// True.
  public static var supportsSecureCoding: Bool { true }

  /// Reads what `encode(with:)` wrote.
  ///
  /// - Returns: nil where the name, the identifier or the languages are missing.
  public convenience init?(coder: NSCoder) {
    guard let name = coder.decodeText(forKey: Key.name),
      let identifier = coder.decodeText(forKey: Key.identifier),
      let primaryLanguages = coder.decodeTexts(forKey: Key.primaryLanguages),
      let supportedLanguages = coder.decodeTexts(forKey: Key.supportedLanguages)
    else { return nil }
    self.init(
      name: name, identifier: identifier, primaryLanguages: primaryLanguages,
      supportedLanguages: supportedLanguages)
    voiceSize = coder.decodeInt64(forKey: Key.voiceSize)
    version = coder.decodeText(forKey: Key.version) ?? ""
    gender =
      AVSpeechSynthesisVoiceGender(rawValue: coder.decodeInteger(forKey: Key.gender))
      ?? .unspecified
    age = coder.decodeInteger(forKey: Key.age)
  }

  /// Writes all properties, under keys of our own.
  public func encode(with coder: NSCoder) {
    coder.encode(name as NSString, forKey: Key.name)
    coder.encode(identifier as NSString, forKey: Key.identifier)
    coder.encodeTexts(primaryLanguages, forKey: Key.primaryLanguages)
    coder.encodeTexts(supportedLanguages, forKey: Key.supportedLanguages)
    coder.encode(voiceSize, forKey: Key.voiceSize)
    coder.encode(version as NSString, forKey: Key.version)
    coder.encode(gender.rawValue, forKey: Key.gender)
    coder.encode(age, forKey: Key.age)
  }
}
