internal import Posix
package import SpeechTypes

/// Texts to be read for a language, the most useful ones first.
package struct PromptList: Hashable, Sendable {
  /// How many a project has unless it is said: about 15 minutes of speaking.
  package static let usualCount = 150
  private static let fileName = "prompts.txt"

  /// One line each, none twice.
  package let texts: [String]

  /// Reads a text a line; empty lines and those that begin with `#` are left out.
  package init(parsing text: String) {
    var seen: Set<String> = []
    texts = text.split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.split(whereSeparator: \.isWhitespace)
      guard let first = words.first, !first.hasPrefix("#") else { return nil }
      let text = words.joined(separator: " ")
      return seen.insert(text).inserted ? text : nil
    }
  }

  /// Reads a file.
  package init(path: String) throws(VoiceProjectError) {
    let bytes = try VoiceProject.checked { () throws(PosixError) in
      try Descriptor(opening: path, .readOnly, options: .nonBlocking).readAll(byteLimit: 1 << 24)
    }
    self.init(parsing: String(decoding: bytes, as: UTF8.self))
  }

  /// Finds the language's list, `LANGUAGE/prompts.txt`, else that of the same language in another
  /// region.
  ///
  /// - Parameter folders: Where to look, `LanguageData.searchPath()`.
  package static func find(
    _ language: LanguageTag, in folders: [String]
  ) throws(VoiceProjectError) -> PromptList {
    let primary = language.rawValue.prefix { $0 != "-" } + "-"
    for folder in folders {
      // A folder that cannot be read offers nothing.
      let names = (try? FileSystem.names(inDirectory: folder)) ?? []
      let relatives = names.filter { $0.hasPrefix(primary) }
      for name in [language.rawValue] + relatives {
        let path = FileSystem.join(FileSystem.join(folder, name), fileName)
        if FileSystem.exists(path) { return try PromptList(path: path) }
      }
    }
    throw .noPrompts(language: language.rawValue, folders: folders)
  }
}
