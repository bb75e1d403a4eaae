internal import AudioBuffers
public import AudioUnits
public import Foundation
package import SpeechTypes

/// A voice that can be spoken with. Apple symbol: `AVSpeechSynthesisVoice`.
///
/// Immutable; from any thread.
public final class AVSpeechSynthesisVoice: NSObject, NSSecureCoding, Sendable {
  /// What sets a voice apart. Apple symbol: `AVSpeechSynthesisVoice.Traits`.
  public struct Traits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Meant for fun, a game character for instance.
    public static let isNoveltyVoice = Self(rawValue: VoiceTraits.novelty.rawValue)
    /// Made by the user from the user's own recordings; listed while the program may use it.
    public static let isPersonalVoice = Self(rawValue: VoiceTraits.personal.rawValue)
  }

  /// The BCP 47 tag of what the voice is mainly for.
  public let language: String
  /// The stable key.
  public let identifier: String
  /// A name for people; several voices may share it.
  public let name: String
  /// How good it is.
  public let quality: AVSpeechSynthesisVoiceQuality
  /// The voice's gender.
  public let gender: AVSpeechSynthesisVoiceGender
  /// What sets it apart.
  public let voiceTraits: Traits
  let sampleRate: Double

  package init(_ voice: VoiceDescription) {
    language = voice.primaryLanguages.first?.rawValue ?? ""
    identifier = voice.identifier.rawValue
    name = voice.name
    quality = AVSpeechSynthesisVoiceQuality(rawValue: voice.quality.rawValue) ?? .default
    gender = AVSpeechSynthesisVoiceGender(rawValue: voice.gender.rawValue) ?? .unspecified
    voiceTraits = Traits(rawValue: voice.traits.rawValue)
    sampleRate = voice.sampleRate
    super.init()
  }

  /// Makes a voice that no provider lists; an utterance with it is spoken with the default voice.
  public override convenience init() {
    self.init(identifier: "", name: "", language: "")
  }

  private init(identifier: String, name: String, language: String) {
    self.identifier = identifier
    self.name = name
    self.language = language
    quality = .default
    gender = .unspecified
    voiceTraits = []
    sampleRate = 0
    super.init()
  }

  /// The default voice of a language, or the best there is for it; nil for the user's language.
  ///
  /// - Returns: nil for what is no BCP 47 tag and for a language that no voice speaks.
  public convenience init?(language: String?) {
    let tag = language.map(LanguageTag.init) ?? VoiceDirectory.userLanguage
    guard let tag, let voice = VoiceDirectory.shared.settledVoices().voice(for: tag) else {
      return nil
    }
    self.init(voice)
  }

  /// The voice with an identifier.
  ///
  /// - Returns: nil when none has it now.
  public convenience init?(identifier: String) {
    guard let key = VoiceIdentifier(identifier),
      let voice = VoiceDirectory.shared.settledVoices()[key]
    else { return nil }
    self.init(voice)
  }

  /// All voices that can be used now, in the order of their identifiers.
  ///
  /// The first call waits until the providers have answered, for 2 seconds at the longest; later
  /// ones answer at once with what is known, which follows every change within a moment.
  public class func speechVoices() -> [AVSpeechSynthesisVoice] {
    VoiceDirectory.shared.settledVoices().voices.map(AVSpeechSynthesisVoice.init)
  }

  /// The BCP 47 tag of the user's language, from `LC_ALL`, `LC_MESSAGES` or `LANG`; `en-US` where
  /// they say none.
  public class func currentLanguageCode() -> String { VoiceDirectory.userLanguage.rawValue }

  /// What a file of this voice's speech is made with: the format of the buffers that
  /// `AVSpeechSynthesizer.write` delivers.
  public var audioFileSettings: [String: Any] { bufferFormat.settings }

  /// 32-bit floating point, one channel, at the voice's own sample rate.
  var bufferFormat: AVAudioFormat { .speech(sampleRate: sampleRate) }

  // MARK: - NSObject

  /// Whether both are the voice with one identifier.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? AVSpeechSynthesisVoice)?.identifier == identifier
  }

  /// Of the identifier.
  public override var hash: Int { identifier.hashValue }

  /// The name, the language and the identifier.
  public override var description: String {
    "[AVSpeechSynthesisVoice] Language: \(language), Name: \(name), Quality: \(quality) "
      + "[\(identifier)]"
  }

  // MARK: - NSSecureCoding

  /// True.
  public static var supportsSecureCoding: Bool { true }

  /// Writes it into an archive.
  public func encode(with coder: NSCoder) {
    coder.encode(identifier as NSString, forKey: "identifier")
    coder.encode(name as NSString, forKey: "name")
    coder.encode(language as NSString, forKey: "language")
  }

  /// Reads it from an archive: the voice as it is listed now, or else what the archive knows of it.
  public convenience init?(coder: NSCoder) {
    guard let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier") as String?
    else { return nil }
    if let key = VoiceIdentifier(identifier),
      let voice = VoiceDirectory.shared.settledVoices()[key]
    {
      self.init(voice)
      return
    }
    self.init(
      identifier: identifier,
      name: coder.decodeObject(of: NSString.self, forKey: "name") as String? ?? "",
      language: coder.decodeObject(of: NSString.self, forKey: "language") as String? ?? "")
  }
}
