extension StoreChange {
  /// The setting that says whether voices must have a trusted signature: `on` or `off`.
  static let signatureSetting = "require_signature"

  /// Trusts the bundles that a key has signed.
  ///
  /// - Parameters:
  ///   - key: 64 hexadecimal digits.
  ///   - name: Whose it is, for people.
  @discardableResult
  package func setTrustedKey(_ key: String, name: String) throws(StoreError) -> Bool {
    try changes { () throws(StoreError) in
      try connection.run(
        """
        INSERT INTO trusted_keys (key, name) VALUES (?1, ?2)
        ON CONFLICT DO UPDATE SET name = ?2 WHERE name IS NOT ?2
        """, .text(key), .text(name))
    }
  }

  /// Trusts a key no longer, unless a store below does.
  @discardableResult
  package func removeTrustedKey(_ key: String) throws(StoreError) -> Bool {
    try changes { () throws(StoreError) in
      try connection.run("DELETE FROM trusted_keys WHERE key = ?1", .text(key))
    }
  }

  /// Requires a trusted signature of every voice or not; nil leaves it to the stores below.
  @discardableResult
  package func setRequiresSignature(_ isRequired: Bool?) throws(StoreError) -> Bool {
    try set(Self.signatureSetting, isRequired)
  }
}
