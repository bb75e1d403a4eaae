internal import AppGroup
internal import CommandLineTool
internal import Posix
internal import ProviderClient
internal import SpeechTypes

/// Every provider that a command may speak with: the system's own and those that are registered.
///
/// One that fails costs its voices and a warning, while there is another.
struct SpeakingProviders {
  private let context: CommandContext
  private let group: AppGroup
  private let folder: String?
  private let gate: PersonalVoiceGate
  private let documentFolders: [String]
  private var providers = ConnectedProviders(clientName: "voicectl")
  /// Those that were warned of.
  private var failing: Set<ProviderLaunch> = []
  /// What they offered when they were last asked.
  private(set) var voices = MergedVoiceList([])

  /// Starts them and asks for their voices.
  ///
  /// - Parameters:
  ///   - wish: The voice that is meant. For one that the store holds nobody but the system's own
  ///     provider is started, since it comes before all others.
  ///   - documentFolders: Whose files what is spoken may use.
  /// - Throws: When none answers: what the system's own provider failed with, where there is one.
  init(
    _ context: CommandContext, for wish: String? = nil, documentFolders: [String] = []
  ) throws(CommandFailure) {
    self.context = context
    self.documentFolders = documentFolders
    group = try context.appGroup()
    folder = try context.namedGroupFolder
    gate = try context.personalVoiceGate
    try update(for: wish.flatMap(VoiceIdentifier.init))
  }

  /// Asks anew those that the group has now.
  mutating func update(for wish: VoiceIdentifier? = nil) throws(CommandFailure) {
    let own = try? ProviderLaunch.system(group: folder, documentFolders: documentFolders)
    // It starts up while the store is read.
    if let own { providers.start(own) }
    // A store that cannot be read is the provider's to tell.
    let state = (try? group.snapshot()) ?? StoreSnapshot()
    if let own, let wish, state[wish]?.isAdvertised == true {
      // When it fails, others may stand in for it.
      try? ask([own], state)
      if voices.list[wish] != nil { return }
    }
    let launches: [ProviderLaunch]
    do throws(ProviderError) {
      launches = try ProviderLaunch.all(
        in: state, group: folder, documentFolders: documentFolders)
    } catch {
      throw CommandFailure(error)
    }
    try ask(launches, state)
  }

  private mutating func ask(
    _ launches: [ProviderLaunch], _ state: StoreSnapshot
  ) throws(CommandFailure) {
    var parts: [MergedVoiceList.Part] = []
    var failures: [(launch: ProviderLaunch, error: ProviderError)] = []
    for answer in providers.ask(launches) {
      switch answer.result {
      case .success(let part): parts.append(part)
      case .failure(let error): failures.append((answer.launch, error))
      }
    }
    if parts.isEmpty, let first = failures.first { throw CommandFailure(first.error) }
    for (launch, error) in failures where !failing.contains(launch) {
      context.warn("\(launch.identifier ?? "provider"): \(error)")
    }
    failing = Set(failures.map(\.launch))
    voices = MergedVoiceList(parts, in: state, gate: gate)
  }

  /// The conversation with the provider that offers a voice of `voices`.
  func connection(of voice: VoiceDescription) throws(CommandFailure) -> ProviderConnection {
    guard let owner = voices.owners[voice.identifier],
      let connection = providers.connection(with: owner)
    else {
      throw CommandFailure(.voiceNotFound, "\(voice.identifier): no provider offers it")
    }
    return connection
  }

  /// Waits until the voices may be others; then it is time to update.
  ///
  /// - Parameter descriptors: What else to wait for.
  /// - Returns: Whether a provider said so, rather than one of the descriptors being readable.
  mutating func waitForChange(orReadable descriptors: [Int32]) throws(PosixError) -> Bool {
    try providers.waitForChange(orReadable: descriptors)
  }
}
