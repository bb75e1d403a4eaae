internal import AppGroup
internal import SpeechTypes

/// What a pool knows of its providers; pure but for the sessions that it holds.
struct PoolState {
  /// What is known of a provider's voices.
  enum Answer {
    case none
    case voices(VoiceList, providerName: String)
    /// It has gone for now, and lists nothing.
    case broken(ProviderError)
  }

  struct Member {
    var session: ProviderSession
    var answer = Answer.none

    var isKnown: Bool {
      if case .none = answer { false } else { true }
    }

    var part: MergedVoiceList.Part? {
      guard case .voices(let list, let name) = answer else { return nil }
      return MergedVoiceList.Part(launch: session.launch, providerName: name, list: list)
    }
  }

  /// In the order in which they count: the system's provider first.
  var members: [Member] = []
  /// Why there is no member, once that is known.
  var failure: ProviderError?
  /// The app group's, with the user's defaults and permissions.
  var group = StoreSnapshot()
  /// This application's.
  let gate: PersonalVoiceGate
  private var merged = MergedVoiceList([])
  /// Orders whose voice may still come to be listed.
  var waiting: [PooledOrder] = []
  /// Orders that personal voices speak, with the voice of each.
  private var personal: [(order: PooledOrder, voice: VoiceDescription)] = []
  /// Observers by their number.
  var observers: [Int: @Sendable () -> Void] = [:]
  var lastObserver = 0

  init(gate: PersonalVoiceGate) { self.gate = gate }

  /// Whether every provider has answered, or failed to.
  var isSettled: Bool { failure != nil || !members.isEmpty && members.allSatisfy(\.isKnown) }

  /// Why nothing can be spoken with, where that is the providers' fault.
  var lastingFailure: ProviderError? {
    guard list.voices.isEmpty else { return nil }
    return members.lazy.compactMap { member in
      if case .broken(let error) = member.answer { error } else { nil }
    }.first
  }

  /// Everything that can be spoken with now.
  var list: VoiceList { merged.list }

  /// The session that speaks with a voice.
  func session(of voice: VoiceIdentifier) -> ProviderSession? {
    let owner = merged.owners[voice]
    return members.first { $0.session.launch == owner }?.session
  }

  /// The voices of the same provider, the given one among them.
  func voices(sharingProviderWith voice: VoiceIdentifier) -> Set<VoiceIdentifier> {
    guard let owner = merged.owners[voice] else { return [voice] }
    return Set(merged.owners.filter { $0.value == owner }.keys)
  }

  /// Looks again at what the members list.
  ///
  /// - Returns: Whether the list is another than before.
  mutating func merge() -> Bool {
    let before = merged.list
    merged = MergedVoiceList(members.compactMap(\.part), in: group, gate: gate)
    return merged.list.voices != before.voices || merged.list.defaults != before.defaults
  }

  /// Keeps in mind what is being spoken, as far as permission for it may be taken back.
  mutating func noteBegun(_ order: PooledOrder, _ voice: VoiceDescription) {
    personal.removeAll { !$0.order.isSpeaking }
    if voice.traits.contains(.personal) { personal.append((order, voice)) }
  }

  /// Ends what is spoken with a voice that this application may not use any longer.
  func revokeRefused() {
    for (order, voice) in personal {
      if let refusal = gate.refusal(of: voice, in: group) { order.revoke(refusal) }
    }
  }

  /// The waiting orders that can go on now, each with its voice; nil for one that has none.
  mutating func takeReady() -> [(order: PooledOrder, voice: VoiceDescription?)] {
    var ready: [(order: PooledOrder, voice: VoiceDescription?)] = []
    var rest: [PooledOrder] = []
    for order in waiting {
      if let voice = voice(for: order.wish) {
        ready.append((order, voice))
      } else if isSettled {
        ready.append((order, nil))
      } else {
        rest.append(order)
      }
    }
    waiting = rest
    return ready
  }

  /// The voice that fulfils a wish, unless a better one may still come to be listed.
  private func voice(for wish: VoiceWish) -> VoiceDescription? {
    if let voice = wish.exact(in: list) { return voice }
    // The first provider is the system's, and so are the languages' defaults.
    let isEnough = isSettled || wish.identifier == nil && members.first?.isKnown == true
    return isEnough ? wish.choose(from: list) : nil
  }
}
