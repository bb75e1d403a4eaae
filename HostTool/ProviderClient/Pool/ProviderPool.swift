package import AppGroup
internal import Posix
package import SpeechTypes

/// All providers of an app group as one: their voices, and speech with any of them; any thread.
///
/// The processes start with the first use and live as long as the pool.
package final class ProviderPool: Sendable {
  private let location: AppGroupLocation
  private let clientName: String
  private let answerMilliseconds: Int32
  private let state = Monitor(
    PoolState(gate: PersonalVoiceGate(application: try? Environment.executablePath())))
  private let isStarted = Monitor(false)

  /// - Parameters:
  ///   - clientName: For the providers' logs.
  ///   - answerMilliseconds: How long a provider may owe an answer before it is given up.
  package init(
    _ location: AppGroupLocation, clientName: String, answerMilliseconds: Int32 = 10_000
  ) {
    self.location = location
    self.clientName = clientName
    self.answerMilliseconds = answerMilliseconds
  }

  /// The voices that are known now.
  package var voices: VoiceList {
    start()
    return state.withLock { $0.list }
  }

  /// The voices, once every provider has answered.
  ///
  /// - Parameter milliseconds: The longest to wait; what is known then is the answer.
  package func settledVoices(waitingAtMostMilliseconds milliseconds: Int) -> VoiceList {
    start()
    return state.wait(timeoutMilliseconds: milliseconds) { $0.isSettled ? $0.list : nil }
      ?? voices
  }

  /// The voices, as every provider lists them when it is asked now.
  ///
  /// - Parameter milliseconds: The longest to wait for an answer; what is known then is the answer.
  package func listedVoices(waitingAtMostMilliseconds milliseconds: Int) -> VoiceList {
    _ = settledVoices(waitingAtMostMilliseconds: milliseconds)
    let sessions = sessions
    let answerCount = Monitor(0)
    for session in sessions { session.listVoices { answerCount.change { $0 += 1 } } }
    _ = answerCount.wait(timeoutMilliseconds: milliseconds) { $0 == sessions.count ? true : nil }
    return voices
  }

  /// Whether there is a provider, as far as is known; nil while it is not.
  package var hasProvider: Bool? {
    state.withLock { $0.failure != nil ? false : $0.members.isEmpty ? nil : true }
  }

  /// Has a text spoken, as soon as its voice is known to be there or not.
  ///
  /// The end of an order that nobody can speak may come before this returns.
  package func begin(_ order: PooledOrder) {
    start()
    state.withLock { $0.waiting.append(order) }
    beginReady()
  }

  /// The voices of the provider that speaks with one, that one among them.
  package func voices(
    sharingProviderWith voice: VoiceIdentifier
  ) -> Set<VoiceIdentifier> {
    state.withLock { $0.voices(sharingProviderWith: voice) }
  }

  /// Asks every provider for its voices anew.
  package func refresh() {
    start()
    for session in sessions { session.listVoices() }
  }

  private var sessions: [ProviderSession] { state.withLock { $0.members.map(\.session) } }

  /// Calls when the voices are others than before, until `removeObserver`, on some thread.
  package func addObserver(_ observer: @escaping @Sendable () -> Void) -> Int {
    state.withLock { state in
      state.lastObserver += 1
      state.observers[state.lastObserver] = observer
      return state.lastObserver
    }
  }

  /// Ends the calls; one may still be under way.
  package func removeObserver(_ number: Int) {
    state.withLock { $0.observers[number] = nil }
  }
}

// MARK: - Providers

extension ProviderPool {
  private func start() {
    let isFirst = isStarted.withLock { isStarted in
      defer { isStarted = true }
      return !isStarted
    }
    guard isFirst else { return }
    do throws(PosixError) {
      try BackgroundThread.start("speech-group") { [self] in followGroup() }
    } catch {
      fail(.notStarted(path: "", cause: "\(error)"))
    }
  }

  /// Keeps up with the providers that the group has; never ends.
  private func followGroup() {
    let group = AppGroup(location)
    var watch = try? group.watch()
    while true {
      // A store that cannot be read is the provider's to tell.
      update(for: (try? group.snapshot()) ?? StoreSnapshot())
      guard let descriptor = watch?.rawValue else { return }
      var entries = [PollEntry(descriptor: descriptor, events: .readable)]
      repeat {
        guard (try? poll(&entries, timeoutMilliseconds: nil)) != nil else { return }
      } while (try? watch?.drain()) == false
      // A registered provider need not watch the group itself.
      for session in sessions where session.launch.identifier != nil { session.listVoices() }
    }
  }

  private func fail(_ error: ProviderError) {
    state.change { state in
      guard state.members.isEmpty else { return }
      state.failure = error
    }
    beginReady()
  }

  private func update(for snapshot: StoreSnapshot) {
    // Sessions are made with the state locked, so that none has news before it is a member.
    changeList { state in
      let old = state.members
      state.group = snapshot
      state.revokeRefused()
      var launches: [ProviderLaunch] = []
      do throws(ProviderError) {
        // A group that stands alone is the providers' as well, wherever the program found it.
        let group = location.folders.count == 1 ? location.folders[0].path : nil
        launches = try ProviderLaunch.all(in: snapshot, group: group)
        var members: [PoolState.Member] = []
        for launch in launches {
          if let known = old.first(where: { $0.session.launch == launch }) {
            members.append(known)
          } else {
            members.append(PoolState.Member(session: try makeSession(launch)))
          }
        }
        state.members = members
        state.failure = nil
      } catch {
        state.failure = error
      }
      for member in old where !launches.contains(member.session.launch) {
        member.session.close()
      }
    }
  }

  private func makeSession(_ launch: ProviderLaunch) throws(ProviderError) -> ProviderSession {
    do throws(PosixError) {
      return try ProviderSession(
        launch, clientName: clientName, answerMilliseconds: answerMilliseconds
      ) { [weak self] news in self?.take(news, of: launch) }
    } catch {
      throw .notStarted(path: launch.path, cause: "\(error)")
    }
  }

  private func take(_ news: ProviderSession.News, of launch: ProviderLaunch) {
    changeList { state in
      guard let index = state.members.firstIndex(where: { $0.session.launch == launch }) else {
        return
      }
      switch news {
      case .voices(let list, let name):
        state.members[index].answer = .voices(list, providerName: name)
      // One that has just gone is started anew; meanwhile it has its voices, or orders wait for them.
      case .broken(let error, let isLasting):
        if isLasting { state.members[index].answer = .broken(error) }
      }
    }
  }

  private func changeList(_ body: (inout PoolState) -> Void) {
    let observers = state.change { state -> [@Sendable () -> Void] in
      body(&state)
      return state.merge() ? Array(state.observers.values) : []
    }
    beginReady()
    for observer in observers { observer() }
  }

  private func noteBegun(_ order: PooledOrder, _ voice: VoiceDescription) {
    state.withLock { state in
      state.noteBegun(order, voice)
      // The permission may have been taken back just before.
      state.revokeRefused()
    }
  }

  private func beginReady() {
    let ready = state.withLock { state in
      state.takeReady().map { entry in
        (
          order: entry.order, voice: entry.voice,
          session: entry.voice.flatMap { state.session(of: $0.identifier) },
          failure: state.failure ?? state.lastingFailure ?? .failed(.noVoice)
        )
      }
    }
    for entry in ready {
      if let voice = entry.voice, let session = entry.session {
        entry.order.begin(voice.identifier, on: session)
        noteBegun(entry.order, voice)
      } else {
        entry.order.fail(entry.failure)
      }
    }
  }
}

extension SpeechFailure {
  /// Where no provider lists a voice.
  fileprivate static let noVoice = Self(.voiceNotFound, "no voice is bought and enabled")
}
