import Pronunciation

/// Writes lexicon files as docs/lexicon.md describes them, for tests.
struct LexiconBuilder {
  private(set) var words: [String: [Pronunciation]] = [:]

  /// One line a word: the word, perhaps a tag in brackets, and its phones.
  init(_ text: String) {
    for line in text.split(separator: "\n") {
      var fields = line.split(separator: " ").map(String.init)
      let word = fields.removeFirst()
      var tag: PronunciationTag?
      if let name = fields.first, name.hasPrefix("[") {
        tag = PronunciationTag.allCases.first { "[\($0)]" == name }
        fields.removeFirst()
      }
      let phonemes = Phoneme.parse(arpabet: fields.joined(separator: " ")) ?? []
      words[word, default: []].append(Pronunciation(phonemes: phonemes, tag: tag))
    }
  }

  func bytes(wordsPerBlock: Int = 4) -> [UInt8] {
    let sorted = words.keys.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    var prefixes: [UInt8] = []
    var starts: [UInt8] = []
    var records: [UInt8] = []
    var blockCount = 0
    var before: [UInt8] = []
    for (index, word) in sorted.enumerated() {
      let letters = Array(word.utf8)
      if index % wordsPerBlock == 0 {
        blockCount += 1
        starts += Self.littleEndian(records.count, 4)
        prefixes += (letters + [UInt8](repeating: 0, count: 8)).prefix(8).reversed()
        before = []
      }
      records += Self.record(letters, before: before, words[word] ?? [])
      before = letters
    }
    starts += Self.littleEndian(records.count, 4)
    let offsets = [40, 40 + prefixes.count, 40 + prefixes.count + starts.count]
    let body = prefixes + starts + records
    return Array("VoiceLex".utf8) + Self.littleEndian(1, 2) + Self.littleEndian(wordsPerBlock, 2)
      + Self.littleEndian(sorted.count, 4) + Self.littleEndian(40 + body.count, 4)
      + Self.littleEndian(Int(CRC32.checksum(body)), 4) + Self.littleEndian(blockCount, 4)
      + offsets.flatMap { Self.littleEndian($0, 4) } + body
  }

  private static func record(
    _ letters: [UInt8], before: [UInt8], _ pronunciations: [Pronunciation]
  ) -> [UInt8] {
    let shared = min(15, zip(letters, before).prefix { $0 == $1 }.count)
    let suffix = letters.dropFirst(shared)
    var payload: [UInt8] = []
    for pronunciation in pronunciations {
      if let tag = pronunciation.tag { payload.append(0x60 + tag.rawValue) }
      payload += pronunciation.phonemes.map(\.rawValue)
      payload[payload.count - 1] |= 0x80
    }
    let lengths = UInt8(shared << 4 | min(15, suffix.count))
    let long = suffix.count < 15 ? [] : [UInt8(suffix.count)]
    return [lengths] + long + suffix + [UInt8(payload.count)] + payload
  }

  static func littleEndian(_ value: Int, _ byteCount: Int) -> [UInt8] {
    (0..<byteCount).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
