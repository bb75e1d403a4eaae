internal import AppGroup
internal import JSON
internal import Posix
internal import SpeechTypes

/// What must change for a group to be as a catalogue says; everything that hinders it is reported.
struct CatalogueDifference {
  /// In the order in which they can be made: removals, voices, defaults.
  private(set) var changes: [VoiceChange] = []

  private let state: GroupState
  private let source: BundleSource
  private let problems: JSONProblems
  /// The bought voices as they will be.
  private var result: [VoiceIdentifier: VoiceDescription] = [:]
  /// Voices that were reported; what else goes wrong with them is no news.
  private var unusable: Set<VoiceIdentifier> = []

  /// - Parameter prunes: Whether what the catalogue does not name is removed.
  init(
    from state: GroupState, to catalogue: Catalogue, prunes: Bool, source: BundleSource,
    problems: JSONProblems
  ) {
    self.state = state
    self.source = source
    self.problems = problems
    for voice in state.merged.bought { result[voice.identifier] = voice.description }
    if prunes { prune(to: catalogue) }
    for voice in catalogue.voices { add(voice) }
    for entry in catalogue.defaults { add(entry) }
  }

  /// Removes from the own store; what a store below holds is not this group's to remove.
  private mutating func prune(to catalogue: Catalogue) {
    let languages = Set(catalogue.defaults.map(\.language))
    let identifiers = Set(catalogue.voices.map(\.identifier))
    let surplusVoices = state.own.voices.map(\.identifier).filter { !identifiers.contains($0) }
    for (language, identifier) in state.own.defaults.sorted(by: { $0.key < $1.key })
    where !languages.contains(language) || surplusVoices.contains(identifier) {
      changes.append(.removeDefault(language))
    }
    for identifier in surplusVoices {
      changes.append(.remove(identifier))
      // The copy of a voice of a store below uncovers that one.
      result[identifier] = state.lower.bought(identifier)?.description
    }
  }

  private mutating func add(_ voice: Catalogue.Voice) {
    let stored = state.merged.bought(voice.identifier)
    if let stored, Self.isKept(stored, for: voice) {
      setState(of: voice, from: stored.isEnabled)
      return
    }
    guard let purchase = purchase(voice) else {
      unusable.insert(voice.identifier)
      return
    }
    result[voice.identifier] = purchase.voice.description
    if let stored {
      changes.append(.update(purchase, previousVersion: stored.description.version))
    } else {
      changes.append(.buy(purchase))
    }
    setState(of: voice, from: stored?.isEnabled ?? false)
  }

  /// Whether the bundle that was bought is there, and is the one that is asked for.
  private static func isKept(_ stored: StoredVoice, for voice: Catalogue.Voice) -> Bool {
    guard FileSystem.exists(FileSystem.join(stored.bundlePath, "voice.json")) else { return false }
    guard let wanted = voice.bundlePath else { return true }
    return (try? FileSystem.realPath(wanted)) == stored.bundlePath
  }

  private mutating func setState(of voice: Catalogue.Voice, from isEnabled: Bool) {
    switch voice.state {
    case .enabled where !isEnabled: changes.append(.enable(voice.identifier))
    case .disabled where isEnabled: changes.append(.disable(voice.identifier))
    case .enabled, .disabled: break
    }
  }

  /// The bundle to buy, or nil after a report.
  private func purchase(_ voice: Catalogue.Voice) -> Purchase? {
    do throws(UnusableBundle) {
      if let path = voice.bundlePath {
        let purchase = try source.purchase(at: path)
        if purchase.voice.identifier == voice.identifier { return purchase }
        problems.report(
          "the bundle is \(purchase.voice.identifier), not \(voice.identifier)",
          at: voice.place + ".bundle")
        return nil
      }
      if let purchase = try source.purchase(voice.identifier) { return purchase }
      problems.report(
        "no bundle of \(voice.identifier) is on offer"
          + source.suggestion(for: voice.identifier.rawValue),
        at: voice.place + ".identifier")
    } catch {
      let key = voice.bundlePath == nil ? ".identifier" : ".bundle"
      for problem in error.problems { problems.report(problem, at: voice.place + key) }
    }
    return nil
  }

  private mutating func add(_ entry: Catalogue.Default) {
    guard !unusable.contains(entry.identifier) else { return }
    guard let voice = result[entry.identifier] else {
      problems.report(
        "\(entry.identifier) would not be a voice that is bought", at: entry.place)
      return
    }
    if let reason = voice.reasonNotToSpeak(entry.language) {
      problems.report("\(entry.identifier) \(reason)", at: entry.place)
    } else if state.merged.defaults[entry.language] != entry.identifier {
      changes.append(.setDefault(entry.language, entry.identifier))
    }
  }
}
