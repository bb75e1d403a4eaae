package import Pronunciation

/// How much of what a language sounds like is in a set of texts: its pairs of neighbouring phones.
///
/// The language is what a list of texts, chosen to hold its diphones, has in it.
package struct DiphoneCoverage: Sendable {
  /// Two neighbouring phones, without stress; nil is a pause.
  package struct Diphone: Hashable, Sendable {
    package var left: Phoneme.Symbol?
    package var right: Phoneme.Symbol?
  }

  /// How often each is in the list.
  private let weights: [Diphone: Int]
  private var covered: Set<Diphone> = []

  /// - Parameter list: The phones of each text of the language's list, nil for a pause.
  package init(language list: [[Phoneme.Symbol?]]) {
    weights = list.reduce(into: [:]) { weights, phones in
      for diphone in Self.diphones(of: phones) { weights[diphone, default: 0] += 1 }
    }
  }

  /// The neighbours in a text.
  package static func diphones(of phones: [Phoneme.Symbol?]) -> [Diphone] {
    zip(phones, phones.dropFirst()).map { Diphone(left: $0, right: $1) }
  }

  /// Counts a text as recorded.
  package mutating func add(_ phones: [Phoneme.Symbol?]) {
    for diphone in Self.diphones(of: phones) where weights[diphone] != nil {
      covered.insert(diphone)
    }
  }

  /// The language's diphones.
  package var count: Int { weights.count }

  /// Those of them that were recorded.
  package var coveredCount: Int { covered.count }

  /// The share of the list's diphones, each as often as it occurs, that were recorded; 0 to 1.
  package var coveredShare: Double {
    let all = weights.values.reduce(0, +)
    guard all > 0 else { return 0 }
    return Double(covered.reduce(0) { $0 + (weights[$1] ?? 0) }) / Double(all)
  }

  /// How many of the language's diphones would be new with a text.
  package func gain(of phones: [Phoneme.Symbol?]) -> Int {
    Set(Self.diphones(of: phones)).count { weights[$0] != nil && !covered.contains($0) }
  }
}
