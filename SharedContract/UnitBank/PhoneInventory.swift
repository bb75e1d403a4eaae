internal import Pronunciation

/// The phones that a bank has tables for.
///
/// Banks that were made when there were only those of English, and those that have no others, have
/// the smaller tables. Which a bank has is told by the number of its starts of pairs.
enum PhoneInventory: CaseIterable {
  case english
  case all

  /// The symbol that stands for a pause, between those of English and the others.
  static let pauseSymbol = Int(Phoneme.Symbol.uw.rawValue) + 1

  /// The inventory that has these phones, nil a pause.
  init(of phonemes: some Sequence<Phoneme?>) {
    let isEnglish = phonemes.allSatisfy { ($0?.rawValue ?? 0) < Phoneme.englishCount }
    self = isEnglish ? .english : .all
  }

  /// Nil where no inventory has so many starts of pairs.
  init?(pairStartCount count: Int) {
    guard let found = Self.allCases.first(where: { $0.pairStartCount == count }) else { return nil }
    self = found
  }

  /// The symbols, the pause among them.
  var symbolCount: Int {
    switch self {
    case .english: Self.pauseSymbol + 1
    case .all: Int(Phoneme.Symbol.u.rawValue) + 1
    }
  }

  /// The starts of pairs, and the end of the last.
  var pairStartCount: Int { symbolCount * symbolCount + 1 }

  /// The classes of `ProsodyFeatures` that weigh something, those of English first.
  var weightCount: Int {
    switch self {
    case .english: ProsodyFeatures.englishCount
    case .all: ProsodyFeatures.count
    }
  }

  /// Where the pairs of two phones stand among the starts, nil a pause; nil for phones that it lacks.
  func pairIndex(_ left: Phoneme?, _ right: Phoneme?) -> Int? {
    let left = Self.symbol(left)
    let right = Self.symbol(right)
    return left < symbolCount && right < symbolCount ? left * symbolCount + right : nil
  }

  private static func symbol(_ phoneme: Phoneme?) -> Int {
    phoneme.map { Int($0.symbol.rawValue) } ?? pauseSymbol
  }
}
