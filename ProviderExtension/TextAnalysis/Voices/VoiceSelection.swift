package import SSML
package import SpeechTypes

/// The choice of a voice, by the algorithm of SSML 1.1 §3.2.1.
///
/// Novelty voices are available only by name. Where the algorithm leaves several, the choice goes to
/// the one named first, of the nearest age, that is speaking already, that the user has made the
/// default of a language, of the highest quality, and with the first identifier, in this order.
package struct VoiceSelection: Hashable, Sendable {
  package private(set) var voice: VoiceDescription
  /// Whether no voice has all that is required.
  package private(set) var isFailure = false
  /// The features that the voice does not have as asked.
  package private(set) var unmet: Set<VoiceFeature> = []

  /// Chooses a voice.
  ///
  /// - Parameter existing: The voice that speaks now.
  package init(_ wish: VoiceWish, from list: VoiceList, existing: VoiceDescription) {
    let order = Order(wish, list, existing)
    let available = order.available
    voice = existing
    let successful = order.successful
    isFailure = successful.isEmpty
    if isFailure, wish.onFailure == .keepExisting {
      unmet = Set(wish.asked.filter { $0 == .variant || !existing.matches($0, of: wish) })
      return
    }
    // Without success every feature counts, the required ones too.
    let features = wish.priorities.filter { isFailure || !wish.required.contains($0) }
    let candidates = narrow(isFailure ? available : successful, by: features, order)
    voice = candidates.min(by: order.isPreferred) ?? existing
  }

  /// Leaves the voices that match one feature after the other; a feature that none matches is passed
  /// over.
  private mutating func narrow(
    _ voices: [VoiceDescription], by features: [VoiceFeature], _ order: Order
  ) -> [VoiceDescription] {
    var candidates = voices
    for feature in features {
      let matching = order.matching(candidates, feature)
      if matching.isEmpty { unmet.insert(feature) } else { candidates = matching }
    }
    return candidates
  }
}

extension VoiceSelection {
  /// A wish, and the voices in order.
  private struct Order {
    let wish: VoiceWish
    let list: VoiceList
    let existing: VoiceDescription
    /// What a voice of unknown age is taken for, in years.
    private static let typicalAge = 30
    /// Those that can be chosen, by quality and identifier: the order that variants count in.
    let available: [VoiceDescription]

    init(_ wish: VoiceWish, _ list: VoiceList, _ existing: VoiceDescription) {
      self.wish = wish
      self.list = list
      self.existing = existing
      let all = list[existing.identifier] == nil ? list.voices + [existing] : list.voices
      available = all.filter { voice in
        !voice.traits.contains(.novelty) || voice.identifier == existing.identifier
          || (!wish.names.isEmpty && voice.matches(.name, of: wish))
      }.sorted {
        ($1.quality.rawValue, $0.identifier) < ($0.quality.rawValue, $1.identifier)
      }
    }

    /// The voices that have all that is required.
    var successful: [VoiceDescription] {
      let matching = available.filter { voice in
        wish.required.allSatisfy { voice.matches($0, of: wish) }
      }
      guard wish.required.contains(.variant), wish.variant != nil else { return matching }
      return self.matching(matching, .variant)
    }

    func matching(_ voices: [VoiceDescription], _ feature: VoiceFeature) -> [VoiceDescription] {
      guard feature == .variant, let variant = wish.variant else {
        return voices.filter { $0.matches(feature, of: wish) }
      }
      return voices.indices.contains(variant - 1) ? [voices[variant - 1]] : []
    }

    /// Whether the first of two voices is the better, other things being equal.
    func isPreferred(_ left: VoiceDescription, _ right: VoiceDescription) -> Bool {
      let ranks = zip(ranks(left), ranks(right)).first { $0 != $1 }
      return ranks.map { $0 < $1 } ?? (left.identifier < right.identifier)
    }

    /// Less is better.
    private func ranks(_ voice: VoiceDescription) -> [Int] {
      let age = voice.age == 0 ? Self.typicalAge : voice.age
      let ageDistance = wish.age.map { max(age, $0) - min(age, $0) }
      return [
        voice.nameRank(in: wish.names), ageDistance ?? 0,
        voice.identifier == existing.identifier ? 0 : 1, isDefault(voice) ? 0 : 1,
        -voice.quality.rawValue,
      ]
    }

    private func isDefault(_ voice: VoiceDescription) -> Bool {
      list.defaults.contains { language, identifier in
        identifier == voice.identifier
          && (wish.languages.first.map { $0.language.matches(language) } ?? true)
      }
    }
  }
}
