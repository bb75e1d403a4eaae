internal import Posix

/// A data file's bytes, mapped or in memory.
struct DataFile: Sendable {
  private enum Storage: Sendable {
    case mapped(MappedFile)
    case memory([UInt8])
  }

  private let storage: Storage
  /// For error messages.
  let name: String

  init(path: String) throws(PronunciationError) {
    do {
      storage = .mapped(try MappedFile(path))
    } catch {
      throw .unreadable(error)
    }
    name = path
  }

  init(bytes: [UInt8], name: String) {
    storage = .memory(bytes)
    self.name = name
  }

  /// Hands the bytes to `body`.
  func withBytes<Result, Failure: Error>(
    _ body: (RawSpan) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    switch storage {
    case .mapped(let file): try body(file.bytes)
    // Safe: every bit pattern is a byte.
    case .memory(let bytes): try unsafe body(bytes.span.bytes)
    }
  }

  /// Makes sure that the file is of a kind and version, and as long as its header says.
  ///
  /// All kinds begin alike: eight bytes of magic, the version in two, and at byte 16 the file's
  /// length in four.
  func checkStart(
    magic: String, version: Int, headerByteCount: Int
  ) throws(PronunciationError) {
    try withBytes { (bytes) throws(PronunciationError) in
      let isMagic = magic.utf8.enumerated().allSatisfy { bytes.uint8(at: $0.offset) == $0.element }
      guard isMagic else { throw .wrongMagic(file: name) }
      let found = Int(bytes.uint16(at: 8))
      guard found == version else {
        throw .wrongVersion(file: name, version: found, supported: version)
      }
      let byteCount = Int(bytes.uint32(at: 16))
      guard byteCount == bytes.byteCount, byteCount >= headerByteCount else {
        throw .invalidHeader(file: name, field: "the file's length", value: byteCount)
      }
    }
  }
}
