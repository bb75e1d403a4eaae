internal import Posix

/// The sorted words of a lexicon file: blocks of records, each sharing letters with the one before.
struct LexiconBlocks: ~Escapable {
  /// Where the parts are, as the header says.
  struct Layout: Sendable {
    var blockCount: Int
    /// The first eight bytes of each block's first word, as a number that sorts as they do.
    var prefixesByteOffset: Int
    /// Where each block's records start, counted from the first record; one more for the end.
    var startsByteOffset: Int
    var recordsByteOffset: Int
  }

  private let bytes: RawSpan
  private let layout: Layout

  @_lifetime(copy bytes)
  init(_ bytes: RawSpan, _ layout: Layout) {
    self.bytes = bytes
    self.layout = layout
  }

  /// Where a word's pronunciations are; nil when it is not there. ASCII capitals count as small.
  func payload(of word: borrowing Span<UInt8>) -> Range<Int>? {
    var low = 0
    var high = layout.blockCount
    let prefix = Self.prefix(word)
    // The last block whose first word is not after this one.
    while high - low > 1 {
      let middle = (low + high) / 2
      let other = bytes.uint64(at: layout.prefixesByteOffset + middle * 8)
      let isAfter = other == prefix ? isFirstWord(of: middle, after: word) : other > prefix
      if isAfter { high = middle } else { low = middle }
    }
    return payload(of: word, inBlock: low)
  }

  /// Walks a block's records.
  ///
  /// `matched` is how many of the word's bytes the record before begins with.
  private func payload(of word: borrowing Span<UInt8>, inBlock block: Int) -> Range<Int>? {
    var offset = start(of: block)
    let end = min(start(of: block + 1), bytes.byteCount)
    var matched = 0
    while offset < end {
      let record = record(at: offset)
      offset = record.payload.upperBound
      // What it shares with the word before goes beyond where that one left ours: so does it.
      guard record.shared <= matched else { continue }
      matched = record.shared
      for index in record.suffix {
        guard matched < word.count, bytes.uint8(at: index) == Self.small(word[matched]) else {
          break
        }
        matched += 1
      }
      let isWhole = matched == record.shared + record.suffix.count
      if isWhole, matched == word.count { return record.payload }
      if !isWhole {
        let next = bytes.uint8(at: record.suffix.lowerBound + matched - record.shared)
        guard matched < word.count, next < Self.small(word[matched]) else { return nil }
      }
    }
    return nil
  }

  private struct Record {
    var shared: Int
    var suffix: Range<Int>
    var payload: Range<Int>
  }

  private func record(at byteOffset: Int) -> Record {
    let lengths = bytes.uint8(at: byteOffset)
    var suffixStart = byteOffset + 1
    var suffixCount = Int(lengths & 0xf)
    if suffixCount == 15 {
      suffixCount = Int(bytes.uint8(at: suffixStart))
      suffixStart += 1
    }
    let suffix = suffixStart..<suffixStart + suffixCount
    let payloadStart = suffix.upperBound + 1
    let payloadCount = Int(bytes.uint8(at: suffix.upperBound))
    return Record(
      shared: Int(lengths >> 4), suffix: suffix, payload: payloadStart..<payloadStart + payloadCount
    )
  }

  private func start(of block: Int) -> Int {
    layout.recordsByteOffset + Int(bytes.uint32(at: layout.startsByteOffset + block * 4))
  }

  private func isFirstWord(of block: Int, after word: borrowing Span<UInt8>) -> Bool {
    let suffix = record(at: start(of: block)).suffix
    for index in 0..<min(suffix.count, word.count) {
      let byte = Self.small(word[index])
      let other = bytes.uint8(at: suffix.lowerBound + index)
      if other != byte { return other > byte }
    }
    return suffix.count > word.count
  }

  /// ASCII capitals as small letters.
  private static func small(_ byte: UInt8) -> UInt8 {
    (0x41...0x5a).contains(byte) ? byte | 0x20 : byte
  }

  /// The first eight bytes as a big-endian number.
  private static func prefix(_ word: borrowing Span<UInt8>) -> UInt64 {
    var result: UInt64 = 0
    for index in 0..<8 {
      result = result << 8 | (index < word.count ? UInt64(small(word[index])) : 0)
    }
    return result
  }
}
