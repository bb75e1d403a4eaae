internal import Glibc
package import SpeechTypes

/// What `SET` has asked for, until it asks for something else.
package struct ModuleSettings: Hashable, Sendable {
  package enum Capitals: String, Sendable {
    case none
    case spell
    case icon
  }

  /// −100 to 100, 0 for the voice's own.
  private var rate = 0
  private var pitch = 0
  /// −100 to 100, 100 for the voice's own.
  private var volume = 100
  private var punctuation = PunctuationMode.none
  private var isSpelling = false
  package private(set) var capitals = Capitals.none
  /// The one that was asked for by its name.
  package private(set) var voiceName: String?
  package private(set) var voiceType: VoiceType?
  package private(set) var language: LanguageTag?

  package init() {}

  /// Takes the lines of a `SET`.
  ///
  /// - Returns: Those whose value is none that the name can have; they change nothing.
  package mutating func take(_ lines: [String]) -> [String] {
    // The server sets everything for each message, but does not name a type that is not asked for.
    voiceType = nil
    return lines.filter { !take($0) }
  }

  /// Takes a line: `name=value`. A name that is not known is left out.
  private mutating func take(_ line: String) -> Bool {
    let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first, parts.count == 2 else { return false }
    let value = String(parts[1])
    switch name {
    case "rate": return Self.set(&rate, value)
    case "pitch": return Self.set(&pitch, value)
    case "volume": return Self.set(&volume, value)
    case "punctuation_mode":
      guard let mode = PunctuationMode(value) else { return false }
      punctuation = mode
    case "spelling_mode":
      guard value == "on" || value == "off" else { return false }
      isSpelling = value == "on"
    case "cap_let_recogn":
      guard let capitals = Capitals(rawValue: value) else { return false }
      self.capitals = capitals
    case "voice":
      guard let type = VoiceType(value) else { return value == "NULL" }
      voiceType = type
    case "synthesis_voice": voiceName = value == "NULL" ? nil : value
    // "NULL" and the locale "c" name no language.
    case "language": language = value == "NULL" ? nil : LanguageTag(value)
    default: break
    }
    return true
  }

  private static func set(_ number: inout Int, _ value: String) -> Bool {
    guard let new = Int(value), (-100...100).contains(new) else { return false }
    number = new
    return true
  }

  /// What a provider is asked for.
  package var options: SpeechOptions {
    var options = SpeechOptions()
    options.punctuation = punctuation
    options.isSpelling = isSpelling
    options.announcesCapitals = capitals != .none
    options.prosody = prosody
    return options
  }

  /// Rate and pitch go over all that a voice can do, in equal steps to the ear.
  private var prosody: Prosody {
    Prosody(
      rate: Self.multiple(rate, within: Prosody.rates),
      pitch: Self.multiple(pitch, within: Prosody.pitches),
      volumeDecibels: Decibel.of(amplitude: Double(volume + 100) / 200)
        .held(to: Prosody.requestVolumes))
  }

  private static func multiple(_ value: Int, within range: ClosedRange<Double>) -> Double {
    value < 0
      ? pow(range.lowerBound, Double(-value) / 100) : pow(range.upperBound, Double(value) / 100)
  }
}
