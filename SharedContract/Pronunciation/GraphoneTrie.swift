internal import Posix

/// The n-grams of a letter-to-sound file, read where they lie.
///
/// A node is an n-gram: a number among those of its length. Costs are negative natural logarithms of
/// probabilities in thousandths. Any bytes are safe: what is out of range reads as zero.
struct GraphoneTrie: ~Escapable {
  private let bytes: RawSpan
  private let layout: GraphoneLayout

  @_lifetime(copy bytes)
  init(_ bytes: RawSpan, _ layout: GraphoneLayout) {
    self.bytes = bytes
    self.layout = layout
  }

  /// The length of the longest n-grams.
  var order: Int { layout.levels.count }

  /// The graphones of a letter; empty in a damaged file.
  func graphones(ofLetter letter: Int) -> Range<Int> {
    let offset = layout.letterStartsByteOffset + letter * 2
    let start = Int(bytes.uint16(at: offset))
    let end =
      letter + 1 < GraphoneLayout.letterCount
      ? Int(bytes.uint16(at: offset + 2)) : layout.graphoneCount
    return start..<max(start, min(end, layout.graphoneCount))
  }

  /// The phones that a graphone gives, at most two.
  func phonemes(ofGraphone graphone: Int) -> (first: Phoneme?, second: Phoneme?) {
    let offset = layout.graphonesByteOffset + graphone * GraphoneLayout.graphoneByteCount
    let count = bytes.uint8(at: offset)
    guard count > 0 else { return (nil, nil) }
    let first = Phoneme(rawValue: bytes.uint8(at: offset + 1))
    return (first, count > 1 ? Phoneme(rawValue: bytes.uint8(at: offset + 2)) : nil)
  }

  /// The nodes one longer than `node`, which has `length` graphones, in the order of their last.
  func children(of node: Int, length: Int) -> Range<Int> {
    let level = layout.levels[length - 1]
    let shift = level.recordBitCount - level.childBitCount
    let start = Int(record(node, level) >> shift)
    let end = min(Int(record(node + 1, level) >> shift), layout.levels[length].recordCount)
    return start..<max(start, end)
  }

  /// The first of `nodes`, which have `length` graphones, whose last graphone is not below
  /// `graphone`.
  func firstNode(in nodes: Range<Int>, length: Int, from graphone: Int) -> Int {
    let level = layout.levels[length - 1]
    var nodes = nodes
    while nodes.count > 0 {
      let middle = nodes.lowerBound + nodes.count / 2
      if lastGraphone(record(middle, level), level) < graphone {
        nodes = middle + 1..<nodes.upperBound
      } else {
        nodes = nodes.lowerBound..<middle
      }
    }
    return nodes.lowerBound
  }

  /// A node's last graphone, and its cost after the others.
  func step(_ node: Int, length: Int) -> (graphone: Int, cost: Int) {
    let level = layout.levels[length - 1]
    let record = record(node, level)
    let code = record >> level.graphoneBitCount & (1 << level.probabilityBitCount - 1)
    return (lastGraphone(record, level), -tableEntry(Int(code), level))
  }

  /// What it costs that the next graphone is none of the node's children.
  func backoffCost(of node: Int, length: Int) -> Int {
    let level = layout.levels[length - 1]
    let shift = level.graphoneBitCount + level.probabilityBitCount
    let code = record(node, level) >> shift & (1 << level.backoffBitCount - 1)
    return -tableEntry(Int(code) + 1 << level.probabilityBitCount, level)
  }

  @inline(__always)
  private func lastGraphone(_ record: UInt64, _ level: GraphoneLayout.Level) -> Int {
    Int(record & (1 << level.graphoneBitCount - 1))
  }

  @inline(__always)
  private func record(_ index: Int, _ level: GraphoneLayout.Level) -> UInt64 {
    let bit = index * Int(level.recordBitCount)
    let word = bytes.uint64(at: level.recordsByteOffset + bit >> 3)
    return word >> UInt64(bit & 7) & (1 << level.recordBitCount - 1)
  }

  private func tableEntry(_ index: Int, _ level: GraphoneLayout.Level) -> Int {
    Int(Int16(truncatingIfNeeded: bytes.uint16(at: level.tablesByteOffset + index * 2)))
  }
}
