internal import CSodium
package import Posix

/// Reads what a `SealedFileWriter` has written.
package struct SealedFileReader: ~Copyable {
  private let file: Descriptor
  private let header: [UInt8]
  private var state: crypto_secretstream_xchacha20poly1305_state
  private var byteOffset = SealedFileHeader.byteCount
  private var part: ArraySlice<UInt8> = []
  private var isAtEnd = false

  /// Opens a file.
  ///
  /// - Parameter file: Open for reading, at its beginning.
  package init(_ file: consuming Descriptor, passphrase: String) throws(SealedFileError) {
    let header = try Self.read(SealedFileHeader.byteCount, from: file)
    let parsed = try SealedFileHeader.parse(header)
    let key = try parsed.header.key(passphrase)
    guard sodium_memcmp(key.check, parsed.check, key.check.count) == 0 else {
      throw .wrongPassphrase
    }
    var state = crypto_secretstream_xchacha20poly1305_state()
    guard
      crypto_secretstream_xchacha20poly1305_init_pull(&state, parsed.stream, key.bytes) == 0
    else { throw .altered(byteOffset: 0) }
    self.state = state
    self.header = header
    self.file = file
  }

  /// The next bytes; fewer only at the end, none behind it.
  ///
  /// Every byte that is returned was checked. That nothing is missing is known when the end has been
  /// read, so what is made of the bytes is not to be used before.
  package mutating func read(_ byteCount: Int) throws(SealedFileError) -> [UInt8] {
    var result: [UInt8] = []
    while result.count < byteCount {
      if part.isEmpty {
        guard !isAtEnd else { break }
        try pull()
        continue
      }
      let taken = part.prefix(byteCount - result.count)
      result += taken
      part = part.dropFirst(taken.count)
    }
    return result
  }

  private mutating func pull() throws(SealedFileError) {
    let overhead = Int(crypto_secretstream_xchacha20poly1305_ABYTES)
    let sealed = try Self.read(SealedFileWriter.partByteCount + overhead, from: file)
    guard sealed.count >= overhead else { throw .truncated }
    var opened = [UInt8](repeating: 0, count: sealed.count - overhead)
    var tag: UInt8 = 0
    let result = crypto_secretstream_xchacha20poly1305_pull(
      &state, &opened, nil, &tag, sealed, UInt64(sealed.count), header, UInt64(header.count))
    guard result == 0 else { throw .altered(byteOffset: byteOffset) }
    byteOffset += sealed.count
    isAtEnd = tag == crypto_secretstream_xchacha20poly1305_tag_final()
    part = opened[...]
    if isAtEnd, try !Self.read(1, from: file).isEmpty { throw .surplus(byteOffset: byteOffset) }
  }

  /// Reads as many bytes as there are of `byteCount`.
  private static func read(
    _ byteCount: Int, from file: borrowing Descriptor
  ) throws(SealedFileError) -> [UInt8] {
    var result: [UInt8] = []
    do throws(PosixError) {
      while result.count < byteCount {
        var chunk = [UInt8](repeating: 0, count: byteCount - result.count)
        let count = try file.read(into: &chunk)
        guard count > 0 else { break }
        result += chunk.prefix(count)
      }
    } catch {
      throw .system(error)
    }
    return result
  }
}
