internal import CSoundFile
internal import Posix

/// An open file of libsndfile's; closed when the handle goes.
///
/// The corresponding C functions are `sf_open_fd` and `sf_close`.
final class SoundFileHandle {
  /// What an open file is for.
  enum Mode {
    case reading
    case writing
  }

  /// The library.
  let functions: csoundfile_functions
  /// Not to be kept longer than the handle.
  let pointer: OpaquePointer
  /// What the library found in the file, or was given.
  let info: SF_INFO
  private var isOpen = true

  /// Opens the file behind a descriptor, which is the library's from then on.
  ///
  /// The library closes it where it cannot open the file, whether it is told to or not.
  ///
  /// - Parameter info: All zeroes for a file that is read and says itself what it is.
  init(
    _ descriptor: consuming Descriptor, _ mode: Mode, _ info: SF_INFO
  ) throws(SoundFileError) {
    guard let functions = SoundFileLibrary.functions else { throw .noLibrary }
    var info = info
    let number = Int32(mode == .reading ? SFM_READ : SFM_WRITE)
    let pointer = functions.open_fd(descriptor.release(), number, &info, Int32(SF_TRUE))
    guard let pointer else {
      throw .malformed(functions.reason(nil))
    }
    self.functions = functions
    self.pointer = pointer
    self.info = info
  }

  deinit {
    if isOpen { _ = functions.close(pointer) }
  }

  /// Writes what is still to be written, and closes; nothing may be called on the file after it.
  func close() throws(SoundFileError) {
    guard isOpen else { return }
    isOpen = false
    guard functions.close(pointer) == 0 else { throw .malformed(functions.reason(nil)) }
  }
}

extension csoundfile_functions {
  /// The library's words for what went wrong last.
  func reason(_ file: OpaquePointer?) -> String {
    strerror(file).map { String(cString: $0) } ?? "libsndfile says no reason"
  }
}
