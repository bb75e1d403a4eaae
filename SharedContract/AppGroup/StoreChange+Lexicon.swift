internal import SpeechTypes

extension StoreChange {
  /// Adds an entry to the lexicon or replaces it.
  @discardableResult
  package func setLexiconEntry(_ entry: LexiconEntry) throws(StoreError) -> Bool {
    try changes { () throws(StoreError) in
      try connection.run(
        """
        INSERT INTO lexicon (language, word, phones, like_word) VALUES (?1, ?2, ?3, ?4)
        ON CONFLICT DO UPDATE SET phones = ?3, like_word = ?4
        WHERE (phones, like_word) IS NOT (?3, ?4)
        """, .text(entry.key.language.rawValue), .text(entry.key.word), .text(entry.phones),
        .text(entry.likeWord))
    }
  }

  /// Takes an entry out of this store's lexicon; one of the stores below stays, and shows again.
  @discardableResult
  package func removeLexiconEntry(_ key: LexiconEntry.Key) throws(StoreError) -> Bool {
    try changes { () throws(StoreError) in
      try connection.run(
        "DELETE FROM lexicon WHERE language = ?1 AND word = ?2", .text(key.language.rawValue),
        .text(key.word))
    }
  }
}
