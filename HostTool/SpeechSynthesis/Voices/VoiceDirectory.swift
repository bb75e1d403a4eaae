internal import AppGroup
internal import AudioUnits
internal import Foundation
internal import Posix
internal import ProviderClient
internal import SpeechTypes

/// The voices of this process: one list for all, and the news that it changed; any thread.
final class VoiceDirectory: Sendable {
  /// What `AVSpeechSynthesisVoice` and new synthesizers ask.
  static let shared = VoiceDirectory(
    ProviderPool(
      AppGroupLocation.resolve(explicit: nil), clientName: ProcessInfo.processInfo.processName))

  /// The longest that a question for the voices waits.
  private static let patienceMilliseconds = 2000
  /// Changes that come so close together are told as one.
  private static let quietSeconds = 0.05

  let pool: ProviderPool
  private let queue = DispatchQueue(label: "speech-voices")
  private let pending = Monitor<DispatchWorkItem?>(nil)
  /// The list that was told, or asked for, last.
  private let known = Monitor<VoiceList?>(nil)

  init(_ pool: ProviderPool) {
    self.pool = pool
    _ = pool.addObserver { [weak self] in self?.scheduleNews() }
    SpeechVoiceUpdates.observe { [weak self] in self?.askAgain() }
  }

  /// The list once every provider has answered, or what there is of it in time.
  func settledVoices() -> VoiceList {
    let list = pool.settledVoices(waitingAtMostMilliseconds: Self.patienceMilliseconds)
    known.withLock { $0 = $0 ?? list }
    return list
  }

  /// The user's language, as the environment tells it.
  static var userLanguage: LanguageTag { LanguageTag.ofUser(variable: Environment.variable) }

  /// Starts to follow the voices, for somebody who wants to be told.
  func follow() { _ = pool.voices }

  /// Has this program and all others look at the providers' voices again: what
  /// `AVSpeechSynthesisProviderVoice.updateSpeechVoices()` does.
  private func askAgain() {
    queue.async { [pool] in
      pool.refresh()
      // Without a group there are no other programs that follow it.
      try? AppGroup(AppGroupLocation.resolve(explicit: nil)).signalChange()
    }
  }

  private func scheduleNews() {
    let item = DispatchWorkItem { [weak self] in self?.tellNews() }
    pending.withLock { pending in
      pending?.cancel()
      pending = item
    }
    queue.asyncAfter(deadline: .now() + Self.quietSeconds, execute: item)
  }

  /// That there are voices at all is no news, nor is a change that was taken back.
  private func tellNews() {
    let list = pool.voices
    let isNews = known.withLock { known in
      let before = known
      known = list
      guard let before else { return false }
      return before.voices != list.voices || before.defaults != list.defaults
    }
    guard isNews else { return }
    NotificationCenter.default.post(
      name: AVSpeechSynthesizer.availableVoicesDidChangeNotification, object: nil)
  }
}
