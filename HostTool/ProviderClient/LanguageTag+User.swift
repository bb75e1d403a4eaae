package import SpeechTypes

extension LanguageTag {
  /// The user's language, as `LC_ALL`, `LC_MESSAGES` or `LANG` names it; `en-US` where none does.
  ///
  /// - Parameter variable: Looks up an environment variable; nil when it is unset or empty.
  package static func ofUser(variable: (String) -> String?) -> LanguageTag {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variable).first
    let name = locale.map { String($0.prefix { $0 != "." && $0 != "@" }) }
    // "C" and "POSIX" are names of no language.
    let tag = name.flatMap { $0 == "POSIX" ? nil : LanguageTag($0) }
    return tag ?? .americanEnglish
  }

  // swift-format-ignore: NeverForceUnwrap
  private static let americanEnglish = LanguageTag("en-US")!
}
