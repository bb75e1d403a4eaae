/// The version in a provider's name: the numbers at the start of its last word.
///
/// `tones 1.10` comes behind `tones 1.9`; a name without a version has the lowest.
struct ProviderVersion: Hashable {
  private let numbers: [UInt64]

  init(ofName name: String) {
    let word = name.split(separator: " ").last ?? ""
    var numbers: [UInt64] = []
    for part in word.split(separator: ".", omittingEmptySubsequences: false) {
      let digits = part.prefix { ("0"..."9").contains($0) }
      guard let number = UInt64(digits) else { break }
      numbers.append(number)
      if digits.count < part.count { break }
    }
    // So that 1 and 1.0 are the same.
    while numbers.last == 0 { numbers.removeLast() }
    self.numbers = numbers
  }
}

// MARK: - Comparable

extension ProviderVersion: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}
