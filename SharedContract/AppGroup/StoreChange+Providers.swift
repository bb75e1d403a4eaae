extension StoreChange {
  /// Adds a provider or replaces it.
  @discardableResult
  package func setProvider(_ provider: RegisteredProvider) throws(StoreError) -> Bool {
    try changes { () throws(StoreError) in
      try connection.run(
        """
        INSERT INTO providers (identifier, executable, enabled) VALUES (?1, ?2, ?3)
        ON CONFLICT DO UPDATE SET executable = ?2, enabled = ?3
        WHERE (executable, enabled) IS NOT (?2, ?3)
        """, .text(provider.identifier), .text(provider.executablePath),
        .integer(provider.isEnabled ? 1 : 0))
    }
  }

  @discardableResult
  package func removeProvider(_ identifier: String) throws(StoreError) -> Bool {
    try changes { () throws(StoreError) in
      try connection.run("DELETE FROM providers WHERE identifier = ?1", .text(identifier))
    }
  }
}
