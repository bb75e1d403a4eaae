internal import CSodium

/// The beginning of a sealed file, and the key that it makes of a passphrase.
///
/// Numbers are little-endian. Format (docs/voice-archive.md): 8 bytes `VOICESEA`, the version in 4,
/// 4 of zero, operations in 8, memory in 8, the salt in 16, the check of the key in 16, the header of
/// libsodium's secretstream in 24.
struct SealedFileHeader {
  static let magic = Array("VOICESEA".utf8)
  static let version = 1
  static let byteCount = 88

  private static let saltByteCount = Int(crypto_pwhash_SALTBYTES)
  private static let checkByteCount = 16
  private static let keyByteCount = Int(crypto_secretstream_xchacha20poly1305_KEYBYTES)
  private static let streamByteCount = Int(crypto_secretstream_xchacha20poly1305_HEADERBYTES)

  let cost: KeyCost
  let salt: [UInt8]

  /// With a salt that nobody has used.
  init(cost: KeyCost) {
    self.cost = cost
    var salt = [UInt8](repeating: 0, count: Self.saltByteCount)
    randombytes_buf(&salt, salt.count)
    self.salt = salt
  }

  /// What a passphrase makes with the salt.
  struct Key {
    let bytes: [UInt8]
    /// Tells a wrong passphrase; says nothing about `bytes`.
    let check: [UInt8]
  }

  /// Makes the key; the corresponding C function is `crypto_pwhash` (Argon2id).
  func key(_ passphrase: String) throws(SealedFileError) -> Key {
    // The library must have looked at the processor first.
    guard sodium_init() >= 0 else { throw .noMemory(byteCount: cost.byteCount) }
    var output = [UInt8](repeating: 0, count: Self.keyByteCount + Self.checkByteCount)
    let text = Array(passphrase.utf8).map(CChar.init(bitPattern:))
    let result = crypto_pwhash(
      &output, UInt64(output.count), text, UInt64(text.count), salt, cost.operations,
      Int(cost.byteCount), crypto_pwhash_ALG_ARGON2ID13)
    guard result == 0 else { throw .noMemory(byteCount: cost.byteCount) }
    return Key(
      bytes: Array(output.prefix(Self.keyByteCount)),
      check: Array(output.dropFirst(Self.keyByteCount)))
  }

  /// The header's bytes.
  func bytes(check: [UInt8], stream: [UInt8]) -> [UInt8] {
    var bytes = Self.magic
    Self.append(UInt32(Self.version), to: &bytes)
    Self.append(UInt32(0), to: &bytes)
    Self.append(cost.operations, to: &bytes)
    Self.append(cost.byteCount, to: &bytes)
    return bytes + salt + check + stream
  }

  private static func append(_ value: some FixedWidthInteger, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
  }
}

// MARK: - Reading

extension SealedFileHeader {
  /// Reads a header.
  ///
  /// - Parameter bytes: As many as there are of `byteCount`.
  /// - Returns: It, the check of its key and the stream's header.
  static func parse(
    _ bytes: [UInt8]
  ) throws(SealedFileError) -> (header: SealedFileHeader, check: [UInt8], stream: [UInt8]) {
    guard bytes.starts(with: magic) else { throw .notSealed }
    guard bytes.count == byteCount else { throw .truncated }
    let found = Int(integer(bytes[8..<12]))
    guard found == version else { throw .newerVersion(found) }
    let cost = KeyCost(operations: integer(bytes[16..<24]), byteCount: integer(bytes[24..<32]))
    guard cost.isReasonable else {
      throw .unreasonableCost(operations: cost.operations, byteCount: cost.byteCount)
    }
    return (
      SealedFileHeader(cost: cost, salt: Array(bytes[32..<48])), Array(bytes[48..<64]),
      Array(bytes[64..<88])
    )
  }

  private init(cost: KeyCost, salt: [UInt8]) {
    self.cost = cost
    self.salt = salt
  }

  private static func integer(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
