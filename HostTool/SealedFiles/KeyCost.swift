internal import CSodium

/// What it costs to make a key of a passphrase, for the owner and for whoever guesses.
package struct KeyCost: Hashable, Sendable {
  /// Passes over the memory (Argon2id's `t`).
  package let operations: UInt64
  /// Of memory (Argon2id's `m`).
  package let byteCount: UInt64

  /// Under a second and 256 MiB: for a file that leaves the machine.
  package static let usual = KeyCost(
    operations: UInt64(crypto_pwhash_OPSLIMIT_MODERATE),
    byteCount: UInt64(crypto_pwhash_MEMLIMIT_MODERATE))

  /// The least that there is: for tests.
  package static let least = KeyCost(
    operations: UInt64(crypto_pwhash_OPSLIMIT_MIN), byteCount: UInt64(crypto_pwhash_MEMLIMIT_MIN))

  /// What a file may ask of its reader: a hostile one shall not stop the machine.
  var isReasonable: Bool {
    (UInt64(crypto_pwhash_OPSLIMIT_MIN)...16).contains(operations)
      && (UInt64(crypto_pwhash_MEMLIMIT_MIN)...(1 << 30)).contains(byteCount)
  }
}
