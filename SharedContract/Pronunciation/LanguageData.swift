internal import Posix
package import SpeechTypes

/// What a language needs for pronunciation: its lexicon and its letter-to-sound rules, both mapped.
package struct LanguageData: Sendable {
  package let lexicon: Lexicon
  package let letterToSound: LetterToSound

  package init(lexicon: Lexicon, letterToSound: LetterToSound) {
    self.lexicon = lexicon
    self.letterToSound = letterToSound
  }

  /// Opens `lexicon.bin` and `letter-to-sound.bin` of a folder.
  package init(folder: String) throws(PronunciationError) {
    lexicon = try Lexicon(path: FileSystem.join(folder, "lexicon.bin"))
    letterToSound = try LetterToSound(path: FileSystem.join(folder, "letter-to-sound.bin"))
  }

  /// Opens the first folder of the language that is found in `folders`.
  ///
  /// - Throws: `noData` when there is none; the first one that cannot be used is an error, not
  ///   passed over.
  package static func find(
    _ language: LanguageTag, in folders: [String] = searchPath()
  ) throws(PronunciationError) -> LanguageData {
    for folder in folders {
      let path = FileSystem.join(folder, language.rawValue)
      if FileSystem.exists(path) { return try LanguageData(folder: path) }
    }
    throw .noData(language: language.rawValue, folders: folders)
  }

  /// Where language data is looked for: `$VOICE_LANGUAGE_PATH`, beside the program, in its source
  /// tree, and where packages install it.
  package static func searchPath() -> [String] {
    DataSearchPath.folders(
      variable: Environment.variable("VOICE_LANGUAGE_PATH"), name: "languages",
      sourceFolder: "ProviderExtension/Languages",
      executablePath: try? Environment.executablePath())
  }
}
