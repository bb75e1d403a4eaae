package import SpeechTypes

/// An open transaction of a `StoreWriter`.
///
/// Every change answers whether it made a difference; asking for what is so already makes none.
package struct StoreChange: ~Copyable {
  let connection: Connection
  private let layer: GroupFolder.Kind
  private let lower: [StoredVoice]

  init(_ connection: Connection, _ layer: GroupFolder.Kind, lower: [StoredVoice]) {
    self.connection = connection
    self.layer = layer
    self.lower = lower
  }

  /// This store's state, with the changes made so far.
  package func snapshot() throws(StoreError) -> StoreSnapshot {
    try StoreSnapshot(connection, layer)
  }

  // MARK: Voices

  /// The voice, of this store or else of those below it.
  package func voice(_ identifier: VoiceIdentifier) throws(StoreError) -> StoredVoice? {
    try own(identifier) ?? lower.first { $0.identifier == identifier }
  }

  /// Adds a voice or replaces it.
  @discardableResult
  package func setVoice(_ voice: StoredVoice) throws(StoreError) -> Bool {
    var voice = voice
    voice.layer = layer
    guard try own(voice.identifier) != voice else { return false }
    let description = voice.description
    let key = SQLValue.text(voice.identifier.rawValue)
    try connection.run(
      """
      INSERT INTO voices (identifier, name, gender, age, quality, version, byte_size, bundle_path,
        checksum, purchased, enabled, sample_rate, signer)
      VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)
      ON CONFLICT DO UPDATE SET name = ?2, gender = ?3, age = ?4, quality = ?5, version = ?6,
        byte_size = ?7, bundle_path = ?8, checksum = ?9, purchased = ?10, enabled = ?11,
        sample_rate = ?12, signer = ?13
      """,
      key, .text(description.name), .text(description.gender.description),
      .integer(Int64(description.age)), .text(description.quality.description),
      .text(description.version), .integer(description.byteSize), .text(voice.bundlePath),
      .text(voice.checksum), .integer(voice.isPurchased ? 1 : 0),
      .integer(voice.isEnabled ? 1 : 0), .real(description.sampleRate), .text(voice.signer))
    try setLanguages(description.primaryLanguages, "primary", key)
    try setLanguages(description.supportedLanguages, "supported", key)
    try connection.run("DELETE FROM voice_traits WHERE identifier = ?1", key)
    for trait in description.traits.names {
      try connection.run(
        "INSERT INTO voice_traits (identifier, trait) VALUES (?1, ?2)", key, .text(trait))
    }
    return true
  }

  /// Takes a voice, and the defaults that name it, out of this store.
  ///
  /// A voice of the stores below stays, and a copy of one taken out shows it again.
  @discardableResult
  package func removeVoice(_ identifier: VoiceIdentifier) throws(StoreError) -> Bool {
    try changes {
      () throws(StoreError) in
      try connection.run("DELETE FROM voices WHERE identifier = ?1", .text(identifier.rawValue))
    }
  }

  /// Has the voice advertised or not.
  ///
  /// - Throws: `noSuchVoice`.
  @discardableResult
  package func setEnabled(
    _ identifier: VoiceIdentifier, _ isEnabled: Bool
  ) throws(StoreError) -> Bool {
    var voice = try existing(identifier)
    guard voice.isEnabled != isEnabled else { return false }
    voice.isEnabled = isEnabled
    return try setVoice(voice)
  }

  /// Notes the files of the voice's bundle, so that a later difference can be told by name.
  package func setFiles(
    _ files: [StoredFile], of identifier: VoiceIdentifier
  ) throws(StoreError) {
    let key = SQLValue.text(identifier.rawValue)
    try connection.run("DELETE FROM voice_files WHERE identifier = ?1", key)
    for file in files {
      try connection.run(
        "INSERT INTO voice_files (identifier, path, sha256) VALUES (?1, ?2, ?3)", key,
        .text(file.path), .text(file.digest))
    }
  }

  // MARK: Defaults

  /// Speaks a language with the voice when none is asked for.
  ///
  /// - Throws: `noSuchVoice`.
  @discardableResult
  package func setDefault(
    _ language: LanguageTag, _ identifier: VoiceIdentifier
  ) throws(StoreError) -> Bool {
    let voice = try existing(identifier)
    return try changes { () throws(StoreError) in
      if try own(identifier) == nil { try setVoice(voice) }
      try writeDefault(language, identifier)
    }
  }

  /// Speaks a language with a voice of another provider, which the store does not hold, when none is
  /// asked for.
  @discardableResult
  package func setDefault(
    _ language: LanguageTag, ofOtherProvider identifier: VoiceIdentifier
  ) throws(StoreError) -> Bool {
    try changes { () throws(StoreError) in try writeDefault(language, identifier) }
  }

  private func writeDefault(
    _ language: LanguageTag, _ identifier: VoiceIdentifier
  ) throws(StoreError) {
    try connection.run(
      """
      INSERT INTO defaults (language, identifier) VALUES (?1, ?2)
      ON CONFLICT DO UPDATE SET identifier = ?2 WHERE identifier IS NOT ?2
      """, .text(language.rawValue), .text(identifier.rawValue))
  }

  @discardableResult
  package func removeDefault(_ language: LanguageTag) throws(StoreError) -> Bool {
    try changes { () throws(StoreError) in
      try connection.run("DELETE FROM defaults WHERE language = ?1", .text(language.rawValue))
    }
  }

  // MARK: Settings

  /// Turns a setting on or off; nil leaves it to the stores below.
  func set(_ setting: String, _ isOn: Bool?) throws(StoreError) -> Bool {
    try changes { () throws(StoreError) in
      let name = SQLValue.text(setting)
      guard let isOn else {
        try connection.run("DELETE FROM settings WHERE name = ?1", name)
        return
      }
      try connection.run(
        """
        INSERT INTO settings (name, value) VALUES (?1, ?2)
        ON CONFLICT DO UPDATE SET value = ?2 WHERE value IS NOT ?2
        """, name, .text(isOn ? "on" : "off"))
    }
  }

  // MARK: -

  private func own(_ identifier: VoiceIdentifier) throws(StoreError) -> StoredVoice? {
    try connection.voices(layer, only: identifier).first
  }

  private func existing(_ identifier: VoiceIdentifier) throws(StoreError) -> StoredVoice {
    guard let voice = try voice(identifier) else {
      throw StoreError(.noSuchVoice, connection.path, "no voice \(identifier)")
    }
    return voice
  }

  private func setLanguages(
    _ languages: [LanguageTag], _ role: String, _ key: SQLValue
  ) throws(StoreError) {
    try connection.run(
      "DELETE FROM voice_languages WHERE identifier = ?1 AND role = ?2", key, .text(role))
    for (position, language) in languages.enumerated() {
      try connection.run(
        """
        INSERT INTO voice_languages (identifier, role, position, language) VALUES (?1, ?2, ?3, ?4)
        """, key, .text(role), .integer(Int64(position)), .text(language.rawValue))
    }
  }

  /// Whether `body` changed a row.
  func changes(_ body: () throws(StoreError) -> Void) throws(StoreError) -> Bool {
    let before = connection.totalChangeCount
    try body()
    return connection.totalChangeCount != before
  }
}
