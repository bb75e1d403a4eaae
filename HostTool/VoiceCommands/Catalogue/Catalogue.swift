internal import SpeechTypes

/// Which voices a group should have, and in which state; the format is in `docs/catalogue.md`.
struct Catalogue: Hashable {
  /// The format that this program reads and writes.
  static let format = 1

  struct Voice: Hashable {
    var identifier: VoiceIdentifier
    var state: VoiceState
    /// The bundle's folder where it is not the one on offer; absolute.
    var bundlePath: String?
    /// Where the document says so, for messages: `$.voices[2]`.
    var place = ""
  }

  struct Default: Hashable {
    var language: LanguageTag
    var identifier: VoiceIdentifier
    /// Where the document says so, for messages: `$.defaults["en-US"]`.
    var place = ""
  }

  /// Each identifier once.
  var voices: [Voice] = []
  /// Each language once.
  var defaults: [Default] = []
}
