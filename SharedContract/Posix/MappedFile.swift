internal import Glibc

/// A regular file's bytes, mapped read-only and shared with every other process that maps it.
///
/// Lives as long as the object. Safe from any thread, since nothing can change through it; a file
/// that another process shortens while it is mapped raises SIGBUS on access.
package final class MappedFile: Sendable {
  package let byteCount: Int
  private nonisolated(unsafe) let base: UnsafeMutableRawPointer?

  /// - Throws: `EINVAL` when the path is not a regular file.
  package convenience init(_ path: String) throws(PosixError) {
    // Non-blocking, so that a FIFO in place of the file does not hang the caller.
    let descriptor = try Descriptor(opening: path, .readOnly, options: .nonBlocking)
    try self.init(descriptor, path)
  }

  private init(_ descriptor: borrowing Descriptor, _ path: String) throws(PosixError) {
    let status = try FileStatus(of: descriptor)
    guard status.isRegularFile else { throw PosixError("mmap", path, number: .invalidArgument) }
    byteCount = Int(status.byteCount)
    guard byteCount > 0 else {
      base = nil
      return
    }
    let address = mmap(nil, byteCount, PROT_READ, MAP_SHARED, descriptor.rawValue, 0)
    guard address != MAP_FAILED else { throw PosixError("mmap", path) }
    base = address
  }

  deinit {
    if let base { munmap(base, byteCount) }
  }

  /// The file's bytes.
  package var bytes: RawSpan {
    @_lifetime(borrow self)
    get {
      let bytes = UnsafeRawBufferPointer(start: base, count: byteCount)
      return _overrideLifetime(RawSpan(_unsafeBytes: bytes), borrowing: self)
    }
  }
}
