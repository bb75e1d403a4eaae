package import SpeechTypes

/// A kind of voice, as clients ask for one that do not care for names: `male1` to `male3`,
/// `female1` to `female3`, `child_male`, `child_female`.
package struct VoiceType: Hashable, Sendable {
  private var gender: VoiceGender
  private var isChild: Bool
  /// Which of several, from 0.
  private var index: Int

  /// Whether it is `male1`, which servers also send when nobody has asked for a type.
  var isServerDefault: Bool { gender == .male && !isChild && index == 0 }

  package init?(_ name: String) {
    switch name.lowercased() {
    case "child_male": self.init(gender: .male, isChild: true, index: 0)
    case "child_female": self.init(gender: .female, isChild: true, index: 0)
    case let name:
      let digit = name.last.flatMap(\.wholeNumberValue) ?? 0
      guard (1...3).contains(digit), ["male", "female"].contains(name.dropLast()) else {
        return nil
      }
      self.init(gender: name.hasPrefix("m") ? .male : .female, isChild: false, index: digit - 1)
    }
  }

  private init(gender: VoiceGender, isChild: Bool, index: Int) {
    self.gender = gender
    self.isChild = isChild
    self.index = index
  }

  /// The voice of this kind among those of a language, best first; the same for the same list.
  ///
  /// Where there are fewer voices than numbers, the numbers go round; where none is of the kind,
  /// one of the gender stands in for it.
  package func choose(from voices: [VoiceDescription]) -> VoiceDescription? {
    let gendered = voices.filter { $0.gender == gender && !$0.traits.contains(.novelty) }
    let exact = gendered.filter { ((1..<14).contains($0.age)) == isChild }
    let candidates = exact.isEmpty ? gendered : exact
    return candidates.isEmpty ? nil : candidates[index % candidates.count]
  }
}
