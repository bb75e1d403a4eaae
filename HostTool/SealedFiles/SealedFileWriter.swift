internal import CSodium
package import Posix

/// Writes bytes so that only who knows a passphrase can read them, and nobody can change them.
///
/// The key is made with Argon2id, the parts are encrypted by libsodium's secretstream
/// (XChaCha20-Poly1305); the corresponding C functions are `crypto_secretstream_…_push`.
package struct SealedFileWriter: ~Copyable {
  /// Of every part but the last one, before it is encrypted.
  static let partByteCount = 1 << 16

  private let file: Descriptor
  private let header: [UInt8]
  private var state: crypto_secretstream_xchacha20poly1305_state
  private var part: [UInt8] = []

  /// Begins a file.
  ///
  /// - Parameter file: Open for writing, at its beginning.
  package init(
    _ file: consuming Descriptor, passphrase: String, cost: KeyCost = .usual
  ) throws(SealedFileError) {
    let header = SealedFileHeader(cost: cost)
    let key = try header.key(passphrase)
    var state = crypto_secretstream_xchacha20poly1305_state()
    var stream = [UInt8](
      repeating: 0, count: Int(crypto_secretstream_xchacha20poly1305_HEADERBYTES))
    crypto_secretstream_xchacha20poly1305_init_push(&state, &stream, key.bytes)
    let bytes = header.bytes(check: key.check, stream: stream)
    try Self.write(bytes, to: file)
    self.state = state
    self.header = bytes
    self.file = file
  }

  /// Appends bytes.
  package mutating func append(_ bytes: [UInt8]) throws(SealedFileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      // A full part waits for what follows it, since the last one is marked.
      if part.count == Self.partByteCount { try push(isLast: false) }
      let count = min(rest.count, Self.partByteCount - part.count)
      part += rest.prefix(count)
      rest = rest.dropFirst(count)
    }
  }

  /// Ends the file and closes it.
  package consuming func finish() throws(SealedFileError) {
    try push(isLast: true)
  }

  private mutating func push(isLast: Bool) throws(SealedFileError) {
    let overhead = Int(crypto_secretstream_xchacha20poly1305_ABYTES)
    var sealed = [UInt8](repeating: 0, count: part.count + overhead)
    let tag = isLast ? crypto_secretstream_xchacha20poly1305_tag_final() : 0
    // The header is authenticated with every part.
    crypto_secretstream_xchacha20poly1305_push(
      &state, &sealed, nil, part, UInt64(part.count), header, UInt64(header.count), tag)
    part.removeAll(keepingCapacity: true)
    try Self.write(sealed, to: file)
  }

  private static func write(
    _ bytes: [UInt8], to file: borrowing Descriptor
  ) throws(SealedFileError) {
    do throws(PosixError) {
      try file.writeAll(bytes)
    } catch {
      throw .system(error)
    }
  }
}
