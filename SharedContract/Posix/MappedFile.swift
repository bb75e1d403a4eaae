internal import CPosix
internal import Glibc

/// A regular file's bytes, mapped read-only and shared with every other process that maps it.
///
/// Lives as long as the object. Safe from any thread, since nothing can change through it. What
/// another process writes shows; a file that one shortens raises SIGBUS on access to what is missing,
/// or reads as zeros there after `surviveShortening`.
package final class MappedFile: Sendable {
  package let byteCount: Int
  private nonisolated(unsafe) let base: UnsafeMutableRawPointer?
  private nonisolated(unsafe) let guardian: OpaquePointer?

  /// - Parameter followsLinks: Whether the path may be a symbolic link.
  /// - Throws: `EINVAL` when the path is not a regular file, `ELOOP` when it is a link and may not be.
  package convenience init(_ path: String, followsLinks: Bool = true) throws(PosixError) {
    // Non-blocking, so that a FIFO in place of the file does not hang the caller.
    let options: Descriptor.Options = followsLinks ? .nonBlocking : [.nonBlocking, .noFollow]
    let descriptor = try Descriptor(opening: path, .readOnly, options: options)
    try self.init(descriptor, path)
  }

  private init(_ descriptor: borrowing Descriptor, _ path: String) throws(PosixError) {
    let status = try FileStatus(of: descriptor)
    guard status.isRegularFile else { throw PosixError("mmap", path, number: .invalidArgument) }
    byteCount = Int(status.byteCount)
    guard byteCount > 0 else {
      base = nil
      guardian = nil
      return
    }
    let address = mmap(nil, byteCount, PROT_READ, MAP_SHARED, descriptor.rawValue, 0)
    guard address != MAP_FAILED else { throw PosixError("mmap", path) }
    base = address
    guardian = cposix_guard(address, byteCount, path)
  }

  deinit {
    cposix_unguard(guardian)
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

// MARK: - Files that are shortened

extension MappedFile {
  /// Has what is missing of shortened files read as zeros, in the whole process, instead of ending it.
  ///
  /// For a program that must outlive its files, first thing in `main`; it looks at `damageCount` after
  /// each piece of work on them.
  package static func surviveShortening() throws(PosixError) {
    try checked("sigaction") { cposix_survive_shortening() }
  }

  /// How many times a file has been found shortened so far. Any thread.
  package static var damageCount: Int { cposix_damage_count() }

  /// The file that was found so last; nil before the first. Any thread.
  package static var lastDamagedPath: String? {
    cposix_last_damaged_path().map { String(cString: $0) }
  }
}
