internal import Pronunciation
internal import UnitBank

/// What it costs that a recorded phone is not quite what is wanted; in parts of one hundred.
///
/// The weights come from listening: what is around a phone matters more than the joins.
enum UnitCost {
  /// Each join.
  static let join = 40
  static let spectrumWeight = 4
  /// Of the ratio of two periods.
  static let pitchWeight = 400
  static let voicingChange = 150
  /// A pair of phones that no recording has in one piece.
  static let brokenPair = 400

  /// How far a recorded phone is from a target, without its own identity; the neighbour on the
  /// outer side of its pair is looked at.
  static func target(
    _ bank: UnitBank, _ number: Int, _ target: UnitTarget, before: Phoneme?? = nil,
    behind: Phoneme?? = nil
  ) -> Int {
    guard let phoneme = target.phoneme else { return 0 }
    var cost = 0
    if let recorded = bank.phoneme(at: number), recorded != phoneme {
      cost += stress(recorded.stress, phoneme.stress)
    }
    cost += place(bank.place(at: number), target.place)
    if let before { cost += neighbour(number > 0 ? bank.phoneme(at: number - 1) : nil, before) }
    if let behind { cost += neighbour(bank.phoneme(at: number + 1), behind) }
    return cost
  }

  /// How different a neighbour is from the one that is wanted; nil is a pause.
  static func neighbour(_ recorded: Phoneme?, _ wanted: Phoneme?) -> Int {
    guard let recorded, let wanted else { return recorded == wanted ? 0 : 120 }
    if recorded.symbol == wanted.symbol { return 0 }
    if recorded.manner != wanted.manner { return 100 }
    return recorded.isVoiced == wanted.isVoiced ? 40 : 70
  }

  private static func stress(_ recorded: Phoneme.Stress?, _ wanted: Phoneme.Stress?) -> Int {
    recorded == .unstressed || wanted == .unstressed ? 200 : 40
  }

  private static func place(_ recorded: UnitPhone.Place, _ wanted: UnitPhone.Place) -> Int {
    let different = recorded.symmetricDifference(wanted)
    var cost = 0
    if different.contains(.beginsWord) { cost += 80 }
    if different.contains(.endsWord) { cost += 80 }
    if different.contains(.inFirstWord) { cost += 50 }
    if different.contains(.inLastWord) { cost += 150 }
    return cost
  }
}
