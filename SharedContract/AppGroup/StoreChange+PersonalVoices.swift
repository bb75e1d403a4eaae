package import Posix

extension StoreChange {
  /// The setting that says whether applications may ask to use personal voices: `on` or `off`.
  static let askingSetting = "personal_voice_asking"

  /// Sets what the user said about an application, which then no longer waits; nil forgets both.
  @discardableResult
  package func setPersonalVoiceAuthorisation(
    _ status: PersonalVoiceAuthorisation?, application: String
  ) throws(StoreError) -> Bool {
    try changes { () throws(StoreError) in
      let key = SQLValue.text(application)
      try connection.run("DELETE FROM personal_voice_requests WHERE application = ?1", key)
      guard let status else {
        try connection.run(
          "DELETE FROM personal_voice_authorisations WHERE application = ?1", key)
        return
      }
      try connection.run(
        """
        INSERT INTO personal_voice_authorisations (application, status) VALUES (?1, ?2)
        ON CONFLICT DO UPDATE SET status = ?2 WHERE status IS NOT ?2
        """, key, .text(status.rawValue))
    }
  }

  /// Notes that an application has asked to use personal voices; the first time counts.
  @discardableResult
  package func addPersonalVoiceRequest(
    by application: String, at time: UnixTime
  ) throws(StoreError) -> Bool {
    try changes { () throws(StoreError) in
      try connection.run(
        """
        INSERT INTO personal_voice_requests (application, asked_at) VALUES (?1, ?2)
        ON CONFLICT DO NOTHING
        """, .text(application), .integer(time.seconds))
    }
  }

  /// Lets applications ask to use personal voices or not; nil leaves it to the stores below.
  @discardableResult
  package func setLetsApplicationsAsk(_ letsAsk: Bool?) throws(StoreError) -> Bool {
    try set(Self.askingSetting, letsAsk)
  }
}
