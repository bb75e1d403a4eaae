package import Posix

/// For the applications' side: reading how they stand, and asking.
extension AppGroup {
  /// How an application stands with personal voices now.
  ///
  /// - Parameter application: Its executable's real path, as `Environment.executablePath` tells an
  ///   application its own.
  package func personalVoiceStatus(
    of application: String
  ) throws(StoreError) -> PersonalVoiceStatus {
    try snapshot().personalVoiceStatus(of: application)
  }

  /// Notes that an application asks to use personal voices, unless it has asked before, the user has
  /// decided, or applications may not ask.
  ///
  /// The answer comes later, as a change of the group that `watch` tells of.
  ///
  /// - Returns: How it stands then.
  @discardableResult
  package func requestPersonalVoices(
    for application: String, at time: UnixTime = .now()
  ) throws(StoreError) -> PersonalVoiceStatus {
    guard try personalVoiceStatus(of: application) == .notDetermined else {
      return try personalVoiceStatus(of: application)
    }
    do {
      try transaction { change in
        try change.addPersonalVoiceRequest(by: application, at: time)
      }
    } catch let error as StoreError {
      throw error
    } catch {
      throw StoreError(.inputOutput, location.writable?.path ?? "app group", "\(error)")
    }
    return try personalVoiceStatus(of: application)
  }
}
