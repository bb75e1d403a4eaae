import Glibc
import Posix

extension Descriptor {
  /// Where the next byte goes in a regular file whose earlier bytes can be written again, else nil.
  ///
  /// Nil too for a file that was opened for appending: there every write goes to the end. The
  /// corresponding C functions are `lseek` and `fcntl(F_GETFL)`.
  var rewritablePosition: Int? {
    guard let status = try? FileStatus(of: self), status.isRegularFile,
      fcntl(rawValue, F_GETFL) & O_APPEND == 0
    else { return nil }
    let position = lseek(rawValue, 0, SEEK_CUR)
    return position >= 0 ? position : nil
  }
}
