internal import CSodium

/// What bundles are signed with: an Ed25519 key (RFC 8032); whoever has it can sign.
///
/// The corresponding C functions are `crypto_sign_keypair` and `crypto_sign_detached`.
package struct SigningKey: Sendable {
  private static let heading = "voice-provider signing key 1"
  private let bytes: [UInt8]
  /// What tells that a signature is this key's.
  package let verifyingKey: VerifyingKey

  /// Makes a key that nobody else has.
  package init() {
    precondition(sodium_init() >= 0, "libsodium has no source of randomness")
    var secret = [UInt8](repeating: 0, count: Int(crypto_sign_SECRETKEYBYTES))
    var verifying = [UInt8](repeating: 0, count: VerifyingKey.byteCount)
    crypto_sign_keypair(&verifying, &secret)
    bytes = secret
    verifyingKey = VerifyingKey(verifying)
  }

  /// Reads what `text` writes; nil for anything else.
  package init?(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count == 3, lines[0] == Self.heading, lines[2].isEmpty,
      let bytes = Hexadecimal.bytes(lines[1], count: Int(crypto_sign_SECRETKEYBYTES))
    else { return nil }
    // A secret key ends with what belongs to it (`crypto_sign_ed25519_sk_to_pk`).
    self.bytes = bytes
    verifyingKey = VerifyingKey(Array(bytes.suffix(VerifyingKey.byteCount)))
  }

  /// A file's text: a heading and the key in hexadecimal.
  package var text: String { "\(Self.heading)\n\(Hexadecimal.text(bytes))\n" }

  /// The signature of a text's UTF-8 bytes.
  package func signature(of text: String) -> [UInt8] {
    var signature = [UInt8](repeating: 0, count: VerifyingKey.signatureByteCount)
    let message = Array(text.utf8)
    crypto_sign_detached(&signature, nil, message, UInt64(message.count), bytes)
    return signature
  }
}

/// What signatures are checked with; no secret. Written as 64 hexadecimal digits.
///
/// The corresponding C function is `crypto_sign_verify_detached`.
package struct VerifyingKey: Hashable, Sendable, CustomStringConvertible {
  static let byteCount = Int(crypto_sign_PUBLICKEYBYTES)
  static let signatureByteCount = Int(crypto_sign_BYTES)
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Nil unless the text is 64 hexadecimal digits in lower case.
  package init?(_ text: some StringProtocol) {
    guard let bytes = Hexadecimal.bytes(text, count: Self.byteCount) else { return nil }
    self.bytes = bytes
  }

  package var description: String { Hexadecimal.text(bytes) }

  /// Whether the signature is one of the text's UTF-8 bytes by the key's owner.
  package func accepts(_ signature: [UInt8], of text: String) -> Bool {
    let message = Array(text.utf8)
    return crypto_sign_verify_detached(signature, message, UInt64(message.count), bytes) == 0
  }
}
