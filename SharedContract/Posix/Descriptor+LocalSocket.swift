internal import Glibc

extension Descriptor {
  /// Connects to a socket of this machine, without blocking then or later; see unix(7).
  ///
  /// - Parameter path: Where it is.
  /// - Throws: `ECONNREFUSED` and `ENOENT` when nobody listens, `EAGAIN` when
  ///   too many wait already, `ENAMETOOLONG` for a path of more than 107 bytes.
  package init(connectingToSocket path: String) throws(PosixError) {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let name = Array(path.utf8)
    let fits = withUnsafeMutableBytes(of: &address.sun_path) { field in
      guard name.count < field.count else { return false }
      field.copyBytes(from: name)
      return true
    }
    guard fits else { throw PosixError("connect", path, number: Errno(rawValue: ENAMETOOLONG)) }
    let type =
      Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
      | Int32(SOCK_NONBLOCK.rawValue)
    let socket = Descriptor(owning: try checked("socket", path) { Glibc.socket(AF_UNIX, type, 0) })
    let number = socket.rawValue
    _ = try withUnsafePointer(to: &address) { pointer throws(PosixError) in
      try pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic throws(PosixError) in
        try checked("connect", path) {
          connect(number, generic, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
    }
    self = socket
  }
}
