package import Posix
internal import ProviderWire
internal import SpeechTypes

/// Providers of one program that are asked for their voices side by side; for one thread.
///
/// None waits for another, and the slowest has a deadline however much it says. A process ends with
/// this value, or when it has failed.
package struct ConnectedProviders {
  /// What became of asking a provider.
  package struct Answer {
    package let launch: ProviderLaunch
    package let result: Result<MergedVoiceList.Part, ProviderError>
  }

  /// How long the system's own provider may take to start and to list its voices.
  package static let systemMilliseconds: Int32 = 10_000
  /// The same for another one, which must not keep everybody waiting.
  package static let registeredMilliseconds: Int32 = 2000

  private let clientName: String
  private var connections: [ProviderLaunch: Result<ProviderConnection, ProviderError>] = [:]

  /// - Parameter clientName: For the providers' logs.
  package init(clientName: String) { self.clientName = clientName }

  /// The conversation with a provider that has answered.
  package func connection(with launch: ProviderLaunch) -> ProviderConnection? {
    try? connections[launch]?.get()
  }

  /// Starts a provider ahead of asking it, unless it runs.
  package mutating func start(_ launch: ProviderLaunch) {
    guard connections[launch] == nil else { return }
    connections[launch] = Result { () throws(ProviderError) in
      try ProviderConnection(starting: launch, clientName: clientName)
    }
  }

  /// Asks these providers for their voices, starting those that do not run, and ends all others.
  ///
  /// One that has failed is started again when it is asked the next time.
  ///
  /// - Parameter answerMilliseconds: How long each may take; nil for what is usual.
  /// - Returns: An answer for each, in their order.
  package mutating func ask(
    _ launches: [ProviderLaunch], answerMilliseconds: Int32? = nil
  ) -> [Answer] {
    connections = connections.filter { launches.contains($0.key) }
    let start = MonotonicClock.milliseconds()
    for launch in launches {
      self.start(launch)
      attempt(launch) { connection throws(ProviderError) in try connection.send(.listVoices) }
    }
    var lists: [ProviderLaunch: VoiceList] = [:]
    while receive(&lists, since: start, answerMilliseconds) {}
    let answers = launches.map { launch in
      Answer(launch: launch, result: result(of: launch, lists[launch] ?? VoiceList()))
    }
    connections = connections.filter { (try? $0.value.get()) != nil }
    return answers
  }

  /// Takes in what comes next.
  ///
  /// - Parameter lists: The answers so far.
  /// - Returns: Whether somebody still owes one.
  private mutating func receive(
    _ lists: inout [ProviderLaunch: VoiceList], since start: Int64, _ answerMilliseconds: Int32?
  ) -> Bool {
    let owing = connections.compactMap { launch, connection in
      lists[launch] == nil
        ? (try? connection.get()).map { (launch: launch, connection: $0) } : nil
    }
    guard !owing.isEmpty else { return false }
    let limits = owing.map { answerMilliseconds ?? Self.usualMilliseconds(for: $0.launch) }
    let passed = MonotonicClock.milliseconds() - start
    var entries = owing.map {
      PollEntry(descriptor: $0.connection.outputDescriptor, events: .readable)
    }
    // One that cannot be polled has its time like one that is silent.
    _ = try? poll(&entries, timeoutMilliseconds: Int32(max(0, Int64(limits.min() ?? 0) - passed)))
    for (index, launch) in owing.map(\.launch).enumerated() {
      attempt(launch) { connection throws(ProviderError) in
        if !entries[index].ready.isEmpty { try connection.receive() }
        lists[launch] = try connection.takeVoices()
        if lists[launch] == nil, MonotonicClock.milliseconds() - start >= limits[index] {
          throw .stalled(path: launch.path, milliseconds: Int(limits[index]))
        }
      }
    }
    return true
  }

  /// Waits until a provider tells of a change of its voices, or ends; then it is time to ask.
  ///
  /// - Parameter descriptors: What else to wait for.
  /// - Returns: Whether it was a provider, rather than one of the descriptors.
  package mutating func waitForChange(
    orReadable descriptors: [Int32]
  ) throws(PosixError) -> Bool {
    while true {
      let running = connections.compactMap { launch, connection in
        (try? connection.get()).map { (launch: launch, connection: $0) }
      }
      var isChanged = running.count < connections.count
      for launch in running.map(\.launch) {
        attempt(launch) { connection throws(ProviderError) in
          if try connection.takeChange() { isChanged = true }
        }
      }
      if isChanged { return true }
      var entries = running.map {
        PollEntry(descriptor: $0.connection.outputDescriptor, events: .readable)
      }
      entries += descriptors.map { PollEntry(descriptor: $0, events: .readable) }
      try poll(&entries, timeoutMilliseconds: nil)
      if entries.dropFirst(running.count).contains(where: { !$0.ready.isEmpty }) { return false }
      for (entry, launch) in zip(entries, running.map(\.launch)) where !entry.ready.isEmpty {
        attempt(launch) { connection throws(ProviderError) in try connection.receive() }
      }
    }
  }

  private static func usualMilliseconds(for launch: ProviderLaunch) -> Int32 {
    launch.identifier == nil ? systemMilliseconds : registeredMilliseconds
  }

  private func result(
    of launch: ProviderLaunch, _ list: VoiceList
  ) -> Result<MergedVoiceList.Part, ProviderError> {
    (connections[launch] ?? .failure(.notFound(searched: [launch.path]))).map { connection in
      MergedVoiceList.Part(
        launch: launch, providerName: connection.providerName, list: list)
    }
  }

  /// Does something with a provider that runs; one that fails is ended.
  private mutating func attempt(
    _ launch: ProviderLaunch, _ body: (ProviderConnection) throws(ProviderError) -> Void
  ) {
    guard case .success(let connection) = connections[launch] else { return }
    do throws(ProviderError) {
      try body(connection)
    } catch {
      if case .stalled = error { connection.kill() }
      connections[launch] = .failure(error)
    }
  }
}
