/// What a provider says of a voice. Apple symbol: `AVSpeechSynthesisProviderVoice`.
package struct VoiceDescription: Hashable, Sendable {
  package var identifier: VoiceIdentifier
  /// A name for people; need not be unique.
  package var name: String
  /// The languages the voice is mainly for, best first; never empty.
  package var primaryLanguages: [LanguageTag]
  /// Every language it can speak without a change of voice; holds the primary ones.
  package var supportedLanguages: [LanguageTag]
  package var gender: VoiceGender
  /// In years; 0 when unknown.
  package var age: Int
  package var quality: VoiceQuality
  package var traits: VoiceTraits
  /// The maker's own version, for people.
  package var version: String
  /// Size of the voice's files on disk.
  package var byteSize: Int64
  /// Of the sound the voice makes, in hertz; 0 when unknown.
  package var sampleRate: Double

  package init(
    identifier: VoiceIdentifier, name: String, primaryLanguages: [LanguageTag],
    supportedLanguages: [LanguageTag], gender: VoiceGender = .unspecified, age: Int = 0,
    quality: VoiceQuality = .default, traits: VoiceTraits = [], version: String = "",
    byteSize: Int64 = 0, sampleRate: Double = 0
  ) {
    self.identifier = identifier
    self.name = name
    self.primaryLanguages = primaryLanguages
    self.supportedLanguages = supportedLanguages
    self.gender = gender
    self.age = age
    self.quality = quality
    self.traits = traits
    self.version = version
    self.byteSize = byteSize
    self.sampleRate = sampleRate
  }
}

/// Apple symbol: `AVSpeechSynthesisVoiceGender`, with its raw values.
package enum VoiceGender: Int, Sendable, CaseIterable {
  case unspecified = 0
  case male = 1
  case female = 2
}

/// Apple symbol: `AVSpeechSynthesisVoiceQuality`, with its raw values.
package enum VoiceQuality: Int, Sendable, CaseIterable {
  case `default` = 1
  case enhanced = 2
  case premium = 3
}

/// Apple symbol: `AVSpeechSynthesisVoice.Traits`, with its raw values.
package struct VoiceTraits: OptionSet, Hashable, Sendable {
  package let rawValue: UInt

  package init(rawValue: UInt) { self.rawValue = rawValue }

  // Without it other modules make every literal by the generic way, which looks up conformances.
  package init(arrayLiteral elements: Self...) {
    rawValue = elements.reduce(0) { $0 | $1.rawValue }
  }

  /// Meant for fun, a game character for instance.
  package static let novelty = Self(rawValue: 1 << 0)
  /// Made by the user from the user's own recordings.
  package static let personal = Self(rawValue: 1 << 1)
}

extension VoiceGender: NamedCase {
  package var description: String {
    switch self {
    case .unspecified: "unspecified"
    case .male: "male"
    case .female: "female"
    }
  }
}

extension VoiceQuality: NamedCase {
  package var description: String {
    switch self {
    case .default: "default"
    case .enhanced: "enhanced"
    case .premium: "premium"
    }
  }
}

extension VoiceTraits {
  private static let named: [(String, VoiceTraits)] = [
    ("novelty", .novelty), ("personal", .personal),
  ]

  /// The traits' names in a fixed order, as the store, JSON and tables write them.
  package var names: [String] { Self.named.filter { contains($0.1) }.map(\.0) }

  /// Makes the set that holds the one trait of that name, or nil.
  package init?(name: String) {
    guard let match = Self.named.first(where: { $0.0 == name }) else { return nil }
    self = match.1
  }
}
