internal import Posix

/// Words and their pronunciations, in a file that is mapped and read where it lies.
///
/// docs/lexicon.md describes the file. Opening it reads the header and nothing else. A damaged file
/// gives wrong answers, never an access outside it. Safe from any thread.
package struct Lexicon: Sendable {
  private static let magic = "VoiceLex"
  private static let version = 1
  private static let headerByteCount = 40

  /// How many words it has.
  package let wordCount: Int
  private let file: DataFile
  private let layout: LexiconBlocks.Layout

  /// Maps a file and checks its header.
  package init(path: String) throws(PronunciationError) {
    try self.init(DataFile(path: path))
  }

  /// Takes a file's bytes; `name` is for error messages.
  package init(bytes: [UInt8], name: String) throws(PronunciationError) {
    try self.init(DataFile(bytes: bytes, name: name))
  }

  private init(_ file: DataFile) throws(PronunciationError) {
    try file.checkStart(
      magic: Self.magic, version: Self.version, headerByteCount: Self.headerByteCount)
    self.file = file
    wordCount = file.withBytes { Int($0.uint32(at: 12)) }
    layout = file.withBytes { bytes in
      LexiconBlocks.Layout(
        blockCount: Int(bytes.uint32(at: 24)),
        prefixesByteOffset: Int(bytes.uint32(at: 28)),
        startsByteOffset: Int(bytes.uint32(at: 32)),
        recordsByteOffset: Int(bytes.uint32(at: 36)))
    }
    let byteCount = file.withBytes { $0.byteCount }
    let ends = [
      ("the prefixes' offset", layout.prefixesByteOffset, layout.blockCount * 8),
      ("the blocks' offset", layout.startsByteOffset, (layout.blockCount + 1) * 4),
      ("the records' offset", layout.recordsByteOffset, 0),
    ]
    for (field, start, length) in ends
    where start < Self.headerByteCount || start + length > byteCount {
      throw .invalidHeader(file: file.name, field: field, value: start)
    }
  }

  /// The pronunciations of a word, the usual one first; none when the word is not there.
  ///
  /// The word is taken as it is written, except that ASCII capitals count as small letters.
  package func pronunciations(of word: some StringProtocol) -> [Pronunciation] {
    let text = String(word)
    return file.withBytes { bytes in
      let blocks = LexiconBlocks(bytes, layout)
      guard let payload = blocks.payload(of: text.utf8.span) else { return [] }
      return Self.pronunciations(in: payload, bytes)
    }
  }

  /// Whether the word is there.
  package func contains(_ word: some StringProtocol) -> Bool {
    !pronunciations(of: word).isEmpty
  }

  /// What the bytes of a word's record say; anything that is neither phone nor tag is passed over.
  private static func pronunciations(in payload: Range<Int>, _ bytes: RawSpan) -> [Pronunciation] {
    var result: [Pronunciation] = []
    var phonemes: [Phoneme] = []
    phonemes.reserveCapacity(payload.count)
    var tag: PronunciationTag?
    for offset in payload {
      let byte = bytes.uint8(at: offset)
      if let phoneme = Phoneme(rawValue: byte & 0x7f) {
        phonemes.append(phoneme)
      } else {
        tag = PronunciationTag(rawValue: byte & 0x1f)
      }
      guard byte & 0x80 != 0, !phonemes.isEmpty else { continue }
      result.append(Pronunciation(phonemes: phonemes, tag: tag))
      phonemes.removeAll()
      tag = nil
    }
    return result
  }
}
