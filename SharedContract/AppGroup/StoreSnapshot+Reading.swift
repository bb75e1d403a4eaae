internal import Posix
internal import SpeechTypes

extension StoreSnapshot {
  /// Reads everything; consistent when a transaction is open.
  init(_ connection: Connection, _ layer: GroupFolder.Kind) throws(StoreError) {
    generation = try connection.generation()
    voices = try connection.voices(layer)
    for (language, identifier) in try connection.defaults() { defaults[language] = identifier }
    providers = try connection.rows(
      "SELECT identifier, executable, enabled FROM providers ORDER BY identifier"
    ) { row in
      RegisteredProvider(
        identifier: row.text(0), executablePath: row.text(1), isEnabled: row.integer(2) != 0)
    }
    let authorisations = try connection.rows(
      "SELECT application, status FROM personal_voice_authorisations"
    ) { row in
      (row.text(0), PersonalVoiceAuthorisation(rawValue: row.text(1)))
    }
    for (application, status) in authorisations {
      personalVoiceAuthorisations[application] = status
    }
    try readRequests(connection)
    try readTrust(connection)
    lexicon = try connection.lexicon(layer)
  }
}

extension StoreSnapshot {
  /// None in a store before schema 3.
  private mutating func readRequests(_ connection: Connection) throws(StoreError) {
    guard try connection.hasSchema(3) else { return }
    let requests = try connection.rows("SELECT application, asked_at FROM personal_voice_requests")
    { row in (row.text(0), UnixTime(seconds: row.integer(1))) }
    for (application, time) in requests { personalVoiceRequests[application] = time }
    letsApplicationsAsk = try connection.setting(StoreChange.askingSetting)
  }

  /// None in a store before schema 4.
  private mutating func readTrust(_ connection: Connection) throws(StoreError) {
    guard try connection.hasSchema(4) else { return }
    let keys = try connection.rows("SELECT key, name FROM trusted_keys") {
      ($0.text(0), $0.text(1))
    }
    for (key, name) in keys { trustedKeys[key] = name }
    requiresSignature = try connection.setting(StoreChange.signatureSetting)
  }
}

extension Connection {
  func generation() throws(StoreError) -> UInt64 {
    UInt64(clamping: try integer("SELECT generation FROM meta"))
  }

  /// Whether a setting is on; nil where it is not there. Of schema 3.
  fileprivate func setting(_ name: String) throws(StoreError) -> Bool? {
    try rows("SELECT value FROM settings WHERE name = ?1", [.text(name)]) { $0.text(0) == "on" }
      .first
  }

  /// In the order of the keys; none in a store of schema 1, which has no table of them.
  func lexicon(_ layer: GroupFolder.Kind) throws(StoreError) -> [LexiconEntry] {
    guard try hasSchema(2) else { return [] }
    return try rows(
      "SELECT language, word, phones, like_word FROM lexicon ORDER BY language, word"
    ) { row throws(StoreError) in
      LexiconEntry(
        LexiconEntry.Key(row.text(1), try language(row.text(0))), phones: row.text(2),
        likeWord: row.text(3), layer: layer)
    }
  }

  func defaults() throws(StoreError) -> [(LanguageTag, VoiceIdentifier)] {
    try rows("SELECT language, identifier FROM defaults") { row throws(StoreError) in
      (try language(row.text(0)), try identifier(row.text(1)))
    }
  }

  /// Every voice, or the one asked for, in the order of the identifiers.
  func voices(
    _ layer: GroupFolder.Kind, only wanted: VoiceIdentifier? = nil
  ) throws(StoreError) -> [StoredVoice] {
    let filter = [wanted.map { SQLValue.text($0.rawValue) } ?? .null]
    let languages = try languages(filter)
    let traits = try traits(filter)
    let sampleRate = try hasSchema(3) ? "sample_rate" : "0.0"
    let signer = try hasSchema(4) ? "signer" : "''"
    return try rows(
      """
      SELECT identifier, name, gender, age, quality, version, byte_size, bundle_path, checksum,
        purchased, enabled, \(sampleRate), \(signer)
      FROM voices WHERE ?1 IS NULL OR identifier = ?1 ORDER BY identifier
      """, filter
    ) { row throws(StoreError) in
      let key = row.text(0)
      let description = VoiceDescription(
        identifier: try identifier(key), name: row.text(1),
        primaryLanguages: languages[key]?.primary ?? [],
        supportedLanguages: languages[key]?.supported ?? [],
        gender: VoiceGender(row.text(2)) ?? .unspecified, age: Int(row.integer(3)),
        quality: VoiceQuality(row.text(4)) ?? .default, traits: traits[key] ?? [],
        version: row.text(5), byteSize: row.integer(6), sampleRate: row.real(11))
      return StoredVoice(
        description: description, bundlePath: row.text(7), checksum: row.text(8),
        signer: row.text(12), isPurchased: row.integer(9) != 0, isEnabled: row.integer(10) != 0,
        layer: layer)
    }
  }

  private typealias Languages = (primary: [LanguageTag], supported: [LanguageTag])

  private func languages(_ filter: [SQLValue]) throws(StoreError) -> [String: Languages] {
    var result: [String: Languages] = [:]
    _ = try rows(
      """
      SELECT identifier, role, language FROM voice_languages
      WHERE ?1 IS NULL OR identifier = ?1 ORDER BY identifier, role, position
      """, filter
    ) { row throws(StoreError) in
      let tag = try language(row.text(2))
      if row.text(1) == "primary" {
        result[row.text(0), default: ([], [])].primary.append(tag)
      } else {
        result[row.text(0), default: ([], [])].supported.append(tag)
      }
    }
    return result
  }

  private func traits(_ filter: [SQLValue]) throws(StoreError) -> [String: VoiceTraits] {
    var result: [String: VoiceTraits] = [:]
    _ = try rows(
      "SELECT identifier, trait FROM voice_traits WHERE ?1 IS NULL OR identifier = ?1", filter
    ) { row in
      result[row.text(0), default: []].formUnion(VoiceTraits(name: row.text(1)) ?? [])
    }
    return result
  }

  /// Whether the store has what that version of the schema brought.
  fileprivate func hasSchema(_ version: Int64) throws(StoreError) -> Bool {
    try integer("PRAGMA user_version") >= version
  }

  private func identifier(_ text: String) throws(StoreError) -> VoiceIdentifier {
    guard let identifier = VoiceIdentifier(text) else {
      throw invalid("\(text.debugDescription) is no voice identifier")
    }
    return identifier
  }

  private func language(_ text: String) throws(StoreError) -> LanguageTag {
    guard let language = LanguageTag(text) else {
      throw invalid("\(text.debugDescription) is no language tag")
    }
    return language
  }

  private func invalid(_ cause: String) -> StoreError {
    StoreError(.corrupt, path, "the store is damaged (\(cause))")
  }
}
