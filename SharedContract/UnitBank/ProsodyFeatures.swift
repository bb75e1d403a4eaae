internal import Pronunciation

/// What a phone's length and pitch depend on, as a few numbers out of a fixed range.
///
/// Each feature is one of several classes; the model adds up what the classes count for. The classes
/// of phones that English lacks have the last numbers.
enum ProsodyFeatures {
  /// How many classes each feature has for English, in the order of `visit`.
  private static let classCounts = [
    Phoneme.englishCount, PhoneInventory.english.symbolCount, PhoneInventory.english.symbolCount,
    8, 20, 75, 8, 9, 12, 15, 16, 12,
  ]
  /// All classes of all features for English.
  static let englishCount = classCounts.reduce(0, +)
  private static let firstLeft = englishCount + Phoneme.count - Phoneme.englishCount
  private static let otherSymbolCount =
    PhoneInventory.all.symbolCount - PhoneInventory.english.symbolCount
  /// All classes of all features.
  static let count = firstLeft + 2 * otherSymbolCount

  /// Calls `body` with the number of each of the phone's classes, below `count`.
  @inline(__always)
  static func visit(_ index: Int, of stretch: Stretch, _ body: (Int) -> Void) {
    let phones = stretch.phones
    let phone = phones[index]
    let syllables = stretch.syllables[phone.word]
    var base = 0
    var feature = 0
    func add(_ number: Int) {
      body(base + number)
      base += classCounts[feature]
      feature += 1
    }
    /// A class that may be of a phone that English lacks; those begin at `others`.
    func add(_ number: Int, others: Int) {
      let beyond = number - classCounts[feature]
      add(beyond < 0 ? number : others + beyond - base)
    }
    add(Int(phone.phoneme.rawValue), others: englishCount)
    add(symbol(index - 1, phones), others: firstLeft)
    add(symbol(index + 1, phones), others: firstLeft + otherSymbolCount)
    add(index + 2 < phones.count ? manner(phones[index + 2].phoneme) : 7)
    let edges = Int(phone.place.rawValue & 3)
    add(edges * 5 + min(4, syllables.count - 1))
    let behind = min(4, stretch.stresses.count - 1 - phone.syllable)
    let part = phone.place.contains(.inOnset) ? 0 : phone.phoneme.isVowel ? 1 : 2
    let before = phone.syllable
    let end = Int(stretch.end.rawValue)
    add((behind * 5 + (phone.phoneme.isVowel ? 0 : part + 1)) * 3 + end)
    add(min(3, before) * 2 + (stretch.startsSentence ? 1 : 0))
    let stress = Int(stretch.stresses[phone.syllable].rawValue)
    add(stress * 3 + min(2, syllables.upperBound - 1 - phone.syllable))
    add(stress * 4 + next(phone.syllable + 1, stretch))
    let position = stretch.stresses.count > 1 ? before * 4 / (stretch.stresses.count - 1) : 4
    add(position * 3 + end)
    add(manner(phone.phoneme) * 2 + (part == 0 ? 1 : 0))
    add(stress * 4 + next(phone.syllable - 1, stretch))
  }

  /// A phone's number without stress, or that of a pause.
  private static func symbol(_ index: Int, _ phones: [Stretch.Phone]) -> Int {
    phones.indices.contains(index)
      ? Int(phones[index].phoneme.symbol.rawValue) : PhoneInventory.pauseSymbol
  }

  /// A neighbouring syllable's stress; 3 for a pause.
  private static func next(_ syllable: Int, _ stretch: Stretch) -> Int {
    stretch.stresses.indices.contains(syllable) ? Int(stretch.stresses[syllable].rawValue) : 3
  }

  private static func manner(_ phoneme: Phoneme) -> Int {
    switch phoneme.manner {
    case .stop: 0
    case .affricate: 1
    case .fricative: 2
    case .nasal: 3
    case .liquid: 4
    case .glide: 5
    case .vowel: 6
    }
  }
}
