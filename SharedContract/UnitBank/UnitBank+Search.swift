internal import Posix
package import Pronunciation

extension UnitBank {
  /// Every recorded pair of `left` with `right` right behind it; nil is a pause. Stress does not
  /// matter.
  @_lifetime(borrow self)
  package func pairs(_ left: Phoneme?, _ right: Phoneme?) -> Span<UnitPair> {
    let pairs = section(.pairs)
    let bytes = bytes
    let index = inventory.pairIndex(left, right)
    let start = index.map { pairStart(at: $0) } ?? 0
    let end = index.map { pairStart(at: $0 + 1) } ?? 0
    let isInside = start <= end && end <= pairs.count
    let range = isInside ? start * 16..<end * 16 : 0..<0
    // Safe: opening made sure that the section lies in the file, in steps of 16 bytes.
    let records = bytes.extracting(
      (pairs.offset + range.lowerBound)..<(pairs.offset + range.upperBound))
    return _overrideLifetime(
      Span<UnitPair>(_unsafeBytes: records.withUnsafeBytes { $0 }), borrowing: self)
  }

  /// Whether a phone, with any stress, was recorded.
  package func has(_ phoneme: Phoneme) -> Bool {
    let row = Int(phoneme.symbol.rawValue)
    guard row < inventory.symbolCount else { return false }
    let first = row * inventory.symbolCount
    return pairStart(at: first) < pairStart(at: first + inventory.symbolCount)
  }

  private func pairStart(at index: Int) -> Int {
    Int(bytes.uint32(at: section(.pairStarts).offset + index * 4))
  }

  /// The first phones of the stretches between pauses that are exactly these phones.
  package func stretches(_ phonemes: [Phoneme]) -> [Int] {
    let section = section(.stretches)
    let hash = UnitBankLayout.hash(phonemes.lazy.map(\.rawValue))
    func record(_ number: Int) -> (hash: UInt32, first: Int) {
      let offset = section.offset + number * 8
      return (bytes.uint32(at: offset), Int(bytes.uint32(at: offset + 4)))
    }
    var low = 0
    var high = section.count
    while low < high {
      let middle = (low + high) / 2
      if record(middle).hash < hash { low = middle + 1 } else { high = middle }
    }
    var found: [Int] = []
    while low < section.count, case let candidate = record(low), candidate.hash == hash {
      if isStretch(candidate.first, phonemes) { found.append(candidate.first) }
      low += 1
    }
    return found
  }

  private func isStretch(_ first: Int, _ phonemes: [Phoneme]) -> Bool {
    let end = first + phonemes.count
    guard first >= 0, end < phoneCount, phoneme(at: end) == nil else { return false }
    return phonemes.indices.allSatisfy { phoneme(at: first + $0) == phonemes[$0] }
  }
}
