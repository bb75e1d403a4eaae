internal import CSodium
package import Posix

/// SHA-256 of bytes that come in parts; the corresponding C functions are `crypto_hash_sha256_…`.
package struct SHA256 {
  private var state = crypto_hash_sha256_state()

  package init() { crypto_hash_sha256_init(&state) }

  package mutating func update(_ bytes: RawSpan) {
    bytes.withUnsafeBytes { buffer in
      guard let start = buffer.bindMemory(to: UInt8.self).baseAddress else { return }
      crypto_hash_sha256_update(&state, start, UInt64(buffer.count))
    }
  }

  /// The digest of what came so far, as 64 hexadecimal digits in lower case.
  package consuming func finalize() -> String {
    var digest = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
    crypto_hash_sha256_final(&state, &digest)
    return Hexadecimal.text(digest)
  }

  /// The digest of a text's UTF-8 bytes.
  package static func digest(of text: String) -> String {
    var hash = SHA256()
    let bytes = Array(text.utf8)
    hash.update(bytes.span.bytes)
    return hash.finalize()
  }

  /// The digest of a regular file that is no link, read in parts.
  ///
  /// - Throws: `EINVAL` when the path names something else, `ELOOP` when it is a link.
  package static func digest(ofFile path: String) throws(PosixError) -> String {
    // Non-blocking, so that a FIFO in place of the file does not hang the caller.
    let file = try Descriptor(opening: path, .readOnly, options: [.nonBlocking, .noFollow])
    guard try FileStatus(of: file).isRegularFile else {
      throw PosixError("open", path, number: .invalidArgument)
    }
    var hash = SHA256()
    var chunk = [UInt8](repeating: 0, count: 1 << 17)
    while true {
      var span = chunk.mutableSpan
      var buffer = span.mutableBytes
      let count = try file.read(into: &buffer)
      guard count > 0 else { return hash.finalize() }
      hash.update(chunk.span.bytes.extracting(first: count))
    }
  }
}
