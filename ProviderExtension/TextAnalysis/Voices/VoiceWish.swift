package import SSML

/// The voice that the elements around a text ask for (SSML 1.1 §3.2.1).
package struct VoiceWish: Hashable, Sendable {
  /// Best first; empty, as each feature can be, for any.
  package private(set) var names: [String] = []
  package var languages: [VoiceLanguage] = []
  package private(set) var gender: SpokenGender?
  /// In years.
  package private(set) var age: Int?
  package private(set) var variant: Int?
  package var required: Set<VoiceFeature> = [.languages]
  package private(set) var ordering: [VoiceFeature] = [.languages]
  package var onFailure = VoiceFailureAction.prioritySelect
  /// The features that are asked for, those of the innermost element first.
  package private(set) var asked: [VoiceFeature] = []

  package init() {}

  /// Takes in an element: what it does not speak of is that of the elements around it.
  package mutating func change(by attributes: VoiceAttributes) {
    let given = attributes.given
    if given.contains(.name) { names = attributes.names }
    if given.contains(.languages) { languages = attributes.languages }
    if given.contains(.gender) { gender = attributes.gender }
    if given.contains(.age) { age = attributes.age }
    if given.contains(.variant) { variant = attributes.variant }
    if let required = attributes.required { self.required = Set(required) }
    if let ordering = attributes.ordering { self.ordering = ordering }
    if let action = attributes.onVoiceFailure { onFailure = action }
    let inner = VoiceFeature.precedence.filter { given.contains($0) }
    asked = (inner + asked.filter { !given.contains($0) }).filter(isAsked)
  }

  /// The order in which features narrow the choice: as `ordering` says, then those of the innermost
  /// element; the variant, which counts the voices that are left, comes last.
  package var priorities: [VoiceFeature] {
    var order = ordering.filter(isAsked)
    order += asked.filter { $0 != .variant && !order.contains($0) }
    if variant != nil, !order.contains(.variant) { order.append(.variant) }
    return order
  }

  private func isAsked(_ feature: VoiceFeature) -> Bool {
    switch feature {
    case .name: !names.isEmpty
    case .languages: !languages.isEmpty
    case .gender: gender != nil
    case .age: age != nil
    case .variant: variant != nil
    }
  }
}

extension VoiceFeature {
  /// Where nothing else orders features.
  fileprivate static let precedence: [VoiceFeature] = [.name, .languages, .gender, .age, .variant]
}
