import Posix
import Pronunciation
import SpeechTypes
import TestSupport
import Testing

/// The language data of this source tree.
enum ShippedData {
  static let folder = FileSystem.join(SourceTree.root, "ProviderExtension/Languages/en-US")

  static func lexicon() throws -> Lexicon {
    try Lexicon(path: FileSystem.join(folder, "lexicon.bin"))
  }

  static func letterToSound() throws -> LetterToSound {
    try LetterToSound(path: FileSystem.join(folder, "letter-to-sound.bin"))
  }

  static func pronouncer(_ userEntries: [String: [Phoneme]] = [:]) throws -> EnglishPronouncer {
    EnglishPronouncer(data: try LanguageData(folder: folder), userEntries: userEntries)
  }

  /// A file's bytes.
  static func bytes(_ name: String) throws -> [UInt8] {
    let file = try MappedFile(FileSystem.join(folder, name))
    return file.bytes.withUnsafeBytes { Array($0) }
  }
}
