package import SpeechTypes

/// The voices that `LIST VOICES` asks for; from 0.12 on it may name a language, and a variant.
package struct VoiceFilter: Hashable, Sendable {
  private var language: LanguageTag?
  private var variant: String?

  /// - Parameter words: What follows the command. `NULL` and `none` stand for nothing asked, and so
  ///   does what is no language, such as the locale `c`.
  package init(_ words: some Sequence<String> = []) {
    let words = words.map { ["null", "none"].contains($0.lowercased()) ? nil : $0 }
    language = words.first.flatMap(\.self).flatMap(LanguageTag.init)
    variant = words.dropFirst().first.flatMap(\.self)
  }

  /// Whether a voice without variants is to be listed with a language: with the one that was asked
  /// for, or a region's of that.
  package func includes(_ tag: LanguageTag) -> Bool {
    guard variant == nil else { return false }
    guard let language else { return true }
    return tag.isCovered(by: language)
  }
}
