/// Pronounces words of which only the spelling is known.
///
/// An n-gram model over graphones, pairs of a letter and the phones it gives, after Bisani and Ney,
/// "Joint-sequence models for grapheme-to-phoneme conversion" (Speech Communication 50, 2008). The
/// file is mapped and read where it lies; docs/lexicon.md describes it. Safe from any thread.
package struct LetterToSound: Sendable {
  private let file: DataFile
  private let layout: GraphoneLayout

  /// Maps a file and checks its header.
  package init(path: String) throws(PronunciationError) {
    try self.init(DataFile(path: path))
  }

  /// Takes a file's bytes; `name` is for error messages.
  package init(bytes: [UInt8], name: String) throws(PronunciationError) {
    try self.init(DataFile(bytes: bytes, name: name))
  }

  private init(_ file: DataFile) throws(PronunciationError) {
    self.file = file
    layout = try GraphoneLayout(file)
  }

  /// The phones of a word, the most probable ones; none when the word has no letter.
  ///
  /// Letters are those of ASCII, of either case, and the apostrophe; others are passed over.
  package func phonemes(for word: some StringProtocol) -> [Phoneme] {
    let letters = word.utf8.compactMap(Self.letter)
    guard letters.contains(where: { $0 < Self.apostrophe }) else { return [] }
    return file.withBytes { bytes in
      var search = GraphoneSearch(GraphoneTrie(bytes, layout))
      return search.phonemes(ofLetters: letters)
    }
  }

  private static let apostrophe = 26

  /// A letter's number in the file.
  private static func letter(_ byte: UInt8) -> Int? {
    if byte == UInt8(ascii: "'") { return apostrophe }
    let lowercase = byte | 0x20
    guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowercase) else { return nil }
    return Int(lowercase - UInt8(ascii: "a"))
  }
}
